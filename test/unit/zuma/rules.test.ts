import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { insertCode } from '../../../src/puzzles/zuma/rowCodes.ts';
import { insert, overlongRun } from '../../../src/puzzles/zuma/rules.ts';
import { settle } from '../../reference/zumaBreadthFirst.ts';

describe('Zuma rules', () => {
	it('clear the run that a ball makes three', () => {
		assert.equal(insert('WRRB', { place: 1, colour: 'R' }), 'WB');
	});

	it('take every place inside and beside a run for the same', () => {
		for (const place of [1, 2, 3]) assert.equal(insert('WRRB', { place, colour: 'R' }), 'WB');
	});

	it('leave a run of two alone', () => {
		assert.equal(insert('WRB', { place: 2, colour: 'R' }), 'WRRB');
		assert.equal(insert('RWWR', { place: 3, colour: 'W' }), 'RR', 'the whites go, two reds meet');
	});

	it('clear three and four that meet, one clear after the other', () => {
		assert.equal(insert('RBBR', { place: 1, colour: 'B' }), 'RR');
		assert.equal(insert('RRBBR', { place: 2, colour: 'B' }), '');
		assert.equal(insert('RRBBRR', { place: 2, colour: 'B' }), '');
		assert.equal(insert('WWRBBRRW', { place: 4, colour: 'B' }), '', 'blues, then reds, then whites');
	});

	it('stop where the ends differ or there is only one', () => {
		assert.equal(insert('WRBBRRG', { place: 3, colour: 'B' }), 'WG');
		assert.equal(insert('BBRR', { place: 0, colour: 'B' }), 'RR');
	});

	it('let a ball between two equal ones keep them apart', () => {
		assert.equal(insert('WRRW', { place: 2, colour: 'B' }), 'WRBRW');
	});

	it('find a run of three where there is one', () => {
		assert.equal(overlongRun('RRWWRR'), undefined);
		assert.deepEqual(overlongRun('WRRRRW'), { start: 1, end: 5 });
	});

	/** A settled row, a place in it and a ball. */
	const insertions = fc
		.tuple(fc.array(fc.constantFrom(...'RYB'), { maxLength: 24 }), fc.nat(24), fc.constantFrom(...'RYB'))
		.map(([balls, at, colour]) => {
			const row = settle(balls.join(''));
			return { row, place: Math.min(at, row.length), colour };
		});

	it('agree with taking out runs until there is none', () => {
		fc.assert(
			fc.property(insertions, ({ row, place, colour }) => {
				assert.equal(insert(row, { place, colour }), settle(row.slice(0, place) + colour + row.slice(place)));
			}),
			{ seed: 488, numRuns: 2000 },
		);
	});

	it('are the same on colour codes', () => {
		fc.assert(
			fc.property(insertions, ({ row, place, colour }) => {
				const codes = Uint8Array.from(row, (letter) => letter.charCodeAt(0));
				const after = new Uint8Array(row.length + 1);
				const length = insertCode(codes, row.length, after, place, colour.charCodeAt(0));
				assert.equal(String.fromCharCode(...after.slice(0, length)), insert(row, { place, colour }));
			}),
			{ seed: 488, numRuns: 2000 },
		);
	});
});
