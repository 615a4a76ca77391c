import { phrase } from '../phrase.ts';
import type { Puzzle } from '../puzzle.ts';
import { bestMoves } from './bestMoves.ts';
import { captionOf, notationOf } from './captions.ts';
import { type MayanFrame, playDrag, startFrame } from './frames.ts';
import { literal } from './literal.ts';
import { read, write } from './reading.ts';
import { columnsOf, type Drag, type MayanInput } from './rules.ts';
import { sceneOf } from './scene.ts';
import { questions, solve } from './solver.ts';
import { choices, refusal, standing } from './yourTurn.ts';

export const mayan: Puzzle<MayanInput, MayanFrame, Drag> = {
	id: 'mayan',
	title: phrase('Mayan (Luogu P1312)'),
	literal,
	read,
	write,
	solve,
	*answer(input) {
		return (yield* solve(input)).answer;
	},
	bestMoves,
	questions,
	start: startFrame,
	play: playDrag,
	remaining: ({ board, left }) => ({ n: left, columns: columnsOf(board) }),
	choices,
	refusal,
	standing,
	caption: captionOf,
	notation: (_frame, drag) => notationOf(drag),
	scene: sceneOf,
};
