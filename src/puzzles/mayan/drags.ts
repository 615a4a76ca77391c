import { completedRows, equalRows, everyRow, filledRows } from './packed.ts';
import { columnCount, type Drag } from './rules.ts';

/*
 * Drags are kept in masks of 28 bits, bit 4y + i for row y of the neighbouring columns i and i + 1: one mask for drags
 * to the right, out of column i, and one for drags to the left, out of column i + 1, onto an empty cell. A drag to the
 * left onto a block is the same exchange as one to the right, which comes first.
 *
 * One drag alone is the number of its bit, with 32 more for a drag to the left.
 */
const pairs = columnCount - 1;
const toTheLeft = 32;

/** The drag to the right with this bit. */
export function dragToRight(bit: number): number {
	return 31 - Math.clz32(bit);
}

export function dragToLeft(bit: number): number {
	return toTheLeft | (31 - Math.clz32(bit));
}

/** The bit of a drag in the mask of drags to the right; 0 for one to the left. */
export function rightBit(drag: number): number {
	return drag < toTheLeft ? 1 << drag : 0;
}

export function leftBit(drag: number): number {
	return drag < toTheLeft ? 0 : 1 << (drag - toTheLeft);
}

/** The step of `bound.ts` that a drag takes its block. */
export function stepOf(drag: number): number {
	return (drag & 3) | ((drag & toTheLeft) >> 3);
}

/** The column that a drag takes its block out of. */
export function sourceOf(drag: number): number {
	return (drag & 3) + (drag >> 5);
}

/** The column that a drag takes its block into. */
export function targetOf(drag: number): number {
	return (drag & 3) + 1 - (drag >> 5);
}

export function rowOf(drag: number): number {
	return (drag >> 2) & 7;
}

/** A drag as the judge writes it. */
export function written(drag: number): Drag {
	return { x: sourceOf(drag), y: rowOf(drag), g: drag < toTheLeft ? 1 : -1 };
}

/** The drags of a settled position: what `find` finds. */
export class Drags {
	right = 0;
	left = 0;
	/** The drags to the right that are exchanges; of these, the ones of equal blocks, and those that complete a line. */
	exchanges = 0;
	equal = 0;
	loud = 0;

	find(columns: Int32Array): void {
		let right = 0;
		let left = 0;
		let exchanges = 0;
		let equal = 0;
		let lines = 0;
		let one = columns[0] as number;
		let inOne = filledRows(one);
		for (let pair = 0; pair < pairs; pair++) {
			const other = columns[pair + 1] as number;
			const inOther = filledRows(other);
			right |= inOne << pair;
			left |= (inOther & ~inOne) << pair;
			exchanges |= (inOne & inOther) << pair;
			equal |= equalRows(one, other, inOne) << pair;
			lines |= completedRows(one, other, inOne, inOther) << pair;
			one = other;
			inOne = inOther;
		}
		// A block that goes one column aside completes a flat line with the two beyond it.
		const a = columns[0] as number;
		const b = columns[1] as number;
		const d = columns[3] as number;
		const e = columns[4] as number;
		const ad = equalRows(a, d, everyRow);
		const be = equalRows(b, e, everyRow);
		const bd = equalRows(b, d, everyRow);
		lines |= equalRows(a, columns[2] as number, everyRow) & ad;
		lines |= (bd & be) << 1;
		lines |= (bd & ad) << 2;
		lines |= (equalRows(columns[2] as number, e, everyRow) & be) << 3;
		this.right = right;
		this.left = left;
		this.exchanges = exchanges;
		this.equal = equal;
		this.loud = lines & exchanges & ~equal;
	}
}

/** Of these drags, the one that comes first by column, then row, then right before left. There must be one. */
export function firstOf(right: number, left: number): number {
	for (let x = 0; ; x++) {
		const toRight = x === pairs ? 0 : lowest(right & (everyRow << x));
		const toLeft = x === 0 ? 0 : lowest(left & (everyRow << (x - 1)));
		if (toRight !== 0 && (toLeft === 0 || toRight <= toLeft << 1)) return dragToRight(toRight);
		if (toLeft !== 0) return dragToLeft(toLeft);
	}
}

function lowest(drags: number): number {
	return drags & -drags;
}
