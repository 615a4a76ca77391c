import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
	boardOf,
	columnsOf as colours,
	type Drag,
	dragBlock,
	isLegal,
	settle,
} from '../../../src/puzzles/mayan/rules.ts';
import { columnsOf } from './boards.ts';

/** The columns after a drag, once nothing changes any more. */
function played(columns: string, x: number, y: number, g: Drag['g']): string {
	const board = boardOf(columnsOf(columns));
	assert.ok(isLegal(board, { x, y, g }));
	return shown(settle(dragBlock(board, { x, y, g })));
}

function settled(columns: string): string {
	return shown(settle(boardOf(columnsOf(columns))));
}

function shown(board: ReturnType<typeof boardOf>): string {
	return colours(board)
		.map((column) => column.join(' '))
		.join('|');
}

describe('Mayan rules', () => {
	it('lets two blocks change places when one is dragged onto the other', () => {
		assert.equal(played('1 2|3 4|||', 0, 1, 1), '1 4|3 2|||');
		assert.equal(played('1 2|3 4|||', 1, 0, -1), '3 2|1 4|||');
	});

	it('lets a block drop onto a lower column, and what stood above it fall', () => {
		assert.equal(played('1 2 3|4|||', 0, 1, 1), '1 3|4 2|||');
		assert.equal(played('|1 2 3|||', 1, 1, -1), '2|1 3|||');
	});

	it('lets a block change places with an equal one: nothing moves', () => {
		assert.equal(played('1|1|2||', 0, 0, 1), '1|1|2||');
	});

	it('knows no drag over the edge, and none of an empty cell', () => {
		const board = boardOf(columnsOf('1||||2'));
		assert.ok(!isLegal(board, { x: 0, y: 0, g: -1 }));
		assert.ok(!isLegal(board, { x: 4, y: 0, g: 1 }));
		assert.ok(!isLegal(board, { x: 0, y: 1, g: 1 }));
		assert.ok(!isLegal(board, { x: 2, y: 0, g: 1 }));
		assert.ok(isLegal(board, { x: 4, y: 0, g: -1 }));
	});

	it('clears three or more in a row or in a column', () => {
		assert.equal(settled('1|1|1||'), '||||');
		assert.equal(settled('2 1 1 1 1 3||||'), '2 3||||');
		assert.equal(settled('1|1||1|'), '1|1||1|');
		assert.equal(settled('1|1|1|1|1'), '||||');
	});

	it('finds all lines before it removes any, so that a block can belong to two', () => {
		assert.equal(settled('1|1 1 1|1||'), '||||');
		assert.equal(settled('1 2|1 2|1 1 1 2||'), '||||');
	});

	it('removes lines of different colours in the same instant', () => {
		assert.equal(settled('1 2|1 2|1 2 3||'), '||3||');
	});

	it('lets blocks fall only when the lines are gone, then clears again', () => {
		// The 1s go, the 2 on top of them falls between the other 2s.
		assert.equal(settled('2|1 1 1 2|2||'), '||||');
	});

	it('clears nothing in mid-fall', () => {
		// On its way from row 3 to row 0 the 3 passes the row of the other 3s.
		assert.equal(settled('2 2 2 3|4 3|5 3||'), '3|4 3|5 3||');
		// Dragged at row 2, the 1 would stand beside two others there; it falls to row 0 before lines are looked for.
		assert.equal(played('2 3 1||4 5 1|4 5 1|', 0, 2, 1), '2 3|1|4 5 1|4 5 1|');
	});
});
