import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import { zuma } from '../../../src/puzzles/zuma/zuma.ts';
import { played, standingAfter } from './played.ts';

describe('Your turn in Zuma', () => {
	const example = 'WWRRBBWW\nWRBRW';

	it('puts a ball of the hand into every gap of the row and at both ends', () => {
		const start = played(zuma, example);
		const choices = zuma.choices(start, 'h1');
		assert.deepEqual(
			choices.map(({ move }) => [move.colour, move.place]),
			Array.from({ length: 9 }, (_, place) => ['R', place]),
		);
		assert.deepEqual(
			[0, 2, 8].map((place) => say(choices[place]?.label ?? { message: '', values: [] })),
			['Place 1, before W', 'Place 3, between W and R', 'Place 9, after W'],
		);
		const balls = zuma.scene(start).items.filter(({ zone }) => zone === 'board');
		for (const [place, choice] of choices.entries()) {
			assert.ok(choice.gap);
			assert.equal(choice.zone, 'board');
			const left = balls[place - 1]?.x ?? choice.x - 0.5;
			const right = balls[place]?.x ?? choice.x + 0.5;
			assert.equal(choice.x, (left + right) / 2);
		}
	});

	it('puts the very ball that was picked, though there are others of its colour', () => {
		const start = played(zuma, example);
		const move = zuma.choices(start, 'h3')[0]?.move;
		assert.ok(move);
		assert.equal(played(zuma, example, move).row[0]?.key, 'h3');
	});

	it('refuses balls of the board and says that they come from the hand', () => {
		const start = played(zuma, example);
		assert.deepEqual(zuma.choices(start, 'b2'), []);
		assert.equal(say(zuma.refusal(start, 'b2')), 'Balls come from the hand');
		assert.equal(say(zuma.refusal(start, 'h0')), 'A ball from the hand goes into the row');
	});

	it('has no place for a ball once the board is empty', () => {
		const cleared = played(zuma, 'RR\nRW', { place: 0, colour: 'R' });
		assert.deepEqual(zuma.choices(cleared, 'h1'), []);
		assert.equal(say(zuma.refusal(cleared, 'h1')), 'The board is empty');
	});

	/** W joins the whites and lets the reds meet: one insertion clears all. */
	const meeting = 'RRWWRR\nRRW';

	it('says how the insertions made and to come compare with the fewest', () => {
		assert.equal(standingAfter(zuma, example, { place: 2, colour: 'R' }), 'Still best: 1 more');
		const red = { place: 0, colour: 'R' };
		const white = { place: 0, colour: 'W' };
		assert.equal(standingAfter(zuma, meeting, red), 'Costs 2 more than the best: 2 to go');
		assert.equal(standingAfter(zuma, meeting, red, white), 'Costs 2 more than the best: 1 to go');
		assert.equal(
			standingAfter(zuma, meeting, red, white, red),
			'Cleared with 3 insertions: 2 more than the best',
		);
		assert.equal(
			standingAfter(zuma, meeting, { place: 2, colour: 'W' }),
			'Cleared with 1 insertion: no play takes fewer',
		);
	});

	it('says what is lacking when the board cannot be cleared any more', () => {
		const red = { place: 0, colour: 'R' };
		assert.equal(standingAfter(zuma, 'RRWWRR\nRW', red), 'No longer solvable: red is short by 1');
		assert.equal(
			standingAfter(zuma, 'RRWWRR\nRW', red, { place: 0, colour: 'W' }),
			'The hand is empty: RR stays',
		);
	});

	it('measures by the best position that can be reached where nothing clears the board', () => {
		const impossible = 'WRRBBW\nRB';
		assert.equal(
			standingAfter(zuma, impossible, { place: 1, colour: 'R' }),
			'Not solvable, but still on the way to the best position',
		);
		assert.equal(
			standingAfter(zuma, impossible, { place: 0, colour: 'B' }),
			'Not solvable, and 3 balls more stay than in the best position',
		);
	});
});
