import { phrase } from '../phrase.ts';
import type { Puzzle } from '../puzzle.ts';
import { finish } from '../search.ts';
import { caption } from './captions.ts';
import { type Frame, play, remaining, start } from './frames.ts';
import { literal } from './literal.ts';
import { reading, write } from './reading.ts';
import type { Game, Take } from './rules.ts';
import { scene } from './scene.ts';
import { bestMoves, solve } from './solver.ts';
import { choices, refusal, standing } from './yourTurn.ts';

export const stoneGame: Puzzle<Game, Frame, Take> = {
	id: 'stone-game-iii',
	title: phrase('Stone Game III (LeetCode 1406)'),
	literal,
	read: (text) => finish(reading(text)),
	reading,
	write,
	solve,
	*answer(game) {
		return (yield* solve(game)).answer;
	},
	bestMoves,
	questions: () => [],
	start,
	play,
	remaining,
	choices,
	refusal,
	standing,
	opponent: ({ at }) => at.turn === 'Bob' && at.pile < at.values.length,
	caption,
	notation: ({ at }, take) => `${at.turn}: ${at.values.subarray(at.pile, at.pile + take).join(', ')}`,
	scene,
};
