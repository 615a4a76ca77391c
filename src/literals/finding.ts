import type { Fault, PuzzleId, Span } from '../puzzles/puzzle.ts';

/** The answer that the source writes beside a puzzle. */
export interface Expected {
	/** As the judge would print it. */
	readonly text: string;
	/** Where it is written, without its quotes. */
	readonly span: Span;
	/** What parts the lines of an answer there: a line break and what leads the next line, `\n` as two letters, `<br/>`. */
	readonly lineBreak: string;
}

/** A place in a text where a puzzle is written. Offsets are UTF-16 code units. */
interface Site {
	readonly id: PuzzleId;
	/** Where its first literal starts, quotes and brackets included. */
	readonly start: number;
	/** Where its last literal ends. */
	readonly end: number;
	/** The plain judge form of what is written there. */
	readonly input: string;
	/**
	 * Where each line of `input` is written: the letters of a board or hand without their quotes, a list of numbers, a
	 * line of numbers.
	 */
	readonly lines: readonly Span[];
}

/** A legal puzzle: its puzzle's `read` accepts `input`. */
export interface Found extends Site {
	readonly expected?: Expected;
}

/** A place where a puzzle is certainly meant, but what stands there is none. The fault's span is in the source. */
export interface Faulty extends Site {
	readonly fault: Fault;
}

/** What a text holds, each list in the order of `start`. */
export interface Findings {
	readonly puzzles: readonly Found[];
	readonly faults: readonly Faulty[];
}

/** What to write in place of `expected.span` so that `answer` is expected there, in the notation around it. */
export function inPlaceOf(expected: Expected, answer: string): string {
	return answer.replaceAll('\n', () => expected.lineBreak);
}

/**
 * The puzzle at an offset, its ends included: the one with a literal there, else the one whose literals are around it.
 */
export function puzzleAt<Place extends Found | Faulty>(
	places: readonly Place[],
	offset: number,
): Place | undefined {
	const around = places.filter(({ start, end }) => start <= offset && offset <= end);
	return around.find(({ lines }) => lines.some((line) => touches(line, offset))) ?? around[0];
}

function touches({ start, end }: Span, offset: number): boolean {
	return start <= offset && offset <= end;
}

/** The same place in a text that has `by` more characters ahead of it. */
export function moved<Place extends Found | Faulty>(place: Place, by: number): Place {
	const shift = (span: Span) => ({ start: span.start + by, end: span.end + by });
	return {
		...place,
		...shift(place),
		lines: place.lines.map(shift),
		...('fault' in place && { fault: { ...place.fault, span: shift(place.fault.span) } }),
		...('expected' in place &&
			place.expected && { expected: { ...place.expected, span: shift(place.expected.span) } }),
	};
}

/** Where in `text` the stretch `span` of the site's judge form is written. */
export function sourceSpan(text: string, site: Found | Faulty, span: Span): Span {
	const start = sourceOffset(text, site, span.start, 'start');
	const end = sourceOffset(text, site, span.end, 'end');
	// What is missing between two numbers is behind the first and ahead of the second.
	return start <= end ? { start, end } : { start: end, end: start };
}

/** Letters stand for letters; where the source spaces its numbers differently, the k-th number stands for the k-th. */
function sourceOffset(
	text: string,
	{ lines, input }: Found | Faulty,
	at: number,
	edge: 'start' | 'end',
): number {
	const line = Math.min(input.slice(0, at).split('\n').length, lines.length) - 1;
	const source = lines[line];
	if (!source) return at;
	const start = startOfLine(input, line);
	const end = line === lines.length - 1 ? input.length : startOfLine(input, line + 1) - 1;
	const offset = at - start;
	const plain = input.slice(start, end).trimEnd();
	const written = text.slice(source.start, source.end);
	if (plain === written) return source.start + offset;
	let count = 0;
	for (const { 0: number, index } of plain.matchAll(numbers)) {
		if (edge === 'start' ? index + number.length > offset : index >= offset) break;
		count++;
	}
	const place = nth(written, edge === 'start' ? count : count - 1);
	if (!place) return source[edge];
	return source.start + place[edge];
}

/** Where the line with that index, counted from 0, starts. */
function startOfLine(text: string, index: number): number {
	let start = 0;
	for (let line = 0; line < index; line++) start = text.indexOf('\n', start) + 1;
	return start;
}

/** Numbers, and words in their places. */
const numbers = /[-−–－]?(?<!\\)[\w.]+/g;

/** Where the number with that index, counted from 0, is in the text. */
function nth(written: string, index: number): Span | undefined {
	let count = 0;
	for (const { 0: number, index: start } of written.matchAll(numbers)) {
		if (count++ === index) return { start, end: start + number.length };
	}
	return undefined;
}
