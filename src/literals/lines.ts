import type { LinesLiteral } from '../puzzles/literal.ts';
import { answerOf } from './announcements.ts';
import { type Answer, afterBreak, answerAt, numberRow, type Row, textsOf } from './answers.ts';
import type { Candidate, Piece } from './candidate.ts';
import type { Excerpt } from './excerpt.ts';
import { kinds, signs } from './tokens.ts';

const { bar, round, roundEnd, plus, comma, colon, semicolon, equals, square, backslash, squareEnd } = signs;

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
	// One line too many can be a mistake, more are no puzzle.
	for (const rows of blocks(excerpt, literal.count + 2)) {
		const block = rows && whole(excerpt, rows, literal);
		if (!rows) yield undefined;
		if (block && isPuzzle(excerpt, block, literal, spoken)) found.push(block);
	}
	for (const [index, rows] of found.entries()) {
		if (index % 32 === 0) yield undefined;
		const [top, second] = rows;
		const bottom = rows.at(-1);
		if (!top || !second || !bottom) continue;
		const first = top.first;
		const last = bottom.next - 1;
		const from = found[index - 1]?.at(-1)?.next ?? 0;
		const to = found[index + 1]?.[0]?.first ?? excerpt.tokens.count;
		const lineBreak = excerpt.tokens.text.slice(excerpt.end(top.next - 1), excerpt.start(second.first));
		const call = excerpt.callAround(first);
		const seat = {
			first,
			last,
			call,
			variables: variableOf(excerpt, first),
			from,
			to,
			suffix: '',
			ahead: false,
		};
		const answer =
			answerOf(excerpt, literal, seat, lineBreak) ?? answerInRow(excerpt, literal, last, lineBreak);
		yield {
			literal,
			span: { start: excerpt.start(first), end: excerpt.end(last) },
			pieces: rows.map((row) => pieceOf(excerpt, row)),
			evidence: { kind: spoken() ? 'names' : 'looks' },
			expected: answer === 'other' ? undefined : answer?.expected,
		};
	}
}

function isPuzzle(
	excerpt: Excerpt,
	rows: readonly Row[],
	literal: LinesLiteral,
	spoken: () => boolean,
): boolean {
	const lines = rows.map((row) => textsOf(excerpt, row).map(Number));
	const fits =
		lines.length === literal.count &&
		lines.every((numbers, line) => literal.fits(line, numbers)) &&
		// A column of counts ends all its lines alike.
		lines.some(({ length }, line) => line > 0 && length > 1);
	if (fits && !literal.isDoubtful(lines)) return true;
	return spoken() && (fits || nearly(excerpt, rows, literal));
}

/** The variable that is given the string or the lines that start with the token: `data = "3…`. */
function variableOf(excerpt: Excerpt, first: number): readonly string[] | undefined {
	let at = first - 1;
	while (excerpt.isQuote(at) || excerpt.isBreak(at)) at--;
	if (excerpt.type(at) !== equals) return undefined;
	const variable = excerpt.word(excerpt.type(at - 1) === colon ? at - 2 : at - 1);
	return variable === '' ? undefined : [variable];
}

/** The next cell of a row, or the string behind in a row that the two end: `("3\n1 0…0", "-1")`. */
function answerInRow(
	excerpt: Excerpt,
	literal: LinesLiteral,
	last: number,
	lineBreak: string,
): Answer | undefined {
	let at = last + 1;
	if (excerpt.type(at) === bar) return answerAt(excerpt, at + 1, literal, lineBreak);
	while (excerpt.type(at) === kinds.writtenBreak) at++;
	if (!excerpt.isQuote(at)) return undefined;
	at = excerpt.next(at + 1);
	if (excerpt.type(at) !== comma) return undefined;
	const answer = answerAt(excerpt, excerpt.next(at + 1), literal, lineBreak);
	if (!answer) return undefined;
	let behind = answer.next;
	while (excerpt.type(behind) === kinds.writtenBreak || excerpt.isQuote(behind)) behind++;
	behind = excerpt.next(behind);
	const end = excerpt.type(behind) === comma ? excerpt.next(behind + 1) : behind;
	return end === excerpt.mate(excerpt.within(last)) ? answer : undefined;
}

/** The blocks of lines of numbers in a text, whatever their length. */
export function numberBlocks(
	excerpt: Excerpt,
	{ count }: LinesLiteral,
): { readonly numbers: readonly string[]; readonly piece: Piece }[][] {
	return Array.from(blocks(excerpt)).flatMap((rows) => {
		if (!rows) return [];
		const all = withEnds(excerpt, rows, count);
		return [all.map((row) => ({ numbers: textsOf(excerpt, row), piece: pieceOf(excerpt, row) }))];
	});
}

/** Lines of nothing but numbers that follow each other, the first `most` of each block; `undefined` stands for a pause. */
function* blocks(
	excerpt: Excerpt,
	most = Number.POSITIVE_INFINITY,
): Generator<Row[] | undefined, void, void> {
	const { numberLines } = excerpt.tokens;
	let rows: Row[] = [];
	let last: Row | undefined;
	for (let index = 0; index < numberLines.length; index += 2) {
		if (index % pace === 0) yield undefined;
		const row = rowOf(excerpt, numberLines[index] as number, numberLines[index + 1] as number);
		if (!row || (last && afterBreak(excerpt, last.next) !== row.first)) {
			if (rows.length > 0) yield rows;
			rows = [];
		}
		if (row && rows.length < most) rows.push(row);
		last = row;
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
	return row;
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

/** Marks that may lead the line below such a number. */
const mostLead = 20;

/** A number that ends the line before, opened there by a quote, a bracket or a sign. */
function headOf(excerpt: Excerpt, row: Row): Row | undefined {
	let at = row.first - 1;
	while (at >= row.first - mostLead && excerpt.pastLead(at) > at) at--;
	while (at >= 0 && (excerpt.isBreak(at) || excerpt.isQuote(at) || joins(excerpt.type(at)))) at--;
	if (excerpt.type(at) !== kinds.digits || afterBreak(excerpt, at + 1) !== row.first) return undefined;
	const before = excerpt.type(at - 1);
	const opens = excerpt.isQuote(at - 1) || [round, square, colon, equals, kinds.tag].includes(before);
	return opens ? { first: at, next: at + 1 } : undefined;
}

/** Whether the sign joins a line of a string or a list with the next one. */
function joins(type: number): boolean {
	return type === comma || type === plus || type === backslash;
}

/** Numbers that start the line behind and are closed there. */
function tailOf(excerpt: Excerpt, last: Row): Row | undefined {
	const first = afterBreak(excerpt, last.next);
	const row = first === undefined ? undefined : numberRow(excerpt, first);
	if (!row) return undefined;
	const type = excerpt.type(row.next);
	const closes =
		excerpt.isQuote(row.next) || excerpt.isBreak(row.next) || [0, bar, roundEnd, kinds.tag].includes(type);
	return closes ? row : undefined;
}

/** Whether the lines are the puzzle with a mistake: at most one line too many or too few, at most one that ends otherwise. */
function nearly(excerpt: Excerpt, [top, ...rows]: readonly Row[], { count, ending }: LinesLiteral): boolean {
	if (!top || textsOf(excerpt, top).length !== 1) return false;
	const ended = rows.filter((row) => Number(textsOf(excerpt, row).at(-1)) === ending).length;
	return Math.abs(rows.length + 1 - count) <= 1 && ended >= count - 2;
}

function pieceOf(excerpt: Excerpt, row: Row): Piece {
	return {
		text: textsOf(excerpt, row).map(plain).join(' '),
		source: { start: excerpt.start(row.first), end: excerpt.end(row.next - 1) },
	};
}

function plain(number: string): string {
	return Number.isSafeInteger(Number(number)) ? String(Number(number)) : number;
}
