import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { covers, merged, placesIn, startingIn, startOf, stretchIn } from '../../src/editor/stretch.ts';

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

describe('The places that start in a span', () => {
	const cases = [
		['not one that starts ahead of it', { start: 25, end: 65 }, { first: 2, end: 4 }],
		['ahead of all', { start: -5, end: 0 }, { first: 0, end: 0 }],
		['behind all', { start: 300, end: 400 }, { first: 10, end: 10 }],
		['all of them', { start: 0, end: 400 }, { first: 0, end: 10 }],
	] as const;
	for (const [what, span, stretch] of cases) {
		it(`are known: ${what}`, () => assert.deepEqual(startingIn(places, span), stretch));
	}
});

describe('A stretch', () => {
	it('has a start, of no more than so many', () => {
		assert.deepEqual(startOf({ first: 5, end: 50 }, 20), { first: 5, end: 25 });
		assert.deepEqual(startOf({ first: 5, end: 7 }, 20), { first: 5, end: 7 });
	});

	it('covers another that lies in it', () => {
		assert.equal(covers({ first: 5, end: 25 }, { first: 5, end: 25 }), true);
		assert.equal(covers({ first: 5, end: 25 }, { first: 4, end: 20 }), false);
		assert.equal(covers({ first: 5, end: 25 }, { first: 20, end: 26 }), false);
	});

	it('is one with those that it overlaps or touches', () => {
		const stretches = [
			{ first: 30, end: 40 },
			{ first: 0, end: 10 },
			{ first: 10, end: 12 },
			{ first: 32, end: 35 },
		];
		assert.deepEqual(merged(stretches), [
			{ first: 0, end: 12 },
			{ first: 30, end: 40 },
		]);
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
