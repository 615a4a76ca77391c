import assert from 'node:assert/strict';
import { finish } from '../../../src/puzzles/search.ts';
import { insert, type ZumaInput } from '../../../src/puzzles/zuma/rules.ts';
import { solveZuma } from '../../../src/puzzles/zuma/solver.ts';
import { reachable, reachedBy } from '../../reference/zumaReachable.ts';

/** Every board of a length over three colours without a run of three, up to renaming of the colours. */
export function boardsOf(length: number): string[] {
	const boards: string[] = [];
	const extend = (board: string, used: number): void => {
		if (/(.)\1\1/.test(board)) return;
		if (board.length === length) {
			boards.push(board);
			return;
		}
		for (let colour = 0; colour < Math.min(used + 1, 3); colour++) {
			extend(board + 'RYB'.charAt(colour), Math.max(used, colour + 1));
		}
	};
	extend('', 0);
	return boards;
}

/** Every hand of one to `most` balls over the same colours. */
export function handsUpTo(most: number): string[] {
	const hands: string[] = [];
	const extend = (hand: string, from: number): void => {
		if (hand !== '') hands.push(hand);
		if (hand.length === most) return;
		for (let colour = from; colour < 3; colour++) extend(hand + 'RYB'.charAt(colour), colour);
	};
	extend('', 0);
	return hands;
}

/** What the solver's best play leads to, played by the rules with the balls of the hand. */
export function solved(input: ZumaInput, capacity?: number): { left: number; insertions: number } {
	const { moves, left } = finish(solveZuma(input, capacity));
	let hand = input.hand;
	let row = input.board;
	for (const move of moves) {
		if (!hand.includes(move.colour))
			throw new Error(`No ${move.colour} in the hand for ${JSON.stringify(input)}`);
		hand = hand.replace(move.colour, '');
		row = insert(row, move);
	}
	if (row.length !== left) throw new Error(`${row} is left of ${JSON.stringify(input)}, not ${left} balls`);
	return { left, insertions: moves.length };
}

/** Compares the fewest balls left and insertions on all boards of a length, with every hand of one to five balls. */
export function agreeOnAll(length: number): void {
	const hands = handsUpTo(5);
	for (const board of boardsOf(length)) {
		const reached = reachable(board, 'RRRRRYYYYYBBBBB', 5);
		for (const hand of hands) {
			assert.deepEqual(solved({ board, hand }), reachedBy(hand, reached), `${board} ${hand}`);
		}
	}
}
