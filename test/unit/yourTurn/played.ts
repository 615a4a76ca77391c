import assert from 'node:assert/strict';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Puzzle, Reached } from '../../../src/puzzles/puzzle.ts';
import { finish } from '../../../src/puzzles/search.ts';

/** The settled frame that moves lead to. */
export function played<Input, Frame, Move>(
	puzzle: Puzzle<Input, Frame, Move>,
	text: string,
	...moves: readonly Move[]
): Frame {
	const reading = puzzle.read(text);
	assert.ok(reading.ok, text);
	return moves.reduce((frame, move) => puzzle.play(frame, move).at(-1) as Frame, puzzle.start(reading.input));
}

/** Where a person stands after moves, in English. */
export function standingAfter<Input, Frame, Move>(
	puzzle: Puzzle<Input, Frame, Move>,
	text: string,
	...moves: readonly Move[]
): string {
	const reached = (frame: Frame): Reached<Frame, Move> => ({
		frame,
		outcome: finish(puzzle.solve(puzzle.remaining(frame))),
	});
	return say(puzzle.standing(reached(played(puzzle, text)), reached(played(puzzle, text, ...moves))));
}
