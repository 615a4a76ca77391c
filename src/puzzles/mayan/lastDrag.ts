import { changeBy, nearer } from './bound.ts';
import {
	Drags,
	dragToLeft,
	dragToRight,
	firstOf,
	rowOf,
	sourceOf,
	stepOf,
	targetOf,
	written,
} from './drags.ts';
import { colourAt, dragPacked, equalRows, everyRow, isCleared, mostColours, settlePacked } from './packed.ts';
import { columnCount, type Drag } from './rules.ts';

const pairs = columnCount - 1;

/**
 * Looks for the drag that empties a position at once. It must clear something and undo all detours, so most positions
 * are refuted without making one.
 */
export class LastDrag {
	/** Drags made so far. */
	looked = 0;
	/** The one that was found last. */
	drag: Drag | undefined;
	readonly #drags = new Drags();
	/** The drags that do, in masks. */
	#right = 0;
	#left = 0;
	readonly #columns = new Int32Array(columnCount);
	readonly #spreads = new Int32Array(mostColours + 1);

	/**
	 * Finds the first drag, in the judge's order, that empties a settled position, given the sum of its detours and
	 * what steps change in that of each colour; whether there is one.
	 */
	find(columns: Int32Array, changes: Int32Array, detour: number): boolean {
		if (detour > 2) return false;
		this.#right = 0;
		this.#left = 0;
		if (detour === 0) this.#tryLoud(columns, changes);
		else this.#tryNearer(columns, changes, detour);
		if ((this.#right | this.#left) === 0) return false;
		this.drag = written(firstOf(this.#right, this.#left));
		return true;
	}

	/** Tries the drags that may clear something, where no detour is left. */
	#tryLoud(columns: Int32Array, changes: Int32Array): void {
		const drags = this.#drags;
		drags.find(columns);
		for (let open = drags.loud | (drags.right & ~drags.exchanges); open !== 0; open &= open - 1) {
			const bit = open & -open;
			if (this.#ends(columns, changes, dragToRight(bit))) this.#right |= bit;
		}
		for (let open = drags.left; open !== 0; open &= open - 1) {
			const bit = open & -open;
			if (this.#ends(columns, changes, dragToLeft(bit))) this.#left |= bit;
		}
	}

	#ends(columns: Int32Array, changes: Int32Array, drag: number): boolean {
		const from = sourceOf(drag);
		const to = targetOf(drag);
		const row = rowOf(drag);
		const moved = colourAt(columns[from] as number, row);
		const other = colourAt(columns[to] as number, row);
		if (changeBy(changes, stepOf(drag), moved, other) > 0) return false;
		return this.#empties(columns, from, to, row, moved, other);
	}

	/** Tries the drags that bring a block of the first colour with a detour nearer: one of them it must be. */
	#tryNearer(columns: Int32Array, changes: Int32Array, detour: number): void {
		let colour = 1;
		while (nearer(changes[colour] as number) === 0) colour++;
		for (let steps = nearer(changes[colour] as number); steps !== 0; steps &= steps - 1) {
			const step = (31 - Math.clz32(steps & -steps)) >> 2;
			const pair = step & 3;
			const from = step < pairs ? pair : pair + 1;
			const to = step < pairs ? pair + 1 : pair;
			const target = columns[to] as number;
			for (let rows = equalRows(columns[from] as number, colour * everyRow, everyRow); rows !== 0; ) {
				const bit = rows & -rows;
				const row = (31 - Math.clz32(bit)) >> 2;
				const other = colourAt(target, row);
				rows ^= bit;
				if (other === colour || detour + changeBy(changes, step, colour, other) > 0) continue;
				const clears =
					other === 0 ||
					completesLine(columns, from, to, row, colour) ||
					completesLine(columns, to, from, row, other);
				if (!clears || !this.#empties(columns, from, to, row, colour, other)) continue;
				if (step < pairs || other !== 0) this.#right |= bit << pair;
				else this.#left |= bit << pair;
			}
		}
	}

	/** Whether a certain drag empties the position. */
	#empties(
		columns: Int32Array,
		from: number,
		to: number,
		row: number,
		moved: number,
		other: number,
	): boolean {
		this.looked++;
		const source = columns[from] as number;
		const target = columns[to] as number;
		dragPacked(columns, from, to, row, moved, other);
		const cleared = settlePacked(columns, this.#columns, this.#spreads);
		columns[from] = source;
		columns[to] = target;
		return cleared && isCleared(this.#columns);
	}
}

/** Whether a block of this colour, dragged from one column to another one, completes a line there at its height. */
function completesLine(columns: Int32Array, from: number, to: number, row: number, colour: number): boolean {
	const column = columns[to] as number;
	const shift = 4 * row;
	const above = (column >>> (shift + 4)) & 0xff;
	const below = row === 0 ? 0 : row === 1 ? (column << 4) & 0xff : (column >>> (shift - 8)) & 0xff;
	const two = colour | (colour << 4);
	if (above === two || below === two || ((above & 15) === colour && below >>> 4 === colour)) return true;
	const beyond = 2 * to - from;
	const last = beyond + to - from;
	if (last < 0 || last >= columnCount) return false;
	return (
		colourAt(columns[beyond] as number, row) === colour && colourAt(columns[last] as number, row) === colour
	);
}
