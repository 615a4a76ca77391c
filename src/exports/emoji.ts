import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Item, Scene, Tone } from '../puzzles/scene.ts';
import { escaped, inlineCode } from './markdown.ts';
import type { Step } from './solution.ts';

/**
 * What a move does, in lines of Markdown: the row that a ball goes into, from clear to clear; the notation of a drag, and
 * the blocks before and after it; elsewhere the notation alone.
 */
export function linesOf({ before, move, frames }: Step, puzzle: Puzzle): readonly string[] {
	const scenes = frames.map((frame) => puzzle.scene(frame));
	const moved = scenes[0]?.items.find(({ mark }) => mark === 'moving');
	const notation = inlineCode(puzzle.notation(before, move));
	switch (moved?.shape) {
		case 'ball':
			return [rowsOf(scenes, moved.zone).join(' → ')];
		case 'block':
			return [notation, ...gridOf([puzzle.scene(before), ...scenes.slice(-1)])];
		default:
			return [notation];
	}
}

/** A row as it is at first, and after every change of its length. */
function rowsOf(scenes: readonly Scene[], zone: string): string[] {
	const rows = scenes.map(({ items }) => items.filter((item) => item.zone === zone));
	const changes = rows.filter((row, index) => index === 0 || row.length !== rows[index - 1]?.length);
	return changes.map((row) => row.map(ballOf).join('') || '∅');
}

/** The blocks of some positions side by side, line by line, from the topmost block of any of them to the ground. */
function gridOf(scenes: readonly Scene[]): string[] {
	const rows = Math.max(1, ...scenes.flatMap(({ height, items }) => items.map(({ y }) => height - y + 0.5)));
	return Array.from({ length: rows }, (_, line) =>
		scenes.map((scene) => blocksAt(scene, scene.height - rows + line + 0.5)).join(' → '),
	);
}

/** The cells of a line, whose middle is `y`. */
function blocksAt({ width, items }: Scene, y: number): string {
	return Array.from({ length: width }, (_, column) => {
		const block = items.find((item) => item.x === column + 0.5 && Math.abs(item.y - y) < 0.5);
		return block ? blockOf(block) : empty;
	}).join('');
}

const balls: Partial<Readonly<Record<Tone, string>>> = {
	red: '🔴',
	yellow: '🟡',
	blue: '🔵',
	green: '🟢',
	white: '⚪',
	orange: '🟠',
	purple: '🟣',
	brown: '🟤',
};

/** A ball; in brackets the one that the move puts in. Balls of a tone without an emoji are letters. */
function ballOf({ tone, text, mark }: Item): string {
	const ball = balls[tone] ?? escaped(text);
	return mark === 'moving' ? `\\[${ball}\\]` : ball;
}

const blocks: Partial<Readonly<Record<Tone, string>>> = {
	red: '🟥',
	yellow: '🟨',
	blue: '🟦',
	green: '🟩',
	white: '⬜',
	orange: '🟧',
	purple: '🟪',
	brown: '🟫',
};

/** What an empty cell looks like: as wide as a block. */
const empty = '▫️';

/** A block. Blocks of a tone without an emoji are numbers, as wide as the others where there is a key for them. */
function blockOf({ tone, text }: Item): string {
	const block = blocks[tone];
	if (block) return block;
	if (text === '10') return '🔟';
	return text.length === 1 ? `${text}\uFE0F\u20E3` : escaped(text);
}
