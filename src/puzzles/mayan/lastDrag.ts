import { changeBy } from './bound.ts';
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
import { NearerDrags } from './nearerDrags.ts';
import { colourAt, dragPacked, isCleared, mostColours, settlePacked } from './packed.ts';
import { columnCount, type Drag } from './rules.ts';

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
	readonly #nearer = new NearerDrags();
	readonly #columns = new Int32Array(columnCount);
	readonly #spreads = new Int32Array(mostColours + 1);

	/**
	 * Finds the first drag, in the judge's order, that empties a settled position, given the sum of its detours and
	 * what steps change in that of each colour; whether there is one.
	 */
	find(columns: Int32Array, changes: Int32Array, colours: number, detour: number): boolean {
		let openRight = 0;
		let openLeft = 0;
		if (detour > 0) {
			const nearer = this.#nearer;
			if (!nearer.find(columns, changes, colours, 2 - detour)) return false;
			openRight = nearer.right;
			openLeft = nearer.left;
		} else {
			const drags = this.#drags;
			drags.find(columns);
			openRight = drags.loud | (drags.right & ~drags.exchanges);
			openLeft = drags.left;
		}
		let right = 0;
		let left = 0;
		for (; openRight !== 0; openRight &= openRight - 1) {
			const bit = openRight & -openRight;
			if (this.#ends(columns, changes, detour, dragToRight(bit))) right |= bit;
		}
		for (; openLeft !== 0; openLeft &= openLeft - 1) {
			const bit = openLeft & -openLeft;
			if (this.#ends(columns, changes, detour, dragToLeft(bit))) left |= bit;
		}
		if ((right | left) === 0) return false;
		this.drag = written(firstOf(right, left));
		return true;
	}

	/** Whether a certain drag empties the position. */
	#ends(columns: Int32Array, changes: Int32Array, detour: number, drag: number): boolean {
		const row = rowOf(drag);
		const moved = colourAt(columns[sourceOf(drag)] as number, row);
		const other = colourAt(columns[targetOf(drag)] as number, row);
		if (moved === other || detour + changeBy(changes, stepOf(drag), moved, other) > 0) return false;
		const clears =
			other === 0 ||
			completesLine(columns, sourceOf(drag), targetOf(drag), row, moved) ||
			completesLine(columns, targetOf(drag), sourceOf(drag), row, other);
		if (!clears) return false;
		this.looked++;
		const from = sourceOf(drag);
		const to = targetOf(drag);
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
