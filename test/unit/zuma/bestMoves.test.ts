import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { finish } from '../../../src/puzzles/search.ts';
import { bestMoves } from '../../../src/puzzles/zuma/bestMoves.ts';
import { insert, type ZumaInput } from '../../../src/puzzles/zuma/rules.ts';
import { nestedPuzzles } from '../../reference/zumaBoards.ts';
import { reachable, reachedBy, shortestPlays } from '../../reference/zumaReachable.ts';
import { boardsOf, handsUpTo, solved } from './boards.ts';

/** The rows that the best first insertions make, sorted, and how many best plays there are. */
function best(input: ZumaInput): { firsts: string[]; plays: bigint } {
	const { moves, complete, plays, exact } = finish(bestMoves(input));
	assert.ok(complete && exact);
	return { firsts: moves.map((move) => insert(input.board, move)).sort(), plays: BigInt(plays) };
}

/** The same by trying all plays. */
function bestOfAll({ board, hand }: ZumaInput): { firsts: string[]; plays: bigint } {
	const { left, insertions } = reachedBy(hand, reachable(board, hand, hand.length));
	return left === 0 ? shortestPlays(board, hand, insertions) : { firsts: [], plays: 0n };
}

describe('Best first insertions in Zuma', () => {
	it('are all that start a shortest play', () => {
		assert.deepEqual(best({ board: 'WWRRBBWW', hand: 'WRBRW' }), {
			firsts: ['WWBBWW', 'WWBRRBBWW', 'WWRRBBRWW', 'WWRRWW'],
			plays: 4n,
		});
	});

	it('count insertions that make the same row once', () => {
		assert.deepEqual(best({ board: 'RR', hand: 'RR' }), { firsts: [''], plays: 1n });
		assert.deepEqual(best({ board: 'R', hand: 'RR' }), { firsts: ['RR'], plays: 1n });
	});

	it('are none where nothing clears the board, or nothing is left to clear', () => {
		assert.deepEqual(best({ board: 'WRRBBW', hand: 'RB' }), { firsts: [], plays: 0n });
		assert.deepEqual(best({ board: '', hand: 'RB' }), { firsts: [], plays: 0n });
	});

	it('agree with all plays on every board of up to four balls over three colours', () => {
		for (const length of [1, 2, 3, 4]) {
			for (const board of boardsOf(length)) {
				for (const hand of handsUpTo(4))
					assert.deepEqual(best({ board, hand }), bestOfAll({ board, hand }), `${board} ${hand}`);
			}
		}
	}).timeout(60_000);

	it('agree with all plays on larger boards', () => {
		const kinds = [
			{ balls: [6, 9], hand: 4, colours: 2 },
			{ balls: [6, 8], hand: 4, colours: 3 },
			{ balls: [10, 14], hand: 3, colours: 2 },
		] as const;
		for (const kind of kinds) {
			for (const puzzle of nestedPuzzles(40, kind, 488)) {
				assert.deepEqual(best(puzzle), bestOfAll(puzzle), JSON.stringify(puzzle));
			}
		}
	}).timeout(60_000);

	it('say where the budget ended first, and then are some of the plays', () => {
		const input = { board: 'RYRYYRYYRYRRYRYY', hand: 'YRYRY' };
		const all = finish(bestMoves(input));
		assert.ok(all.complete && all.exact);
		assert.equal(all.plays, '2560');
		const some = finish(bestMoves(input, 10_000));
		assert.ok(!some.complete && !some.exact);
		assert.ok(BigInt(some.plays) > 0n && BigInt(some.plays) < 2560n);
		assert.ok(some.moves.length > 0 && some.moves.length < all.moves.length);
		const firsts = finish(bestMoves(input, 100_000));
		assert.ok(firsts.complete && !firsts.exact, 'the first moves come before the counting');
		assert.deepEqual(firsts.moves, all.moves);
		const { insertions } = solved(input);
		for (const move of some.moves) {
			const rest = { board: insert(input.board, move), hand: input.hand.replace(move.colour, '') };
			assert.deepEqual(solved(rest), { left: 0, insertions: insertions - 1 });
		}
	});
});
