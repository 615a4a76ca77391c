import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { Bound } from '../../../src/puzzles/zuma/bound.ts';
import { encode } from '../../../src/puzzles/zuma/coding.ts';
import { ListSpends } from '../../../src/puzzles/zuma/listSpends.ts';
import { partition, shut, stays } from '../../../src/puzzles/zuma/partition.ts';
import { overlongRun } from '../../../src/puzzles/zuma/rules.ts';
import { type Spends, unspendable } from '../../../src/puzzles/zuma/spends.ts';
import { WordSpends } from '../../../src/puzzles/zuma/wordSpends.ts';
import { nestedPuzzles, type ZumaPuzzle } from '../../reference/zumaBoards.ts';
import { reachable } from '../../reference/zumaReachable.ts';
import { solved } from './boards.ts';

interface Asking {
	/** Balls that may stay. */
	readonly left?: number;
	readonly joints?: boolean;
	/** Spends as lists, though they would fit into words. */
	readonly lists?: boolean;
}

/** The bound of a board, worked out. */
function bounded(puzzle: ZumaPuzzle, { left = 0, joints = true, lists = false }: Asking = {}) {
	const { row, hand, held, letters } = encode(puzzle);
	const counts = Array.from(hand.subarray(0, held));
	const spends: Spends = lists ? new ListSpends(counts) : new WordSpends(counts);
	const bound = new Bound(spends, row.length, letters.length, held, joints);
	bound.begin(row, row.length, left);
	while (!bound.done) bound.advance(7);
	return { bound, spends, spend: spends.least(bound.asked, hand) };
}

/** The balls that a hand has to spend on a board at least; `undefined` where it cannot. */
function asks(board: string, hand: string, asking?: Asking): number | undefined {
	const { spends, spend } = bounded({ board, hand }, asking);
	return spend === unspendable ? undefined : spends.size(spend);
}

describe('Zuma bound', () => {
	it('asks for the balls that make each class three', () => {
		assert.equal(asks('R', 'RR'), 2);
		assert.equal(asks('RRBB', 'RRBB'), 2);
		assert.equal(asks('RBBR', 'RRBB'), 2, 'the reds are one class once the blues are gone');
		assert.equal(asks('RBRB', 'RBBBB'), 5, 'the two classes would cross');
		assert.equal(asks('WRRBBW', 'RB'), undefined, 'no white in the hand');
	});

	it('has no class of more than four', () => {
		// The pairs between the reds go with a ball each.
		assert.equal(asks('RBBRGGRWWR', 'BGW'), 3, 'four reds are one class');
		assert.equal(asks('RBBRGGRWWRYYR', 'BGWYR'), 5, 'five reds are not');
		assert.equal(asks('RBBRGGRWWRYYR', 'BGWY'), undefined);
	});

	it('has no class of four with a pair in its middle', () => {
		// One of the ends would meet the pair first, and the three would go without the other end.
		assert.equal(asks('RBBRRYYR', 'BYRR'), 4);
		assert.equal(asks('RBBRRYYR', 'BY'), undefined);
		assert.equal(asks('RRBBRYYR', 'BY'), 2, 'two pairs may meet');
	});

	it('parts two equal neighbours only by a ball between them', () => {
		const board = 'RRWWRRBBRR';
		assert.equal(
			asks(board, 'WB'),
			2,
			'the white or the blue one that is due anyway can part the reds in the middle',
		);
		assert.equal(asks('YYRRYYRYYRYRRYY', 'YYYYY'), 4, 'a yellow cannot part yellows');
		assert.equal(asks('YYRRYYRYYRYRRYY', 'YYYYY', { joints: false }), 3);
	});

	it('lets balls stay, which no class reaches across', () => {
		assert.equal(asks('WRRBBW', 'RB', { left: 1 }), undefined);
		assert.equal(asks('WRRBBW', 'RB', { left: 2 }), 2);
		assert.equal(asks('RBR', 'RR', { left: 1 }), undefined, 'the blue one stays between the reds');
		assert.equal(asks('RBR', 'RR', { left: 2 }), 2);
		assert.equal(asks('RBR', 'RR', { left: 3 }), 0);
	});

	const kinds = [
		{ balls: [4, 8], hand: 4, colours: 2 },
		{ balls: [4, 8], hand: 4, colours: 3 },
		{ balls: [5, 8], hand: 3, colours: 4 },
	] as const;
	for (const kind of kinds) {
		it(`never asks for more than it takes, in ${kind.colours} colours`, () => {
			for (const { board, hand } of nestedPuzzles(120, kind, 488)) {
				for (const [used, fewest] of reachable(board, hand, hand.length)) {
					// These balls leave so few: for no fewer balls left may the bound ask for more, or for others.
					for (const joints of [false, true]) {
						const asked = asks(board, used, { left: fewest, joints });
						assert.ok(asked !== undefined && asked <= used.length, `${board} ${used} leaves ${fewest}`);
					}
				}
			}
		}).timeout(60_000);
	}

	it('asks for no less with joints', () => {
		for (const { board, hand } of nestedPuzzles(300, { balls: [8, 14], hand: 5, colours: 3 }, 488)) {
			const weak = asks(board, hand, { joints: false }) ?? Number.POSITIVE_INFINITY;
			const strong = asks(board, hand) ?? Number.POSITIVE_INFINITY;
			assert.ok(weak <= strong, `${board} ${hand}`);
		}
	});

	it('is the same with spends as words and as lists', () => {
		for (const { board, hand } of nestedPuzzles(150, { balls: [6, 14], hand: 5, colours: 3 }, 489)) {
			for (const joints of [false, true]) {
				for (const left of [0, 1, 3]) {
					const asked = asks(board, hand, { left, joints });
					assert.equal(asks(board, hand, { left, joints, lists: true }), asked, `${board} ${hand}`);
				}
			}
		}
	});

	it('keeps what a row has in common with the one before', () => {
		const all = encode({ board: 'RYBG', hand: 'RRBYW' });
		// Half of a row is that of the row before.
		const boards: string[] = [];
		for (const { board } of nestedPuzzles(200, { balls: [6, 16], hand: 1, colours: 4 }, 490)) {
			const half = board.length >> 1;
			const mixed = (boards.at(-1) ?? board).slice(0, half) + board.slice(half);
			if (!overlongRun(mixed)) boards.push(mixed);
		}
		const rows = boards.map((board) => Uint8Array.from(board, (letter) => all.letters.indexOf(letter)));
		const spends = new WordSpends(Array.from(all.hand.subarray(0, all.held)));
		const again = new Bound(spends, 16, all.letters.length, all.held, true);
		for (const [index, row] of rows.entries()) {
			const anew = new Bound(spends, 16, all.letters.length, all.held, true);
			for (const bound of [again, anew]) bound.begin(row, row.length, 2);
			if (index % 3 === 0) again.advance(20);
			else while (!again.done) again.advance(1000);
			while (!anew.done) anew.advance(1000);
			if (again.done) assert.equal(again.asked, anew.asked);
		}
	});

	it('comes with a partition that asks for just as much', () => {
		for (const puzzle of nestedPuzzles(200, { balls: [6, 16], hand: 5, colours: 3 }, 491)) {
			for (const joints of [false, true]) {
				for (const left of [0, 2, 4]) checkPartition(puzzle, { left, joints });
			}
		}
	});

	it('takes colours that share bits for each other, and the answer is exact all the same', () => {
		const colours = [...'ABCDEFGHIJKLMNOP'];
		const board = colours.map((colour) => colour + colour).join('');
		assert.deepEqual(solved({ board, hand: colours.join('') }), { left: 0, insertions: 16 });
		const twice = `${colours.slice(0, -1).join('')}A`;
		assert.deepEqual(solved({ board, hand: twice }), { left: 2, insertions: 15 });
	});
});

/** Whether the partition of a bound keeps the rules and asks for what the bound says. */
function checkPartition(puzzle: ZumaPuzzle, asking: Asking): void {
	const { bound, spends, spend } = bounded(puzzle, asking);
	if (spend === unspendable) return;
	const { classes, colours } = partition(bound, spends, spend);
	const { joint } = bound.slots;
	const members = new Map<number, number[]>();
	let inserted = 0;
	let staying = 0;
	const balls = [...colours].filter((_, item) => joint[item] === 0);
	assert.deepEqual(balls, [...encode(puzzle).row]);
	for (const [item, name] of classes.entries()) {
		if (name === shut) assert.equal(joint[item], 1);
		else if (joint[item] === 1) inserted++;
		if (name === stays) staying++;
		if (name >= 0) members.set(name, [...(members.get(name) ?? []), item]);
	}
	assert.ok(staying <= (asking.left ?? 0));
	for (const items of members.values()) {
		assert.ok(items.length <= 4);
		assert.equal(new Set(items.map((item) => colours[item])).size, 1);
		inserted += Math.max(0, 3 - items.length);
		const [first = 0] = items;
		const last = items.at(-1) ?? 0;
		for (let item = first; item < last; item++) {
			const name = classes[item] ?? shut;
			assert.notEqual(name, stays);
			if (name >= 0) assert.ok((members.get(name) ?? []).every((other) => other >= first && other <= last));
		}
	}
	assert.ok(
		inserted <= spends.size(spend) && (spends.size(spend) - inserted) % 3 === 0,
		JSON.stringify(puzzle),
	);
}

describe('Sets of spends', () => {
	const hand = [2, 2, 1];
	/** How a set is made: single spends, sums and unions. */
	const { made } = fc.letrec<{ made: Recipe }>((tie) => ({
		made: fc.oneof(
			{ depthSize: 'small', withCrossShrink: true },
			fc.record({ colour: fc.nat(2), count: fc.integer({ min: 1, max: 3 }) }),
			fc.record({ a: tie('made'), b: tie('made'), sum: fc.boolean() }),
		),
	}));

	it('are the same as words and as lists, but for spends that others undercut', () => {
		fc.assert(
			fc.property(made, (recipe) => {
				const words = new WordSpends(hand);
				const lists = new ListSpends(hand);
				const word = make(words, recipe);
				const list = make(lists, recipe);
				for (let a = 0; a <= 2; a++) {
					for (let b = 0; b <= 2; b++) {
						for (let c = 0; c <= 1; c++) {
							const within = Uint8Array.of(a, b, c);
							assert.equal(least(words, word, within), least(lists, list, within));
						}
					}
				}
			}),
			{ seed: 488, numRuns: 2000 },
		);
	});
});

type Recipe = { colour: number; count: number } | { a: Recipe; b: Recipe; sum: boolean };

function make(spends: Spends, recipe: Recipe): number {
	if ('colour' in recipe) return spends.one(recipe.colour, recipe.count);
	const a = make(spends, recipe.a);
	const b = make(spends, recipe.b);
	return recipe.sum ? spends.sum(a, b) : spends.either(a, b);
}

function least(spends: Spends, set: number, hand: Uint8Array): number | undefined {
	const spend = spends.least(set, hand);
	return spend === unspendable ? undefined : spends.size(spend);
}
