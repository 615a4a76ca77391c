import { randomFrom } from './random.ts';

/** A random whole number below a bound. */
type Random = (bound: number) => number;

/** The judge's five colours, then further letters, for boards of up to 26 colours. */
const letters = 'RYBGWACDEFHIJKLMNOPQSTUVXZ';

export interface BoardKind {
	/** Fewest and most balls on the board. */
	readonly balls: readonly [number, number];
	/** Balls in the hand. */
	readonly hand: number;
	readonly colours: number;
}

export interface ZumaPuzzle {
	readonly board: string;
	readonly hand: string;
}

/**
 * Puzzles with nested boards: singles and pairs are inserted at random places, and a run of three is never made. Runs lie
 * around runs, so that clears set off clears; these are the hard ones.
 */
export function nestedPuzzles(count: number, kind: BoardKind, seed: number): ZumaPuzzle[] {
	return puzzles(count, kind, seed, nestedBoard);
}

/** Puzzles whose boards are random balls one after the other, without a run of three. */
export function randomPuzzles(count: number, kind: BoardKind, seed: number): ZumaPuzzle[] {
	return puzzles(count, kind, seed, randomBoard);
}

function puzzles(
	count: number,
	{ balls: [fewest, most], hand, colours }: BoardKind,
	seed: number,
	board: (balls: number, colours: number, random: Random) => string,
): ZumaPuzzle[] {
	const random = randomFrom(seed);
	return Array.from({ length: count }, () => ({
		board: board(fewest + random(most - fewest + 1), colours, random),
		hand: Array.from({ length: hand }, () => letters.charAt(random(colours))).join(''),
	}));
}

function nestedBoard(balls: number, colours: number, random: Random): string {
	let board = '';
	while (board.length < balls) {
		const size = Math.min(1 + random(2), balls - board.length);
		const part = letters.charAt(random(colours)).repeat(size);
		const place = random(board.length + 1);
		const longer = board.slice(0, place) + part + board.slice(place);
		if (!hasRun(longer)) board = longer;
	}
	return board;
}

function randomBoard(balls: number, colours: number, random: Random): string {
	let board = '';
	while (board.length < balls) {
		const longer = board + letters.charAt(random(colours));
		if (!hasRun(longer)) board = longer;
	}
	return board;
}

function hasRun(board: string): boolean {
	return /(.)\1\1/.test(board);
}
