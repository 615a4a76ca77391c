import {
	type Block,
	type Board,
	boardOf,
	clear,
	type Drag,
	dragBlock,
	fall,
	hasGaps,
	isLegal,
	linedUp,
	type MayanInput,
} from './rules.ts';

/** Blocks of one colour that stand together and are cleared in the same instant. */
export interface Group {
	readonly colour: number;
	readonly keys: readonly number[];
}

/**
 * The phases of one drag: the block is *dragged*; where blocks hang in the air, they have *fallen*; then groups in line
 * are *lit* together, *cleared* together with their gaps left open, and what stood above has *fallen*, in turn.
 */
export type Phase =
	| { readonly kind: 'start' }
	| { readonly kind: 'dragged'; readonly drag: Drag; readonly block: Block; readonly onto: Block | undefined }
	| { readonly kind: 'fallen' }
	| { readonly kind: 'lit' }
	| { readonly kind: 'cleared'; readonly groups: readonly Group[] };

/** One moment of a replay. */
export interface MayanFrame {
	readonly board: Board;
	/** Drags that are still to be made; below 0 where more were made than asked for. */
	readonly left: number;
	readonly phase: Phase;
	/** The groups that stand in line and are cleared next; none where the board is settled or blocks hang in the air. */
	readonly pending: readonly Group[];
}

export function startFrame({ n, columns }: MayanInput): MayanFrame {
	return { board: boardOf(columns), left: n, phase: { kind: 'start' }, pending: [] };
}

/** The phases of a drag; the last one is settled again. The drag must be legal. */
export function playDrag(frame: MayanFrame, drag: Drag): MayanFrame[] {
	const block = frame.board[drag.x]?.[drag.y];
	if (!block || !isLegal(frame.board, drag)) throw new RangeError(`No drag ${drag.x} ${drag.y} ${drag.g}`);
	const left = frame.left - 1;
	const frames: MayanFrame[] = [];
	const show = (board: Board, phase: Phase): MayanFrame => {
		const shown = { board, left, phase, pending: hasGaps(board) ? [] : groupsOf(board, linedUp(board)) };
		frames.push(shown);
		return shown;
	};
	const onto = frame.board[drag.x + drag.g]?.[drag.y];
	let last = show(dragBlock(frame.board, drag), { kind: 'dragged', drag, block, onto });
	if (hasGaps(last.board)) last = show(fall(last.board), { kind: 'fallen' });
	while (last.pending.length > 0) {
		const groups = last.pending;
		show(last.board, { kind: 'lit' });
		last = show(clear(last.board, new Set(groups.flatMap(({ keys }) => keys))), { kind: 'cleared', groups });
		if (hasGaps(last.board)) last = show(fall(last.board), { kind: 'fallen' });
	}
	return frames;
}

/** The blocks with these keys in groups of one colour that touch each other, from the left and the bottom. */
function groupsOf(board: Board, keys: ReadonlySet<number>): Group[] {
	const open = new Set(keys);
	const collect = (x: number, y: number, colour: number): number[] => {
		const block = board[x]?.[y];
		if (block?.colour !== colour || !open.delete(block.key)) return [];
		const beside = [
			collect(x, y + 1, colour),
			collect(x, y - 1, colour),
			collect(x + 1, y, colour),
			collect(x - 1, y, colour),
		];
		return [block.key, ...beside.flat()];
	};
	return board
		.flatMap((column, x) =>
			column.map((block, y) => ({ colour: block?.colour ?? 0, keys: collect(x, y, block?.colour ?? 0) })),
		)
		.filter((group) => group.keys.length > 0);
}
