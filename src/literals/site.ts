import type { Fault, Puzzle, Span } from '../puzzles/puzzle.ts';
import type { Piece } from './candidate.ts';
import { type Expected, type Faulty, type Found, sourceSpan } from './finding.ts';

/** Where a puzzle may be written, and what is written there. */
interface Written {
	readonly span: Span;
	readonly pieces: readonly Piece[];
	readonly expected?: Expected | undefined;
}

/** Lets a puzzle read what is written in `text`; pauses where that may be a list, for one can be megabytes long. */
export function* readSite(
	text: string,
	puzzle: Puzzle,
	written: Written,
): Generator<undefined, Found | Faulty, void> {
	return puzzle.literal.form === 'list'
		? yield* readList(text, puzzle, written)
		: readPieces(text, puzzle, written);
}

/** The same without a pause, for what is no list. */
export function readPieces(
	text: string,
	puzzle: Puzzle,
	{ span, pieces, expected }: Written,
): Found | Faulty {
	const { id } = puzzle;
	const { start, end } = span;
	const lines = pieces.map(({ source }) => source);
	const written = pieces.map(({ text: plain = '' }) => plain).join('\n');
	const result = puzzle.read(written);
	if (!result.ok) return faulty(text, { id, start, end, input: written, lines }, result.fault);
	const input = puzzle.write(result.input);
	return expected ? { id, start, end, input, lines, expected } : { id, start, end, input, lines };
}

function* readList(
	text: string,
	puzzle: Puzzle,
	{ span, expected }: Written,
): Generator<undefined, Found | Faulty, void> {
	const { start, end } = span;
	// It is in its judge form then, and may be too long to be written once more.
	const input = yield* plainList(text, span);
	const site = { id: puzzle.id, start, end, input, lines: [span] };
	const reading = puzzle.reading?.(input);
	let step = reading?.next();
	for (; reading && step && !step.done; step = reading.next()) yield undefined;
	const result = step?.done ? step.value : puzzle.read(input);
	if (!result.ok) return faulty(text, site, result.fault);
	return expected ? { ...site, expected } : site;
}

function faulty(text: string, site: Found, fault: Fault): Faulty {
	return { ...site, fault: { ...fault, span: sourceSpan(text, site, fault.span) } };
}

/** Characters of a list that are brought into judge form between two pauses. */
const slice = 1 << 14;

/** A list of numbers, in brackets or not, as the judge writes it: `[1,2,3]`. What is no number stays as it is written. */
function* plainList(text: string, { start, end }: Span): Generator<undefined, string, void> {
	const bracket = '[({'.includes(text.charAt(start));
	const last = bracket ? end - 1 : end;
	const parting = commas.test(text.slice(start, Math.min(start + slice, end))) ? commas : blanks;
	const plain: string[] = [];
	for (let at = bracket ? start + 1 : start; at < last; ) {
		const next = partingAfter(text, at + slice, last, parting);
		plain.push(withoutZeros(plainNumbers(text.slice(at, next), parting)));
		at = next;
		yield undefined;
	}
	const inner = plain.join('');
	return `[${inner.endsWith(',') ? inner.slice(0, -1) : inner}]`;
}

/** What parts the numbers of a list; line breaks with a dash are commas too. */
const commas = /[,，、;；]|[\r\n][^\S\r\n]*-\s/;
const blanks = /\s/;

/** Behind the next comma or blank from `from` on, or at a line break with a dash. */
function partingAfter(text: string, from: number, last: number, parting: RegExp): number {
	if (from >= last) return last;
	const found = parting.exec(text.slice(from, last));
	return found ? from + found.index + (found[0].length === 1 ? 1 : 0) : last;
}

/** Numbers as the judge form has them, a comma behind each but perhaps the last one. */
function plainNumbers(written: string, parting: RegExp): string {
	if (parting === commas && /^[\d,-]*$/.test(written)) return written;
	const signs = written
		.replaceAll('\r\n', '\n')
		.replace(/\\+[nrt]/g, ' ')
		.replace(/[\r\n][^\S\r\n]*-\s+/g, ',')
		.replace(/([\r\n][^\S\r\n]*)[#*/]+/g, '$1')
		.replace(/[，、;；]/g, ',')
		.replace(/[−–—－]/g, '-')
		.replace(/(^|,)(\s*-)\s+(?=\d)/g, '$1$2');
	if (parting === blanks) {
		const numbers = signs.trim();
		if (!/[^\d\s-]|-\s|\d-/.test(numbers)) return numbers && `${numbers.replace(/\s+/g, ',')},`;
		return signs
			.split(/(?<!-)\s+(?!-\s)/)
			.map((number) => number && `${plainNumber(number)},`)
			.join('');
	}
	if (/^[\d,\s-]*$/.test(signs) && !/[\d-]\s+[\d-]/.test(signs)) return signs.replace(/\s+/g, '');
	return signs
		.split(',')
		.map((number) => plainNumber(number.trim()))
		.join(',');
}

/** `007` and `-0` as the judge writes them. */
function withoutZeros(numbers: string): string {
	if (!/(?:^|[^\w.])-?0\d|-0/.test(numbers)) return numbers;
	return numbers.replace(/(?<![\w.])(-?)0+(?=\d)/g, '$1').replace(/-0(?![\w.])/g, '0');
}

/** `+1`, `1_000`, `5L` and `3i32` are whole numbers, whatever a language adds to them. */
function plainNumber(number: string): string {
	if (/^-?\d+$/.test(number)) return number;
	return number
		.replace(/^\+/, '')
		.replace(/(?<=\d)_(?=\d)/g, '')
		.replace(/(?<=^-?\d+)_?(?:[lL]{1,2}|[iu](?:8|16|32|64|128|size))$/, '');
}
