import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Choice, Reached } from '../puzzle.ts';
import { letters, type ZumaFrame } from './frames.ts';
import { type Insertion, insert } from './rules.ts';
import { sceneOf } from './scene.ts';

/** A ball of the hand can go into every gap of the row and to both ends, as long as there is a row. */
export function choices(frame: ZumaFrame, key: string): Choice<Insertion>[] {
	const ball = frame.hand.find((held) => held.key === key);
	if (!ball) return [];
	const row = sceneOf(frame, undefined).items.filter(({ zone }) => zone === 'board');
	const first = row[0];
	if (!first) return [];
	return Array.from({ length: row.length + 1 }, (_, place) => ({
		move: { place, colour: ball.colour, ball: key },
		zone: first.zone,
		x: first.x - 0.5 + place,
		y: first.y,
		gap: true,
		label: placeLabel(row[place - 1]?.text, row[place]?.text, place + 1),
	}));
}

function placeLabel(left: string | undefined, right: string | undefined, place: number): Phrase {
	if (left === undefined) return phrase('Place {0}, before {1}', place, right ?? '');
	if (right === undefined) return phrase('Place {0}, after {1}', place, left);
	return phrase('Place {0}, between {1} and {2}', place, left, right);
}

export function refusal({ row, hand }: ZumaFrame, key: string): Phrase {
	if (row.length === 0) return phrase('The board is empty');
	return hand.some((ball) => ball.key === key)
		? phrase('A ball from the hand goes into the row')
		: phrase('Balls come from the hand');
}

/** Compares insertions made and still to be made with the fewest; where nothing clears the board, the balls that must stay. */
export function standing(began: Reached<ZumaFrame, Insertion>, now: Reached<ZumaFrame, Insertion>): Phrase {
	const made = began.frame.hand.length - now.frame.hand.length;
	const more = now.outcome.moves.length;
	const excess = made + more - began.outcome.moves.length;
	const row = letters(now.frame.row);
	if (row === '') {
		const cleared = plural(made, 'Cleared with {0} insertion', 'Cleared with {0} insertions');
		return excess === 0
			? phrase('{0}: no play takes fewer', cleared)
			: phrase('{0}: {1} more than the best', cleared, excess);
	}
	if (now.outcome.solvable) {
		return excess === 0
			? phrase('Still best: {0} more', more)
			: phrase('Costs {0} more than the best: {1} to go', excess, more);
	}
	if (now.frame.hand.length === 0) return phrase('The hand is empty: {0} stays', row);
	if (began.outcome.solvable) {
		return now.outcome.lack
			? phrase('No longer solvable: {0}', now.outcome.lack)
			: phrase('No longer solvable: no order of insertions clears the board');
	}
	const most = left(now) - left(began);
	return most === 0
		? phrase('Not solvable, but still on the way to the best position')
		: plural(
				most,
				'Not solvable, and {0} ball more stays than in the best position',
				'Not solvable, and {0} balls more stay than in the best position',
			);
}

/** The fewest balls that can stay in the row. */
function left({ frame, outcome }: Reached<ZumaFrame, Insertion>): number {
	return outcome.moves.reduce(insert, letters(frame.row)).length;
}
