import { phrase } from '../phrase.ts';
import type { Search } from '../search.ts';
import { encode } from './coding.ts';
import { failuresCapacity } from './failures.ts';
import { PlaySearch } from './playSearch.ts';
import type { Insertion, ZumaInput } from './rules.ts';

/** Cells of bounds between two pauses: one or two milliseconds. */
const slice = 20_000;

/** What the search of a puzzle has found, all of it proven unless it says otherwise. */
export interface Solution {
	/** A best play: fewest insertions to an empty row, or where there is none, to the fewest balls that can be left. */
	readonly moves: readonly Insertion[];
	/** Balls after the play. */
	readonly left: number;
	/** Whether the bound alone proves how many insertions it takes, or that no play clears the board. */
	readonly byBound: boolean;
	/** `false` where the search for the fewest balls was given up. */
	readonly proven: boolean;
	readonly looked: number;
}

/** A best play. `capacity` is the number of positions that may be remembered, a power of two. */
export function* solveZuma(input: ZumaInput, capacity = failuresCapacity): Search<Solution> {
	const puzzle = encode(input);
	let looked = 0;
	for (let left = 0; ; left++) {
		const search = new PlaySearch(puzzle, left, capacity);
		for (;;) {
			search.run(slice);
			if (search.over) break;
			yield { looked: looked + search.looked, proven: phrase('At least {0} insertions', search.least) };
		}
		looked += search.looked;
		if (search.play) {
			const moves = search.play.map(({ place, code }) => ({ place, colour: puzzle.letters[code] ?? '' }));
			return { moves, left, byBound: search.byBound, proven: true, looked };
		}
	}
}
