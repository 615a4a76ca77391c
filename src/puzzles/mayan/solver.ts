import { type Phrase, phrase, plural } from '../phrase.ts';
import type { BestMoves, Outcome } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { drags, notationOf } from './captions.ts';
import {
	type Board,
	boardOf,
	columnsOf,
	type Drag,
	dragBlock,
	isEmpty,
	isLegal,
	lineLength,
	type MayanInput,
	settle,
} from './rules.ts';

/** Depth-first in the judge's order, with a memo of failed (position, drags left). */
export function* solve(input: MayanInput): Search<Outcome<Drag>> {
	const failed = new Set<string>();
	let looked = 0;
	function* first(board: Board, left: number): Search<Drag[] | undefined> {
		if (left <= 0 || isEmpty(board)) return left === 0 && isEmpty(board) ? [] : undefined;
		const key = `${left} ${JSON.stringify(columnsOf(board))}`;
		if (isDead(board) || failed.has(key)) return undefined;
		if (++looked % 16 === 0) yield { looked, proven: phrase('Searching') };
		for (const drag of allDrags(board)) {
			const rest = yield* first(settle(dragBlock(board, drag)), left - 1);
			if (rest) return [drag, ...rest];
		}
		failed.add(key);
		return undefined;
	}
	const moves = yield* first(boardOf(input.columns), input.n);
	return {
		answer: moves ? moves.map(notationOf).join('\n') : '-1',
		solvable: moves !== undefined,
		moves: moves ?? [],
		headline: moves ? drags(moves.length) : phrase('No solution'),
		reasons: moves ? [] : reasons(input),
		proof: phrase('Search complete'),
		looked,
	};
}

function* allDrags(board: Board): Generator<Drag> {
	for (let x = 0; x < board.length; x++) {
		for (let y = 0; y < (board[x]?.length ?? 0); y++) {
			for (const g of [1, -1] as const) if (isLegal(board, { x, y, g })) yield { x, y, g };
		}
	}
}

function isDead(board: Board): boolean {
	return shortColours(board).length > 0;
}

function shortColours(board: Board): [colour: number, count: number][] {
	const counts = new Map<number, number>();
	for (const colour of columnsOf(board).flat()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
	return [...counts].filter(([, count]) => count < lineLength);
}

function reasons(input: MayanInput): Phrase[] {
	const board = boardOf(input.columns);
	if (isEmpty(board)) return [phrase('The board is empty: there is no block to drag')];
	return shortColours(board).map(([colour, count]) =>
		plural(
			count,
			'There is only {0} block of colour {1}, fewer than a line of three',
			'There are only {0} blocks of colour {1}, fewer than a line of three',
			colour,
		),
	);
}

/** All first drags that begin a play of exactly `n`, and how many such plays there are. */
export function* bestMoves({ n, columns }: MayanInput): Search<BestMoves<Drag>> {
	const moves: Drag[] = [];
	let plays = 0n;
	let looked = 0;
	const counted = new Map<string, bigint>();
	function* count(board: Board, left: number): Search<bigint> {
		if (left <= 0 || isEmpty(board)) return left === 0 && isEmpty(board) ? 1n : 0n;
		const key = `${left} ${JSON.stringify(columnsOf(board))}`;
		const known = isDead(board) ? 0n : counted.get(key);
		if (known !== undefined) return known;
		if (++looked % 16 === 0) yield { looked, proven: phrase('Searching') };
		let sum = 0n;
		for (const drag of allDrags(board)) {
			if (drag.g === -1 && board[drag.x - 1]?.[drag.y]) continue;
			sum += yield* count(settle(dragBlock(board, drag)), left - 1);
		}
		counted.set(key, sum);
		return sum;
	}
	const board = boardOf(columns);
	for (const drag of n > 0 ? allDrags(board) : []) {
		if (drag.g === -1 && board[drag.x - 1]?.[drag.y]) continue;
		const after = yield* count(settle(dragBlock(board, drag)), n - 1);
		if (after > 0n) moves.push(drag);
		plays += after;
	}
	return { moves, plays: String(plays), exact: true };
}
