import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mayan } from '../../../src/puzzles/mayan/mayan.ts';
import { say } from '../../../src/puzzles/phrase.ts';
import { played, standingAfter } from './played.ts';

/** Three blocks of colour 1 on the ground, the third one column away from a line with the others. */
const line = (n: number) => `${n}\n1 0\n1 0\n0\n1 0\n0`;
const home = { x: 3, y: 0, g: -1 } as const;
const away = { x: 3, y: 0, g: 1 } as const;
const waste = { x: 0, y: 0, g: 1 } as const;

describe('Your turn in Mayan', () => {
	it('drags a block one column to either side, within the board', () => {
		const start = played(mayan, '1\n1 0\n2 1 0\n2 3 0\n0\n0');
		const moves = (key: string) => mayan.choices(start, key).map(({ move }) => move);
		assert.deepEqual(moves('b0'), [{ x: 0, y: 0, g: 1 }]);
		assert.deepEqual(moves('b2'), [
			{ x: 1, y: 1, g: -1 },
			{ x: 1, y: 1, g: 1 },
		]);
		const [left, right] = mayan.choices(start, 'b2');
		const block = mayan.scene(start).items.find(({ key }) => key === 'b2');
		assert.ok(left && right && block);
		assert.deepEqual([left.x, right.x, left.y], [block.x - 1, block.x + 1, block.y]);
		assert.equal(say(left.label), 'Column 0');
		assert.equal(say(right.label), 'Column 2, in exchange for colour 3');
	});

	it('refuses all else, and everything once no drags are left', () => {
		assert.equal(
			say(mayan.refusal(played(mayan, line(1)), 'b0')),
			'A block goes one column to the left or to the right',
		);
		const over = played(mayan, line(1), away);
		assert.deepEqual(mayan.choices(over, 'b0'), []);
		assert.equal(say(mayan.refusal(over, 'b0')), 'No drags are left');
	});

	it('says whether exactly the drags that are left empty the board, and why not', () => {
		assert.equal(standingAfter(mayan, line(1), home), 'Solved: the last drag empties the board');
		assert.equal(standingAfter(mayan, line(2), home), 'The board is empty 1 drag too early');
		assert.equal(standingAfter(mayan, line(2), waste), 'Still solvable: 1 drag more');
		assert.equal(standingAfter(mayan, line(1), away), 'No drags are left: 3 blocks stay');
		assert.equal(
			standingAfter(mayan, line(2), away),
			'No longer solvable. Every play of 1 drag leaves blocks behind',
		);
		assert.match(
			standingAfter(mayan, '2\n1 0\n0\n0\n0\n0', { x: 0, y: 0, g: 1 }),
			/^Not solvable\. There is 1 block/,
		);
	});
});
