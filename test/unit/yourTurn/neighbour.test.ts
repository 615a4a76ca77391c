import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { neighbour } from '../../../src/webview/neighbour.ts';

describe('The neighbour', () => {
	/** A row of three above a row of two that stand between them. */
	const points = [
		{ name: 'a', x: 0, y: 0 },
		{ name: 'b', x: 1, y: 0 },
		{ name: 'c', x: 2, y: 0 },
		{ name: 'd', x: 0.5, y: 2 },
		{ name: 'e', x: 1.5, y: 2 },
	];
	const at = (name: string) => points.find((point) => point.name === name) ?? { x: 0, y: 0 };
	const from = (name: string, direction: 'left' | 'right' | 'up' | 'down') =>
		neighbour(points, at(name), direction)?.name;

	it('to the side stays in the row and ends with it', () => {
		assert.deepEqual([from('a', 'right'), from('b', 'right'), from('c', 'right')], ['b', 'c', undefined]);
		assert.deepEqual([from('e', 'left'), from('d', 'left')], ['d', undefined]);
	});

	it('above or below is the nearest one there', () => {
		assert.equal(from('a', 'down'), 'd');
		assert.equal(from('c', 'down'), 'e');
		assert.equal(from('d', 'up'), 'a');
		assert.equal(from('d', 'down'), undefined);
	});
});
