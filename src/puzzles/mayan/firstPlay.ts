import { changeBy, detours, moveSpreads, nearer, opposite, spreadUnits, unchanged } from './bound.ts';
import {
	dragToLeft,
	dragToRight,
	firstOf,
	rightBit,
	rowOf,
	sourceOf,
	stepOf,
	targetOf,
	written,
} from './drags.ts';
import { LastDrag } from './lastDrag.ts';
import { Level } from './level.ts';
import type { Memo } from './memo.ts';
import { NearerDrags } from './nearerDrags.ts';
import { colourAt, colourCount, dragPacked, mostColours, settlePacked } from './packed.ts';
import { columnCount, type Drag } from './rules.ts';

/** Positions between two pauses: at first fewer, as the code is not compiled yet. */
const slice = { first: 50, later: 500, from: 5000 };

/**
 * Looks for the first play, in the judge's order, that empties a position with an exact number of drags.
 *
 * Depth first in that order. What it leaves out, and why nothing is lost:
 *
 * - *Known to fail*: a position with so many drags left that is in the memo.
 * - *The bounds* of `bound.ts`, on each position and, before a line is even looked for, on each drag.
 * - *A drag to the left onto a block*: the same exchange as a drag to the right comes first.
 * - *All exchanges of equal blocks but the first*: each of them leaves the position as it is, with one drag less.
 * - *Last drags* that clear nothing or leave a detour.
 * - *Resting drags.* Call a drag quiet if it clears nothing. Let s and d be quiet and touch different blocks, so that
 *   s then d leads where d then s leads (two exchanges without a common cell, or two drags without a common column).
 *   If s was tried from here before d and failed, then s after d fails too, because d after s was part of trying s.
 *   So s rests after d, and goes on resting while the drags that follow are quiet and apart from it. A resting drag
 *   is known to fail, however the position was reached; so what is remembered as failed has failed for all its drags.
 */
export class FirstPlay {
	readonly #memo: Memo;
	readonly #detours = detours();
	/** The position after 0, 1, 2… drags; the last drag but one is made in place, and the last one by `#last`. */
	readonly #levels: Level[] = [];
	readonly #last = new LastDrag();
	readonly #nearer = new NearerDrags();
	/** Where lines are cleared before the last drag. */
	readonly #columns = new Int32Array(columnCount);
	readonly #spreads = new Int32Array(mostColours + 1);
	readonly #changes = new Int32Array(mostColours + 1).fill(unchanged);
	#n = 0;
	#colours = 0;
	#depth = 0;
	#looked = 0;

	constructor(memo: Memo) {
		this.#memo = memo;
	}

	/** Positions looked at so far. */
	get looked(): number {
		return this.#looked + this.#last.looked;
	}

	/** The first drag of the plays that are being tried; all plays with an earlier one fail. */
	get trying(): Drag | undefined {
		const root = this.#levels[0];
		return root && root.taken >= 0 ? written(root.taken) : undefined;
	}

	/** The first play of exactly `n` drags, at least one, from settled and packed columns; none where all fail. */
	*search(columns: Int32Array, n: number): Generator<void, Drag[] | undefined, void> {
		while (this.#levels.length < n) this.#levels.push(new Level());
		this.#n = n;
		this.#depth = 0;
		this.#colours = colourCount(columns);
		const root = this.#level(0);
		root.columns.set(columns);
		countSpreads(root);
		root.detour = this.#sumOfDetours(root.spreads);
		root.taken = -1;
		root.restRight = 0;
		root.restLeft = 0;
		this.#looked++;
		if (n === 1) {
			this.#findChanges(root.spreads, root.changes);
			return this.#last.find(root.columns, root.changes, root.detour) ? this.#play() : undefined;
		}
		if (!this.#open(root, n)) return undefined;
		for (;;) {
			const found = this.#advance(this.looked < slice.from ? slice.first : slice.later);
			if (found !== undefined) return found ? this.#play() : undefined;
			if (this.#memo.crowded) yield* this.#memo.grow();
			yield;
		}
	}

	/** Whether a play is found, after so many positions; undefined while that is open. */
	#advance(positions: number): boolean | undefined {
		for (const end = this.looked + positions; this.looked < end; ) {
			const level = this.#level(this.#depth);
			const left = this.#n - this.#depth;
			if (left === 2) {
				if (this.#endsInTwo(level)) return true;
			} else if ((level.right | level.left) !== 0) {
				level.takeDrag();
				if (this.#drag(level, this.#level(this.#depth + 1), left - 1)) this.#depth++;
				else level.giveUp();
				continue;
			}
			this.#memo.add(level.columns, 0, left);
			if (this.#depth === 0) return false;
			this.#depth--;
			this.#level(this.#depth).giveUp();
		}
		return undefined;
	}

	/** Makes the drag that was taken; whether the position after it, with `left` drags left, may be emptied. */
	#drag(level: Level, next: Level, left: number): boolean {
		const drag = level.taken;
		const row = rowOf(drag);
		const moved = colourAt(level.columns[sourceOf(drag)] as number, row);
		const other = colourAt(level.columns[targetOf(drag)] as number, row);
		const isEqual = moved === other;
		const detour = isEqual
			? level.detour
			: level.detour + changeBy(level.changes, stepOf(drag), moved, other);
		level.quiet = other !== 0 && (level.drags.loud & rightBit(drag)) === 0;
		if (detour > 2 * left) return false;

		this.#looked++;
		copyColumns(level.columns, next.columns);
		copy(level.spreads, next.spreads, this.#colours + 1);
		dragPacked(next.columns, sourceOf(drag), targetOf(drag), row, moved, other);
		moveSpreads(next.spreads, sourceOf(drag), targetOf(drag), moved, other);
		if (!level.quiet && !settlePacked(next.columns, next.columns, next.spreads)) level.quiet = true;
		if (level.quiet) {
			next.detour = detour;
			level.restAfter(next);
		} else {
			next.detour = this.#sumOfDetours(next.spreads);
			next.restRight = 0;
			next.restLeft = 0;
		}
		return this.#open(next, left);
	}

	/** Whether a position may be emptied with so many drags left, two or more; if so, opens the drags to be tried. */
	#open(level: Level, left: number): boolean {
		const slack = 2 * left - level.detour;
		if (slack < 0) return false;
		this.#findChanges(level.spreads, level.changes);
		const nearer = this.#nearer;
		if (slack < 2 && !nearer.find(level.columns, level.changes, this.#colours, slack)) return false;
		if (this.#memo.has(level.columns, left)) return false;
		level.findDrags();
		if (slack < 2) {
			level.right &= nearer.right;
			level.left &= nearer.left;
		}
		return true;
	}

	/** Whether one of the open drags and a last one after it empty the position; takes the first one that does. */
	#endsInTwo(level: Level): boolean {
		let right = 0;
		let left = 0;
		for (let open = level.right; open !== 0; open &= open - 1) {
			if (this.#endsAfter(level, dragToRight(open & -open))) right |= open & -open;
		}
		for (let open = level.left; open !== 0; open &= open - 1) {
			if (this.#endsAfter(level, dragToLeft(open & -open))) left |= open & -open;
		}
		if ((right | left) === 0) return false;
		level.taken = firstOf(right, left);
		return this.#endsAfter(level, level.taken);
	}

	/** Whether a last drag empties the position after a certain one. */
	#endsAfter(level: Level, drag: number): boolean {
		const { columns, spreads, changes } = level;
		const row = rowOf(drag);
		const source = columns[sourceOf(drag)] as number;
		const target = columns[targetOf(drag)] as number;
		const moved = colourAt(source, row);
		const other = colourAt(target, row);
		if (moved === other) return this.#last.find(columns, changes, level.detour);
		const detour = level.detour + changeBy(changes, stepOf(drag), moved, other);
		if (detour > 2) return false;
		this.#looked++;
		// Made in place and taken back: most are refuted after a glance.
		const movedChanges = changes[moved] as number;
		const otherChanges = changes[other] as number;
		const step = (spreadUnits[targetOf(drag)] as number) - (spreadUnits[sourceOf(drag)] as number);
		changes[moved] = this.#detours.changes((spreads[moved] as number) + step);
		if (other !== 0) changes[other] = this.#detours.changes((spreads[other] as number) - step);
		let ends = false;
		if (detour < 2 || this.#canMeet(changes)) {
			dragPacked(columns, sourceOf(drag), targetOf(drag), row, moved, other);
			const quiet = other !== 0 && (level.drags.loud & rightBit(drag)) === 0;
			ends = quiet
				? this.#last.find(columns, changes, detour)
				: this.#endsAfterLines(level, drag, moved, other, detour);
			columns[sourceOf(drag)] = source;
			columns[targetOf(drag)] = target;
		}
		changes[moved] = movedChanges;
		changes[other] = otherChanges;
		return ends;
	}

	/**
	 * Whether one drag empties the position once the lines, if any, that a certain drag has made in it are cleared;
	 * `detour` is what there is before that.
	 */
	#endsAfterLines(level: Level, drag: number, moved: number, other: number, detour: number): boolean {
		copy(level.spreads, this.#spreads, this.#colours + 1);
		moveSpreads(this.#spreads, sourceOf(drag), targetOf(drag), moved, other);
		if (!settlePacked(level.columns, this.#columns, this.#spreads)) {
			return this.#last.find(level.columns, level.changes, detour);
		}
		const left = this.#sumOfDetours(this.#spreads);
		if (left > 2) return false;
		this.#findChanges(this.#spreads, this.#changes);
		return this.#last.find(this.#columns, this.#changes, left);
	}

	/** Whether two colours can get nearer by opposite steps. */
	#canMeet(changes: Int32Array): boolean {
		let opposites = 0;
		let met = 0;
		for (let colour = 1; colour <= this.#colours; colour++) {
			const steps = nearer(changes[colour] as number);
			met |= steps & opposites;
			opposites |= opposite(steps);
		}
		return met !== 0;
	}

	#findChanges(spreads: Int32Array, changes: Int32Array): void {
		for (let colour = 1; colour <= this.#colours; colour++) {
			changes[colour] = this.#detours.changes(spreads[colour] as number);
		}
	}

	#sumOfDetours(spreads: Int32Array): number {
		let sum = 0;
		for (let colour = 1; colour <= this.#colours; colour++)
			sum += this.#detours.of(spreads[colour] as number);
		return sum;
	}

	#play(): Drag[] {
		const last = this.#last.drag;
		return [
			...this.#levels.slice(0, this.#n - 1).map(({ taken }) => written(taken)),
			...(last ? [last] : []),
		];
	}

	#level(depth: number): Level {
		return this.#levels[depth] as Level;
	}
}

function countSpreads({ columns, spreads }: Level): void {
	spreads.fill(0);
	for (let x = 0; x < columnCount; x++) {
		for (let column = columns[x] as number; column !== 0; column >>>= 4) {
			spreads[column & 15] = (spreads[column & 15] as number) + (spreadUnits[x] as number);
		}
	}
}

/** Written out, because it is done for every position. */
function copyColumns(from: Int32Array, to: Int32Array): void {
	to[0] = from[0] as number;
	to[1] = from[1] as number;
	to[2] = from[2] as number;
	to[3] = from[3] as number;
	to[4] = from[4] as number;
}

function copy(from: Int32Array, to: Int32Array, length: number): void {
	for (let index = 0; index < length; index++) to[index] = from[index] as number;
}
