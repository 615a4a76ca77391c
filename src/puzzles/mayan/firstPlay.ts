import { detours, opposite, spreadUnits } from './bound.ts';
import type { Memo } from './memo.ts';
import {
	colourAt,
	colourCount,
	completedRows,
	dragPacked,
	equalRows,
	everyRow,
	filledRows,
	isCleared,
	mostColours,
	settlePacked,
} from './packed.ts';
import { columnCount, columnHeight, type Drag } from './rules.ts';

/** Steps between two pauses. */
const slice = 250;

/*
 * Drags are kept in masks of 28 bits, bit 4y + i for row y of the neighbouring columns i and i + 1: one mask for drags
 * to the right, out of column i, and one for drags to the left, out of column i + 1, onto an empty cell.
 */
const pairs = columnCount - 1;
const everyDrag = (1 << (pairs * columnHeight)) - 1;
/** By columns i and i + 1: the drags that touch neither of them. */
const apart = Int32Array.from({ length: pairs }, (_, pair) =>
	[0, 1, 2, 3].reduce(
		(drags, other) => (Math.abs(other - pair) >= 2 ? drags | (everyRow << other) : drags),
		0,
	),
);

/** A position on the way, and which of its drags are open. */
class Level {
	readonly columns = new Int32Array(columnCount);
	/** By packed colour, its spread; colour 0 is none. */
	readonly spreads = new Int32Array(mostColours + 1);
	/** The sum of the detours of all colours. */
	detour = 0;

	/** The drags that are exchanges, and of these the ones of equal blocks, and those that complete a line. */
	exchanges = 0;
	equal = 0;
	loud = 0;

	/** The drags still to be tried. */
	right = 0;
	left = 0;
	/** The drags that are known to fail from here before any is tried. */
	restRight = 0;
	restLeft = 0;
	/** The drags that clear nothing and failed from here. */
	failedRight = 0;
	failedLeft = 0;

	/** The drag that was taken last, by its row, its columns and its bit, and whether it clears nothing. */
	row = 0;
	from = 0;
	to = 0;
	bit = 0;
	quiet = true;
}

/**
 * Looks for the first play, in the judge's order, that empties a position with an exact number of drags.
 *
 * Depth first in that order. What it leaves out, and why nothing is lost:
 *
 * - *Known to fail*: a position with so many drags left that is in the memo.
 * - *The bounds* of `bound.ts`, on each position and, before a line is even looked for, on each drag.
 * - *A drag to the left onto a block*: the same exchange as a drag to the right comes first.
 * - *All exchanges of equal blocks but the first*: each of them leaves the position as it is, with one drag less.
 * - *The last drag* must clear something, so it is one that completes a line. For exchanges this is seen for whole
 *   columns at once.
 * - *Resting drags.* Call a drag quiet if it clears nothing. Let s and d be quiet and touch different blocks, so that
 *   s then d leads where d then s leads (two exchanges without a common cell, or two drags without a common column).
 *   If s was tried from here before d and failed, then s after d fails too, because d after s was part of trying s.
 *   So s rests after d, and goes on resting while the drags that follow are quiet and apart from it. A resting drag
 *   is known to fail, however the position was reached; so what is remembered as failed has failed for all its drags.
 */
export class FirstPlay {
	/** Positions looked at so far. */
	looked = 0;
	readonly #memo: Memo;
	readonly #detours = detours();
	/** The position after 0, 1, 2… drags. */
	readonly #levels: Level[] = [];
	/** Where the last drag is tried out. */
	readonly #trial = new Level();
	#n = 0;
	#colours = 0;
	#depth = 0;

	constructor(memo: Memo) {
		this.#memo = memo;
	}

	/** The first drag of the plays that are being tried; all plays with an earlier one fail. */
	get trying(): Drag | undefined {
		const root = this.#levels[0];
		return root && root.bit !== 0 ? dragOf(root) : undefined;
	}

	/** The first play of exactly `n` drags, at least one, from settled and packed columns; none where all fail. */
	*search(columns: Int32Array, n: number): Generator<void, Drag[] | undefined, void> {
		while (this.#levels.length < n) this.#levels.push(new Level());
		this.#n = n;
		this.#depth = 0;
		this.#colours = colourCount(columns);
		const root = this.#level(0);
		root.columns.set(columns);
		root.bit = 0;
		root.restRight = 0;
		root.restLeft = 0;
		this.#countSpreads(root);
		this.looked++;
		if (!this.#open(root, n)) return undefined;
		for (;;) {
			const found = this.#advance(slice);
			if (found !== undefined) return found ? this.#play() : undefined;
			if (this.#memo.crowded) yield* this.#memo.grow();
			yield;
		}
	}

	/** Whether a play is found, after so many steps; undefined while that is open. */
	#advance(steps: number): boolean | undefined {
		for (let step = 0; step < steps; step++) {
			const level = this.#level(this.#depth);
			const left = this.#n - this.#depth;
			if (left === 1) {
				if (this.#findLast(level)) return true;
			} else if ((level.right | level.left) !== 0) {
				takeDrag(level);
				const next = this.#level(this.#depth + 1);
				if (this.#drag(level, next, left - 1)) this.#depth++;
				else giveUp(level);
				continue;
			} else {
				this.#memo.add(level.columns, 0, left);
			}
			if (this.#depth === 0) return false;
			this.#depth--;
			giveUp(this.#level(this.#depth));
		}
		return undefined;
	}

	/** Makes the drag that was taken; whether the position after it, with `left` drags left, may be emptied. */
	#drag(level: Level, next: Level, left: number): boolean {
		const { from, to, row, bit } = level;
		const moved = colourAt(level.columns[from] as number, row);
		const other = colourAt(level.columns[to] as number, row);
		const detour = level.detour + this.#change(level, moved, other);
		level.quiet = other !== 0 && (level.loud & bit) === 0;
		if (detour > 2 * left) return false;

		this.looked++;
		const step = (spreadUnits[to] as number) - (spreadUnits[from] as number);
		copy(level.spreads, next.spreads, this.#colours + 1);
		next.spreads[moved] = (next.spreads[moved] as number) + step;
		next.spreads[other] = (next.spreads[other] as number) - step;
		next.detour = detour;
		if (detour === 2 * left && this.#nearerSteps(next) === 0) return false;
		copy(level.columns, next.columns, columnCount);
		dragPacked(next.columns, from, to, row, moved, other);
		if (!level.quiet && !settlePacked(next.columns, next.spreads)) level.quiet = true;
		if (level.quiet) {
			this.#rest(level, next, other !== 0);
		} else {
			this.#sumDetours(next);
			next.restRight = 0;
			next.restLeft = 0;
		}
		return left === 1 ? this.#mayEnd(next) : this.#open(next, left);
	}

	/**
	 * Whether the last drag may empty the position. It must undo all detours, so where there is one, it moves a block of
	 * that colour nearer: only those drags are tried, and all are opened where one of them is right.
	 */
	#mayEnd(level: Level): boolean {
		if (level.detour > 2) return false;
		if (level.detour === 0) return this.#open(level, 1);
		let colour = 1;
		while (this.#detours.of(level.spreads[colour] as number) === 0) colour++;
		const steps = this.#detours.nearer(level.spreads[colour] as number);
		for (let pair = 0; pair < pairs; pair++) {
			const toRight = (steps & (1 << pair)) !== 0;
			const toLeft = (steps & (1 << (pair + pairs))) !== 0;
			if (toRight && this.#endsBy(level, colour, pair, pair + 1)) return this.#open(level, 1);
			if (toLeft && this.#endsBy(level, colour, pair + 1, pair)) return this.#open(level, 1);
		}
		return false;
	}

	/** Whether a drag of a block of that colour from one column to another one empties the position. */
	#endsBy(level: Level, colour: number, from: number, to: number): boolean {
		const { columns } = level;
		const source = columns[from] as number;
		const target = columns[to] as number;
		level.from = from;
		level.to = to;
		for (let row = 0; source >>> (4 * row) !== 0; row++) {
			if (colourAt(source, row) !== colour) continue;
			const other = colourAt(target, row);
			if (level.detour + this.#change(level, colour, other) > 0) continue;
			const clears =
				other === 0 ||
				completesLine(columns, from, to, row, colour) ||
				completesLine(columns, to, from, row, other);
			if (clears && this.#ends(level, row, colour, other)) return true;
		}
		return false;
	}

	/** Whether a drag empties the position. */
	#ends(level: Level, row: number, moved: number, other: number): boolean {
		const { from, to } = level;
		this.looked++;
		const trial = this.#trial;
		copy(level.columns, trial.columns, columnCount);
		dragPacked(trial.columns, from, to, row, moved, other);
		return settlePacked(trial.columns, trial.spreads) && isCleared(trial.columns);
	}

	/** The last drag, where one of them empties the position. */
	#findLast(level: Level): boolean {
		level.right &= level.loud | ~level.exchanges;
		while ((level.right | level.left) !== 0) {
			takeDrag(level);
			const { from, to, row } = level;
			const moved = colourAt(level.columns[from] as number, row);
			const other = colourAt(level.columns[to] as number, row);
			if (level.detour + this.#change(level, moved, other) > 0) continue;
			if (this.#ends(level, row, moved, other)) return true;
		}
		return false;
	}

	/** How much the sum of the detours changes when the taken drag moves one colour, and another one (or 0) back. */
	#change({ spreads, from, to }: Level, moved: number, other: number): number {
		if (moved === other) return 0;
		const step = (spreadUnits[to] as number) - (spreadUnits[from] as number);
		const there = spreads[moved] as number;
		let change = this.#detours.of(there + step) - this.#detours.of(there);
		if (other !== 0) {
			const back = spreads[other] as number;
			change += this.#detours.of(back - step) - this.#detours.of(back);
		}
		return change;
	}

	#countSpreads(level: Level): void {
		const { columns, spreads } = level;
		spreads.fill(0);
		for (let x = 0; x < columnCount; x++) {
			for (let column = columns[x] as number; column !== 0; column >>>= 4) {
				spreads[column & 15] = (spreads[column & 15] as number) + (spreadUnits[x] as number);
			}
		}
		this.#sumDetours(level);
	}

	#sumDetours(level: Level): void {
		let detour = 0;
		for (let colour = 1; colour <= this.#colours; colour++)
			detour += this.#detours.of(level.spreads[colour] as number);
		level.detour = detour;
	}

	/** Whether a settled position may be emptied with so many drags left; if so, finds the drags to be tried. */
	#open(level: Level, left: number): boolean {
		if (level.detour > 2 * left) return false;
		let right = everyDrag;
		if (level.detour === 2 * left) {
			right = this.#findNearer(level);
			if (right === 0) return false;
		}
		if (left > 1 && this.#memo.has(level.columns, left)) return false;
		this.#findDrags(level);
		level.right &= right;
		if (right !== everyDrag) level.left = 0;
		return true;
	}

	/** The steps that bring one colour nearer while the opposite step does so for another one. */
	#nearerSteps({ spreads }: Level): number {
		let opposites = 0;
		let met = 0;
		for (let colour = 1; colour <= this.#colours; colour++) {
			const steps = this.#detours.nearer(spreads[colour] as number);
			met |= steps & opposites;
			opposites |= opposite(steps);
		}
		return met;
	}

	/** The exchanges that bring two colours nearer at once. */
	#findNearer(level: Level): number {
		const { spreads, columns } = level;
		const steps = this.#nearerSteps(level);
		const met = steps | opposite(steps);
		let drags = 0;
		for (let pair = 0; pair < pairs; pair++) {
			if ((met & (1 << pair)) === 0) continue;
			let one = columns[pair] as number;
			let other = columns[pair + 1] as number;
			for (let drag = 1 << pair; one !== 0 && other !== 0; drag <<= 4, one >>>= 4, other >>>= 4) {
				const toRight = this.#detours.nearer(spreads[one & 15] as number) >> pair;
				const toLeft = this.#detours.nearer(spreads[other & 15] as number) >> (pair + pairs);
				if ((toRight & toLeft & 1) !== 0) drags |= drag;
			}
		}
		return drags;
	}

	/** Finds the drags of a settled position, and which of them are to be tried. */
	#findDrags(level: Level): void {
		const { columns, restRight, restLeft } = level;
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
		const loud = byPair(
			completedRows(a, b, inA, inB) | (equalRows(a, c, inA) & ad),
			completedRows(b, c, inB, inC) | (bd & be),
			completedRows(c, d, inC, inD) | (bd & ad),
			completedRows(d, e, inD, inE) | (equalRows(c, e, inC) & be),
		);
		level.exchanges = exchanges;
		level.equal = equal;
		level.loud = loud & exchanges & ~equal;

		const equalRests = (equal & restRight) !== 0;
		const equalTried = equalRests ? 0 : firstDrag(equal);
		level.right = right & ~restRight & (~equal | equalTried);
		level.left = left & ~restLeft;
		// A resting drop may be a loud one by now; for an exchange that is known.
		level.failedRight = (restRight & exchanges & ~level.loud) | (equalRests ? equal : 0);
		level.failedLeft = 0;
	}

	/** Hands the drags that are known to fail on to the position after a quiet drag. */
	#rest(level: Level, next: Level, exchanged: boolean): void {
		const { failedRight, failedLeft, exchanges, from, to, row } = level;
		const pair = Math.min(from, to);
		const away = apart[pair] as number;
		const separate = exchanged ? exchanges & ~(0xf << (4 * row)) : 0;
		next.restRight = failedRight & (away | separate);
		next.restLeft = failedLeft & away;
	}

	#play(): Drag[] {
		return this.#levels.slice(0, this.#n).map(dragOf);
	}

	#level(depth: number): Level {
		return this.#levels[depth] as Level;
	}
}

/** The drag that was taken, as the judge writes it. */
function dragOf({ from, to, row }: Level): Drag {
	return { x: from, y: row, g: to > from ? 1 : -1 };
}

/** Takes the open drag that comes first: by column, then row, then right before left. */
function takeDrag(level: Level): void {
	for (let x = 0; ; x++) {
		const right = x === pairs ? 0 : level.right & (everyRow << x);
		const left = x === 0 ? 0 : level.left & (everyRow << (x - 1));
		if ((right | left) === 0) continue;
		const toRight = right & -right;
		const toLeft = left & -left;
		level.from = x;
		if (toLeft === 0 || (toRight !== 0 && toRight <= toLeft << 1)) {
			level.to = x + 1;
			level.bit = toRight;
			level.right ^= toRight;
		} else {
			level.to = x - 1;
			level.bit = toLeft;
			level.left ^= toLeft;
		}
		level.row = (31 - Math.clz32(level.bit)) >> 2;
		return;
	}
}

/** The first drag of a mask, in the order in which drags to the right are tried. */
function firstDrag(drags: number): number {
	for (let pair = 0; pair < pairs; pair++) {
		const rows = drags & (everyRow << pair);
		if (rows !== 0) return rows & -rows;
	}
	return 0;
}

/** Notes that the drag that was taken fails. */
function giveUp(level: Level): void {
	if (!level.quiet) return;
	if (level.from > level.to) level.failedLeft |= level.bit;
	else if ((level.equal & level.bit) !== 0) level.failedRight |= level.equal;
	else level.failedRight |= level.bit;
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

function copy(from: Int32Array, to: Int32Array, length: number): void {
	for (let index = 0; index < length; index++) to[index] = from[index] as number;
}

/** Masks of the rows of columns i and i + 1, for each i, as one mask of drags. */
function byPair(first: number, second: number, third: number, fourth: number): number {
	return first | (second << 1) | (third << 2) | (fourth << 3);
}
