import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import { letters, type ZumaFrame } from '../../../src/puzzles/zuma/frames.ts';
import { type Insertion, insert } from '../../../src/puzzles/zuma/rules.ts';
import { zuma } from '../../../src/puzzles/zuma/zuma.ts';
import { settle } from '../../reference/zumaBreadthFirst.ts';

/** The frames of one insertion. */
function play(board: string, hand: string, place: number, colour: string): readonly ZumaFrame[] {
	return zuma.play(zuma.start({ board, hand }), { place, colour });
}

function last(frames: readonly ZumaFrame[]): ZumaFrame {
	const frame = frames.at(-1);
	assert.ok(frame);
	return frame;
}

function keys(frame: ZumaFrame): string {
	return frame.row.map(({ key }) => key).join(' ');
}

describe('Replay of Zuma', () => {
	it('shows an insertion phase by phase, and each ball keeps its identity', () => {
		const frames = play('WWRRW', 'BR', 3, 'R');
		assert.deepEqual(
			frames.map((frame) => [frame.phase.kind, keys(frame)]),
			[
				['inserted', 'b0 b1 b2 h1 b3 b4'],
				['lit', 'b0 b1 b2 h1 b3 b4'],
				['cleared', 'b0 b1 b4'],
				['closed', 'b0 b1 b4'],
				['lit', 'b0 b1 b4'],
				['cleared', ''],
				['closed', ''],
			],
		);
		assert.deepEqual(
			frames.map((frame) => frame.hand.map(({ key }) => key)),
			frames.map(() => ['h0']),
		);
	});

	it('says in each phase what happens and why', () => {
		assert.equal(
			say(zuma.caption(zuma.start({ board: 'WWRRW', hand: 'R' }))),
			'5 balls on the board, 1 ball in the hand',
		);
		assert.deepEqual(
			play('WWRRWW', 'R', 2, 'R').map((frame) => say(zuma.caption(frame))),
			[
				'Insert R next to RR: three reds clear',
				'A run of three reds lights up',
				'The run of three reds is cleared',
				'The ends close up: WW meets WW, four whites clear',
				'A run of four whites lights up',
				'The run of four whites is cleared',
				'The board is empty',
			],
		);
		assert.equal(
			say(zuma.caption(last(play('BRRG', 'R', 1, 'R')))),
			'The ends close up: B meets G, nothing more clears',
		);
		assert.equal(
			say(zuma.caption(last(play('BRR', 'R', 1, 'R')))),
			'The end of the row is gone: nothing more clears',
		);
	});

	it('says what an insertion does that clears nothing', () => {
		const caption = (place: number, colour: string) =>
			say(zuma.caption(last(play('WRRB', 'WYBR', place, colour))));
		assert.equal(caption(0, 'W'), 'Insert W next to W: a pair, nothing clears');
		assert.equal(caption(2, 'Y'), 'Insert Y between R and R: they are kept apart');
		assert.equal(caption(1, 'Y'), 'Insert Y between W and R: nothing clears');
		assert.equal(caption(4, 'Y'), 'Insert Y at the right end of the row: nothing clears');
		assert.equal(caption(0, 'Y'), 'Insert Y at the left end of the row: nothing clears');
	});

	it('writes moves in the usual notation', () => {
		const start = zuma.start({ board: 'WWRRBBWW', hand: 'WRBRW' });
		assert.equal(zuma.notation(start, { place: 4, colour: 'R' }), 'WWRR[R]BBWW → WWBBWW');
		const almost = zuma.start({ board: 'RR', hand: 'R' });
		assert.equal(zuma.notation(almost, { place: 0, colour: 'R' }), '[R]RR → ∅');
	});

	it('leaves the puzzle that the player stands before', () => {
		const frame = last(play('WWRRBBWW', 'WRBRW', 4, 'R'));
		assert.deepEqual(zuma.remaining(frame), { board: 'WWBBWW', hand: 'WBRW' });
	});

	it('centres the row over the hand, and keeps the gap open until the ends close up', () => {
		const start = zuma.start({ board: 'WRRW', hand: 'RB' });
		const scene = zuma.scene(start, { place: 1, colour: 'R' });
		assert.deepEqual(
			scene.zones.map((zone) => [zone.key, say(zone.title), zone.width]),
			[
				['board', 'Board', 6],
				['hand', 'Hand', 6],
			],
		);
		assert.deepEqual(
			scene.items.map(({ key, x, text, tone, mark, label }) => [key, x, text, tone, mark, say(label)]),
			[
				['b0', 1.5, 'W', 'white', undefined, 'white ball, place 1'],
				['b1', 2.5, 'R', 'red', undefined, 'red ball, place 2'],
				['b2', 3.5, 'R', 'red', undefined, 'red ball, place 3'],
				['b3', 4.5, 'W', 'white', undefined, 'white ball, place 4'],
				['h0', 2.5, 'R', 'red', 'next', 'red ball, place 1'],
				['h1', 3.5, 'B', 'blue', undefined, 'blue ball, place 2'],
			],
		);
		const [inserted, lit, cleared, closed] = zuma.play(start, { place: 1, colour: 'R' });
		assert.ok(inserted && lit && cleared && closed);
		const onBoard = (frame: ZumaFrame) =>
			zuma
				.scene(frame)
				.items.filter(({ zone }) => zone === 'board')
				.map(({ key, x, mark }) => [key, x, mark]);
		assert.deepEqual(onBoard(inserted)[1], ['h0', 2, 'moving']);
		assert.deepEqual(
			onBoard(lit).map(([, , mark]) => mark),
			[undefined, 'lit', 'lit', 'lit', undefined],
		);
		assert.deepEqual(onBoard(cleared), [
			['b0', 1, undefined],
			['b3', 5, undefined],
		]);
		assert.deepEqual(onBoard(closed), [
			['b0', 2.5, undefined],
			['b3', 3.5, undefined],
		]);
	});

	it('agrees with the rules, whatever is played', () => {
		const games = fc.tuple(
			fc.array(fc.constantFrom(...'RYB'), { maxLength: 20 }),
			fc.array(fc.tuple(fc.nat(25), fc.constantFrom(...'RYB')), { minLength: 1, maxLength: 8 }),
		);
		fc.assert(
			fc.property(games, ([balls, moves]) => {
				const board = settle(balls.join(''));
				const hand = moves.map(([, colour]) => colour).join('');
				let frame = zuma.start({ board, hand });
				let row = board;
				const seen = new Set(frame.row.map(({ key }) => key));
				for (const [at, colour] of moves) {
					const move: Insertion = { place: Math.min(at, row.length), colour };
					const frames = zuma.play(frame, move);
					assert.equal(zuma.notation(frame, move).split(' → ')[1], insert(row, move) || '∅');
					for (const next of frames) {
						checkStep(frame, next, seen);
						frame = next;
					}
					row = insert(row, move);
					assert.equal(letters(frame.row), row);
					assert.equal(frame.pending, undefined);
				}
				assert.deepEqual(zuma.remaining(frame), { board: row, hand: '' });
			}),
			{ seed: 488, numRuns: 300 },
		);
	});
});

/** No ball comes up again once it is gone, none is there twice, and the scene has just the balls of the frame. */
function checkStep(before: ZumaFrame, after: ZumaFrame, seen: Set<string>): void {
	const present = [...after.row, ...after.hand].map(({ key }) => key);
	assert.equal(new Set(present).size, present.length);
	for (const { key } of after.row) {
		assert.ok(seen.has(key) || before.hand.some((ball) => ball.key === key));
		seen.add(key);
	}
	for (const { key } of before.row) if (!present.includes(key)) assert.equal(after.phase.kind, 'cleared');
	const scene = zuma.scene(after);
	assert.deepEqual(
		scene.items.map(({ key }) => key),
		present,
	);
	for (const { x } of scene.items) assert.ok(x >= 0.5 && x <= scene.width - 0.5);
	assert.notEqual(say(zuma.caption(after)), '');
}
