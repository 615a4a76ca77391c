import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Search } from '../search.ts';
import { type CodedPuzzle, encode } from './coding.ts';
import { failuresCapacity } from './failures.ts';
import { leaveFewest } from './leaving.ts';
import type { CodeInsertion } from './plan.ts';
import { PlaySearch, slice } from './playSearch.ts';
import { behindRun, type Insertion, insert, type ZumaInput } from './rules.ts';
import { isShort, shortageOf } from './shortage.ts';

/** Of rows longer than this, what single colours lack is seen long before their bound is worked out. */
const long = 40;

/** What is found out about a puzzle. */
export interface Solution {
	/** The fewest insertions that clear the board; where none do, those to the fewest balls that can be left. */
	readonly moves: readonly Insertion[];
	/** The balls that are left. */
	readonly left: number;
	/** `false` where even fewer balls might be left, as that search was given up. */
	readonly proven: boolean;
	/** Whether the bound of the first row proves the answer, without a search. */
	readonly byBound: boolean;
	/** Positions looked at. */
	readonly looked: number;
}

/**
 * The best play, over all insertions: proven, but for what `proven` says. `capacity` is the number of positions that may
 * be remembered, a power of two.
 */
export function* solveZuma(input: ZumaInput, capacity = failuresCapacity): Search<Solution> {
	const puzzle = encode(input);
	const { play, byBound, looked } = yield* clear(puzzle, capacity);
	if (play) return { moves: decode(input, puzzle, play), left: 0, proven: true, byBound, looked };
	const leaving = yield* leaveFewest(puzzle, capacity);
	return { ...leaving, moves: decode(input, puzzle, leaving.play), byBound, looked: looked + leaving.looked };
}

/** What the search for the fewest insertions that clear the board has found; no play where none clears it. */
export type Clearing = Pick<PlaySearch, 'play' | 'byBound' | 'looked'>;

export function* clear(puzzle: CodedPuzzle, capacity = failuresCapacity): Search<Clearing> {
	if (puzzle.row.length > long && isShort(yield* shortageOf(puzzle, { looked: 0, proven: atLeast(1) }))) {
		return { play: undefined, byBound: true, looked: 1 };
	}
	const search = new PlaySearch(puzzle, 0, capacity);
	for (search.run(slice); !search.over; search.run(slice)) {
		yield { looked: search.looked, proven: proven(search) };
	}
	return search;
}

function proven({ least, play }: PlaySearch): Phrase {
	if (!play) return atLeast(Math.max(1, least));
	return phrase('At least {0} and at most {1} insertions', least, play.length);
}

function atLeast(insertions: number): Phrase {
	return plural(insertions, 'At least {0} insertion', 'At least {0} insertions');
}

function decode({ board }: ZumaInput, { letters }: CodedPuzzle, play: readonly CodeInsertion[]): Insertion[] {
	let row = board;
	return play.map(({ place, code }) => {
		const insertion = behindRun(row, { place, colour: letters[code] as string });
		row = insert(row, insertion);
		return insertion;
	});
}
