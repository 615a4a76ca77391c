import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Group, MayanFrame } from './frames.ts';
import { columnsOf, type Drag, hasGaps, isEmpty } from './rules.ts';

/** A drag as the judge prints it: column, row, and 1 for right or -1 for left. */
export function notationOf({ x, y, g }: Drag): string {
	return `${x} ${y} ${g}`;
}

/** What happens in a frame and why, in one sentence. */
export function captionOf(frame: MayanFrame): Phrase {
	const { phase } = frame;
	switch (phase.kind) {
		case 'start':
			return phrase(
				'{0} on the board, {1} to make',
				plural(columnsOf(frame.board).flat().length, '{0} block', '{0} blocks'),
				drags(frame.left),
			);
		case 'dragged': {
			const { drag, block, onto } = phase;
			const right = drag.g === 1;
			if (!onto) {
				return right
					? phrase('Drag {0} right to the next column: {1}', block.colour, sequel(frame))
					: phrase('Drag {0} left to the next column: {1}', block.colour, sequel(frame));
			}
			if (onto.colour === block.colour) {
				return right
					? phrase('Drag {0} right onto an equal block: nothing changes, but a drag is used up', block.colour)
					: phrase('Drag {0} left onto an equal block: nothing changes, but a drag is used up', block.colour);
			}
			return right
				? phrase('Drag {0} right, it changes places with {1}: {2}', block.colour, onto.colour, sequel(frame))
				: phrase('Drag {0} left, it changes places with {1}: {2}', block.colour, onto.colour, sequel(frame));
		}
		case 'fallen':
			return phrase('Blocks fall: {0}', sequel(frame));
		case 'lit':
			return phrase('{0} in line light up', named(frame.pending));
		case 'cleared':
			return isEmpty(frame.board)
				? phrase('{0} are cleared together: the board is empty', named(phase.groups))
				: phrase('{0} are cleared together', named(phase.groups));
	}
}

export function drags(count: number): Phrase {
	return plural(count, '{0} drag', '{0} drags');
}

/** What comes of the position that a frame shows. */
function sequel(frame: MayanFrame): Phrase {
	if (frame.pending.length > 0) return phrase('{0} are in line', named(frame.pending));
	return hasGaps(frame.board) ? phrase('blocks hang in the air') : phrase('nothing clears');
}

function named(groups: readonly Group[]): Phrase {
	return groups
		.map(({ keys, colour }) => phrase('{0} blocks of colour {1}', keys.length, colour))
		.reduce((before, group) => phrase('{0}, {1}', before, group));
}
