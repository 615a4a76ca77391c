import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { phrase } from '../../../src/puzzles/phrase.ts';
import type { Item, Scene } from '../../../src/puzzles/scene.ts';
import { extended, noExtent, scaleOf } from '../../../src/webview/scale.ts';

function row(width: number, shape: Item['shape'] = 'ball'): Scene {
	const item = {
		key: 'a',
		zone: 'a',
		shape,
		x: 0,
		y: 0,
		text: '',
		tone: 'red',
		label: phrase('ball'),
	} as const;
	return { width, height: 4, zones: [], items: [item] };
}
const scale = (scene: Scene, view: number, window = 1000) => scaleOf(extended(noExtent, scene), view, window);

describe('Scale', () => {
	it('lets a row of balls fit from the narrowest panel on, as long as the letters can be read', () => {
		assert.equal(scale(row(10), 268), 26.75);
		assert.equal(scale(row(10), 500), 50);
		assert.equal(scale(row(18), 700), 38.75);
	});

	it('lets a row that cannot fit scroll at a comfortable size', () => {
		assert.equal(scale(row(12), 268), 34);
		assert.equal(scale(row(202), 1400), 34);
		assert.equal(scale(row(15, 'pile'), 268), 44);
	});

	it('makes no giants of a few balls', () => {
		assert.equal(scale(row(3), 1400), 68);
	});

	it('keeps a picture low enough to leave room for the player', () => {
		assert.equal(scale(row(10), 1400, 400), 46);
		assert.equal(scale(row(10), 1400, 100), 24);
	});

	it('does not go up again when a row gets shorter', () => {
		const extent = [row(20), row(10)].reduce(extended, noExtent);
		assert.equal(scaleOf(extent, 600, 1000), 30);
	});
});
