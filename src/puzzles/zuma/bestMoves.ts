import { type Phrase, plural } from '../phrase.ts';
import type { BestMoves } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { Bound } from './bound.ts';
import { type CodedPuzzle, encode } from './coding.ts';
import { failuresCapacity } from './failures.ts';
import { handSpends } from './handSpends.ts';
import { PlaySearch, slice } from './playSearch.ts';
import { insertCode } from './rowCodes.ts';
import { behindRun, type Insertion, type ZumaInput } from './rules.ts';
import { clear } from './solver.ts';
import { type Spends, unspendable } from './spends.ts';

/** Cells of bounds after which counting ends: some seconds. */
const patience = 50_000_000;

/**
 * All first insertions of the shortest plays that clear the board, and how many such plays there are. Plays are different
 * where they come to different rows; insertions that make the same row count as one.
 */
export function* bestMoves(input: ZumaInput, most = patience): Search<BestMoves<Insertion>> {
	const puzzle = encode(input);
	const { play } = yield* clear(puzzle);
	if (!play || play.length === 0) return { moves: [], complete: true, plays: '0', exact: true };
	const counting = new Counting(puzzle, play.length, most);
	const firsts: Inserted[] = [];
	for (const first of counting.insertions(puzzle.row)) {
		const left = {
			board: Array.from(first.row, (code) => puzzle.letters[code]).join(''),
			hand: input.hand.replace(puzzle.letters[first.code] as string, ''),
		};
		if (yield* counting.clears(left, play.length - 1)) firsts.push(first);
	}
	const complete = counting.exact;
	let plays = 0n;
	for (const { row, code } of firsts) plays += yield* counting.playsAfter(row, code, play.length - 1);
	const least = BigInt(firsts.length);
	return {
		moves: firsts.map(({ place, code }) =>
			behindRun(input.board, { place, colour: puzzle.letters[code] as string }),
		),
		complete,
		plays: String(plays > least ? plays : least),
		exact: counting.exact,
	};
}

/** A row after an insertion. */
interface Inserted {
	readonly place: number;
	readonly code: number;
	readonly row: Uint8Array;
}

/** Counts the plays that clear a row with so many insertions, position by position, each once. */
class Counting {
	/** Whether everything was counted. */
	exact = true;
	readonly #hand: Uint8Array;
	readonly #held: number;
	readonly #spends: Spends;
	readonly #bounds: readonly Bound[];
	readonly #counted = new Map<string, bigint>();
	readonly #proven: Phrase;
	readonly #most: number;
	#cells = 0;
	/** When the next pause is due. */
	#pause = slice;

	/** For plays of at most so many insertions; counts until about `most` cells of bounds were looked at. */
	constructor(puzzle: CodedPuzzle, insertions: number, most: number) {
		const { row, hand, held, letters } = puzzle;
		this.#hand = hand.slice();
		this.#held = held;
		this.#spends = handSpends(puzzle);
		this.#bounds = [false, true].map(
			(joints) => new Bound(this.#spends, row.length + insertions, letters.length, held, joints),
		);
		this.#proven = plural(insertions, 'At least {0} insertion', 'At least {0} insertions');
		this.#most = most;
	}

	/** All insertions into a row that make different rows: those that clear nothing do anyway. */
	insertions(row: Uint8Array): Inserted[] {
		const made: Inserted[] = [];
		const cleared = new Set<string>();
		const longer = new Uint8Array(row.length + 1);
		for (let code = 0; code < this.#held; code++) {
			if (this.#hand[code] === 0) continue;
			for (let place = 0; place <= row.length; place++) {
				if (place > 0 && row[place - 1] === code) continue;
				const length = insertCode(row, row.length, longer, place, code);
				const inserted = longer.slice(0, length);
				if (length < row.length) {
					const key = keyOf(inserted);
					if (cleared.has(key)) continue;
					cleared.add(key);
				}
				made.push({ place, code, row: inserted });
			}
		}
		this.#cells += made.length;
		return made;
	}

	/** Whether so many insertions clear a board; no, as far as is known, once the budget is spent. */
	*clears(left: ZumaInput, insertions: number): Search<boolean> {
		const search = new PlaySearch(encode(left), 0, failuresCapacity);
		while (!search.over && search.least <= insertions && search.play?.length !== insertions) {
			if (this.#cells > this.#most) {
				this.exact = false;
				return false;
			}
			search.run(slice);
			this.#cells += slice;
			yield { looked: search.looked, proven: this.#proven };
		}
		return search.play?.length === insertions;
	}

	/** Plays of just so many insertions that clear a row once a ball of the colour was taken from the hand. */
	*playsAfter(row: Uint8Array, code: number, insertions: number): Search<bigint> {
		this.#hand[code] = (this.#hand[code] as number) - 1;
		const plays = yield* this.#plays(row, insertions);
		this.#hand[code] = (this.#hand[code] as number) + 1;
		return plays;
	}

	*#plays(row: Uint8Array, insertions: number): Search<bigint> {
		if (row.length === 0) return insertions === 0 ? 1n : 0n;
		if (insertions === 0) return 0n;
		const key = keyOf(row) + keyOf(this.#hand);
		const counted = this.#counted.get(key);
		if (counted !== undefined) return counted;
		let plays = 0n;
		if (yield* this.#affordable(row, insertions)) {
			for (const next of this.insertions(row)) {
				if (this.#cells > this.#most) this.exact = false;
				else plays += yield* this.playsAfter(next.row, next.code, insertions - 1);
			}
		}
		this.#counted.set(key, plays);
		return plays;
	}

	/** Whether the bounds leave it open that so many insertions clear a row. */
	*#affordable(row: Uint8Array, insertions: number): Search<boolean> {
		for (const bound of this.#bounds) {
			bound.begin(row, row.length, 0);
			while (!bound.done) {
				this.#cells += bound.advance(this.#pause - this.#cells);
				if (this.#cells < this.#pause) continue;
				this.#pause = this.#cells + slice;
				yield { looked: this.#counted.size, proven: this.#proven };
			}
			const spend = this.#spends.least(bound.asked, this.#hand);
			if (spend === unspendable || this.#spends.size(spend) > insertions) return false;
		}
		return true;
	}
}

/** A string of as many characters as there are numbers. */
function keyOf(numbers: Uint8Array): string {
	return String.fromCharCode(...numbers);
}
