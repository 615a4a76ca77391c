import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Choice, Reached } from '../puzzle.ts';
import type { MayanFrame } from './frames.ts';
import { columnsOf, type Drag, isEmpty, isLegal } from './rules.ts';
import { sceneOf } from './scene.ts';

/** A block can be dragged one column to the left or the right, as long as there are drags left. */
export function choices(frame: MayanFrame, key: string): Choice<Drag>[] {
	const item = sceneOf(frame, undefined).items.find((block) => block.key === key);
	if (!item || frame.left <= 0) return [];
	const x = frame.board.findIndex((column) => column.some((block) => block && `b${block.key}` === key));
	const y = frame.board[x]?.findIndex((block) => block && `b${block.key}` === key) ?? -1;
	const drags: readonly Drag[] = [
		{ x, y, g: -1 },
		{ x, y, g: 1 },
	];
	return drags
		.filter((drag) => isLegal(frame.board, drag))
		.map((move) => ({
			move,
			zone: item.zone,
			x: item.x + move.g,
			y: item.y,
			gap: false,
			label: landing(frame, move),
		}));
}

function landing({ board }: MayanFrame, { x, y, g }: Drag): Phrase {
	const onto = board[x + g]?.[y];
	if (!onto) return phrase('Column {0}', x + g);
	return phrase('Column {0}, in exchange for colour {1}', x + g, onto.colour);
}

export function refusal({ left, board }: MayanFrame): Phrase {
	if (left <= 0 && !isEmpty(board)) return phrase('No drags are left');
	return phrase('A block goes one column to the left or to the right');
}

/** Whether the drags that are left can still empty the board with the last of them, and why not. */
export function standing(began: Reached<MayanFrame, Drag>, now: Reached<MayanFrame, Drag>): Phrase {
	const { left, board } = now.frame;
	if (isEmpty(board)) {
		return left === 0
			? phrase('Solved: the last drag empties the board')
			: plural(left, 'The board is empty {0} drag too early', 'The board is empty {0} drags too early');
	}
	const blocks = columnsOf(board).flat().length;
	if (left === 0)
		return plural(blocks, 'No drags are left: {0} block stays', 'No drags are left: {0} blocks stay');
	if (now.outcome.solvable)
		return plural(left, 'Still solvable: {0} drag more', 'Still solvable: {0} drags more');
	const verdict = began.outcome.solvable ? phrase('No longer solvable') : phrase('Not solvable');
	return now.outcome.reasons.reduce((before, reason) => phrase('{0}. {1}', before, reason), verdict);
}
