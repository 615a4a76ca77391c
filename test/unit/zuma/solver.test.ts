import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { encode } from '../../../src/puzzles/zuma/coding.ts';
import { failuresCapacity } from '../../../src/puzzles/zuma/failures.ts';
import { leaveFewest } from '../../../src/puzzles/zuma/leaving.ts';
import { PlaySearch } from '../../../src/puzzles/zuma/playSearch.ts';
import { solveZuma } from '../../../src/puzzles/zuma/solver.ts';
import { zuma } from '../../../src/puzzles/zuma/zuma.ts';
import { type BoardKind, nestedPuzzles, randomPuzzles, type ZumaPuzzle } from '../../reference/zumaBoards.ts';
import { searchAll, searchPruned } from '../../reference/zumaBreadthFirst.ts';
import { reachable, reachedBy } from '../../reference/zumaReachable.ts';
import { boardsOf, handsUpTo, solved } from './boards.ts';
import cases from './cases.json';

/** What is said about a board and a hand. */
function said(board: string, hand: string) {
	const { answer, headline, reasons, proof } = finish(zuma.solve({ board, hand }));
	return {
		answer,
		headline: say(headline),
		reasons: reasons.map((reason) => say(reason)),
		proof: say(proof),
	};
}

/** A search that goes without shortcuts: with the weaker bound, and no partition is played out. */
function searched({ board, hand }: ZumaPuzzle, capacity = failuresCapacity): PlaySearch {
	const shortcuts = { joints: false, playOut: () => undefined };
	const search = new PlaySearch(encode({ board, hand }), 0, capacity, shortcuts);
	while (!search.over) search.run(1000);
	return search;
}

function fewest(puzzle: ZumaPuzzle, capacity?: number): number {
	return searched(puzzle, capacity).play?.length ?? -1;
}

describe('Zuma solver on published puzzles', () => {
	for (const { board, hand, expected } of cases) {
		const reading = zuma.read(zuma.write({ board, hand }));
		if (reading.ok) {
			it(`${board} ${hand}: ${expected}`, () => {
				assert.equal(finish(zuma.solve(reading.input)).answer, String(expected));
			});
		} else {
			it(`${board} ${hand}: no legal puzzle`, () => {
				assert.equal(reading.fault.name, hand === '' ? 'empty-hand' : 'run-of-three');
			});
		}
	}
});

describe('Zuma solver', () => {
	it('says what a best play takes and how that is proven', () => {
		assert.deepEqual(said('WWRRBBWW', 'WRBRW'), {
			answer: '2',
			headline: '2 insertions',
			reasons: ['However the balls are grouped into clears, it takes at least 2 balls more'],
			proof: 'Bound met',
		});
		assert.equal(said('RR', 'R').headline, '1 insertion');
	});

	it('says when only a search proves it', () => {
		// The bound of 6 holds, but the first row alone does not show how.
		assert.deepEqual(said('RRYBBRRBBRBBYYRYBR', 'RYRYBYB'), {
			answer: '6',
			headline: '6 insertions',
			reasons: [],
			proof: 'Search complete',
		});
	});

	it('names the colours that are short whatever is done, and the best position', () => {
		assert.deepEqual(said('WRRBBW', 'RB'), {
			answer: '-1',
			headline: 'No solution',
			reasons: [
				'However the balls are grouped into clears, white is short by 1',
				'Best position that can be reached: WW',
			],
			proof: 'Ruled out by the bound',
		});
		assert.deepEqual(said('GYRRB', 'GGGGG').reasons, [
			'However the balls are grouped into clears, yellow is short by 2',
			'However the balls are grouped into clears, red is short by 1',
			'However the balls are grouped into clears, blue is short by 2',
			'Best position that can be reached: YRRB',
		]);
	});

	it('says when no colour is short whatever is done, but all together or one or the other', () => {
		// Either colour takes one ball where the other takes four.
		assert.deepEqual(said('YBYB', 'BYBB').reasons, [
			'However the balls are grouped into clears, the hand is short by 1 ball',
			'Best position that can be reached: B',
		]);
		// Red goes with one red and four blues, or blue with one blue and two reds.
		assert.deepEqual(said('RBBRB', 'RRYY').reasons, [
			'However the balls are grouped into clears, the hand lacks a colour',
			'Best position that can be reached: R',
		]);
	});

	it('says when nothing leaves fewer balls', () => {
		assert.deepEqual(said('RGB', 'YW').reasons.at(-1), 'No play leaves fewer balls than there are');
	});

	it('finds the plays that greed, or balls beside equal ones alone, would miss', () => {
		// Completing a run first leaves reds over; a ball has to keep two reds apart.
		assert.deepEqual(solved({ board: 'RRWWRRBBRR', hand: 'WB' }), { left: 0, insertions: 2 });
		assert.deepEqual(solved({ board: 'YYRRYYRYYRYRRYY', hand: 'YYYYY' }), { left: 0, insertions: 4 });
		assert.deepEqual(solved({ board: 'RRYYBYBBYYRRBBRBRYYR', hand: 'YRBYRYBR' }), { left: 0, insertions: 5 });
	});

	it('gives the best position it has seen where it loses patience, and says so', () => {
		const [puzzle] = nestedPuzzles(1, { balls: [60, 60], hand: 15, colours: 5 }, 9);
		assert.ok(puzzle);
		const hurried = finish(leaveFewest(encode(puzzle), failuresCapacity, 2));
		const patient = finish(leaveFewest(encode(puzzle), failuresCapacity));
		assert.deepEqual([hurried.proven, patient.proven], [false, true]);
		assert.ok(hurried.left > patient.left);
	});

	it('answers for positions that a player comes to: an empty board, an empty hand', () => {
		assert.equal(said('', 'RB').answer, '0');
		assert.deepEqual(said('RR', ''), {
			answer: '-1',
			headline: 'No solution',
			reasons: [
				'However the balls are grouped into clears, red is short by 1',
				'No play leaves fewer balls than there are',
			],
			proof: 'Ruled out by the bound',
		});
	});

	const kinds: readonly [number, BoardKind][] = [
		[300, { balls: [12, 18], hand: 3, colours: 2 }],
		[300, { balls: [12, 18], hand: 3, colours: 3 }],
		[150, { balls: [8, 12], hand: 4, colours: 3 }],
		[150, { balls: [8, 11], hand: 4, colours: 4 }],
		[100, { balls: [8, 11], hand: 5, colours: 2 }],
		[20, { balls: [8, 10], hand: 5, colours: 3 }],
	];
	for (const [count, kind] of kinds) {
		const { balls, hand, colours } = kind;
		it(`agrees with all insertions on ${2 * count} boards of ${balls.join('–')} balls in ${colours} colours, hands of ${hand}`, () => {
			for (const puzzle of [...nestedPuzzles(count, kind, 488), ...randomPuzzles(count, kind, 489)]) {
				const reached = reachable(puzzle.board, puzzle.hand, hand);
				assert.deepEqual(solved(puzzle), reachedBy(puzzle.hand, reached), JSON.stringify(puzzle));
			}
		}).timeout(60_000);
	}

	it('comes to the same by search alone', () => {
		for (const board of boardsOf(5)) {
			for (const hand of handsUpTo(4)) {
				const { left, insertions } = solved({ board, hand });
				assert.equal(fewest({ board, hand }), left === 0 ? insertions : -1, `${board} ${hand}`);
			}
		}
	}).timeout(60_000);

	/** Puzzles that take more than the weaker bound asks for, or that cannot be solved though it has no objection. */
	const hard = [
		['YYRRYYRYYRYRRYY', 'YYYYY', 3, 4],
		['YYRRYYRYYRYRRYY', 'YYYYYGG', 3, 4],
		['RRYYBYBBYYRRBBRBRYYR', 'YRBYRYBR', 4, 5],
		['WWRRGGRRWWRRGGRRWW', 'GG', 2, -1],
		['WWRRGGRRWWRRGGRRWW', 'GGG', 2, -1],
	] as const;
	for (const [board, hand, asked, expected] of hard) {
		it(`comes to ${expected} for ${board} ${hand} by search, with much memory and with hardly any`, () => {
			const search = searched({ board, hand });
			assert.equal(search.play?.length ?? -1, expected);
			assert.ok(search.looked > 1 && !search.byBound);
			assert.equal(fewest({ board, hand }, 4), expected);
			const early = new PlaySearch(encode({ board, hand }), 0, 4, {
				joints: false,
				playOut: () => undefined,
			});
			while (early.looked < 2) early.run(1);
			assert.equal(early.least, asked);
		}).timeout(60_000);
	}

	it('is as exact with hardly any memory', () => {
		for (const puzzle of nestedPuzzles(60, { balls: [10, 14], hand: 5, colours: 2 }, 490)) {
			const { left, insertions } = solved(puzzle);
			assert.equal(fewest(puzzle, 4), left === 0 ? insertions : -1, JSON.stringify(puzzle));
		}
		assert.deepEqual(solved({ board: 'RRBYYBYYRYRYY', hand: 'BYRBY' }, 4), { left: 3, insertions: 5 });
		assert.deepEqual(solved({ board: 'YYBRBBRBRRYRR', hand: 'BBYYB' }, 4), { left: 3, insertions: 5 });
	}).timeout(60_000);

	it('pauses, and tells what is proven by then', () => {
		const [puzzle] = nestedPuzzles(1, { balls: [100, 100], hand: 20, colours: 2 }, 7);
		assert.ok(puzzle);
		const search = solveZuma(puzzle);
		const told = new Set<string>();
		let step = search.next();
		for (; !step.done; step = search.next()) told.add(say(step.value.proven));
		assert.equal(step.value.left, 0);
		assert.deepEqual([...told], ['At least 1 insertion']);
	}).timeout(60_000);

	it('solves boards of 100 balls and hands of 20 in up to 26 colours', () => {
		for (const colours of [2, 3, 26]) {
			const kind = { balls: [100, 100], hand: 20, colours } as const;
			for (const puzzle of nestedPuzzles(1, kind, 8)) assert.ok(solved(puzzle).left >= 0);
		}
	}).timeout(60_000);
});

describe('Zuma references', () => {
	it('agree with each other', () => {
		for (const puzzle of nestedPuzzles(100, { balls: [4, 8], hand: 3, colours: 3 }, 491)) {
			const { clears, left, insertions } = searchAll(puzzle.board, puzzle.hand);
			assert.equal(searchPruned(puzzle.board, puzzle.hand), clears);
			assert.deepEqual(reachedBy(puzzle.hand, reachable(puzzle.board, puzzle.hand, 3)), { left, insertions });
			assert.equal(left === 0 ? insertions : -1, clears);
		}
	});
});
