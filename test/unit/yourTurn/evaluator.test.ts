import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { puzzles } from '../../../src/puzzles/index.ts';
import { phrase } from '../../../src/puzzles/phrase.ts';
import { finish, type Search } from '../../../src/puzzles/search.ts';
import { Evaluator } from '../../../src/webview/evaluator.ts';
import { played } from './played.ts';

describe('The evaluator', () => {
	const puzzle = puzzles.zuma;
	const start = played(puzzle, 'WWRRBBWW\nWRBRW');
	const next = played(puzzle, 'WWRRBBWW\nWRBRW', { place: 2, colour: 'R' });
	const other = played(puzzle, 'WWRRBBWW\nWRBRW', { place: 2, colour: 'B' });
	const began = finish(puzzle.solve(puzzle.remaining(start)));
	const evaluator = (seconds = 20) => new Evaluator(puzzle, start, began, seconds);

	/** A search that looks at one position after another and never ends. */
	function* endless(): Search<never> {
		for (let looked = 1; ; looked++) yield { looked, proven: phrase('At least {0}', looked) };
	}

	it('finds the outcome of a position, once', async () => {
		const found = evaluator();
		assert.equal(found.known(start), began);
		assert.equal(found.known(next), undefined);
		const end = await found.outcomeOf(next);
		assert.ok(end?.done);
		assert.deepEqual(end.result, finish(puzzle.solve(puzzle.remaining(next))));
		assert.equal(found.known(next), end.result);
		assert.deepEqual(await found.outcomeOf(next), end);
	});

	it('gives up what is not wanted any more', async () => {
		const asked = evaluator();
		const [older, newer] = await Promise.all([asked.outcomeOf(other), asked.outcomeOf(next)]);
		assert.equal(older, undefined);
		assert.ok(newer?.done);
		assert.equal(newer.result.answer, '1');
		const stopped = asked.outcomeOf(other);
		asked.stop();
		assert.equal(await stopped, undefined);
		const endlessly = asked.run(endless());
		await asked.outcomeOf(start);
		assert.equal(await endlessly, undefined, 'what is known needs no search, and ends the one before it');
	});

	it('ends a search that takes too long with what is proven by then', async () => {
		const end = await evaluator(0.02).run(endless());
		assert.ok(end && !end.done);
		assert.equal(end.stopped.why, 'out of time');
		const { looked, proven } = end.stopped.progress;
		assert.deepEqual(proven, phrase('At least {0}', looked));
	});
});
