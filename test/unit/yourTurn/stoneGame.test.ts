import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import { stoneGame } from '../../../src/puzzles/stoneGame/stoneGame.ts';
import { played, standingAfter } from './played.ts';

const row = '[1,2,3,-1,-2,-3,7]';

describe('Your turn in Stone Game III', () => {
	it('takes up to one of the three front piles, which comes to the player', () => {
		const start = played(stoneGame, row);
		const moves = (key: string) => stoneGame.choices(start, key).map(({ move }) => move);
		assert.deepEqual(['p0', 'p1', 'p2', 'p3'].map(moves), [[1], [2], [3], []]);
		const [choice] = stoneGame.choices(start, 'p1');
		const after = stoneGame.scene(played(stoneGame, row, 2)).items.find(({ key }) => key === 'p1');
		assert.deepEqual([choice?.zone, choice?.x, choice?.y], [after?.zone, after?.x, after?.y]);
		assert.equal(say(choice?.label ?? { message: '', values: [] }), 'Alice takes 2 piles');
	});

	it('offers no more piles than there are, and none that are taken', () => {
		const last = played(stoneGame, row, 3, 3);
		const keys = stoneGame.scene(last).items.map(({ key }) => key);
		assert.deepEqual(
			keys.filter((key) => stoneGame.choices(last, key).length > 0),
			['p6'],
		);
		assert.equal(say(stoneGame.refusal(last, 'p0')), 'This pile is taken already');
		assert.equal(say(stoneGame.refusal(played(stoneGame, row), 'p5')), 'Take 1, 2 or 3 piles from the front');
	});

	it('lets Bob answer, as long as there are piles', () => {
		const turns = [
			played(stoneGame, '[1,2,3]'),
			played(stoneGame, '[1,2,3]', 1),
			played(stoneGame, '[1,2,3]', 3),
		];
		assert.deepEqual(
			turns.map((frame) => stoneGame.opponent?.(frame)),
			[false, true, false],
		);
	});

	it('says what has been given away, and how the game ends from now on', () => {
		assert.equal(standingAfter(stoneGame, row, 3), 'Still best: Alice by 9');
		assert.equal(standingAfter(stoneGame, row, 2), 'Gives away 12: now Bob by 3');
		assert.equal(standingAfter(stoneGame, row, 2, 1), 'Gives away 12: now Bob by 3');
		assert.equal(
			standingAfter(stoneGame, '[1,2,3]', 3),
			'All piles are taken: Alice by 6, the best there was',
		);
		assert.equal(
			standingAfter(stoneGame, '[1,2,3]', 1, 2),
			'All piles are taken: Bob by 4, 10 below the best',
		);
	});
});
