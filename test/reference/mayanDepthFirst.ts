/** A drag as the judge prints it: column, row, 1 for right or -1 for left. */
export type Triple = readonly [x: number, y: number, g: number];

/**
 * The first play of exactly `n` drags that empties five columns (colours from the bottom up), or none: the usual
 * program for Mayan, depth first without a memo. It copies the board for every drag, gives up a board on which some
 * colour has one or two blocks, and leaves out drags to the left onto a block, whose exchange a drag to the right does
 * before. It does try exchanges of equal blocks.
 */
export function firstPlay(columns: readonly (readonly number[])[], n: number): Triple[] | undefined {
	const play: Triple[] = [];
	const search = (board: readonly (readonly number[])[], left: number): boolean => {
		if (left === 0) return board.every((column) => column.length === 0);
		if (isShort(board)) return false;
		for (let x = 0; x < 5; x++) {
			for (let y = 0; y < (board[x] as readonly number[]).length; y++) {
				for (const g of [1, -1]) {
					const beside = board[x + g];
					if (!beside || (g === -1 && y < beside.length)) continue;
					play.push([x, y, g]);
					if (search(afterDrag(board, [x, y, g]), left - 1)) return true;
					play.pop();
				}
			}
		}
		return false;
	};
	return search(columns, n) ? play : undefined;
}

/**
 * Every play of exactly `n` drags that empties the columns, in the judge's order: all drags there are, to the left onto
 * a block as well, and no pruning. For boards of a few blocks.
 */
export function allPlays(columns: readonly (readonly number[])[], n: number): Triple[][] {
	if (n === 0) return columns.every((column) => column.length === 0) ? [[]] : [];
	return columns.flatMap((column, x) =>
		column.flatMap((_, y) =>
			[1, -1]
				.filter((g) => columns[x + g] !== undefined)
				.flatMap((g) => {
					const drag: Triple = [x, y, g];
					return allPlays(afterDrag(columns, drag), n - 1).map((rest) => [drag, ...rest]);
				}),
		),
	);
}

/** What a drag leads to once everything has fallen and been cleared. */
export function afterDrag(columns: readonly (readonly number[])[], [x, y, g]: Triple): number[][] {
	const board = columns.map((column) => column.slice());
	const from = board[x] as number[];
	const to = board[x + g] as number[];
	const block = from[y] as number;
	if (y < to.length) {
		from[y] = to[y] as number;
		to[y] = block;
	} else {
		from.splice(y, 1);
		to.push(block);
	}
	while (clearLines(board));
	return board;
}

/** The columns once all lines have been cleared, and the lines that this makes, and so on. */
export function settled(columns: readonly (readonly number[])[]): number[][] {
	const board = columns.map((column) => column.slice());
	while (clearLines(board));
	return board;
}

/** Removes all lines of three or more at once and lets the rest fall; whether there was one. */
function clearLines(board: number[][]): boolean {
	const cleared: [x: number, y: number][] = [];
	for (let x = 0; x < 5; x++) {
		const column = board[x] as number[];
		for (let y = 0; y < column.length; y++) {
			const colour = column[y];
			if (column[y + 1] === colour && column[y + 2] === colour) cleared.push([x, y], [x, y + 1], [x, y + 2]);
			if (x < 3 && board[x + 1]?.[y] === colour && board[x + 2]?.[y] === colour) {
				cleared.push([x, y], [x + 1, y], [x + 2, y]);
			}
		}
	}
	if (cleared.length === 0) return false;
	for (const [x, y] of cleared) (board[x] as number[])[y] = 0;
	for (let x = 0; x < 5; x++) board[x] = (board[x] as number[]).filter((colour) => colour !== 0);
	return true;
}

/** Whether some colour has one or two blocks. */
function isShort(board: readonly (readonly number[])[]): boolean {
	const counts: number[] = [];
	for (const column of board) for (const colour of column) counts[colour] = (counts[colour] ?? 0) + 1;
	return counts.some((count) => count < 3);
}
