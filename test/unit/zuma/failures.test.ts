import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { Failures } from '../../../src/puzzles/zuma/failures.ts';

const balls = 14;
const colours = 5;
const held = 3;

/** A row of colour codes, a hand and what the position needs. */
const positions = fc.record({
	row: fc.array(fc.nat(colours - 1), { minLength: 1, maxLength: balls }),
	hand: fc.array(fc.nat(2), { minLength: held, maxLength: held }),
	needs: fc.integer({ min: 1, max: 255 }),
});

describe('Failed positions of Zuma', () => {
	it('are told from all others, however few are remembered', () => {
		for (const capacity of [4, 64, 4096]) {
			fc.assert(
				fc.property(fc.array(positions, { maxLength: 600 }), (noted) => {
					const failures = new Failures(balls, colours, held, capacity);
					const truth = new Map<string, number>();
					for (const { row, hand, needs } of noted) {
						const key = `${row} ${hand}`;
						const before = failures.needs(Uint8Array.from(row), row.length, Uint8Array.from(hand));
						assert.ok(before === 0 || before === truth.get(key));
						failures.note(Uint8Array.from(row), row.length, Uint8Array.from(hand), needs);
						truth.set(key, needs);
						assert.equal(failures.needs(Uint8Array.from(row), row.length, Uint8Array.from(hand)), needs);
					}
				}),
				{ seed: 488, numRuns: 60 },
			);
		}
	});

	it('are all remembered while there is room', () => {
		const failures = new Failures(balls, colours, held, 1 << 12);
		const hand = Uint8Array.of(1, 2, 0);
		for (let code = 0; code < 4; code++) failures.note(Uint8Array.of(code, 4, code), 3, hand, code + 1);
		for (let code = 0; code < 4; code++)
			assert.equal(failures.needs(Uint8Array.of(code, 4, code), 3, hand), code + 1);
		assert.equal(failures.needs(Uint8Array.of(0, 4), 2, hand), 0);
		assert.equal(failures.needs(Uint8Array.of(0, 4, 0), 3, Uint8Array.of(2, 1, 0)), 0);
	});
});
