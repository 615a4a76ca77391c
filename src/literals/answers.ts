import type { Literal } from '../puzzles/literal.ts';
import type { Excerpt, Stretch } from './excerpt.ts';
import type { Expected } from './finding.ts';
import { kinds, signs } from './tokens.ts';

const {
	exclamation,
	hash,
	percent,
	round,
	roundEnd,
	star,
	plus,
	comma,
	minus,
	dot,
	slash,
	colon,
	semicolon,
	equals,
	greater,
	question,
	square,
	backslash,
	curly,
	bar,
} = signs;

/** An answer in an excerpt: its tokens with the quotes around it. */
export interface Answer {
	readonly expected: Expected;
	readonly first: number;
	/** The token behind it. */
	readonly next: number;
}

/** What is announced where an answer could be: one, or something that no judge of this puzzle prints. */
export type Announced = Answer | 'other' | undefined;

/** Where to look for the answer to a puzzle. */
export interface Seat {
	/** The tokens of the call, row or assignments. */
	readonly first: number;
	readonly last: number;
	/** The tokens of the call that takes the puzzle, where one does. */
	readonly call?: Stretch | undefined;
	/** The tokens between which nothing belongs to another puzzle. */
	readonly from: number;
	readonly to: number;
	/** The number in the names of the puzzle's variables: the 2 of `board2`. */
	readonly suffix: string;
	/** Whether this text announces answers ahead of their puzzles. */
	readonly ahead: boolean;
}

/** Names of answers. */
const certainWords = new Set(['want', 'wanted', 'expected', 'expect', 'exp', 'answer', 'output']);
const variableWords = new Set(['ans', 'result', 'res', 'ret', 'out', 'returns']);
const proseWords = new Set(['output', 'outputs']);
const wideWords = /输出|輸出|答案|预期|預期|期望|期待|結果|结果|出力|출력|정답|기대|결과/;
const inputWords = /^inputs?$|输入|輸入|入力|입력/i;
/** Words between the title of an answer and the answer. */
const filler =
	/^(?:sample|example|case|is|be|value|should|text|txt|plaintext|plain|sh|console|int|str|string|result|output|样例|示例|结果|为|是|예시)$/i;
/** Words between a call and what it is compared to, without case and underscores. */
const comparing =
	/^(?:to|be|eq|eql|eqv|equals?|equalto|is|isequalto|isequal|tobe|toequal|tostrictequal|should|shouldbe|shouldequal|mustequal|musteq|must|returns|returned|strictequal|that|exactly)$/;
const asserting = /assert|expect|equal|^eq$|check|verify|require|ensure|should|^is$|^same$|^tests?$|confirm/i;
const denying = /not|^ne$|neq|unequal|differ/i;

/** The answer that starts at the token, or behind quotes and bold marks there. `lineBreak` is what would part its lines. */
export function answerAt(
	excerpt: Excerpt,
	index: number,
	literal: Literal,
	lineBreak = '\n',
): Answer | undefined {
	const wrapper = excerpt.wrapperFrom(index);
	if (wrapper >= 0) {
		const inner = answerAt(excerpt, wrapper + 1, literal, lineBreak);
		return inner?.next === excerpt.mate(wrapper)
			? { ...inner, first: index, next: inner.next + 1 }
			: undefined;
	}
	let at = index;
	while (at - index < 6 && (excerpt.isQuote(at) || excerpt.isDress(at))) at++;
	const found =
		(literal.form === 'lines' && linesAt(excerpt, at, literal, lineBreak)) || wordAt(excerpt, at, literal);
	if (!found) return undefined;
	let next = found.next;
	while (next - found.next < at - index && (excerpt.isQuote(next) || excerpt.isDress(next))) next++;
	return { expected: { lineBreak, ...found }, first: index, next };
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
	if (type !== kinds.digits && (negative || type !== kinds.word)) return undefined;
	const text = `${negative ? '-' : ''}${excerpt.text(last)}`;
	if (!literal.isAnswer(text) || isComputed(excerpt, last)) return undefined;
	return { text, span: { start: excerpt.start(index), end: excerpt.end(last) }, next: last + 1 };
}

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

function isCommentEnd(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index) === star && excerpt.type(index + 1) === slash && excerpt.touches(index);
}

/** More lines are no answer that anybody writes down. */
const mostLines = 1000;

/** The longest answer of several lines that starts at the token. */
function linesAt(excerpt: Excerpt, index: number, literal: Literal, lineBreak: string): Bare | undefined {
	const rows: { text: string; next: number }[] = [];
	let parting = lineBreak;
	for (let at: number | undefined = index; at !== undefined && rows.length < mostLines; ) {
		const row = numberRow(excerpt, at);
		const text = row?.texts.join(' ');
		if (!row || text === undefined || !literal.isAnswer(text)) break;
		const last = rows.at(-1);
		if (rows.length === 1 && last)
			parting = excerpt.tokens.text.slice(excerpt.end(last.next - 1), excerpt.start(at));
		rows.push({ text, next: row.next });
		at = afterBreak(excerpt, row.next);
	}
	const all = rows.map(({ text }) => text).join('\n');
	// Lines that are answers each may be none together: `-1` stands alone.
	const text = literal.isAnswer(all) ? all : rows[0]?.text;
	const last = literal.isAnswer(all) ? rows.at(-1) : rows[0];
	if (text === undefined || !last) return undefined;
	const span = { start: excerpt.start(index), end: excerpt.end(last.next - 1) };
	return { text, span, next: last.next, lineBreak: last === rows[0] ? lineBreak : parting };
}

/** Whole numbers with blanks between them, from the token on. */
export function numberRow(
	excerpt: Excerpt,
	index: number,
): { readonly texts: readonly string[]; readonly next: number } | undefined {
	const texts: string[] = [];
	let at = index;
	for (;;) {
		const negative =
			excerpt.type(at) === minus && excerpt.touches(at) && excerpt.type(at + 1) === kinds.digits;
		const digits = negative ? at + 1 : at;
		if (excerpt.type(digits) !== kinds.digits) break;
		texts.push(`${negative ? '-' : ''}${excerpt.text(digits)}`);
		at = digits + 1;
	}
	return texts.length === 0 ? undefined : { texts, next: at };
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

/** The answer that is written beside a puzzle, or `other` where something else is. */
export function answerOf(excerpt: Excerpt, literal: Literal, seat: Seat, lineBreak?: string): Announced {
	const { first, last, from, to } = seat;
	const asserted =
		seat.call &&
		(assertedAfter(excerpt, seat.call, literal, to) ?? assertedBefore(excerpt, seat.call.first, literal));
	if (asserted) return asserted;
	const inGroup = announcedInGroup(excerpt, literal, seat, lineBreak);
	if (inGroup) return inGroup;
	const arrow = pointedAt(excerpt, last + 1, literal);
	if (arrow) return arrow;
	const remark = remarked(excerpt, last + 1, to, literal);
	if (remark) return remark;
	const behind = announced(excerpt, literal, seat, last + 1, Math.min(to, last + 120), lineBreak);
	if (behind && !seat.ahead) return behind;
	const ahead = announced(excerpt, literal, seat, Math.max(from, first - 40), first, lineBreak, true);
	return ahead ?? behind;
}

/** `("…", "…") -> 2`, `… => 2`, `… → 2`. */
function pointedAt(excerpt: Excerpt, index: number, literal: Literal): Answer | undefined {
	let at = index;
	while (excerpt.isQuote(at) || excerpt.isDress(at)) at++;
	const type = excerpt.type(at);
	if ((type === minus || type === equals) && excerpt.touches(at)) at++;
	return excerpt.type(at) === greater ? answerAt(excerpt, at + 1, literal) : undefined;
}

/** Whether answers stand ahead of the puzzles they belong to: one does before the first puzzle, which starts at `first`. */
export function isAhead(excerpt: Excerpt, literal: Literal, first: number): boolean {
	for (let at = Math.max(0, first - 40); at < first; at++) {
		if (announces(excerpt, at) !== 'certain' || excerpt.within(at) !== excerpt.within(first)) continue;
		const answer = announcedBy(excerpt, at, literal);
		if (answer && answer !== 'other' && answer.next <= first) return true;
	}
	return false;
}

/** A field beside the puzzle in the same brackets, or in those around them: `{input: ["…", "…"], output: -1}`. */
export function announcedInGroup(
	excerpt: Excerpt,
	literal: Literal,
	seat: Seat,
	lineBreak?: string,
): Announced {
	let group = excerpt.within(seat.first);
	for (let level = 0; level < 3 && group >= 0; level++) {
		const end = excerpt.mate(group);
		if (end < seat.last) break;
		const window = {
			from: Math.max(group, seat.first - 60, seat.from),
			to: Math.min(end, seat.last + 60, seat.to),
		};
		for (let at = window.from; at < window.to; at++) {
			if (at >= seat.first && at <= seat.last) continue;
			if (excerpt.within(at) !== group || !announces(excerpt, at)) continue;
			if (isBlock(excerpt, group)) break;
			const answer = fitsSuffix(excerpt, at, seat.suffix) && announcedBy(excerpt, at, literal, lineBreak);
			if (answer) return answer;
		}
		group = excerpt.within(group);
	}
	return undefined;
}

/** Whether the braces hold statements: one ends with a semicolon in them. */
function isBlock(excerpt: Excerpt, open: number): boolean {
	if (excerpt.type(open) !== curly) return false;
	const end = Math.min(excerpt.mate(open), open + 200);
	for (let at = open + 1; at < end; at++) {
		if (excerpt.type(at) === semicolon && excerpt.within(at) === open) return true;
	}
	const before = excerpt.type(open - 1);
	return before === roundEnd || (before === greater && excerpt.type(open - 2) === equals);
}

/** The first announced answer between two tokens, or the last one. */
function announced(
	excerpt: Excerpt,
	literal: Literal,
	seat: Seat,
	from: number,
	to: number,
	lineBreak?: string,
	backwards = false,
): Announced {
	let found: Announced;
	let apart = false;
	for (let at = from; at < to; at++) {
		if (excerpt.isBreak(at) && excerpt.isBreak(at + 1)) apart = true;
		const kind = announces(excerpt, at);
		if (!kind) {
			if (!backwards && inputWords.test(excerpt.word(at))) break;
			continue;
		}
		if (kind === 'variable' && apart) continue;
		if ((backwards && kind !== 'certain') || !fitsSuffix(excerpt, at, seat.suffix)) continue;
		// `assert(ans == 2)` says so in brackets of its own.
		const group = excerpt.within(at);
		const beside = excerpt.type(group) === round && isAsserting(excerpt, at) ? excerpt.within(group) : group;
		if (!isAround(excerpt, beside, seat.first)) continue;
		const answer = announcedBy(excerpt, at, literal, lineBreak);
		// A variable may be given what the call computes first, and compared then.
		if (!answer || (answer === 'other' && kind === 'variable')) continue;
		if (answer !== 'other' && answer.next > to) break;
		if (!backwards) return answer;
		found = answer;
	}
	return found;
}

/** Whether the brackets are around the token, or there are none. */
function isAround(excerpt: Excerpt, open: number, index: number): boolean {
	return open < 0 || (open < index && excerpt.mate(open) > index);
}

/**
 * Whether the word announces an answer: `prose` stands behind the puzzle, a `variable` near behind it, for programs
 * give such names to what they compute as well; `certain` words may stand ahead too.
 */
function announces(excerpt: Excerpt, index: number): Announcing {
	const type = excerpt.type(index);
	if (type !== kinds.word && type !== kinds.wide) return undefined;
	if (excerpt.end(index) - excerpt.start(index) > longestName) return undefined;
	const text = excerpt.text(index);
	if (cache.has(text)) return cache.get(text);
	if (cache.size === mostCached) cache.clear();
	const kind = type === kinds.word ? announcing(text) : announcingWide(text);
	cache.set(text, kind);
	return kind;
}

type Announcing = 'certain' | 'variable' | 'prose' | undefined;

/** Longer words announce nothing. */
const longestName = 40;

/** What words announce, for they come again and again. */
const cache = new Map<string, Announcing>();
const mostCached = 10_000;

function announcing(text: string): Announcing {
	if (proseWords.has(text.toLowerCase())) return 'prose';
	const parts = (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
	if (parts.some((part) => certainWords.has(part))) return 'certain';
	return parts.some((part) => variableWords.has(part)) ? 'variable' : undefined;
}

function announcingWide(text: string): Announcing {
	return wideWords.test(text) && !inputWords.test(text) ? 'prose' : undefined;
}

function fitsSuffix(excerpt: Excerpt, index: number, suffix: string): boolean {
	const own = /\d+$/.exec(excerpt.text(index))?.[0] ?? '';
	return own === suffix || own === '' || suffix === '';
}

/** What stands behind a word that announces an answer. */
function announcedBy(excerpt: Excerpt, index: number, literal: Literal, lineBreak?: string): Announced {
	let at = index + 1;
	let parted = false;
	let says = false;
	for (let steps = 0; steps < 24; steps++) {
		const type = excerpt.type(at);
		if (parted) {
			const answer = answerAt(excerpt, at, literal, lineBreak);
			if (answer) return answer;
		}
		if (type === equals || type === colon) {
			says = true;
			parted = true;
		} else if (excerpt.isBreak(at)) parted = true;
		else if (type === hash && !parted && excerpt.type(at + 1) === kinds.digits) at++;
		else if (type === kinds.digits && !parted && excerpt.isBreak(at + 1)) parted = true;
		else if (type === kinds.word || type === kinds.wide) {
			if (!filler.test(excerpt.text(at)) && !isTypeBefore(excerpt, at)) return says ? 'other' : undefined;
		} else if (type === kinds.digits || type === kinds.number || type === square)
			return says ? 'other' : undefined;
		else if (type === round) parted = true;
		else if (!isPassed(excerpt, at)) return undefined;
		at++;
	}
	return undefined;
}

/** Whether the word is a type: `expected: int = 2`. */
function isTypeBefore(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index + 1) === equals;
}

function isPassed(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	if (excerpt.isQuote(index) || excerpt.isDress(index)) return true;
	return (
		type === greater || type === hash || type === star || type === slash || type === minus || type === bar
	);
}

/** `f(…) == 2`, `expect(f(…)).toBe(2)`, `assertEquals(f(…), 2)`. */
export function assertedAfter(
	excerpt: Excerpt,
	call: Stretch,
	literal: Literal,
	to: number,
): Answer | undefined {
	let at = call.last + 1;
	const group = excerpt.within(call.first);
	// Lisp: (check-equal? (f …) 2)
	let compared = excerpt.type(call.first) === round && asserting.test(excerpt.word(group + 1));
	for (let steps = 0; steps < 16 && at < to; steps++) {
		const type = excerpt.type(at);
		if (compared) {
			const answer = answerAt(excerpt, at, literal);
			if (answer) return answer;
		}
		const word = excerpt.word(at);
		if (type === equals && (excerpt.type(at + 1) === equals || excerpt.type(at + 1) === greater)) {
			compared = true;
			at += excerpt.type(at + 2) === equals ? 3 : 2;
			continue;
		}
		if (type === minus && excerpt.type(at + 1) === greater) {
			compared = true;
			at++;
		} else if (type === greater && excerpt.end(at) - excerpt.start(at) === 1 && excerpt.text(at) !== '>')
			compared = true;
		else if (type === exclamation && excerpt.type(at + 1) === equals) {
			if (!isGuard(excerpt, call.first)) return undefined;
			compared = true;
			at++;
		} else if (type === semicolon) {
			// Go: if got := f(…); got != 2 {
			if (!isGuard(excerpt, call.first) || excerpt.type(at + 2) !== exclamation) return undefined;
			at++;
		} else if (word !== '') {
			if (!compares(word)) return undefined;
			compared = true;
		} else if (type === comma) {
			if (!isAsserting(excerpt, at)) return undefined;
			compared = true;
		} else if (excerpt.isBreak(at)) {
			if (excerpt.type(excerpt.pastLead(at + 1)) !== dot && !compared) return undefined;
		} else if (type !== roundEnd && type !== dot && type !== round && type !== question) return undefined;
		at++;
	}
	return undefined;
}

function compares(word: string): boolean {
	return comparing.test(word.replaceAll('_', '').toLowerCase());
}

/** Whether a condition begins ahead of the token: `if f(…) != 2`. */
function isGuard(excerpt: Excerpt, first: number): boolean {
	const line = excerpt.lineStart(first);
	for (let at = first - 1; at >= Math.max(line, first - 6); at--) {
		const word = excerpt.word(at);
		if (word === 'if' || word === 'unless') return true;
	}
	return false;
}

/** Whether the brackets around the token, or the line without brackets, belong to an assertion. */
function isAsserting(excerpt: Excerpt, index: number): boolean {
	const group = excerpt.within(index);
	const callee = group < 0 ? excerpt.pastLead(excerpt.lineStart(index)) : group;
	if (group >= 0 && excerpt.type(group) !== round) return false;
	// `assert_eq!(…)`, `Assert.AreEqual<int>(…)`, `(check-equal? …)`, `assert_equal …`, `is …`
	const words: string[] = [];
	for (let at = callee - 1; at >= Math.max(0, callee - 8); at--) {
		if (group < 0 || excerpt.isBreak(at)) break;
		words.push(excerpt.word(at));
		if (excerpt.word(at) !== '' && excerpt.type(at - 1) !== dot && excerpt.type(at - 1) !== colon) break;
	}
	if (words.length === 0 || group < 0) {
		for (let at = group < 0 ? callee : callee + 1; at < callee + 5; at++) words.push(excerpt.word(at));
	}
	return words.some((word) => asserting.test(word)) && !words.some((word) => denying.test(word));
}

/** `assertEquals(2, f(…))`, `2 == f(…)`, `assert_equal -1, f(…)`. */
export function assertedBefore(excerpt: Excerpt, first: number, literal: Literal): Answer | undefined {
	let before = first - 1;
	while (excerpt.type(before) === round && excerpt.word(before - 1) !== '') before -= 2;
	before = excerpt.previous(before);
	const type = excerpt.type(before);
	let end: number;
	if (type === comma) {
		if (!isAsserting(excerpt, before)) return undefined;
		end = before;
	} else if (type === equals && excerpt.type(before - 1) === equals) {
		end = excerpt.type(before - 2) === equals ? before - 2 : before - 1;
	} else return undefined;
	let found: Answer | undefined;
	for (let start = end - 1; start >= Math.max(0, end - 8); start--) {
		const answer = answerAt(excerpt, start, literal);
		if (answer?.next === end) found = answer;
		else if (found && start < found.first - 1) break;
	}
	return found;
}

/** A comment behind it on its line that is nothing but the answer: `// -1`, `# => 2`, `// expected: 2`. */
function remarked(excerpt: Excerpt, from: number, to: number, literal: Literal): Announced {
	const end = Math.min(excerpt.lineEnd(from), to + 1, from + 24);
	let at = from;
	while (at < end && !(excerpt.isComment(at) && !excerpt.isDress(at)) && !isLispComment(excerpt, at)) at++;
	if (at >= end) return undefined;
	for (at++; at < end; at++) {
		const answer = answerAt(excerpt, at, literal);
		if (answer) {
			const behind = excerpt.type(answer.next);
			const ends = answer.next >= excerpt.lineEnd(from) || isCommentEnd(excerpt, answer.next);
			return ends || behind === comma || behind === dot || behind === round || behind === semicolon
				? answer
				: undefined;
		}
		const word = excerpt.word(at).toLowerCase();
		const announcing =
			word !== '' && (announces(excerpt, at) !== undefined || filler.test(word) || compares(word));
		if (word !== '' && !announcing) return undefined;
		if (word === '' && !isPassed(excerpt, at) && excerpt.type(at) !== equals && excerpt.type(at) !== colon)
			return undefined;
	}
	return undefined;
}

function isLispComment(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index) === semicolon && excerpt.type(index + 1) === semicolon;
}
