import { type Phrase, phrase } from '../phrase.ts';
import type { Fault, Reading, Span } from '../puzzle.ts';
import { boardOf, columnCount, columnHeight, linedUp, type MayanInput } from './rules.ts';

/** The judge asks for no more drags than this. */
const judgeDrags = 5;
/** The judge has no colour above this. */
const judgeColours = 10;
/** More drags than this are refused: nobody could follow the replay, and a play is kept drag by drag. */
export const mostDrags = 1000;

interface Line extends Span {
	/** Counted from 1, as editors do. */
	readonly number: number;
}

interface Numeral extends Span {
	readonly text: string;
}

/**
 * Reads the judge's six lines: `n`, then five columns from the bottom to the top, each ended by `0`. Blanks around
 * numbers, either line ending, and blank lines at the end do no harm.
 *
 * The faults, by name: `lines-missing`, `lines-left-over`, `not-a-number`, `number-too-large`, `n-not-alone`,
 * `n-below-1`, `n-too-large`, `zero-missing`, `after-zero`, `column-too-tall`, `colour-below-1`, `clears-at-start`.
 */
export function read(text: string): Reading<MayanInput> {
	const end = text.trimEnd().length;
	const lines = firstLines(text, end, columnCount + 2);
	const [first, ...rest] = lines;
	if (!first)
		return fail('lines-missing', { start: 0, end: text.length }, phrase('There is nothing to read'));
	const n = readDrags(text, first);
	if (typeof n !== 'number') return { ok: false, fault: n };

	const columns: number[][] = [];
	const places: Span[] = [];
	for (const line of rest.slice(0, columnCount)) {
		const column = readColumn(text, line);
		if (!Array.isArray(column)) return { ok: false, fault: column };
		columns.push(column.map(({ colour }) => colour));
		places.push(...column);
	}
	if (rest.length < columnCount) {
		return fail(
			'lines-missing',
			{ start: first.start, end },
			phrase('Line {0} is missing: after n there are five columns', lines.length + 1),
		);
	}
	const extra = rest[columnCount];
	if (extra) {
		return fail(
			'lines-left-over',
			extra,
			phrase('Line {0} is too much: after n there are five columns', extra.number),
		);
	}

	const [lined] = linedUp(boardOf(columns));
	const place = lined === undefined ? undefined : places[lined];
	if (place) {
		const line = rest.findLast(({ start }) => start <= place.start) ?? first;
		return fail(
			'clears-at-start',
			place,
			phrase(
				'Line {0}: the blocks of colour {1} would clear before the first drag',
				line.number,
				Number(text.slice(place.start, place.end)),
			),
		);
	}
	return { ok: true, input: { n, columns }, notes: notes(n, columns) };
}

/** The judge's six lines, each ended by a newline. */
export function write({ n, columns }: MayanInput): string {
	return `${n}\n${columns.map((column) => `${[...column, 0].join(' ')}\n`).join('')}`;
}

/** The first lines of `text` up to `end`, `most` of them at most: a text of a megabyte is not cut up to be refused. */
function firstLines(text: string, end: number, most: number): Line[] {
	const lines: Line[] = [];
	const breaks = /\r\n|\n|\r/g;
	for (let start = 0; start < end && lines.length < most; start = breaks.lastIndex) {
		const found = breaks.exec(text);
		lines.push({ number: lines.length + 1, start, end: found && found.index < end ? found.index : end });
		if (!found) break;
	}
	return lines;
}

/** What stands between blanks on the line, one at a time. */
function* numerals(text: string, line: Line): Generator<Numeral, void, void> {
	const words = /\S+/g;
	words.lastIndex = line.start;
	for (let word = words.exec(text); word && word.index < line.end; word = words.exec(text)) {
		yield { text: word[0], start: word.index, end: word.index + word[0].length };
	}
}

/** The whole number that is written there, or the fault that it is none. */
function readNumber(line: Line, numeral: Numeral): number | Fault {
	if (!/^-?[0-9]+$/.test(numeral.text)) {
		return {
			name: 'not-a-number',
			span: span(numeral),
			message: phrase('Line {0}: {1} is not a whole number', line.number, short(numeral.text)),
		};
	}
	const value = Number(numeral.text);
	if (Number.isSafeInteger(value)) return value;
	return {
		name: 'number-too-large',
		span: span(numeral),
		message: phrase('Line {0}: {1} is too large', line.number, short(numeral.text)),
	};
}

function readDrags(text: string, line: Line): number | Fault {
	const [numeral, second] = take(numerals(text, line), 2);
	if (!numeral)
		return {
			name: 'not-a-number',
			span: span(line),
			message: phrase('Line {0} is blank: it gives n, the number of drags', line.number),
		};
	const n = readNumber(line, numeral);
	if (typeof n !== 'number') return n;
	if (second)
		return {
			name: 'n-not-alone',
			span: span(second),
			message: phrase('Line {0}: n, the number of drags, stands alone on its line', line.number),
		};
	if (n < 1)
		return {
			name: 'n-below-1',
			span: span(numeral),
			message: phrase('Line {0}: n is {1}, but at least one drag is made', line.number, n),
		};
	if (n > mostDrags)
		return {
			name: 'n-too-large',
			span: span(numeral),
			message: phrase('Line {0}: n is {1}, but at most {2} drags can be replayed', line.number, n, mostDrags),
		};
	return n;
}

function readColumn(text: string, line: Line): (Span & { colour: number })[] | Fault {
	const column: (Span & { colour: number })[] = [];
	let ended = false;
	for (const numeral of numerals(text, line)) {
		const colour = readNumber(line, numeral);
		if (typeof colour !== 'number') return colour;
		if (ended)
			return {
				name: 'after-zero',
				span: span(numeral),
				message: phrase('Line {0}: {1} comes after the 0 that ends the column', line.number, colour),
			};
		if (colour < 0)
			return {
				name: 'colour-below-1',
				span: span(numeral),
				message: phrase('Line {0}: {1} is no colour, colours start at 1', line.number, colour),
			};
		if (colour === 0) ended = true;
		else if (column.length === columnHeight)
			return {
				name: 'column-too-tall',
				span: span(numeral),
				message: phrase('Line {0}: a column has at most {1} blocks', line.number, columnHeight),
			};
		else column.push({ colour, ...span(numeral) });
	}
	if (ended) return column;
	return {
		name: 'zero-missing',
		span: span(line),
		message: phrase('Line {0}: the 0 that ends the column is missing', line.number),
	};
}

function notes(n: number, columns: readonly (readonly number[])[]): Phrase[] {
	const colour = Math.max(0, ...columns.flat());
	return [
		...(n > judgeDrags ? [phrase('The judge asks for at most {0} drags', judgeDrags)] : []),
		...(colour > judgeColours
			? [phrase('The judge has at most {0} colours, this board has colour {1}', judgeColours, colour)]
			: []),
	];
}

function fail(name: string, place: Span, message: Phrase): Reading<MayanInput> {
	return { ok: false, fault: { name, span: span(place), message } };
}

function span({ start, end }: Span): Span {
	return { start, end };
}

/** A word as a message can carry it. */
function short(word: string): string {
	return word.length > 20 ? `${[...word].slice(0, 20).join('')}…` : word;
}

function take<Value>(values: Iterable<Value>, most: number): Value[] {
	const taken: Value[] = [];
	for (const value of values) {
		taken.push(value);
		if (taken.length === most) break;
	}
	return taken;
}
