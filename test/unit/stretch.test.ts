import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { around, covers, placesIn, stretchIn } from '../../src/editor/stretch.ts';

/** Ten places of ten characters, twenty apart: [0, 10), [20, 30), … */
const places = Array.from({ length: 10 }, (_, index) => ({ start: 20 * index, end: 20 * index + 10 }));

describe('The places near a span', () => {
	const cases = [
		['in the middle', { start: 25, end: 65 }, { first: 1, end: 4 }],
		['that only touch it are none', { start: 30, end: 40 }, { first: 2, end: 2 }],
		['ahead of all', { start: -5, end: 0 }, { first: 0, end: 0 }],
		['behind all', { start: 300, end: 400 }, { first: 10, end: 10 }],
		['all of them', { start: 0, end: 400 }, { first: 0, end: 10 }],
	] as const;
	for (const [what, span, stretch] of cases) {
		it(`are known: ${what}`, () => assert.deepEqual(stretchIn(places, span), stretch));
	}

	it('are with one that has begun far ahead and others lie in', () => {
		const nested = [{ start: 0, end: 100 }, ...places.slice(1)];
		assert.deepEqual(stretchIn(nested, { start: 82, end: 95 }), { first: 0, end: 5 });
	});

	it('are none where there are no places', () => {
		assert.deepEqual(stretchIn([], { start: 0, end: 10 }), { first: 0, end: 0 });
	});
});

describe('The places around a stretch', () => {
	it('are so many, with it in their middle', () => {
		assert.deepEqual(around({ first: 40, end: 50 }, 20, 100), { first: 35, end: 55 });
	});

	it('are as many at both ends of the row', () => {
		assert.deepEqual(around({ first: 0, end: 3 }, 20, 100), { first: 0, end: 20 });
		assert.deepEqual(around({ first: 100, end: 100 }, 20, 100), { first: 80, end: 100 });
	});

	it('are all where there are no more', () => {
		assert.deepEqual(around({ first: 2, end: 4 }, 20, 5), { first: 0, end: 5 });
	});

	it('cover it, unless it is longer', () => {
		const stretch = { first: 90, end: 99 };
		assert.equal(covers(around(stretch, 20, 100), stretch), true);
		assert.equal(covers(around(stretch, 5, 100), stretch), false);
	});
});

describe('The places of several stretches', () => {
	it('are given in order, each once', () => {
		const stretches = [
			{ first: 5, end: 7 },
			{ first: 1, end: 3 },
			{ first: 2, end: 4 },
		];
		assert.deepEqual(placesIn([...'abcdefgh'], stretches), [...'bcd', ...'fg']);
	});
});
