import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { inTurn, Rest } from '../../src/editor/pace.ts';

/** Keeps the processor for longer than a slice. */
function work(): void {
	for (const end = performance.now() + 8; performance.now() < end; );
}

describe('Work that is done in turn', () => {
	it('is done one after the other, in the order in which it was asked for', async () => {
		const turn = inTurn();
		const log: string[] = [];
		const piece = (name: string) => async () => {
			log.push(`${name} begins`);
			await Promise.resolve();
			log.push(`${name} ends`);
			return name;
		};
		const results = await Promise.all([turn(piece('a')), turn(piece('b')), turn(piece('c'))]);
		assert.deepEqual(results, ['a', 'b', 'c']);
		assert.deepEqual(log, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
	});

	it('lets everything else have its turns among long pieces', async () => {
		const turn = inTurn();
		let turns = 0;
		let next = setImmediate(function again() {
			turns++;
			next = setImmediate(again);
		});
		await Promise.all(Array.from({ length: 4 }, () => turn(async () => work())));
		clearImmediate(next);
		assert.ok(turns > 0);
	});

	it('goes on after a piece that failed', async () => {
		const turn = inTurn();
		const failing = turn(() => Promise.reject(new Error('no')));
		const next = turn(async () => 'done');
		await assert.rejects(failing, /no/);
		assert.equal(await next, 'done');
	});
});

describe('What is done once a thing rests', () => {
	it('is done once, after the last time that it was asked for', async () => {
		const done: string[] = [];
		const rest = new Rest<string>(1, (thing) => done.push(thing));
		for (let key = 0; key < 20; key++) rest.ask('typed');
		rest.ask('other');
		assert.deepEqual([rest.isAsked('typed'), rest.isAsked('none'), done.length], [true, false, 0]);
		while (rest.isAsked('other')) await new Promise(setImmediate);
		assert.deepEqual(done, ['typed', 'other']);
		assert.equal(rest.isAsked('typed'), false);
	});

	it('is not done any more after the end', async () => {
		const done: string[] = [];
		const rest = new Rest<string>(1, (thing) => done.push(thing));
		rest.ask('typed');
		rest.dispose();
		await new Promise((resolve) => setTimeout(resolve, 5));
		assert.deepEqual(done, []);
	});
});
