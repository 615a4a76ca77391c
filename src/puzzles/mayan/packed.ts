import { type Columns, columnCount, columnHeight, lineLength } from './rules.ts';

/**
 * A position for the solver: one whole number of 28 bits per column, four bits per block from the bottom up, 0 where
 * there is none. Colours are renumbered 1, 2, 3… in their order, so that they fit: a board that can be cleared has at
 * most eleven, because each needs a line of three.
 *
 * Whole columns are compared at once. A *row mask* has the lowest of a block's four bits set for each row it names.
 */
export const mostColours = Math.floor((columnCount * columnHeight) / lineLength);

/** The row mask of all rows. */
export const everyRow = 0x1111111;

/** The packed columns of a board with at most `mostColours` colours. */
export function pack(columns: Columns): Int32Array {
	const colours = [...new Set(columns.flat())].sort((one, other) => one - other);
	return Int32Array.from(columns, (column) =>
		column.reduce((packed, colour, y) => packed | ((colours.indexOf(colour) + 1) << (4 * y)), 0),
	);
}

/** The colour in a row of a packed column, 0 where there is no block. */
export function colourAt(column: number, row: number): number {
	return (column >>> (4 * row)) & 15;
}

/** The highest packed colour, which is how many there are. */
export function colourCount(columns: Int32Array): number {
	let most = 0;
	for (let column of columns) for (; column !== 0; column >>>= 4) most = Math.max(most, column & 15);
	return most;
}

export function isCleared(columns: Int32Array): boolean {
	for (let x = 0; x < columnCount; x++) if (columns[x] !== 0) return false;
	return true;
}

/** Four times the number of blocks in a packed column: where the bits of the next one go. */
export function topOf(column: number): number {
	return (35 - Math.clz32(column)) & ~3;
}

/** The rows of a packed column that hold a block. */
export function filledRows(column: number): number {
	return gathered(column) & everyRow;
}

/** The rows in which two columns hold equal blocks, of the rows that one of them fills. */
export function equalRows(one: number, other: number, filled: number): number {
	return ~gathered(one ^ other) & filled;
}

/** The lowest bit of four is set where any of them is; the other bits mean nothing. */
function gathered(bits: number): number {
	const twos = bits | (bits >>> 2);
	return twos | (twos >>> 1);
}

/** The column without the blocks of these rows; what stood above has fallen. */
export function withoutRows(column: number, rows: number): number {
	let left = column;
	for (let mask = rows; mask !== 0; ) {
		const lowest = mask & -mask;
		const below = lowest - 1;
		left = (left & below) | ((left >>> 4) & ~below);
		mask = (mask ^ lowest) >>> 4;
	}
	return left;
}

/**
 * Drags a block of colour `moved` from a row of one column into the next one, and brings back the `other` block there;
 * where there is none (0), what stood above falls, and so does the block. Clears nothing.
 */
export function dragPacked(
	columns: Int32Array,
	from: number,
	to: number,
	row: number,
	moved: number,
	other: number,
): void {
	const source = columns[from] as number;
	const target = columns[to] as number;
	if (other === 0) {
		columns[from] = withoutRows(source, 1 << (4 * row));
		columns[to] = target | (moved << topOf(target));
	} else {
		const change = (moved ^ other) << (4 * row);
		columns[from] = source ^ change;
		columns[to] = target ^ change;
	}
}

/** The lowest rows of the upright lines of a column: of each three rows in line, the lowest one. */
function uprightLines(column: number, filled: number): number {
	const pairs = equalRows(column, column >>> 4, filled);
	return pairs & (pairs >>> 4);
}

/** The rows in which a block of either column completes an upright line when the two of that row change places. */
export function completedRows(one: number, other: number, inOne: number, inOther: number): number {
	// Row y of the mask: the block in row y equals the one that stands one or two rows higher in the other column.
	const oneUp = equalRows(one, other >>> 4, inOne);
	const twoUp = equalRows(one, other >>> 8, inOne);
	const otherOneUp = equalRows(other, one >>> 4, inOther);
	const otherTwoUp = equalRows(other, one >>> 8, inOther);
	const oneDown = otherOneUp << 4;
	const otherOneDown = oneUp << 4;
	return (
		(oneUp & (twoUp | oneDown)) |
		(oneDown & (otherTwoUp << 8)) |
		(otherOneUp & (otherTwoUp | otherOneDown)) |
		(otherOneDown & (twoUp << 8))
	);
}

/**
 * Clears and falls in turn until nothing changes, and takes what is cleared out of the spreads of its colours; whether
 * anything was cleared. Only then are the columns that are left written, `into` the same array or another one.
 */
export function settlePacked(columns: Int32Array, into: Int32Array, spreads: Int32Array): boolean {
	let a = columns[0] as number;
	let b = columns[1] as number;
	let c = columns[2] as number;
	let d = columns[3] as number;
	let e = columns[4] as number;
	for (let cleared = false; ; cleared = true) {
		const filledB = filledRows(b);
		const filledC = filledRows(c);
		const filledD = filledRows(d);
		const ab = a ^ b;
		const bc = b ^ c;
		const cd = c ^ d;
		const de = d ^ e;
		const left = ~gathered(ab | bc) & filledB;
		const middle = ~gathered(bc | cd) & filledC;
		const right = ~gathered(cd | de) & filledD;
		const upA = uprightLines(a, filledRows(a));
		const upB = uprightLines(b, filledB);
		const upC = uprightLines(c, filledC);
		const upD = uprightLines(d, filledD);
		const upE = uprightLines(e, filledRows(e));
		if ((left | middle | right | upA | upB | upC | upD | upE) === 0) {
			if (!cleared) return false;
			into[0] = a;
			into[1] = b;
			into[2] = c;
			into[3] = d;
			into[4] = e;
			return true;
		}
		const fromA = ofLines(upA) | left;
		const fromB = ofLines(upB) | left | middle;
		const fromC = ofLines(upC) | left | middle | right;
		const fromD = ofLines(upD) | middle | right;
		const fromE = ofLines(upE) | right;
		if (fromA !== 0) a = clearRows(a, fromA, spreads, 0);
		if (fromB !== 0) b = clearRows(b, fromB, spreads, 1);
		if (fromC !== 0) c = clearRows(c, fromC, spreads, 2);
		if (fromD !== 0) d = clearRows(d, fromD, spreads, 3);
		if (fromE !== 0) e = clearRows(e, fromE, spreads, 4);
	}
}

/** All rows of upright lines, given the lowest ones. */
function ofLines(lowest: number): number {
	return lowest | (lowest << 4) | (lowest << 8);
}

/** Column `x` without the blocks of these rows, one at least; what stood above has fallen. */
function clearRows(column: number, rows: number, spreads: Int32Array, x: number): number {
	let left = column;
	for (let mask = rows; mask !== 0; ) {
		const lowest = mask & -mask;
		const below = lowest - 1;
		const colour = (left >>> (31 - Math.clz32(lowest))) & 15;
		spreads[colour] = (spreads[colour] as number) - (1 << (3 * x));
		left = (left & below) | ((left >>> 4) & ~below);
		mask = (mask ^ lowest) >>> 4;
	}
	return left;
}
