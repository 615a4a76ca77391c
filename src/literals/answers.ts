import type { Literal } from '../puzzles/literal.ts';
import type { Excerpt } from './excerpt.ts';
import type { Expected } from './finding.ts';
import { wrapperFrom } from './strings.ts';
import { kinds, signs } from './tokens.ts';

const {
	percent,
	round,
	star,
	plus,
	comma,
	minus,
	slash,
	colon,
	greater,
	square,
	backslash,
	quotation,
	apostrophe,
} = signs;

/** An answer in an excerpt: its tokens with the quotes around it. */
export interface Answer {
	readonly expected: Expected;
	readonly first: number;
	/** The token behind it. */
	readonly next: number;
}

/** The answer that starts at the token, or behind quotes and bold marks there. `lineBreak` is what would part its lines. */
export function answerAt(
	excerpt: Excerpt,
	index: number,
	literal: Literal,
	lineBreak = '\n',
): Answer | undefined {
	const wrapper = wrapperFrom(excerpt, index);
	if (wrapper < 0) return bareAt(excerpt, index, literal, lineBreak);
	const inner = bareAt(excerpt, wrapper + 1, literal, lineBreak);
	return inner?.next === excerpt.mate(wrapper) ? { ...inner, first: index, next: inner.next + 1 } : undefined;
}

function bareAt(excerpt: Excerpt, index: number, literal: Literal, lineBreak: string): Answer | undefined {
	let at = index;
	while (at - index < 6 && (excerpt.isQuote(at) || excerpt.isDress(at))) at++;
	const found =
		(literal.form === 'lines' && linesAt(excerpt, at, literal, lineBreak)) || wordAt(excerpt, at, literal);
	if (!found) return undefined;
	let next = found.next;
	while (next - found.next < at - index && (excerpt.isQuote(next) || excerpt.isDress(next))) next++;
	const { text, span } = found;
	if (excerpt.isQuote(at - 1) && at > index && !endsString(excerpt, at - 1, found.next)) return undefined;
	// A string on one line cannot hold the line breaks of a puzzle that is written over several.
	const quote = excerpt.type(at - 1);
	const onOneLine = (quote === quotation || quote === apostrophe) && excerpt.type(at - 2) !== quote;
	const own = onOneLine && /[\r\n]/.test(lineBreak) ? '\\n' : lineBreak;
	return { expected: { text, span, lineBreak: found.lineBreak ?? own }, first: index, next };
}

/** Whether a string that starts with an answer is nothing but that: `"Bob"`, not `"Bob's book"`. */
function endsString(excerpt: Excerpt, quote: number, index: number): boolean {
	let end = index;
	while (excerpt.type(end) === kinds.writtenBreak || excerpt.type(end) === backslash) end++;
	if (!excerpt.isQuote(end)) return false;
	const apostrophes = excerpt.type(end) === apostrophe && excerpt.type(quote) !== apostrophe;
	return !(apostrophes && excerpt.touches(end) && excerpt.type(end + 1) === kinds.word);
}

interface Bare extends Omit<Expected, 'lineBreak'> {
	readonly lineBreak?: string;
	readonly next: number;
}

/** A word or a number. */
function wordAt(excerpt: Excerpt, index: number, literal: Literal): Bare | undefined {
	const negative = excerpt.type(index) === minus && excerpt.touches(index);
	const last = negative ? index + 1 : index;
	const type = excerpt.type(last);
	const number = type === kinds.number ? typed.exec(excerpt.text(last))?.[1] : undefined;
	if (number === undefined && type !== kinds.digits && (negative || type !== kinds.word)) return undefined;
	const written = number ?? excerpt.text(last);
	const text = `${negative ? '-' : ''}${written}`;
	if (!literal.isAnswer(text) || isComputed(excerpt, last)) return undefined;
	const span = { start: excerpt.start(index), end: excerpt.start(last) + written.length };
	return { text, span, next: last + 1 };
}

/** A whole number with its type: `2L`, `2i32`. */
const typed = /^(\d+)_?(?:[lL]|[iu](?:8|16|32|64|128|size))$/;

/** Whether a number goes on behind its token: `2 + x`, `2.`. */
function isComputed(excerpt: Excerpt, last: number): boolean {
	const type = excerpt.type(last + 1);
	if (type === plus || type === percent) return true;
	if (type === star || type === slash) {
		return !excerpt.isDress(last + 1) && !excerpt.isComment(last + 1) && !isCommentEnd(excerpt, last + 1);
	}
	if (type === minus) return excerpt.type(last + 2) !== minus && excerpt.type(last + 2) !== greater;
	return (type === kinds.word || type === round || type === square) && excerpt.touches(last);
}

/** Whether a comment ends with the token and the next one. */
export function isCommentEnd(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index) === star && excerpt.type(index + 1) === slash && excerpt.touches(index);
}

/** Tokens behind an answer in which it may be taken back. */
const contradictionReach = 16;
/** What is said of an answer that is none, and ahead of what it should be. */
const wrong = /^(?:wrong|incorrect)$/i;
const contradicting = /^(?:but|instead|whereas|though|although|however|should|expected|expecting)$/i;
const wideWrong = /错|錯/;
const wideContradicting = /但|却|卻|应|應|期望|预期|預期|正确|正確/;

/** Whether the line goes on to say that the answer is another one: `-1, but should be 2`, `2 instead of 3`. */
export function isContradicted(excerpt: Excerpt, { expected, next }: Answer, literal: Literal): boolean {
	let contradicts = false;
	for (let at = next; at < next + contradictionReach && !excerpt.isBreak(at); at++) {
		const isWide = excerpt.type(at) === kinds.wide;
		const word = isWide ? excerpt.text(at) : excerpt.word(at);
		if ((isWide ? wideWrong : wrong).test(word)) return true;
		const other = contradicts ? answerAt(excerpt, at, literal) : undefined;
		if (other) return other.expected.text !== expected.text;
		contradicts ||= (isWide ? wideContradicting : contradicting).test(word) && excerpt.word(at - 1) !== 'as';
		// Something else begins: another call, `Explanation:`.
		if (excerpt.type(at) === round && excerpt.word(at - 1) !== '' && excerpt.touches(at - 1)) break;
		if (!contradicts && excerpt.type(at + 1) === colon && word !== '') break;
	}
	return false;
}

/** Whether further answers follow: `expected: -1, 2, 2` is about several puzzles. */
export function isFirstOfMany(excerpt: Excerpt, { next }: Answer, literal: Literal): boolean {
	if (literal.form === 'lines') return false;
	const further = answerAt(excerpt, excerpt.type(next) === comma ? next + 1 : next, literal);
	if (!further) return false;
	// `Bob, Alice loses`, `2, 3 balls are left`, `{expected: 2, 1: true}`
	const behind = excerpt.type(further.next);
	const goesOn = behind === kinds.word || behind === kinds.wide || behind === colon;
	return !goesOn || answerAt(excerpt, further.next, literal) !== undefined;
}

/** More lines are no answer that anybody writes down. */
const mostLines = 1000;

/** The longest answer of several lines that starts at the token. */
function linesAt(excerpt: Excerpt, index: number, literal: Literal, lineBreak: string): Bare | undefined {
	const rows: { text: string; next: number }[] = [];
	let width = 0;
	let parting = lineBreak;
	for (let at: number | undefined = index; at !== undefined && rows.length < mostLines; ) {
		const row = numberRow(excerpt, at);
		const texts = row ? textsOf(excerpt, row) : [];
		const text = texts.join(' ');
		// A wrong line among the drags of an answer is one of them all the same.
		if (!row || !(literal.isAnswer(text) || texts.length === width)) break;
		if (texts.length > 1) width = texts.length;
		const last = rows.at(-1);
		if (rows.length === 1 && last)
			parting = excerpt.tokens.text.slice(excerpt.end(last.next - 1), excerpt.start(at));
		rows.push({ text, next: row.next });
		at = afterBreak(excerpt, row.next);
	}
	const all = rows.map(({ text }) => text).join('\n');
	// Lines that are answers each may be none together: `-1` stands alone.
	const together = width > 0 || literal.isAnswer(all);
	const text = together ? all : rows[0]?.text;
	const last = together ? rows.at(-1) : rows[0];
	if (text === undefined || !last) return undefined;
	const span = { start: excerpt.start(index), end: excerpt.end(last.next - 1) };
	return { text, span, next: last.next, ...(last !== rows[0] && { lineBreak: parting }) };
}

/** Whole numbers with blanks between them: the first token, and the one behind the last. */
export interface Row {
	readonly first: number;
	readonly next: number;
}

/** Tokens of a row that are looked at: more numbers are on no line that matters. */
const longestRow = 1000;

/** The row that starts with the token. */
export function numberRow(excerpt: Excerpt, first: number): Row | undefined {
	let next = first;
	while (next - first < longestRow) {
		const negative = excerpt.type(next) === minus && excerpt.touches(next);
		const digits = negative ? next + 1 : next;
		if (excerpt.type(digits) !== kinds.digits) break;
		next = digits + 1;
	}
	return next === first ? undefined : { first, next };
}

/** The numbers of a row, each with its sign as ASCII has it. */
export function textsOf(excerpt: Excerpt, { first, next }: Row): string[] {
	const texts: string[] = [];
	for (let at = first; at < next; at++) {
		if (excerpt.type(at) === minus) texts.push(`-${excerpt.text(++at)}`);
		else texts.push(excerpt.text(at));
	}
	return texts;
}

/** The token at which the next line starts to say something; `undefined` where the line goes on or a blank line follows. */
export function afterBreak(excerpt: Excerpt, index: number): number | undefined {
	let at = index;
	let breaks = 0;
	let written = 0;
	for (; ; at++) {
		const type = excerpt.type(at);
		if (type === kinds.lineBreak) breaks++;
		else if (type === kinds.writtenBreak) written++;
		// One string has ended, and another one starts: `"1 0\n", "3\n1 0\n"`.
		else if (type === comma && written > 0) return undefined;
		else if (!excerpt.isQuote(at) && type !== comma && type !== plus && type !== backslash) {
			if (breaks + written === 0) return undefined;
			const lead = excerpt.pastLead(at);
			if (lead === at) break;
			at = lead - 1;
		}
		if (breaks > 1 || written > 1 || type === 0) return undefined;
	}
	return at;
}
