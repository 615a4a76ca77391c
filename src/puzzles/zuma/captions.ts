import { type Phrase, phrase, plural } from '../phrase.ts';
import { clearedRun } from './colours.ts';
import { letters, type ZumaFrame } from './frames.ts';
import { type Insertion, insert, runAt, type Stretch } from './rules.ts';

/** An empty row, as notation writes it. */
const emptyRow = '∅';

/** An insertion in the usual notation: `WWRR[R]BBWW → WWBBWW`. */
export function notationOf(row: string, insertion: Insertion): string {
	const { place, colour } = insertion;
	return `${row.slice(0, place)}[${colour}]${row.slice(place)} → ${insert(row, insertion) || emptyRow}`;
}

/** What happens in a frame and why, in one sentence. */
export function captionOf({ row: balls, hand, phase, pending }: ZumaFrame): Phrase {
	const row = letters(balls);
	switch (phase.kind) {
		case 'start':
			return phrase(
				'{0}, {1}',
				plural(row.length, '{0} ball on the board', '{0} balls on the board'),
				plural(hand.length, '{0} ball in the hand', '{0} balls in the hand'),
			);
		case 'inserted':
			return insertedCaption(row, phase.place, pending);
		case 'lit':
			return phrase('A run of {0} lights up', clearedRun(row.charAt(phase.run.start), length(phase.run)));
		case 'cleared':
			return phrase('The run of {0} is cleared', clearedRun(phase.colour, length(phase.gap)));
		case 'closed':
			return closedCaption(row, phase.at, pending);
	}
}

function insertedCaption(row: string, place: number, pending: Stretch | undefined): Phrase {
	const colour = row.charAt(place);
	const run = runAt(row, place);
	const joined = colour.repeat(length(run) - 1);
	if (pending) {
		return phrase('Insert {0} next to {1}: {2} clear', colour, joined, clearedRun(colour, length(run)));
	}
	if (joined) return phrase('Insert {0} next to {1}: a pair, nothing clears', colour, joined);
	const left = row.charAt(place - 1);
	const right = row.charAt(place + 1);
	if (left && left === right) {
		return phrase('Insert {0} between {1} and {2}: they are kept apart', colour, left, right);
	}
	if (left && right) return phrase('Insert {0} between {1} and {2}: nothing clears', colour, left, right);
	return left
		? phrase('Insert {0} at the right end of the row: nothing clears', colour)
		: phrase('Insert {0} at the left end of the row: nothing clears', colour);
}

function closedCaption(row: string, at: number, pending: Stretch | undefined): Phrase {
	if (row === '') return phrase('The board is empty');
	if (at === 0 || at === row.length) return phrase('The end of the row is gone: nothing more clears');
	const left = row.slice(runAt(row, at - 1).start, at);
	const right = row.slice(at, runAt(row, at).end);
	if (pending) {
		const cleared = clearedRun(row.charAt(at), length(pending));
		return phrase('The ends close up: {0} meets {1}, {2} clear', left, right, cleared);
	}
	return phrase('The ends close up: {0} meets {1}, nothing more clears', left, right);
}

function length({ start, end }: Stretch): number {
	return end - start;
}
