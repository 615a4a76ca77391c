import type { Literal } from '../puzzles/literal.ts';
import { type Answer, answerAt, isCommentEnd, isContradicted, isFirstOfMany } from './answers.ts';
import { asserted, compares, isAsserting, isQuestion } from './assertions.ts';
import type { Excerpt, Stretch } from './excerpt.ts';
import { partsOf } from './names.ts';
import { kinds, signs } from './tokens.ts';

const {
	hash,
	round,
	roundEnd,
	star,
	comma,
	plus,
	minus,
	dot,
	slash,
	colon,
	semicolon,
	equals,
	greater,
	square,
	curly,
	bar,
} = signs;

/** What is announced where an answer could be: one, or something that no judge of this puzzle prints. */
export type Announced = Answer | 'other' | undefined;

/** Where to look for the answer to a puzzle. */
export interface Seat {
	/** The tokens of the call, row or assignments. */
	readonly first: number;
	readonly last: number;
	/** The tokens of the call that takes the puzzle, where one does. */
	readonly call?: Stretch | undefined;
	/** The tokens from its first literal to its last one; else all of it. */
	readonly literals?: Stretch;
	/** The variables that are given the puzzle. */
	readonly variables?: readonly string[] | undefined;
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
/** What answers are, behind such a word: `expectedSteps`; anything else, as in `expectedLength`, is said of them. */
const ofAnswers = new Set([
	'value',
	'val',
	'steps',
	'step',
	'min',
	'winner',
	'balls',
	'moves',
	'number',
	'string',
	'str',
]);
const proseWords = new Set(['output', 'outputs', 'salida', 'sortie', 'ausgabe']);
const wideWords =
	/输出|輸出|答案|预期|預期|期望|期待|結果|结果|出力|출력|정답|기대|결과|вывод|выходные|ожида|ответ/i;
/** Said of the answer of a program. */
const whose = /^(?:my|your|actual|wrong)$/i;
const wideWhose = /我的|你的|实际|實際|错误|錯誤|第.{1,2}步/;
export const inputWords = /^(?:inputs?|entrada|eingabe)$|输入|輸入|入力|입력|ввод|входные/i;
/** Words between the title of an answer and the answer. */
const filler =
	/^(?:sample|example|case|is|be|value|should|text|txt|plaintext|plain|sh|console|int|str|string|result|output|answer|样例|示例|结果|为|是|预期|예시|данные|copy|复制)$/i;
/** The answer that is written beside a puzzle, or `other` where something else is. */
export function answerOf(excerpt: Excerpt, literal: Literal, seat: Seat, lineBreak?: string): Announced {
	const { first, last, from, to } = seat;
	const call = seat.call ?? callOf(excerpt, literal, seat);
	const answer = call && asserted(excerpt, call, literal, to, lineBreak);
	if (answer) return answer;
	const inGroup = announcedInGroup(excerpt, literal, seat, lineBreak);
	if (inGroup) return inGroup;
	const arrow = pointedAt(excerpt, last + 1, literal);
	if (arrow) return arrow;
	const remark = remarked(excerpt, (seat.call ? last : (call?.last ?? last)) + 1, to, literal);
	if (remark) return remark;
	// What stands ahead and no earlier puzzle has taken is this one's; what stands behind may be the next one's.
	const ahead = announcedAhead(excerpt, literal, seat, Math.max(from, first - 40), lineBreak);
	if (ahead && ahead !== 'other') return ahead;
	return announcedBehind(excerpt, literal, seat, Math.min(to, last + 120), lineBreak) ?? ahead;
}

/** Tokens behind variables in which a call may take them. */
const callReach = 120;

/** Functions that may solve any puzzle; of others, as `count`, numbers are said that are no answers. */
export const solving = /solve|solution|run|play|min|fewest|least|best|answer|^fn?$/i;

/** The next call that takes all variables that are given the puzzle, before one of them is given anything else. */
function callOf(excerpt: Excerpt, literal: Literal, { variables, last, to }: Seat): Stretch | undefined {
	if (!variables) return undefined;
	let call: Stretch | undefined;
	let taken = 0;
	for (let at = last + 1; at < Math.min(to, last + callReach); at++) {
		const index =
			excerpt.type(at) === kinds.word ? variables.findIndex((name) => excerpt.says(at, name)) : -1;
		if (index < 0) continue;
		const around = excerpt.callAround(at);
		if (!around) {
			if (excerpt.type(at + 1) === equals && excerpt.type(at + 2) !== equals) return undefined;
			continue;
		}
		if (around.first !== call?.first) taken = 0;
		call = around;
		taken |= 1 << index;
		if (taken !== (1 << variables.length) - 1) continue;
		if (literal.form !== 'words' || solves(excerpt, literal, excerpt.within(at))) return call;
	}
	return undefined;
}

/** Whether what the bracket calls is, by its name, the puzzle's function or one that may solve it. */
function solves(excerpt: Excerpt, literal: Literal, open: number): boolean {
	const role = excerpt.nameAt(open - 1)?.role;
	return (role?.literal === literal && role.kind === 'function') || solving.test(excerpt.word(open - 1));
}

/** `("…", "…") -> 2`, `… => 2`, `… → 2`. */
function pointedAt(excerpt: Excerpt, index: number, literal: Literal): Answer | undefined {
	let at = index;
	while (excerpt.isQuote(at) || excerpt.isDress(at)) at++;
	const arrow = at;
	const type = excerpt.type(at);
	if ((type === minus || type === equals) && excerpt.touches(at)) at++;
	// Alone it says that one number is larger.
	const compares = at === arrow && excerpt.text(at) === '>';
	if (excerpt.type(at) !== greater || compares) return undefined;
	const answer = answerAt(excerpt, at + 1, literal);
	return answer && startsSentence(excerpt, answer) ? undefined : answer;
}

/** What may be said of an answer: `2 insertions`, `Bob wins`. */
const said =
	/^(?:insertions?|balls?|steps?|moves?|wins?|won)$|^(?:次|步|个|個|颗|顆|球|赢|贏|获胜|獲勝|胜|勝)/i;

/** Whether a sentence goes on behind what would be an answer: `→ Alice takes 6`. */
function startsSentence(excerpt: Excerpt, { next }: Answer): boolean {
	const type = excerpt.type(next);
	return (type === kinds.word || type === kinds.wide) && !said.test(excerpt.text(next));
}

/** Whether answers stand ahead of the puzzles they belong to: one does before the first puzzle, which starts at `first`. */
export function isAhead(excerpt: Excerpt, literal: Literal, first: number): boolean {
	for (let at = Math.max(0, first - 40); at < first; at++) {
		if (!mayBeAhead(excerpt, at) || !isAround(excerpt, excerpt.within(at), first)) continue;
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
	const { first, last } = seat.literals ?? seat;
	let group = excerpt.within(first);
	for (let level = 0; level < 3 && group >= 0; level++) {
		const end = excerpt.mate(group);
		if (end < last) break;
		const window = {
			from: Math.max(group, first - 60, seat.from),
			to: Math.min(end, last + 60, seat.to),
		};
		for (let at = window.from; at < window.to; at++) {
			if (at >= first && at <= last) continue;
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

/** The last announced answer from a token on up to the puzzle. */
function announcedAhead(
	excerpt: Excerpt,
	literal: Literal,
	seat: Seat,
	from: number,
	lineBreak?: string,
): Announced {
	let found: Announced;
	for (let at = from; at < seat.first; at++) {
		// Where answers stand behind their puzzles, one ahead of a blank line is not about what comes behind that.
		if (!seat.ahead && excerpt.hasBlankLine(at, at + 1)) found = undefined;
		if (!mayBeAhead(excerpt, at) || !isAbout(excerpt, at, seat)) continue;
		const answer = announcedBy(excerpt, at, literal, lineBreak);
		if (answer === 'other' || (answer && answer.next <= seat.first)) found = answer;
	}
	return found;
}

/** The first announced answer between the puzzle and a token. */
function announcedBehind(
	excerpt: Excerpt,
	literal: Literal,
	seat: Seat,
	to: number,
	lineBreak?: string,
): Announced {
	let apart = false;
	/** How far the lines between are indented, at least. */
	let indentation = Number.POSITIVE_INFINITY;
	let line = Number.POSITIVE_INFINITY;
	for (let at = seat.last + 1; at < to; at++) {
		if (excerpt.isBreak(at)) {
			if (startsRecord(excerpt, at + 1)) break;
			apart ||= excerpt.hasBlankLine(at, at + 1);
			indentation = Math.min(indentation, line);
			line = excerpt.isBreak(at + 1) ? Number.POSITIVE_INFINITY : excerpt.start(at + 1) - excerpt.end(at);
		}
		const kind = announces(excerpt, at);
		if (!kind) {
			if (inputWords.test(excerpt.word(at))) break;
			continue;
		}
		if (kind === 'variable' && apart) continue;
		// In another function, where indentation tells.
		if (kind !== 'prose' && indentation < line) break;
		if (!isAbout(excerpt, at, seat)) continue;
		const answer = announcedBy(excerpt, at, literal, lineBreak);
		// A variable may be given what the call computes first, and compared then.
		if (!answer || (answer === 'other' && kind === 'variable')) continue;
		if (answer === 'other') return answer;
		if (kind === 'variable' && (isSetUp(excerpt, at, answer) || isQuestion(excerpt, at, answer))) continue;
		if (kind !== 'certain' && isContradicted(excerpt, answer, literal)) continue;
		if (answer.next > to) break;
		if (kind !== 'prose' && apart && leadsTo(excerpt, answer.next, seat.to)) break;
		return expectedBelow(excerpt, literal, at, answer, to) ?? answer;
	}
	return undefined;
}

/** Words ahead of a variable that keeps its value. */
const constant = /^(?:const|constexpr|final|val|readonly)$/;
/** What variables start with, where no number of insertions is known yet. */
const start = /^(?:-1|0|[^\d-].*)$/;

/** Whether a variable is set up for what a program is to find: `int ans = -1;`, `ans = -1` with `ans = …` behind it. */
function isSetUp(excerpt: Excerpt, index: number, { expected, first, next }: Answer): boolean {
	if (excerpt.type(first - 1) !== equals || excerpt.isComment(excerpt.lineStart(index))) return false;
	const variable = excerpt.text(index);
	for (let at = next; at < next + callReach; at++) {
		if (!excerpt.says(at, variable)) continue;
		const behind = excerpt.type(at + 1);
		if (excerpt.word(at - 1) === 'return') return true;
		if (behind === equals) return excerpt.type(at + 2) !== equals;
		return (behind === plus || behind === minus) && [behind, equals].includes(excerpt.type(at + 2));
	}
	const isDeclared = excerpt.word(index - 1) !== '' || excerpt.type(index + 1) === colon;
	return isDeclared && !constant.test(excerpt.word(index - 1)) && start.test(expected.text);
}

/** Whether what is announced at the token may be about the puzzle: as its number and the brackets around it say. */
function isAbout(excerpt: Excerpt, index: number, { first, suffix }: Seat): boolean {
	if (!fitsSuffix(excerpt, index, suffix)) return false;
	// `assert(ans == 2)` says so in brackets of its own.
	const group = excerpt.within(index);
	const own = isHeading(excerpt, index) || (excerpt.type(group) === round && isAsserting(excerpt, index));
	return isAround(excerpt, own ? excerpt.within(group) : group, first);
}

/** Whether an answer that is announced at the token can be that of the puzzle behind it: by a name, or by a comment. */
function mayBeAhead(excerpt: Excerpt, index: number): boolean {
	const kind = announces(excerpt, index);
	return kind === 'certain' || (kind === 'prose' && excerpt.isComment(excerpt.lineStart(index)));
}

/** Whether a puzzle that starts with a later token follows without a blank line. */
function leadsTo(excerpt: Excerpt, index: number, puzzle: number): boolean {
	return puzzle < excerpt.tokens.count && !excerpt.hasBlankLine(index, puzzle);
}

/** Words that say what the answer should be, where others may say what it was. */
const expecting = /^(?:expected|want|wanted)|预期|預期|期望|期待|正确|正確|标准|^答案$/i;

/** What is expected below the output of a program: `Output`, `-1`, `Expected`, `2` on four lines. */
function expectedBelow(
	excerpt: Excerpt,
	literal: Literal,
	index: number,
	output: Announced,
	to: number,
): Announced {
	if (!output || output === 'other' || expecting.test(excerpt.text(index))) return undefined;
	let at = output.next;
	while (at < to && (excerpt.isBreak(at) || excerpt.isDress(at))) at++;
	if (at >= to || !excerpt.isBreak(at - 1) || !expecting.test(excerpt.text(at))) return undefined;
	const answer = announcedBy(excerpt, at, literal);
	return answer === 'other' ? undefined : answer;
}

/** Whether a list item with fields or a section starts with the token: `- name: b` of YAML, `[[case]]` of TOML. */
function startsRecord(excerpt: Excerpt, index: number): boolean {
	if (excerpt.type(index) === minus) {
		const key = excerpt.word(index + 1);
		return /^[a-z]/.test(key) && excerpt.type(index + 2) === colon && !announces(excerpt, index + 1);
	}
	if (excerpt.type(index) !== square) return false;
	const name = excerpt.type(index + 1) === square ? index + 2 : index + 1;
	return excerpt.type(name) === kinds.word && excerpt.isBreak(excerpt.mate(index) + 1);
}

/** Whether the brackets are around the token, or there are none. */
function isAround(excerpt: Excerpt, open: number, index: number): boolean {
	return open < 0 || (open < index && excerpt.mate(open) > index);
}

/**
 * Whether the word announces an answer: `prose` stands behind the puzzle, a `variable` near behind it, for programs
 * give such names to what they compute as well; `certain` words may stand ahead too.
 */
export function announces(excerpt: Excerpt, index: number): Announcing {
	const type = excerpt.type(index);
	if (type !== kinds.word && type !== kinds.wide) return undefined;
	if (excerpt.end(index) - excerpt.start(index) > longestName) return undefined;
	// `EXPECT_EQ(…)` and `expect(…)` are calls, about whatever they are given.
	if (type === kinds.word && excerpt.type(index + 1) === round && excerpt.touches(index)) return undefined;
	const text = excerpt.text(index);
	if (type === kinds.word && whose.test(excerpt.word(index - 1))) return undefined;
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
	const parts = partsOf(text).filter((part) => !/\d/.test(part));
	const last = parts.at(-1) ?? '';
	const named = ofAnswers.has(last) || variableWords.has(last) || certainWords.has(last);
	if (!named) return undefined;
	if (certainWords.has(last) || certainWords.has(parts[0] ?? '')) return 'certain';
	return variableWords.has(last) || variableWords.has(parts[0] ?? '') ? 'variable' : undefined;
}

function announcingWide(text: string): Announcing {
	return wideWords.test(text) && !inputWords.test(text) && !wideWhose.test(text) ? 'prose' : undefined;
}

function fitsSuffix(excerpt: Excerpt, index: number, suffix: string): boolean {
	const own = /\d+$/.exec(excerpt.text(index))?.[0] ?? '';
	return own === suffix || own === '' || suffix === '';
}

/** Whether the word stands in brackets of its own: `【样例输出】`, `[Output]`. */
function isHeading(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index - 1) === square && excerpt.mate(index - 1) === index + 1;
}

/** What stands behind a word that announces an answer. */
function announcedBy(excerpt: Excerpt, index: number, literal: Literal, lineBreak?: string): Announced {
	let at = isHeading(excerpt, index) ? index + 2 : index + 1;
	let parted = false;
	let says = false;
	for (let steps = 0; steps < 24; steps++) {
		const type = excerpt.type(at);
		if (parted) {
			const answer = answerAt(excerpt, at, literal, lineBreak);
			if (answer) return isFirstOfMany(excerpt, answer, literal) ? undefined : answer;
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
		else if (type === round || type === curly) parted = true;
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

/** A comment behind it on its line that is nothing but the answer: `// -1`, `# => 2`, `// expected: 2`. */
function remarked(excerpt: Excerpt, from: number, to: number, literal: Literal): Announced {
	let line = excerpt.lineEnd(from);
	while (excerpt.type(line) === kinds.writtenBreak && line < from + 24) line = excerpt.lineEnd(line + 1);
	const end = Math.min(line, to + 1, from + 24);
	let at = from;
	while (at < end && !(excerpt.isComment(at) && excerpt.type(at) !== star) && !isLispComment(excerpt, at))
		at++;
	if (at >= end || divides(excerpt, at)) return undefined;
	for (at++; at < end; at++) {
		const answer = answerAt(excerpt, at, literal);
		if (answer) {
			if (isFirstOfMany(excerpt, answer, literal) || isContradicted(excerpt, answer, literal))
				return undefined;
			const behind = excerpt.type(answer.next);
			const ends = answer.next >= line || isCommentEnd(excerpt, answer.next);
			// `2.` starts a numbered remark, `(2)` too.
			const stops = (behind === dot || behind === roundEnd) && answer.next + 1 >= line;
			return ends || stops || behind === comma || behind === round || behind === semicolon
				? answer
				: undefined;
		}
		const word = excerpt.word(at).toLowerCase();
		if (numbered.test(word) && excerpt.type(at + 1) === kinds.digits) return undefined;
		const announcing =
			word !== '' &&
			(announces(excerpt, at) !== undefined || filler.test(word) || compares(word) || saying.test(word));
		if (word !== '' && !announcing) return undefined;
		if (word === '' && !isPassed(excerpt, at) && ![equals, colon, round].includes(excerpt.type(at)))
			return undefined;
	}
	return undefined;
}

/** What a comment says of a call beside it: `// prints 2`. */
const saying = /^(?:return|prints?|expects?|gives?|yields?)$/;

/** What is counted: `// case 3`. */
const numbered = /^(?:sample|example|case|test|样例|示例)$/;

/** Whether `//` divides, as it does in Python: `half = f(…) // 2`, `return f(…) // 2`. */
function divides(excerpt: Excerpt, index: number): boolean {
	if (excerpt.type(index) !== slash || excerpt.type(index + 1) !== slash) return false;
	if (excerpt.type(index - 1) === semicolon) return false;
	const start = excerpt.lineStart(index);
	if (/^(?:return|assert)$/.test(excerpt.word(start))) return true;
	return excerpt.type(start) === kinds.word && excerpt.type(start + 1) === equals;
}

function isLispComment(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index) === semicolon && excerpt.type(index + 1) === semicolon;
}
