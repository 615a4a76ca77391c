import { phrase } from '../phrase.ts';
import type { BestMoves, Puzzle } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { captionOf, notationOf } from './captions.ts';
import { letters, playInsertion, startFrame, type ZumaFrame } from './frames.ts';
import { literal } from './literal.ts';
import { solve } from './outcome.ts';
import { readZuma, writeZuma } from './reading.ts';
import type { Insertion, ZumaInput } from './rules.ts';
import { sceneOf } from './scene.ts';
import { solveZuma } from './solver.ts';

/** Zuma, LeetCode 488: the fewest insertions that clear the board. */
export const zuma: Puzzle<ZumaInput, ZumaFrame, Insertion> = {
	id: 'zuma',
	title: phrase('Zuma (LeetCode 488)'),
	literal,
	read: readZuma,
	write: writeZuma,
	solve,
	bestMoves,
	questions: () => [],
	start: startFrame,
	play: playInsertion,
	remaining: ({ row, hand }) => ({ board: letters(row), hand: letters(hand) }),
	caption: captionOf,
	notation: ({ row }, insertion) => notationOf(letters(row), insertion),
	scene: sceneOf,
};

function* bestMoves(input: ZumaInput): Search<BestMoves<Insertion>> {
	const { moves } = yield* solveZuma(input);
	const first = moves[0];
	return { moves: first ? [first] : [], plays: first ? '1' : '0', exact: false };
}
