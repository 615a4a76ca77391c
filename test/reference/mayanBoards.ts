import { settled } from './mayanDepthFirst.ts';
import { randomFrom } from './random.ts';

/** A board and the number of drags that are to empty it. */
export interface Task {
	readonly n: number;
	readonly columns: readonly (readonly number[])[];
}

/**
 * Full boards, seven blocks in each column, of `colours` colours in random places with nothing to clear: the hardest
 * of their size. Every colour has three blocks or more, so that none is refused at a glance.
 */
export function* fullBoards(colours: number, seed: number): Generator<number[][], never, void> {
	const random = randomFrom(seed);
	for (;;) {
		const board: number[][] = [[], [], [], [], []];
		const counts = new Array<number>(colours).fill(0);
		for (let x = 0; x < 5; x++) {
			for (let y = 0; y < 7; y++) {
				const colour = 1 + random(colours);
				if (completesLine(board, x, y, colour)) y--;
				else {
					(board[x] as number[]).push(colour);
					counts[colour - 1] = (counts[colour - 1] as number) + 1;
				}
			}
		}
		if (counts.every((count) => count === 0 || count >= 3)) yield board;
	}
}

/** Boards of random blocks: three to `blocks` of one to four colours, for one to three drags. Few can be emptied. */
export function* scatteredTasks(blocks: number, seed: number): Generator<Task, never, void> {
	const random = randomFrom(seed);
	for (;;) {
		const colours = 1 + random(4);
		const board: number[][] = [[], [], [], [], []];
		for (let block = 3 + random(blocks - 2); block > 0; block--) {
			const column = board[random(5)] as number[];
			if (column.length < 7) column.push(1 + random(colours));
		}
		const columns = settled(board);
		if (columns.some((column) => column.length > 0)) yield { n: 1 + random(3), columns };
	}
}

/**
 * Boards played backwards from an empty one: in turn, up to `lines` lines of three of one of `colours` colours are
 * pushed in where they stand when they are cleared, and a drag is undone. Most can be emptied by as many drags as were
 * undone, which is one to `drags`; now and then one more or fewer is asked for.
 */
export function* playedBackTasks(
	drags: number,
	lines: number,
	colours: number,
	seed: number,
): Generator<Task, never, void> {
	const random = randomFrom(seed);
	for (;;) {
		const undone = 1 + random(drags);
		let board: number[][] = [[], [], [], [], []];
		for (let drag = 0; drag < undone; drag++) {
			for (let line = random(lines); line >= 0; line--) pushLine(board, 1 + random(colours), random);
			board = beforeDrag(board, random);
		}
		const n = random(6) === 0 ? undone + 1 - 2 * random(2) : undone;
		if (n > 0 && board.some((column) => column.length > 0)) yield { n, columns: board };
	}
}

/** Pushes a line of three in, upright or flat, where there is room. */
function pushLine(board: number[][], colour: number, random: (bound: number) => number): void {
	const x = random(5);
	const column = board[x] as number[];
	const flat = board.slice(x, x + 3);
	if (random(2) === 0 && column.length <= 4)
		column.splice(random(column.length + 1), 0, colour, colour, colour);
	else if (flat.length === 3 && flat.every(({ length }) => length < 7)) {
		const y = random(1 + Math.min(...flat.map(({ length }) => length)));
		for (const part of flat) part.splice(y, 0, colour);
	}
}

/** The board before a random drag that leads to it, where one is found before which nothing is in line. */
function beforeDrag(board: readonly number[][], random: (bound: number) => number): number[][] {
	for (let tries = 0; tries < 30; tries++) {
		const before = board.map((column) => [...column]);
		undoDrag(before, random);
		if (settled(before).flat().length === before.flat().length) return before;
	}
	return settled(board);
}

/** Undoes a drag to the right of column `x`, or to the left: an exchange, or a block back from where it dropped. */
function undoDrag(board: number[][], random: (bound: number) => number): void {
	const x = random(4);
	const pair = [board[x] as number[], board[x + 1] as number[]];
	const [from, to] = (random(2) === 0 ? pair : pair.reverse()) as [number[], number[]];
	const lowest = to.length - 1;
	if (random(2) === 0 && lowest >= 0 && lowest <= from.length && from.length < 7) {
		from.splice(lowest + random(from.length - lowest + 1), 0, to.pop() as number);
	} else if (from.length > 0 && to.length > 0) {
		const y = random(Math.min(from.length, to.length));
		[from[y], to[y]] = [to[y] as number, from[y] as number];
	}
}

/** Whether a block on top of column `x` would complete a line of three with those below it or to its left. */
function completesLine(board: readonly (readonly number[])[], x: number, y: number, colour: number): boolean {
	return (
		(board[x]?.[y - 1] === colour && board[x]?.[y - 2] === colour) ||
		(board[x - 1]?.[y] === colour && board[x - 2]?.[y] === colour)
	);
}
