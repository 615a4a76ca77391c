import { expect, test } from 'vitest';
import { findMinStep } from './zuma';

test('the row closes up and the cascade goes on', () => {
	const board = 'WWRRBBWW';
	const hand = 'WRBRW';
	expect(findMinStep(board, hand)).toBe(2);
});

test.each([
	{ board: 'WRRBBW', hand: 'RBW', want: 3 },
	{ board: 'RRYGGYYRRYGGYYRR', hand: 'GGBBB', want: 5 },
	// The value on the next line is wrong on purpose.
	{ board: 'RBYYBBRRB', hand: 'YRBGB', want: 4 },
])('$board with $hand', ({ board, hand, want }) => {
	expect(findMinStep(board, hand)).toBe(want);
});
