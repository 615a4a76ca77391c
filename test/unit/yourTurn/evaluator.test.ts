import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { puzzles } from '../../../src/puzzles/index.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { Evaluator } from '../../../src/webview/evaluator.ts';
import { played } from './played.ts';

describe('The evaluator', () => {
	const puzzle = puzzles.zuma;
	const start = played(puzzle, 'WWRRBBWW\nWRBRW');
	const next = played(puzzle, 'WWRRBBWW\nWRBRW', { place: 2, colour: 'R' });

	it('finds the outcome of a position, once', async () => {
		const evaluator = new Evaluator(puzzle, start);
		assert.equal(evaluator.known(next), undefined);
		const outcome = await evaluator.outcomeOf(next);
		assert.deepEqual(outcome, finish(puzzle.solve(puzzle.remaining(next))));
		assert.equal(await evaluator.outcomeOf(next), outcome);
		assert.equal(evaluator.known(next), outcome);
	});

	it('gives up what is not wanted any more', async () => {
		const evaluator = new Evaluator(puzzle, start);
		const [older, newer] = await Promise.all([evaluator.outcomeOf(start), evaluator.outcomeOf(next)]);
		assert.equal(older, undefined);
		assert.equal(newer?.answer, '1');
		const stopped = evaluator.outcomeOf(start);
		evaluator.stop();
		assert.equal(await stopped, undefined);
	});
});
