import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pause, Rest } from '../../src/editor/pace.ts';

describe('A pause', () => {
	it('lets everything else have its turn, once for each piece of work that pauses', async () => {
		let turns = 0;
		let next = setImmediate(function again() {
			turns++;
			next = setImmediate(again);
		});
		const seen: number[] = [];
		const piece = async () => {
			await pause();
			seen.push(turns);
			await pause();
			seen.push(turns);
		};
		await Promise.all([piece(), piece(), piece()]);
		clearImmediate(next);
		assert.equal(new Set(seen).size, 6, `${seen}`);
	});

	it('is over for those that pause in the order in which they began', async () => {
		const log: string[] = [];
		const piece = async (name: string) => {
			for (const time of [1, 2]) {
				await pause();
				log.push(`${name}${time}`);
			}
		};
		await Promise.all([piece('a'), piece('b'), piece('c')]);
		assert.deepEqual(log, ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
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
