import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { keep, readFromPanel, readKept } from '../../../src/replay/protocol.ts';

const source = { label: 'test.py:12', uri: 'file:///test.py', start: 10, end: 40 };
const kept = keep({
	id: 'zuma',
	input: 'WWRRBBWW\nWRBRW',
	source,
	move: 1,
	phase: 2,
	speed: 1.5,
	loop: true,
	from: 1,
});

describe('What a page keeps', () => {
	it('comes back as it was kept', () => {
		assert.deepEqual(readKept(JSON.parse(JSON.stringify(kept))), kept);
		const { source: _, ...placeless } = kept;
		assert.deepEqual(readKept(placeless), placeless);
		const attempt = [{ place: 2, colour: 'R' }];
		for (const more of [
			{ attempt },
			{ attempt, instead: 'turn' as const },
			{ instead: { moves: attempt, own: 0 } },
			{ question: 'fewest' },
		]) {
			const all = { ...kept, ...more };
			assert.deepEqual(keep(all), all);
			assert.deepEqual(readKept(JSON.parse(JSON.stringify(all))), all);
		}
	});

	it('is ignored when another version kept it, or when any of it is not what it should be', () => {
		const wrong: Readonly<Record<string, unknown>> = {
			version: 0,
			id: 'chess',
			input: 7,
			source: { ...source, end: 3 },
			move: -1,
			phase: 0.5,
			speed: '1',
			loop: undefined,
			attempt: 'R',
			question: 7,
			instead: 'chess',
		};
		for (const [name, value] of Object.entries(wrong)) {
			assert.equal(readKept({ ...kept, [name]: value }), undefined, name);
		}
		for (const value of [undefined, null, 'zuma', 7, []]) assert.equal(readKept(value), undefined);
	});

	it('is ignored where its speed is none, and where it starts over at no move', () => {
		for (const speed of [Number.NaN, Number.POSITIVE_INFINITY, 0, -1, null])
			assert.equal(readKept({ ...kept, speed }), undefined, String(speed));
		for (const from of [Number.NaN, -1, 0.5, '1', null])
			assert.equal(readKept({ ...kept, from }), undefined, String(from));
	});

	it('holds no more moves than can soon be checked, and is ignored where it holds more', () => {
		const moves = Array.from({ length: 100_000 }, () => 1);
		assert.equal(readKept({ ...kept, attempt: moves }), undefined);
		assert.equal(readKept({ ...kept, instead: { moves, own: 0 } }), undefined);
		const few = keep({ ...kept, attempt: moves, instead: { moves, own: 0 } });
		assert.equal(few.attempt?.length, 1000);
		assert.equal(few.instead, undefined);
		assert.deepEqual(readKept(few), few);
	});

	it('is ignored where numbers of its moves are none', () => {
		for (const own of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 2, undefined]) {
			assert.equal(readKept({ ...kept, instead: { moves: [1], own } }), undefined, String(own));
		}
		for (const count of [Number.NaN, Number.POSITIVE_INFINITY, -1, null]) {
			assert.equal(readKept({ ...kept, move: count }), undefined);
			assert.equal(readKept({ ...kept, phase: count }), undefined);
		}
	});

	it('never throws, whatever was kept', () => {
		fc.assert(
			fc.property(fc.anything(), (value) => {
				readKept(value);
				readFromPanel(value);
			}),
			{ seed: 5 },
		);
	});
});

describe('A message of the page', () => {
	it('is read with nothing else in it', () => {
		const message = { type: 'ask', generation: 3, question: 'fewest', more: 1 };
		assert.deepEqual(readFromPanel(message), { type: 'ask', generation: 3, question: 'fewest' });
		assert.deepEqual(readFromPanel({ type: 'ask', generation: 3 }), { type: 'ask', generation: 3 });
		assert.deepEqual(readFromPanel({ type: 'reload', generation: 0 }), { type: 'reload', generation: 0 });
		assert.deepEqual(readFromPanel({ type: 'ready', kept }), { type: 'ready', kept });
		const bytes = new Uint8Array([1, 2, 3]);
		assert.deepEqual(readFromPanel({ type: 'save', generation: 1, format: 'gif', bytes, path: '/' }), {
			type: 'save',
			generation: 1,
			format: 'gif',
			bytes,
		});
		assert.deepEqual(readFromPanel({ type: 'ready', kept: { version: 0 } }), { type: 'ready' });
		assert.deepEqual(readFromPanel({ type: 'turn', yourTurn: true, more: 1 }), {
			type: 'turn',
			yourTurn: true,
		});
		const play = { moves: [1, 2], own: 1 };
		assert.deepEqual(readFromPanel({ type: 'savePage', generation: 1, play }), {
			type: 'savePage',
			generation: 1,
			play,
		});
	});

	it('is none where a part is missing or of another kind', () => {
		for (const message of [
			{ type: 'cancel' },
			{ type: 'cancel', generation: -1 },
			{ type: 'ask', generation: 1, question: 2 },
			{ type: 'open', generation: 1 },
			{ type: 'turn', yourTurn: 1 },
			{ type: 'savePage', generation: 1, play: { moves: 1, own: 0 } },
			{ type: 'copy', generation: 1, text: 7 },
			{ type: 'save', generation: 1, format: 'exe', bytes: new Uint8Array() },
			{ type: 'save', generation: 1, format: 'png', bytes: [1, 2] },
			null,
			'ready',
		]) {
			assert.equal(readFromPanel(message), undefined);
		}
	});
});
