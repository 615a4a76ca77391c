/**
 * The rules of Mayan (NOIP 2011 senior, day 1, task 3; Luogu P1312): five columns of at most seven blocks, a drag to
 * the side, and what it sets off. Columns are counted from the left and rows from the bottom, both from 0, as the
 * judge counts them.
 */

export const columnCount = 5;
export const columnHeight = 7;
/** Blocks of one colour in line that are cleared. */
export const lineLength = 3;

/** Colours of the blocks of each column, from the bottom to the top. */
export type Columns = readonly (readonly number[])[];

/** What the judge gives: the number of drags to make, no more and no fewer, and the blocks. */
export interface MayanInput {
	readonly n: number;
	readonly columns: Columns;
}

/** One drag, by the judge's names: the block in column `x`, row `y`, goes one column right (`g` 1) or left (-1). */
export interface Drag {
	readonly x: number;
	readonly y: number;
	readonly g: 1 | -1;
}

/** One block; `key` is its identity from the first frame to the one in which it is cleared. */
export interface Block {
	readonly key: number;
	readonly colour: number;
}

/** Five columns of cells from the bottom to the topmost block. There are gaps only until the blocks above them fall. */
export type Board = readonly (readonly (Block | undefined)[])[];

/** The board with these columns; blocks get their keys column by column, from the bottom up. */
export function boardOf(columns: Columns): Board {
	let key = 0;
	return columns.map((column) => column.map((colour) => ({ key: key++, colour })));
}

/** The colours of a board without gaps. */
export function columnsOf(board: Board): Columns {
	return fall(board).map((column) => column.flatMap((block) => (block ? [block.colour] : [])));
}

export function isEmpty(board: Board): boolean {
	return board.every((column) => column.length === 0);
}

/** Whether there is a block at the drag's place, and a column on the side to which it goes. */
export function isLegal(board: Board, { x, y, g }: Drag): boolean {
	return board[x]?.[y] !== undefined && board[x + g] !== undefined;
}

/**
 * Moves the block one column to the side, at its height: onto a block, the two change places; onto an empty cell, it
 * leaves a gap behind and may hang in the air. Nothing falls yet.
 */
export function dragBlock(board: Board, { x, y, g }: Drag): Board {
	const from = [...(board[x] ?? [])];
	const to = [...(board[x + g] ?? [])];
	while (to.length <= y) to.push(undefined);
	const block = from[y];
	from[y] = to[y];
	to[y] = block;
	return board.map((column, index) => (index === x ? topped(from) : index === x + g ? to : column));
}

/** Every block falls until it stands on the ground or on another block. */
export function fall(board: Board): Board {
	return board.map((column) => column.filter((block) => block !== undefined));
}

/** Whether a block hangs in the air. */
export function hasGaps(board: Board): boolean {
	return board.some((column) => column.includes(undefined));
}

/**
 * The keys of all blocks that stand in a row or column of three or more equal ones. All of them are found before any
 * is removed, so a block may belong to a row and a column at once.
 */
export function linedUp(board: Board): ReadonlySet<number> {
	const keys = new Set<number>();
	const take = (line: readonly (Block | undefined)[]): void => {
		const colour = line[0]?.colour;
		if (colour === undefined || line.some((block) => block?.colour !== colour)) return;
		for (const block of line) if (block) keys.add(block.key);
	};
	const steps = Array.from({ length: lineLength }, (_, step) => step);
	for (let x = 0; x < columnCount; x++) {
		for (let y = 0; y < columnHeight; y++) {
			take(steps.map((step) => board[x]?.[y + step]));
			take(steps.map((step) => board[x + step]?.[y]));
		}
	}
	return keys;
}

/** Takes the blocks with these keys away; what stood above them hangs until it falls. */
export function clear(board: Board, keys: ReadonlySet<number>): Board {
	return board.map((column) =>
		topped(column.map((block) => (block && keys.has(block.key) ? undefined : block))),
	);
}

/** The cells of a column up to its topmost block. */
function topped(column: readonly (Block | undefined)[]): readonly (Block | undefined)[] {
	return column.slice(0, column.findLastIndex((block) => block !== undefined) + 1);
}

/** Falls and clears in turn until nothing changes. */
export function settle(board: Board): Board {
	let settled = fall(board);
	for (let keys = linedUp(settled); keys.size > 0; keys = linedUp(settled))
		settled = fall(clear(settled, keys));
	return settled;
}
