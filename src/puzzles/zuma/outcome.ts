import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Outcome } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { encode } from './coding.ts';
import { colourName } from './colours.ts';
import { type Insertion, insert, type ZumaInput } from './rules.ts';
import { type Shortage, shortageOf } from './shortage.ts';
import { clear, type Solution, solveZuma } from './solver.ts';

/** What the judge prints where no play clears the board. */
const noPlay = '-1';

/** The fewest insertions as the judge prints them. */
export function* answer(input: ZumaInput): Search<string> {
	const { play } = yield* clear(encode(input));
	return play ? String(play.length) : noPlay;
}

/** Solves a puzzle and says why the answer is what it is. */
export function* solve(input: ZumaInput): Search<Outcome<Insertion>> {
	const solution = yield* solveZuma(input);
	const { moves, left, looked, byBound } = solution;
	if (left === 0) {
		return {
			answer: String(moves.length),
			solvable: true,
			moves,
			headline: plural(moves.length, '{0} insertion', '{0} insertions'),
			reasons: byBound && moves.length > 0 ? [whyNotFewer(moves.length)] : [],
			proof: byBound ? phrase('Bound met') : phrase('Search complete'),
			looked,
		};
	}
	const shortage = yield* shortageOf(encode(input), { looked, proven: phrase('No play clears the board') });
	return {
		answer: noPlay,
		solvable: false,
		moves,
		headline: phrase('No solution'),
		reasons: [...whyNone(shortage, byBound), whatIsLeft(input, solution)],
		...lacking(shortage),
		proof: byBound ? phrase('Ruled out by the bound') : phrase('Search complete'),
		looked,
	};
}

function whyNotFewer(insertions: number): Phrase {
	return plural(
		insertions,
		'However the balls are grouped into clears, it takes at least {0} ball more',
		'However the balls are grouped into clears, it takes at least {0} balls more',
	);
}

function whyNone({ colours, balls }: Shortage, byBound: boolean): Phrase[] {
	if (colours.length > 0) {
		return colours.map(({ colour, by }) =>
			phrase('However the balls are grouped into clears, {0} is short by {1}', colourName(colour), by),
		);
	}
	if (balls > 0) {
		return [
			plural(
				balls,
				'However the balls are grouped into clears, the hand is short by {0} ball',
				'However the balls are grouped into clears, the hand is short by {0} balls',
			),
		];
	}
	return byBound
		? [phrase('However the balls are grouped into clears, the hand lacks a colour')]
		: [phrase('The hand has enough balls, but no order of insertions clears the board')];
}

/** The first colour that is short, or else the balls. */
function lacking({ colours: [first], balls }: Shortage): { lack?: Phrase } {
	if (first) return { lack: phrase('{0} is short by {1}', colourName(first.colour), first.by) };
	if (balls === 0) return {};
	return { lack: plural(balls, 'the hand is short by {0} ball', 'the hand is short by {0} balls') };
}

function whatIsLeft({ board }: ZumaInput, { moves, proven }: Solution): Phrase {
	const row = moves.reduce(insert, board);
	if (!proven) return phrase('Best position found, though there may be a better one: {0}', row);
	if (moves.length === 0) return phrase('No play leaves fewer balls than there are');
	return phrase('Best position that can be reached: {0}', row);
}
