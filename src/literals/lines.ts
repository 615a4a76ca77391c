import type { LinesLiteral } from '../puzzles/literal.ts';
import { answerOf } from './announcements.ts';
import { afterBreak, numberRow } from './answers.ts';
import type { Candidate, Piece } from './candidate.ts';
import type { Excerpt } from './excerpt.ts';
import { kinds, signs } from './tokens.ts';

const { round, roundEnd, plus, comma, colon, semicolon, equals, square, backslash, squareEnd } = signs;

/** A line of numbers: its first token, and the one behind its last number. */
interface Row {
	readonly texts: readonly string[];
	readonly first: number;
	readonly next: number;
}

/** Lines that are looked at between two pauses. */
const pace = 256;

/**
 * All puzzles of this kind in the excerpt, in order; `undefined` stands for a pause. `spoken` says whether the text
 * speaks of the puzzle.
 */
export function* findLines(
	excerpt: Excerpt,
	literal: LinesLiteral,
	spoken: () => boolean,
): Generator<Candidate | undefined, void, void> {
	const found: Row[][] = [];
	for (const rows of blocks(excerpt)) {
		const block = rows && whole(excerpt, rows, literal);
		if (!rows) yield undefined;
		if (block) found.push(block);
	}
	for (const [index, rows] of found.entries()) {
		if (index % 32 === 0) yield undefined;
		const [top, second] = rows;
		const bottom = rows.at(-1);
		const fits =
			rows.length === literal.count && rows.every(({ texts }, line) => literal.fits(line, texts.map(Number)));
		if (!top || !second || !bottom || !(fits || (spoken() && nearly(rows, literal)))) continue;
		const first = top.first;
		const last = bottom.next - 1;
		const from = found[index - 1]?.at(-1)?.next ?? 0;
		const to = found[index + 1]?.[0]?.first ?? excerpt.tokens.count;
		const lineBreak = excerpt.tokens.text.slice(excerpt.end(top.next - 1), excerpt.start(second.first));
		const answer = answerOf(excerpt, literal, { first, last, from, to, suffix: '', ahead: false }, lineBreak);
		yield {
			literal,
			span: { start: excerpt.start(first), end: excerpt.end(last) },
			pieces: rows.map((row) => pieceOf(excerpt, row)),
			evidence: { kind: spoken() ? 'names' : 'looks' },
			expected: answer === 'other' ? undefined : answer?.expected,
		};
	}
}

/** The blocks of lines of numbers in a text, whatever their length. */
export function numberBlocks(
	excerpt: Excerpt,
	{ count }: LinesLiteral,
): { readonly numbers: readonly string[]; readonly piece: Piece }[][] {
	return Array.from(blocks(excerpt)).flatMap((rows) =>
		rows
			? [withEnds(excerpt, rows, count).map((row) => ({ numbers: row.texts, piece: pieceOf(excerpt, row) }))]
			: [],
	);
}

/** Lines of nothing but numbers that follow each other; `undefined` stands for a pause. */
function* blocks(excerpt: Excerpt): Generator<Row[] | undefined, void, void> {
	const { numberLines } = excerpt.tokens;
	let rows: Row[] = [];
	for (let index = 0; index < numberLines.length; index += 2) {
		if (index % pace === 0) yield undefined;
		const row = rowOf(excerpt, numberLines[index] as number, numberLines[index + 1] as number);
		const last = rows.at(-1);
		if (!row || (last && afterBreak(excerpt, last.next) !== row.first)) {
			if (rows.length > 0) yield rows;
			rows = [];
		}
		if (row) rows.push(row);
	}
	if (rows.length > 0) yield rows;
}

function rowOf(excerpt: Excerpt, start: number, end: number): Row | undefined {
	let first = excerpt.pastLead(start);
	while (first < end && excerpt.isQuote(first)) first++;
	const row = numberRow(excerpt, first);
	if (!row) return undefined;
	for (let at = row.next; at < end; at++) {
		const type = excerpt.type(at);
		if (!excerpt.isQuote(at) && ![comma, plus, backslash, semicolon, roundEnd, squareEnd].includes(type))
			return undefined;
	}
	return { ...row, first };
}

/** The block with what shares its first and its last line with other text: `text = "3\n1 0…0"`. */
function whole(excerpt: Excerpt, rows: Row[], { count }: LinesLiteral): Row[] | undefined {
	return rows.length < count - 2 || rows.length > count + 1 ? undefined : withEnds(excerpt, rows, count);
}

function withEnds(excerpt: Excerpt, rows: Row[], count: number): Row[] {
	const head = rows.length < count ? headOf(excerpt, rows[0] as Row) : undefined;
	const tail = rows.length + (head ? 1 : 0) < count ? tailOf(excerpt, rows.at(-1) as Row) : undefined;
	return [...(head ? [head] : []), ...rows, ...(tail ? [tail] : [])];
}

/** A number that ends the line before, opened there by a quote, a bracket or a sign. */
function headOf(excerpt: Excerpt, row: Row): Row | undefined {
	let at = row.first - 1;
	while (at >= 0 && excerpt.pastLead(at) > at) at--;
	while (at >= 0 && (excerpt.isBreak(at) || excerpt.isQuote(at) || joins(excerpt.type(at)))) at--;
	if (excerpt.type(at) !== kinds.digits || afterBreak(excerpt, at + 1) !== row.first) return undefined;
	const before = excerpt.type(at - 1);
	const opens = excerpt.isQuote(at - 1) || [round, square, colon, equals, kinds.tag].includes(before);
	return opens ? { texts: [excerpt.text(at)], first: at, next: at + 1 } : undefined;
}

/** Whether the sign joins a line of a string or a list with the next one. */
function joins(type: number): boolean {
	return type === comma || type === plus || type === backslash;
}

/** Numbers that start the line behind and are closed there. */
function tailOf(excerpt: Excerpt, last: Row): Row | undefined {
	const first = afterBreak(excerpt, last.next);
	const row = first === undefined ? undefined : numberRow(excerpt, first);
	if (first === undefined || !row) return undefined;
	const type = excerpt.type(row.next);
	const closes =
		excerpt.isQuote(row.next) || excerpt.isBreak(row.next) || [0, roundEnd, kinds.tag].includes(type);
	return closes ? { ...row, first } : undefined;
}

/** Whether the lines are the puzzle with a mistake: at most one line too many or too few, at most one that ends otherwise. */
function nearly(rows: readonly Row[], { count, ending }: LinesLiteral): boolean {
	if (rows[0]?.texts.length !== 1) return false;
	const ended = rows.slice(1).filter(({ texts }) => Number(texts.at(-1)) === ending).length;
	return Math.abs(rows.length - count) <= 1 && ended >= count - 2;
}

function pieceOf(excerpt: Excerpt, { texts, first, next }: Row): Piece {
	return {
		text: texts.map(plain).join(' '),
		source: { start: excerpt.start(first), end: excerpt.end(next - 1) },
	};
}

function plain(number: string): string {
	return Number.isSafeInteger(Number(number)) ? String(Number(number)) : number;
}
