import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Remembered } from '../../src/editor/remembered.ts';
import { phrase } from '../../src/puzzles/phrase.ts';
import type { Driven, Stopped } from '../../src/puzzles/search.ts';

function found(result: string): Driven<string> {
	return { done: true, result };
}

function stopped(why: Stopped['why']): Driven<string> {
	return { done: false, stopped: { why, progress: { looked: 1, proven: phrase('At least {0}', 1) } } };
}

describe('Remembered results', () => {
	const room = { all: 100, each: 10, character: 2 };

	it('are given again whatever the time allowed', () => {
		const remembered = new Remembered<string>(room);
		remembered.note('row', 50, found('Alice'));
		assert.deepEqual(remembered.end('row', 0), found('Alice'));
		assert.deepEqual(remembered.end('row', 1000), found('Alice'));
		assert.equal(remembered.end('other row', 1000), undefined);
	});

	it('do not stand for a search that may take longer than one that ran out of time', () => {
		const remembered = new Remembered<string>(room);
		remembered.note('row', 50, stopped('out of time'));
		assert.deepEqual(remembered.end('row', 50), stopped('out of time'));
		assert.equal(remembered.end('row', 51), undefined);
		remembered.note('row', 1000, found('Bob'));
		assert.deepEqual(remembered.end('row', 51), found('Bob'));
	});

	it('are none of a search that was cancelled', () => {
		const remembered = new Remembered<string>(room);
		remembered.note('row', 50, stopped('cancelled'));
		assert.equal(remembered.end('row', 50), undefined);
	});

	it('give way when there is no room, those used longest ago first, each by its size', () => {
		const remembered = new Remembered<string>(room);
		const kept = () => ['a', 'b', 'c', 'd'].filter((name) => remembered.end(name.repeat(5), 0));
		// Each takes 20 of 100.
		for (const name of ['a', 'b', 'c', 'd']) remembered.note(name.repeat(5), 50, found(name));
		assert.deepEqual(kept(), ['a', 'b', 'c', 'd']);
		remembered.end('aaaaa', 0);
		remembered.note('x'.repeat(20), 50, found('x'));
		assert.deepEqual(kept(), ['a', 'd']);
	});

	it('are not given up for one that is larger than all the room', () => {
		const remembered = new Remembered<string>(room);
		remembered.note('small', 50, found('small'));
		remembered.note('x'.repeat(50), 50, found('large'));
		assert.equal(remembered.end('x'.repeat(50), 0), undefined);
		assert.deepEqual(remembered.end('small', 0), found('small'));
	});

	it('take their room once, however often they are found', () => {
		const remembered = new Remembered<string>(room);
		for (let time = 0; time < 20; time++) remembered.note('again', 50, found('again'));
		for (const name of ['a', 'b', 'c', 'd']) remembered.note(name.repeat(5), 50, found(name));
		assert.deepEqual(remembered.end('again', 0), found('again'));
	});
});
