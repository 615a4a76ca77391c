import { plural } from '../phrase.ts';
import type { Search } from '../search.ts';
import type { CodedPuzzle } from './coding.ts';
import type { CodeInsertion } from './plan.ts';
import { PlaySearch, slice } from './playSearch.ts';

/** Slices after which the search is given up: some seconds. */
const slices = 20_000;

/** The play that leaves the fewest balls in the row, and of those the one of fewest insertions. */
export interface Leaving {
	readonly play: readonly CodeInsertion[];
	readonly left: number;
	/** `false` where the search was given up: fewer balls might be left. */
	readonly proven: boolean;
	/** Positions looked at. */
	readonly looked: number;
}

/** Searches for a play that leaves a ball, then two, and so on, skipping what the bound of the row rules out. */
export function* leaveFewest(puzzle: CodedPuzzle, capacity: number, patience = slices): Search<Leaving> {
	let nearest: { left: number; play: readonly CodeInsertion[] } = { left: puzzle.row.length, play: [] };
	let looked = 0;
	let spent = 0;
	for (let left = 1; ; ) {
		const search = new PlaySearch(puzzle, left, capacity);
		for (search.run(slice); !search.over && spent < patience; search.run(slice)) {
			spent++;
			yield {
				looked: looked + search.looked,
				proven: plural(
					search.left,
					'No play clears the board; at least {0} ball stays',
					'No play clears the board; at least {0} balls stay',
				),
			};
		}
		looked += search.looked;
		if (search.play) return { play: search.play, left: search.left, proven: search.over, looked };
		if (search.nearest.left < nearest.left) nearest = search.nearest;
		if (!search.over) return { ...nearest, proven: false, looked };
		left = search.left + 1;
	}
}
