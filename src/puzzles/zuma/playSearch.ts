import { Bound } from './bound.ts';
import type { CodedPuzzle } from './coding.ts';
import { Failures } from './failures.ts';
import { handSpends } from './handSpends.ts';
import { partition } from './partition.ts';
import { type CodeInsertion, playOut } from './plan.ts';
import { insertCode } from './rowCodes.ts';
import { type Spends, unspendable } from './spends.ts';

/** Positions looked at for any play at all, where the bound asks for fewer insertions than there have to be. */
const quickLook = 400;

/** What a position needs that no play of its hand leads on from. */
const hopeless = 255;

/** Cells of bounds between two pauses: a fifth of a millisecond, or several before the code is compiled. */
export const slice = 2000;

/** The kinds of insertions, in the order in which they are tried. */
const kind = { clears: 0, pairs: 1, parts: 2, end: 3 };

/** What spares a search. Without it a search is longer and comes to the same, which is how it is tested. */
export interface Shortcuts {
	/** Whether positions that the bound without joints lets pass are bounded with joints. */
	readonly joints: boolean;
	/** How the partition behind a bound is played out. */
	readonly playOut: typeof playOut;
}

const all: Shortcuts = { joints: true, playOut };

/**
 * The search for a play of fewest insertions that clears the row, or after which at most `left` balls stay: iterative
 * deepening over all insertions, one per place and colour, where the places inside and beside a run of the ball's own
 * colour are one.
 *
 * A position is searched only where its bound leaves it enough insertions, and the search is over where the partition
 * behind a bound can be played out. Nothing else is left out but what is known to have failed. It works in steps
 * and without recursion, on one row per level and a table of limited size.
 */
export class PlaySearch {
	/** The balls that may stay: at least as many as were asked for, and as many as the bound of the first row asks for. */
	left: number;
	/** No play has fewer insertions than this. */
	least = 0;
	/** The shortest play found so far; the best one once the search is over. */
	play: readonly CodeInsertion[] | undefined;
	over = false;
	/** Positions looked at. */
	looked = 0;
	/** Whether the bound of the first position was all it took. */
	byBound = true;
	/** Of the positions looked at, the first with the fewest balls: how many, and the play to it. */
	nearest: { readonly left: number; readonly play: readonly CodeInsertion[] };

	readonly #puzzle: CodedPuzzle;
	readonly #capacity: number;
	readonly #shortcuts: Shortcuts;
	readonly #spends: Spends;
	/** What is left of the hand on the current level. */
	readonly #hand: Uint8Array;
	readonly #counts: Uint8Array;
	/** The bound without joints and the one with them; at first with room for the first row only. */
	#weak: Bound | undefined;
	#strong: Bound | undefined;
	/** The bound that is being worked out for the position of the current level. */
	#bounding: Bound | undefined;
	#failures: Failures | undefined;

	/** Insertions made. */
	#level = 0;
	/** Insertions allowed in this round. */
	#limit: number;
	/** The round for any play at all, once, and what `looked` may become in it. */
	#quick: 'ahead' | 'on' | 'done' = 'ahead';
	#quickEnd = 0;
	/** By level, the row and its length. */
	readonly #rows: Uint8Array[];
	readonly #lengths: number[];
	/** By level, which insertion is to be tried next. */
	readonly #kinds: number[] = [];
	readonly #codes: number[] = [];
	readonly #places: number[] = [];
	/** By level, the insertion that was made. */
	readonly #path: CodeInsertion[] = [];

	/** `capacity` is the number of positions that may be remembered, a power of two. */
	constructor(puzzle: CodedPuzzle, left: number, capacity: number, shortcuts = all) {
		this.#puzzle = puzzle;
		this.left = left;
		this.#capacity = capacity;
		this.#shortcuts = shortcuts;
		this.#hand = puzzle.hand.slice();
		this.#counts = new Uint8Array(puzzle.hand.length);
		this.#spends = handSpends(puzzle);
		this.#limit = puzzle.balls;
		this.#rows = [puzzle.row];
		this.#lengths = [puzzle.row.length];
		this.nearest = { left: puzzle.row.length, play: [] };
		this.#enter();
	}

	/** Works on for about so many cells of bounds, or until it is over. */
	run(cells: number): void {
		for (let left = cells; left > 0 && !this.over; ) {
			left -= this.#bounding ? this.#boundOn(this.#bounding, left) : this.#insertNext();
		}
	}

	#newBound(balls: number, joints: boolean): Bound {
		return new Bound(this.#spends, balls, this.#puzzle.hand.length, this.#puzzle.held, joints);
	}

	/** Looks at the position of the current level. */
	#enter(): void {
		const row = this.#rows[this.#level] as Uint8Array;
		const length = this.#lengths[this.#level] as number;
		this.looked++;
		if (length < this.nearest.left) this.nearest = { left: length, play: this.#path.slice(0, this.#level) };
		if (length <= this.left) this.#found([]);
		else if (this.left === 0 && !this.#payable(row, length)) this.#reject(0);
		else this.#begin(this.#weaker());
	}

	#weaker(): Bound {
		this.#weak ??= this.#newBound(this.#puzzle.row.length, false);
		return this.#weak;
	}

	/** Whether the hand has what the counts of the colours alone ask for, by the first rule of the bound. */
	#payable(row: Uint8Array, length: number): boolean {
		const counts = this.#counts;
		counts.fill(0);
		for (let ball = 0; ball < length; ball++)
			counts[row[ball] as number] = (counts[row[ball] as number] as number) + 1;
		let asked = 0;
		for (let code = 0; code < counts.length; code++) {
			const count = counts[code];
			// All other counts are sums of threes and fours.
			const lacks = count === 1 ? 2 : count === 2 || count === 5 ? 1 : 0;
			if (lacks > (this.#hand[code] as number)) return false;
			asked += lacks;
		}
		return asked <= this.#limit - this.#level;
	}

	#begin(bound: Bound): void {
		this.#bounding = bound;
		bound.begin(this.#rows[this.#level] as Uint8Array, this.#lengths[this.#level] as number, this.left);
	}

	#boundOn(bound: Bound, cells: number): number {
		const worked = bound.advance(cells);
		if (bound.done) this.#bounded(bound);
		return worked;
	}

	#bounded(bound: Bound): void {
		this.#bounding = undefined;
		const spend = this.#spends.least(bound.asked, this.#hand);
		const needs = spend === unspendable ? hopeless : this.#spends.size(spend);
		if (needs > this.#limit - this.#level) {
			if (this.#level === 0 && this.left > 0) {
				this.left++;
				bound.left = this.left;
				this.#bounding = bound;
			} else {
				this.#reject(needs);
			}
			return;
		}
		if (this.#level === 0) this.least = needs;
		const rest = this.#shortcuts.playOut(bound.slots, partition(bound, this.#spends, spend));
		if (rest) {
			this.#found(rest);
		} else if (bound === this.#weak && this.#shortcuts.joints) {
			this.#strong ??= this.#newBound(this.#puzzle.row.length, true);
			this.#begin(this.#strong);
		} else {
			this.#open();
		}
	}

	/** Searches the position of the current level. */
	#open(): void {
		const { row, balls, hand, held } = this.#puzzle;
		if (!this.#failures) {
			// The first position is the only one that many a puzzle needs, so room for more comes now.
			const longest = row.length + balls;
			this.#weak = this.#newBound(longest, false);
			this.#strong = this.#newBound(longest, true);
			this.#failures = new Failures(longest, hand.length, held, this.#capacity);
			for (let level = 1; level <= balls; level++) this.#rows.push(new Uint8Array(longest));
			this.#limit = this.least;
			this.byBound = false;
		}
		this.#kinds[this.#level] = kind.clears;
		this.#codes[this.#level] = 0;
		this.#places[this.#level] = 0;
	}

	/** Makes the next insertion of the current level, or goes back where there is none. */
	#insertNext(): number {
		const work = this.#lengths[this.#level] as number;
		if (this.#quick === 'on' && this.looked > this.#quickEnd) this.#startRound(this.least);
		else if (this.#choose()) this.#insert();
		else this.#exhausted();
		return work;
	}

	/** Goes on to the next insertion of the current level; gives whether there is one. */
	#choose(): boolean {
		const level = this.#level;
		if (level === this.#limit) return false;
		const row = this.#rows[level] as Uint8Array;
		const length = this.#lengths[level] as number;
		for (let type = this.#kinds[level] as number; type < kind.end; type++) {
			for (let code = this.#codes[level] as number; code < this.#puzzle.held; code++) {
				const held = this.#hand[code] as number;
				for (let place = this.#places[level] as number; held > 0 && place <= length; place++) {
					if (place > 0 && row[place - 1] === code) continue;
					if (kindOf(row, length, place, code) !== type) continue;
					this.#kinds[level] = type;
					this.#codes[level] = code;
					this.#places[level] = place + 1;
					this.#path[level] = { place, code };
					return true;
				}
				this.#places[level] = 0;
			}
			this.#codes[level] = 0;
		}
		return false;
	}

	#insert(): void {
		const { place, code } = this.#path[this.#level] as CodeInsertion;
		const from = this.#rows[this.#level] as Uint8Array;
		const to = this.#rows[this.#level + 1] as Uint8Array;
		const length = insertCode(from, this.#lengths[this.#level] as number, to, place, code);
		this.#hand[code] = (this.#hand[code] as number) - 1;
		this.#level++;
		this.#lengths[this.#level] = length;
		const needs = this.#failures?.needs(to, length, this.#hand) ?? 0;
		if (needs > this.#limit - this.#level) this.#takeBack();
		else this.#enter();
	}

	#takeBack(): void {
		this.#level--;
		const { code } = this.#path[this.#level] as CodeInsertion;
		this.#hand[code] = (this.#hand[code] as number) + 1;
	}

	/** Gives up the position of the current level, which needs so many insertions (0 where that is not known). */
	#reject(needs: number): void {
		if (this.#level === 0) {
			this.over = true;
			return;
		}
		const row = this.#rows[this.#level] as Uint8Array;
		if (needs > 0) this.#failures?.note(row, this.#lengths[this.#level] as number, this.#hand, needs);
		this.#takeBack();
	}

	/** All insertions of the current level have failed. */
	#exhausted(): void {
		if (this.#level > 0) {
			this.#reject(this.#limit - this.#level + 1);
			return;
		}
		if (this.#limit === this.#puzzle.balls) {
			this.over = true;
			return;
		}
		this.least = this.#limit + 1;
		if (this.play?.length === this.least) {
			this.over = true;
		} else if (this.#quick === 'ahead') {
			// Any play is an upper bound, and may turn out to be the best.
			this.#startRound(this.#puzzle.balls);
			this.#quick = 'on';
			this.#quickEnd = this.looked + quickLook;
		} else {
			this.#startRound(this.least);
		}
	}

	#startRound(limit: number): void {
		while (this.#level > 0) this.#takeBack();
		if (this.#quick === 'on') this.#quick = 'done';
		this.#limit = limit;
		this.#open();
	}

	/** Ends with a play: the path so far, then `rest`. */
	#found(rest: readonly CodeInsertion[]): void {
		const play = [...this.#path.slice(0, this.#level), ...rest];
		if (!this.play || play.length < this.play.length) this.play = play;
		if (play.length === this.least) this.over = true;
		else this.#startRound(this.least);
	}
}

/** What a ball does at a place that is not behind a ball of its colour. */
function kindOf(row: Uint8Array, length: number, place: number, code: number): number {
	if (place === length || row[place] !== code) return kind.parts;
	return place + 1 < length && row[place + 1] === code ? kind.clears : kind.pairs;
}
