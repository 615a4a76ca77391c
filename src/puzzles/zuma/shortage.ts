import type { Progress, Search } from '../search.ts';
import { Bound } from './bound.ts';
import type { CodedPuzzle } from './coding.ts';
import { CountSpends } from './countSpends.ts';
import { slice } from './playSearch.ts';

/** What a hand lacks however the balls of a board are grouped into clears. */
export interface Shortage {
	/** Colours that are short, and by how many balls. */
	readonly colours: readonly { readonly colour: string; readonly by: number }[];
	/** Balls of whatever colour that are short; 0 where the hand has enough. */
	readonly balls: number;
}

/** Whether no play clears the board, as balls are short. */
export function isShort({ colours, balls }: Shortage): boolean {
	return colours.length > 0 || balls > 0;
}

/** What a hand lacks, whatever other balls it had; `progress` is what is reported meanwhile. */
export function* shortageOf(puzzle: CodedPuzzle, progress: Progress): Search<Shortage> {
	const { row, letters, hand, held, balls } = puzzle;
	let cells = slice;
	function* asked(spends: CountSpends): Search<number> {
		const bound = new Bound(spends, row.length, letters.length, held, true);
		bound.begin(row, row.length, 0);
		while (!bound.done) {
			cells -= bound.advance(cells);
			if (cells > 0) continue;
			cells = slice;
			yield progress;
		}
		return spends.least(bound.asked);
	}
	const colours: { colour: string; by: number }[] = [];
	for (const [code, colour] of letters.entries()) {
		const by = (yield* asked(new CountSpends(code))) - (hand[code] as number);
		if (by > 0) colours.push({ colour, by });
	}
	const short = (yield* asked(new CountSpends())) - balls;
	return { colours, balls: Math.max(0, short) };
}
