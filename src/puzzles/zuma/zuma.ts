import { phrase } from '../phrase.ts';
import type { Puzzle } from '../puzzle.ts';
import { bestMoves } from './bestMoves.ts';
import { captionOf, notationOf } from './captions.ts';
import { letters, playInsertion, startFrame, type ZumaFrame } from './frames.ts';
import { literal } from './literal.ts';
import { answer, solve } from './outcome.ts';
import { readZuma, writeZuma } from './reading.ts';
import type { Insertion, ZumaInput } from './rules.ts';
import { sceneOf } from './scene.ts';
import { choices, refusal, standing } from './yourTurn.ts';

/** Zuma, LeetCode 488: the fewest insertions that clear the board. */
export const zuma: Puzzle<ZumaInput, ZumaFrame, Insertion> = {
	id: 'zuma',
	title: phrase('Zuma (LeetCode 488)'),
	literal,
	read: readZuma,
	write: writeZuma,
	solve,
	answer,
	bestMoves: (input) => bestMoves(input),
	questions: () => [],
	start: startFrame,
	play: playInsertion,
	remaining: ({ row, hand }) => ({ board: letters(row), hand: letters(hand) }),
	choices,
	refusal,
	standing,
	caption: captionOf,
	notation: ({ row }, insertion) => notationOf(letters(row), insertion),
	scene: sceneOf,
};
