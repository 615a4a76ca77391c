import { phrase } from '../phrase.ts';
import type { Item, Scene, Zone } from '../scene.ts';
import { colourName, toneOf } from './colours.ts';
import { type Ball, taken, type ZumaFrame } from './frames.ts';
import type { Insertion } from './rules.ts';

/** The space above a zone for its title. */
const title = 0.75;
/** The space between the zones. */
const between = 0.25;

/**
 * The board with its row centred, and below it the hand with what is left. The picture keeps its width through a
 * replay, because the zones leave room for two balls more than the board started with; only a longer row widens it.
 */
export function sceneOf(frame: ZumaFrame, next: Insertion | undefined): Scene {
	const { row, hand, phase, started } = frame;
	const gap = phase.kind === 'cleared' ? phase.gap : { start: row.length, end: row.length };
	const hole = gap.end - gap.start;
	const width = Math.max(started.board + 2, started.hand, row.length + hole);
	const zone = (key: string, y: number): Pick<Zone, 'key' | 'x' | 'y' | 'width' | 'height'> => ({
		key,
		x: 0,
		y,
		width,
		height: 1,
	});
	const board = zone('board', title);
	const held = zone('hand', board.y + board.height + between + title);

	const left = (width - row.length - hole) / 2;
	const inRow = row.map((ball, index): Item => {
		const mark = rowMark(frame, index);
		return {
			...itemOf(ball, board, left + index + (index < gap.start ? 0 : hole), index),
			...(mark && { mark }),
		};
	});
	const takes = next && taken(frame, next);
	const inHand = hand.map((ball, index): Item => {
		return {
			...itemOf(ball, held, (width - hand.length) / 2 + index, index),
			...(ball === takes && { mark: 'next' }),
		};
	});
	return {
		width,
		height: held.y + held.height,
		zones: [
			{ ...board, title: phrase('Board') },
			{ ...held, title: phrase('Hand') },
		],
		items: [...inRow, ...inHand],
	};
}

function rowMark({ phase }: ZumaFrame, index: number): 'lit' | 'moving' | undefined {
	if (phase.kind === 'lit') return index >= phase.run.start && index < phase.run.end ? 'lit' : undefined;
	return phase.kind === 'inserted' && phase.place === index ? 'moving' : undefined;
}

function itemOf({ key, colour }: Ball, zone: Pick<Zone, 'key' | 'y'>, x: number, index: number): Item {
	return {
		key,
		zone: zone.key,
		shape: 'ball',
		x: x + 0.5,
		y: zone.y + 0.5,
		text: colour,
		tone: toneOf(colour),
		label: phrase('{0} ball, place {1}', colourName(colour), index + 1),
	};
}
