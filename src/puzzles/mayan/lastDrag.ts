import { changeBy } from './bound.ts';
import { colourAt, dragPacked, isCleared, mostColours, settlePacked } from './packed.ts';
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
	readonly #columns = new Int32Array(columnCount);
	readonly #spreads = new Int32Array(mostColours + 1);

	/**
	 * Finds the first drag, in the judge's order, that empties a settled position, given the sum of its detours and the
	 * shifts of each colour; whether there is one.
	 */
	find(columns: Int32Array, shifts: Int32Array, detour: number): boolean {
		if (detour > 2) return false;
		if (detour > 0 && !this.#endsNearer(columns, shifts, detour)) return false;
		for (let x = 0; x < columnCount; x++) {
			for (let row = 0; (columns[x] as number) >>> (4 * row) !== 0; row++) {
				if (x < pairs && this.#ends(columns, shifts, detour, x, x + 1, row)) return true;
				if (x === 0 || colourAt(columns[x - 1] as number, row) !== 0) continue;
				if (this.#ends(columns, shifts, detour, x, x - 1, row)) return true;
			}
		}
		return false;
	}

	/** Whether the position is emptied by a drag that brings a block of the first colour with a detour nearer. */
	#endsNearer(columns: Int32Array, shifts: Int32Array, detour: number): boolean {
		let colour = 1;
		while (((shifts[colour] as number) & 0xff) === 0) colour++;
		const steps = shifts[colour] as number;
		for (let step = 0; step < 2 * pairs; step++) {
			if ((steps & (1 << step)) === 0) continue;
			const from = step < pairs ? step : step - pairs + 1;
			const to = step < pairs ? step + 1 : step - pairs;
			let source = columns[from] as number;
			for (let row = 0; source !== 0; row++, source >>>= 4) {
				if ((source & 15) === colour && this.#ends(columns, shifts, detour, from, to, row)) return true;
			}
		}
		return false;
	}

	/** Whether a certain drag empties the position. */
	#ends(
		columns: Int32Array,
		shifts: Int32Array,
		detour: number,
		from: number,
		to: number,
		row: number,
	): boolean {
		const moved = colourAt(columns[from] as number, row);
		const other = colourAt(columns[to] as number, row);
		if (moved === other || detour + changeBy(shifts, from, to, moved, other) > 0) return false;
		const clears =
			other === 0 ||
			completesLine(columns, from, to, row, moved) ||
			completesLine(columns, to, from, row, other);
		if (!clears) return false;
		this.looked++;
		const after = this.#columns;
		for (let x = 0; x < columnCount; x++) after[x] = columns[x] as number;
		dragPacked(after, from, to, row, moved, other);
		settlePacked(after, this.#spreads);
		if (!isCleared(after)) return false;
		this.drag = { x: from, y: row, g: to > from ? 1 : -1 };
		return true;
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
