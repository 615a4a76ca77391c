import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Outcome } from '../../../src/puzzles/puzzle.ts';
import { finish } from '../../../src/puzzles/search.ts';
import type { Take } from '../../../src/puzzles/stoneGame/rules.ts';
import { bestMoves, solve } from '../../../src/puzzles/stoneGame/solver.ts';
import { leadByMemo } from '../../reference/stoneGameMemo.ts';
import { bestPlays } from '../../reference/stoneGameMinimax.ts';
import cases from './cases.json';
import { gameOf, gameWith } from './rows.ts';

interface Repeat {
	readonly repeat: readonly number[];
	readonly times: number;
}

interface Case {
	readonly stones?: readonly number[];
	readonly stones_spec?: Repeat | { readonly concat: readonly Repeat[] };
	readonly expected: string;
	readonly difference?: number;
}

function valuesOf({ stones, stones_spec: spec }: Case): readonly number[] {
	if (stones) return stones;
	const parts = spec && ('concat' in spec ? spec.concat : [spec]);
	return (parts ?? []).flatMap(({ repeat, times }) => Array.from({ length: times }, () => repeat).flat());
}

const seed = { seed: 1406 };
const value = fc.integer({ min: -9, max: 9 });
const smallRow = fc.array(value, { maxLength: 9 });

function solved(values: Iterable<number>): Outcome<Take> {
	return finish(solve(gameWith(values)));
}

/** Alice's final lead, read from the headline. */
function leadIn({ headline }: Outcome<Take>): number {
	const [winner, lead] = headline.values;
	if (winner === undefined) return 0;
	return winner === 'Alice' ? Number(lead) : -Number(lead);
}

/** Alice's final lead when both take as the play says. */
function leadOfPlay(values: ArrayLike<number>, takes: readonly number[]): number {
	let pile = 0;
	let lead = 0;
	takes.forEach((take, turn) => {
		for (const end = pile + take; pile < end; pile++) {
			lead += (turn % 2 === 0 ? 1 : -1) * (values[pile] as number);
		}
	});
	assert.equal(pile, values.length, 'all piles are taken');
	return lead;
}

describe('Stone Game III solver', () => {
	for (const [index, row] of (cases as readonly Case[]).entries()) {
		it(`gives ${row.expected} for case ${index}`, () => {
			const outcome = solved(valuesOf(row));
			assert.equal(outcome.answer, row.expected);
			if (row.difference !== undefined) assert.equal(leadIn(outcome), row.difference);
		});
	}

	it('gives the lead in its headline, and nobody leads in a tie', () => {
		assert.equal(say(solved([1, 2, 3, 7]).headline), 'Bob by 1');
		assert.equal(say(solved([1, 2, 3, -9]).headline), 'Alice by 15');
		assert.equal(say(solved([1, 2, 3, 6]).headline), 'Tie');
	});

	it('says how each first take ends', () => {
		assert.deepEqual(
			solved([1, 2, 3, 7]).reasons.map((reason) => say(reason)),
			[
				'With best play of both, Alice loses by 1',
				'Alice chooses: taking 1 loses by 11, taking 2 loses by 7, taking 3 loses by 1',
			],
		);
	});

	it('takes the fewest piles among equal takes', () => {
		assert.deepEqual(solved([0, 0, 0, 0]).moves, [1, 1, 1, 1]);
		// Two piles of 5 for Alice, or all three less the last: taking 2 and 3 end alike.
		assert.deepEqual(solved([5, 5, 0]).moves, [2, 1]);
	});

	it('never takes piles that are not there', () => {
		assert.deepEqual(solved([-1]).moves, [1]);
		assert.deepEqual(solved([1, 1]).moves, [2]);
		assert.deepEqual(solved([]).moves, []);
	});

	it('has the answer of all games played to their end, on small rows', () => {
		fc.assert(
			fc.property(smallRow, (values) => {
				const outcome = solved(values);
				const [best] = bestPlays(values);
				assert.ok(best);
				assert.equal(leadIn(outcome), best.mover - best.other);
				assert.equal(leadOfPlay(values, outcome.moves), best.mover - best.other);
			}),
			{ ...seed, numRuns: 500 },
		);
	});

	it('knows every best first take and how many best plays there are', () => {
		// Few different values, so that many takes are equal.
		const row = fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 1, maxLength: 9 });
		fc.assert(
			fc.property(row, (values) => {
				const plays = bestPlays(values);
				const found = finish(bestMoves(gameWith(values)));
				assert.deepEqual(found.moves, [...new Set(plays.map(({ takes }) => takes[0]))].sort());
				assert.equal(found.plays, String(plays.length));
				assert.equal(found.exact, true);
			}),
			{ ...seed, numRuns: 300 },
		);
	});

	it('says at least how many best plays there are where they are beyond counting', () => {
		const found = finish(bestMoves(gameWith(new Array(1000).fill(0))));
		assert.deepEqual(found, { moves: [1, 2, 3], complete: true, plays: `1${'0'.repeat(100)}`, exact: false });
	});

	it('goes on from a game under way, for the player whose turn it is', () => {
		// Alice has 6 of [1,2,3,7]; the last pile is Bob's, who ends 1 above her.
		const outcome = finish(solve(gameOf('[7]\nBob 6 0')));
		assert.equal(outcome.answer, 'Bob');
		assert.equal(say(outcome.headline), 'Bob by 1');
		assert.equal(finish(solve(gameOf('[]\nAlice 6 7'))).answer, 'Bob');
	});

	it('agrees with memoized recursion on longer rows, in 16 bits and beyond', () => {
		const long = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 100, maxLength: 2000 });
		fc.assert(
			fc.property(long, fc.constantFrom(1, 32, 1_000_000, 2 ** 31), (values, scale) => {
				const scaled = values.map((value) => value * scale);
				const outcome = solved(scaled);
				assert.equal(leadIn(outcome), leadByMemo(scaled));
				assert.equal(leadOfPlay(scaled, outcome.moves), leadByMemo(scaled));
			}),
			{ ...seed, numRuns: 50 },
		);
	});

	it('is exact up to the last safe whole number', () => {
		const most = Number.MAX_SAFE_INTEGER;
		assert.equal(leadIn(solved([most])), most);
		assert.equal(leadIn(solved([-most])), -most);
		// Alice takes both and leads by all there is; from the second row she takes one pile and leaves Bob the rest.
		assert.equal(leadIn(solved([2 ** 52, 2 ** 52 - 1])), most);
		assert.equal(leadIn(solved([-1, -1, -1, most - 3])), 4 - most);
		const bigRow = fc.array(fc.integer({ min: -(2 ** 49), max: 2 ** 49 }), { maxLength: 9 });
		fc.assert(
			fc.property(bigRow, (values) => {
				const [best] = bestPlays(values);
				assert.ok(best);
				assert.equal(leadIn(solved(values)), best.mover - best.other);
			}),
			{ ...seed, numRuns: 300 },
		);
	});

	it('stays exact where the leads of small values grow beyond 32 bits', () => {
		// Each four piles gain whoever takes the first of them 65,534 points.
		const fours = 35_000;
		const values = Array.from({ length: fours }, () => [0, 0, 32767, -32767]).flat();
		const outcome = solved(values);
		assert.equal(leadIn(outcome), 65534 * fours);
		assert.ok(65534 * fours > 2 ** 31);
		assert.equal(leadOfPlay(values, outcome.moves), leadIn(outcome));
	});

	it('pauses over and over on a long row, and says what it knows by then', () => {
		const search = solve(gameWith(new Array(50_000).fill(1)));
		const known: number[] = [];
		let step = search.next();
		for (; !step.done; step = search.next()) known.push(step.value.looked);
		assert.ok(known.length >= 5);
		assert.ok(known.every((looked, index) => index === 0 || looked > (known[index - 1] as number)));
		assert.equal(step.value.looked, 50_000);
	});
});
