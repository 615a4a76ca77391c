import { phrase, plural } from '../phrase.ts';
import { type Item, type Scene, type Tone, tones } from '../scene.ts';
import type { MayanFrame } from './frames.ts';
import { columnCount, columnHeight, type Drag } from './rules.ts';

/** The space above the grid for its title. */
const title = 0.75;
/** The colours that have a tone of their own: the judge's. */
const colouredTones = 10;

/** The grid of five columns, blocks where they stand or hang; read column by column from the bottom, as the judge does. */
export function sceneOf(frame: MayanFrame, next: Drag | undefined): Scene {
	const { board, left } = frame;
	const zone = { key: 'board', x: 0, y: title, width: columnCount, height: columnHeight };
	const items = board.flatMap((column, x) =>
		column.flatMap((block, y): Item[] => {
			if (!block) return [];
			const { key, colour } = block;
			const mark = markOf(frame, key) ?? (next?.x === x && next.y === y ? 'next' : undefined);
			return [
				{
					key: `b${key}`,
					zone: zone.key,
					shape: 'block',
					x: x + 0.5,
					y: zone.y + columnHeight - y - 0.5,
					text: String(colour),
					tone: toneOf(colour),
					...(mark && { mark }),
					label: phrase('colour {0}, column {1}, row {2}', colour, x, y),
				},
			];
		}),
	);
	const boardTitle =
		left < 0
			? plural(-left, 'Board, {0} drag too many', 'Board, {0} drags too many')
			: plural(left, 'Board, {0} drag left', 'Board, {0} drags left');
	return { width: zone.width, height: zone.y + zone.height, zones: [{ ...zone, title: boardTitle }], items };
}

function toneOf(colour: number): Tone {
	return (colour <= colouredTones && tones[colour - 1]) || 'other';
}

function markOf({ phase, pending }: MayanFrame, key: number): 'lit' | 'moving' | undefined {
	if (phase.kind === 'lit') return pending.some(({ keys }) => keys.includes(key)) ? 'lit' : undefined;
	if (phase.kind !== 'dragged') return undefined;
	return phase.block.key === key || phase.onto?.key === key ? 'moving' : undefined;
}
