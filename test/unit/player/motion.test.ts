import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { phrase } from '../../../src/puzzles/phrase.ts';
import type { Item } from '../../../src/puzzles/scene.ts';
import { markVisibility, motions, size, visibility, way } from '../../../src/webview/motion.ts';

function ball(key: string, zone: string, x: number, mark?: Item['mark']): Item {
	return {
		key,
		zone,
		shape: 'ball',
		x,
		y: 1,
		text: 'R',
		tone: 'red',
		...(mark && { mark }),
		label: phrase('red ball'),
	};
}

function motionOf(key: string, ...moments: readonly (readonly Item[])[]) {
	const motion = motions(moments).find(({ item }) => item.key === key);
	assert.ok(motion);
	return motion;
}

describe('Motion', () => {
	it('takes a ball from the hand to its place in the row, without a leap', () => {
		const before = [ball('b0', 'board', 1), ball('h0', 'hand', 5)];
		const after = [ball('b0', 'board', 1), ball('h0', 'board', 2)];
		const motion = motionOf('h0', before, after);
		assert.deepEqual(way(motion, 1), [
			{ offset: 0, value: { x: 5, y: 1 } },
			{ offset: 1, value: { x: 2, y: 1 } },
		]);
		assert.deepEqual(motion.landings, [1]);
		assert.deepEqual(
			size(motion, 1).map(({ value }) => value),
			[1, 1.2, 1],
		);
		assert.deepEqual(visibility(motion, 1), []);
	});

	it('leaves a ball alone that stands where it stood', () => {
		const motion = motionOf('b0', [ball('b0', 'board', 1)], [ball('b0', 'board', 1)]);
		assert.deepEqual([...way(motion, 1), ...visibility(motion, 1), ...size(motion, 1)], []);
	});

	it('lets a cleared ball go where it was last, when the others have come this far', () => {
		const row = (x: number, mark?: Item['mark']) => [ball('b0', 'board', x, mark)];
		const motion = motionOf('b0', row(1), row(2), row(2, 'lit'), []);
		assert.equal(motion.last, 2);
		assert.equal(motion.item.mark, 'lit');
		assert.deepEqual(
			way(motion, 3).map(({ offset, value }) => [Math.round(offset * 3), value.x]),
			[
				[0, 1],
				[1, 2],
				[2, 2],
				[3, 2],
			],
		);
		assert.deepEqual(
			visibility(motion, 3).map(({ offset, value }) => [Math.round(offset * 3), value]),
			[
				[0, 1],
				[2, 1],
				[3, 0],
			],
		);
		assert.deepEqual(
			markVisibility(motion, 3).map(({ offset, value }) => [Math.round(offset * 3), value]),
			[
				[0, 0],
				[1, 0],
				[2, 1],
				[3, 1],
			],
		);
	});

	it('lets a ball come where it is needed, when a step is taken back', () => {
		const motion = motionOf('b0', [], [ball('b0', 'board', 3)]);
		assert.deepEqual(way(motion, 1), []);
		assert.deepEqual(visibility(motion, 1), [
			{ offset: 0, value: 0 },
			{ offset: 1, value: 1 },
		]);
	});

	it('has one motion for every item of any moment', () => {
		const keys = motions([[ball('a', 'board', 1)], [ball('b', 'board', 1)], [ball('c', 'board', 1)]]).map(
			({ item }) => item.key,
		);
		assert.deepEqual(keys, ['a', 'b', 'c']);
	});
});
