import { completedRows, equalRows, everyRow, filledRows, mostColours } from './packed.ts';
import { columnCount, columnHeight, type Drag } from './rules.ts';

/*
 * Drags are kept in masks of 28 bits, bit 4y + i for row y of the neighbouring columns i and i + 1: one mask for drags
 * to the right, out of column i, and one for drags to the left, out of column i + 1, onto an empty cell. A drag to the
 * left onto a block is the same exchange as one to the right, which comes first.
 */
const pairs = columnCount - 1;
export const everyDrag = (1 << (pairs * columnHeight)) - 1;
/** By columns i and i + 1: the drags that touch neither of them. */
const apart = Int32Array.from({ length: pairs }, (_, pair) =>
	[0, 1, 2, 3].reduce(
		(drags, other) => (Math.abs(other - pair) >= 2 ? drags | (everyRow << other) : drags),
		0,
	),
);

/** A settled position in the midst of a search, and which of its drags are still open. */
export class Level {
	readonly columns = new Int32Array(columnCount);
	/** By packed colour, its spread; 0 for colour 0, which is none. */
	readonly spreads = new Int32Array(mostColours + 1);
	/** By packed colour, what steps do to its spread. */
	readonly shifts = new Int32Array(mostColours + 1);
	/** The sum of the detours of all colours. */
	detour = 0;

	/** The drags to the right that are exchanges; of these, the ones of equal blocks, and those that complete a line. */
	exchanges = 0;
	equal = 0;
	loud = 0;

	/** The drags that are still to be tried. */
	right = 0;
	left = 0;
	/** The drags that are known to fail before any is tried. */
	restRight = 0;
	restLeft = 0;
	/** The drags that fail and clear nothing. */
	failedRight = 0;
	failedLeft = 0;

	/** The drag that was taken last, by its row, its columns and its bit, and whether it clears nothing. */
	row = 0;
	from = 0;
	to = 0;
	bit = 0;
	quiet = true;

	/** Finds all drags and opens those that do not rest. Of the exchanges of equal blocks one is enough. */
	findDrags(): void {
		const { columns, restRight } = this;
		const a = columns[0] as number;
		const b = columns[1] as number;
		const c = columns[2] as number;
		const d = columns[3] as number;
		const e = columns[4] as number;
		const inA = filledRows(a);
		const inB = filledRows(b);
		const inC = filledRows(c);
		const inD = filledRows(d);
		const inE = filledRows(e);
		const right = byPair(inA, inB, inC, inD);
		const left = byPair(inB & ~inA, inC & ~inB, inD & ~inC, inE & ~inD);
		const exchanges = byPair(inA & inB, inB & inC, inC & inD, inD & inE);
		const equal = byPair(
			equalRows(a, b, inA),
			equalRows(b, c, inB),
			equalRows(c, d, inC),
			equalRows(d, e, inD),
		);
		// A block that goes one column aside completes an upright line there, or a flat one with the two beyond it.
		const ad = equalRows(a, d, inA);
		const be = equalRows(b, e, inB);
		const bd = equalRows(b, d, inB);
		const lines = byPair(
			completedRows(a, b, inA, inB) | (equalRows(a, c, inA) & ad),
			completedRows(b, c, inB, inC) | (bd & be),
			completedRows(c, d, inC, inD) | (bd & ad),
			completedRows(d, e, inD, inE) | (equalRows(c, e, inC) & be),
		);
		this.exchanges = exchanges;
		this.equal = equal;
		this.loud = lines & exchanges & ~equal;

		const equalRests = (equal & restRight) !== 0;
		const oneEqual = equalRests ? 0 : firstOf(equal);
		this.right = right & ~restRight & (~equal | oneEqual);
		this.left = left & ~this.restLeft;
		// A drop that rests may clear something by now; of an exchange that is known.
		this.failedRight = (restRight & exchanges & ~this.loud) | (equalRests ? equal : 0);
		this.failedLeft = 0;
		this.from = 0;
	}

	/** Takes the open drag that comes first: by column, then row, then right before left. There must be one. */
	takeDrag(): void {
		for (let x = this.from; ; x++) {
			const right = x === pairs ? 0 : this.right & (everyRow << x);
			const left = x === 0 ? 0 : this.left & (everyRow << (x - 1));
			if ((right | left) === 0) continue;
			const toRight = right & -right;
			const toLeft = left & -left;
			this.from = x;
			if (toLeft === 0 || (toRight !== 0 && toRight <= toLeft << 1)) {
				this.to = x + 1;
				this.bit = toRight;
				this.right ^= toRight;
			} else {
				this.to = x - 1;
				this.bit = toLeft;
				this.left ^= toLeft;
			}
			this.row = (31 - Math.clz32(this.bit)) >> 2;
			return;
		}
	}

	/** Notes that the drag that was taken fails. */
	giveUp(): void {
		if (!this.quiet) return;
		if (this.from > this.to) this.failedLeft |= this.bit;
		else if ((this.equal & this.bit) !== 0) this.failedRight |= this.equal;
		else this.failedRight |= this.bit;
	}

	/** Lets the drags that fail from here rest in the position after the quiet drag that was taken, if apart from it. */
	restAfter(next: Level): void {
		const away = apart[Math.min(this.from, this.to)] as number;
		const isExchange = this.from < this.to && (this.exchanges & this.bit) !== 0;
		const inOtherRows = isExchange ? this.exchanges & ~(0xf << (4 * this.row)) : 0;
		next.restRight = this.failedRight & (away | inOtherRows);
		next.restLeft = this.failedLeft & away;
	}

	/** The drag that was taken, as the judge writes it. */
	get drag(): Drag {
		return { x: this.from, y: this.row, g: this.to > this.from ? 1 : -1 };
	}
}

/** The first drag of a mask, in the order in which drags to the right are tried. */
function firstOf(drags: number): number {
	for (let pair = 0; pair < pairs; pair++) {
		const rows = drags & (everyRow << pair);
		if (rows !== 0) return rows & -rows;
	}
	return 0;
}

/** Masks of the rows of columns i and i + 1, for each i, as one mask of drags. */
function byPair(first: number, second: number, third: number, fourth: number): number {
	return first | (second << 1) | (third << 2) | (fourth << 3);
}
