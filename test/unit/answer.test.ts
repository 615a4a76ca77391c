import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { puzzles } from '../../src/puzzles/index.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { finish } from '../../src/puzzles/search.ts';
import { playedBackTasks } from '../reference/mayanBoards.ts';
import { nestedPuzzles } from '../reference/zumaBoards.ts';

describe('The answer alone', () => {
	/** Asserts that it is the one that comes with a play and with reasons. */
	const same = (puzzle: Puzzle, input: unknown): void =>
		assert.equal(finish(puzzle.answer(input)), finish(puzzle.solve(input)).answer, puzzle.write(input));

	it('is that of the whole outcome, for Zuma', () => {
		for (const colours of [2, 5]) {
			for (const input of nestedPuzzles(200, { balls: [4, 16], hand: 5, colours }, colours))
				same(puzzles.zuma, input);
		}
		// Boards of this size are refuted in another way.
		for (const input of nestedPuzzles(2, { balls: [50, 50], hand: 5, colours: 5 }, 1))
			same(puzzles.zuma, input);
		same(puzzles.zuma, { board: '', hand: 'R' });
	});

	it('is that of the whole outcome, for Stone Game III', () => {
		for (const values of [[], [1, 2, 3, 7], [1, 2, 3, -9], [1, 2, 3, 6]]) {
			same(puzzles['stone-game-iii'], { values: Float64Array.from(values), turn: 'Bob', alice: 2, bob: 2 });
		}
	});

	it('is that of the whole outcome, for Mayan', () => {
		const tasks = playedBackTasks(3, 2, 4, 1);
		for (let task = 0; task < 30; task++) same(puzzles.mayan, tasks.next().value);
	});
});
