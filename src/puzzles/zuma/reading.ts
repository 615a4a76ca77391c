import { type Phrase, phrase } from '../phrase.ts';
import type { Fault, Reading, Span } from '../puzzle.ts';
import { isColour } from './colours.ts';
import { overlongRun, type ZumaInput } from './rules.ts';

/** The judge's limits. A puzzle beyond them is solved all the same. */
const judged = { board: 16, hand: 5 };

/** A puzzle beyond these is refused: the tables of its bound would not fit into memory. */
export const largest = { board: 200, hand: 30 };

/**
 * Reads `BOARD\nHAND`: two words of the letters R, Y, B, G and W, on two lines or on one, each in quotes or not. Faults:
 * `extra-text`, `not-a-colour`, `empty-board`, `empty-hand`, `run-of-three`, `too-large`.
 */
export function readZuma(text: string): Reading<ZumaInput> {
	const { board, hand, extra } = wordsOf(text);
	const fault =
		(extra && extraText(extra)) ??
		strangeLetter(board, 'board') ??
		strangeLetter(hand, 'hand') ??
		emptyWord(board, hand) ??
		runOfThree(board) ??
		tooLarge(board, hand);
	if (fault) return { ok: false, fault };
	const input = { board: board.letters, hand: hand.letters };
	return { ok: true, input, notes: notesOn(input) };
}

/** The form that `readZuma` reads. */
export function writeZuma({ board, hand }: ZumaInput): string {
	// A text of its own: a template would be a chain of pieces, each kept with the text that it was cut from.
	return [board, hand].join('\n');
}

/** A word of the text: its letters, the place of the first one, and the word's span with its quotes. */
interface Word {
	readonly letters: string;
	readonly first: number;
	readonly span: Span;
}

function wordsOf(text: string): { board: Word; hand: Word; extra: Span | undefined } {
	const words = Array.from(text.matchAll(/"([^"\r\n]*)"|'([^'\r\n]*)'|[^\s,]+/g), (found): Word => {
		const quoted = found[1] ?? found[2];
		const span = { start: found.index, end: found.index + found[0].length };
		return { letters: quoted ?? found[0], first: quoted === undefined ? span.start : span.start + 1, span };
	});
	const [board = blank(text.length), hand, third] = words;
	if (hand) return { board, hand, extra: third && { start: third.span.start, end: text.trimEnd().length } };
	// A lone word below a blank line is the hand of a board without balls, as `writeZuma` puts it.
	const below = text.slice(0, board.first).includes('\n');
	return below
		? { board: blank(0), hand: board, extra: undefined }
		: { board, hand: blank(text.length), extra: undefined };
}

function blank(at: number): Word {
	return { letters: '', first: at, span: { start: at, end: at } };
}

function extraText(span: Span): Fault {
	return {
		name: 'extra-text',
		span,
		message: phrase('A Zuma puzzle is one board and one hand; more text follows them'),
	};
}

function strangeLetter({ letters, first }: Word, row: 'board' | 'hand'): Fault | undefined {
	let start = first;
	let place = 0;
	// By code points, so that a sign outside the basic plane is named whole.
	for (const letter of letters) {
		place++;
		const end = start + letter.length;
		if (!isColour(letter)) {
			const message =
				row === 'board'
					? phrase('{0} at place {1} of the board is not a ball colour; use R, Y, B, G or W', letter, place)
					: phrase('{0} at place {1} of the hand is not a ball colour; use R, Y, B, G or W', letter, place);
			return { name: 'not-a-colour', span: { start, end }, message };
		}
		start = end;
	}
	return undefined;
}

function emptyWord(board: Word, hand: Word): Fault | undefined {
	if (board.letters === '') {
		return { name: 'empty-board', span: board.span, message: phrase('The board has no balls') };
	}
	if (hand.letters === '') {
		return { name: 'empty-hand', span: hand.span, message: phrase('The hand has no balls') };
	}
	return undefined;
}

function runOfThree({ letters, first }: Word): Fault | undefined {
	const run = overlongRun(letters);
	if (!run) return undefined;
	return {
		name: 'run-of-three',
		span: { start: first + run.start, end: first + run.end },
		message: phrase(
			'The board may not start with a run of three or more: {0} stands {1} times from place {2} on',
			letters.charAt(run.start),
			run.end - run.start,
			run.start + 1,
		),
	};
}

function tooLarge(board: Word, hand: Word): Fault | undefined {
	const name = 'too-large';
	if (board.letters.length > largest.board) {
		const message = phrase('A board of more than {0} balls is beyond what can be solved here', largest.board);
		return { name, span: board.span, message };
	}
	if (hand.letters.length > largest.hand) {
		const message = phrase('A hand of more than {0} balls is beyond what can be solved here', largest.hand);
		return { name, span: hand.span, message };
	}
	return undefined;
}

function notesOn({ board, hand }: ZumaInput): Phrase[] {
	const notes: Phrase[] = [];
	if (board.length > judged.board) {
		notes.push(
			phrase('The judge asks no board over {0} balls; this one has {1}', judged.board, board.length),
		);
	}
	if (hand.length > judged.hand) {
		notes.push(phrase('The judge asks no hand over {0} balls; this one has {1}', judged.hand, hand.length));
	}
	return notes;
}
