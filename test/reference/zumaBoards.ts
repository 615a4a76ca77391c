/** A source of numbers from 0 to below 1. */
export type Random = () => number;

/** The same numbers for the same seed, everywhere (Mulberry32). */
export function seeded(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

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
	const random = seeded(seed);
	return Array.from({ length: count }, () => ({
		board: board(fewest + below(most - fewest + 1, random), colours, random),
		hand: Array.from({ length: hand }, () => letters.charAt(below(colours, random))).join(''),
	}));
}

function nestedBoard(balls: number, colours: number, random: Random): string {
	let board = '';
	while (board.length < balls) {
		const size = Math.min(1 + below(2, random), balls - board.length);
		const part = letters.charAt(below(colours, random)).repeat(size);
		const place = below(board.length + 1, random);
		const longer = board.slice(0, place) + part + board.slice(place);
		if (!hasRun(longer)) board = longer;
	}
	return board;
}

function randomBoard(balls: number, colours: number, random: Random): string {
	let board = '';
	while (board.length < balls) {
		const longer = board + letters.charAt(below(colours, random));
		if (!hasRun(longer)) board = longer;
	}
	return board;
}

function hasRun(board: string): boolean {
	return /(.)\1\1/.test(board);
}

function below(limit: number, random: Random): number {
	return Math.floor(random() * limit);
}
