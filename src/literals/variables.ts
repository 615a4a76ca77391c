import type { Literal } from '../puzzles/literal.ts';
import { type Announced, announces, answerOf } from './announcements.ts';
import type { Answer } from './answers.ts';
import { asserted, mentionsOf } from './assertions.ts';
import { targetsOf, valueGiven } from './assignments.ts';
import type { Excerpt, Stretch } from './excerpt.ts';
import { kinds, signs } from './tokens.ts';

const {
	ampersand,
	apostrophe,
	bar,
	colon,
	comma,
	curly,
	curlyEnd,
	dollar,
	dot,
	equals,
	exclamation,
	greater,
	hash,
	less,
	minus,
	percent,
	plus,
	question,
	quotation,
	round,
	roundEnd,
	semicolon,
	slash,
	square,
	star,
} = signs;
/** `^`, by which OCaml joins strings. */
const caret = 94;

/** Tokens ahead of a call in which its variables are given their values; lists of numbers are passed as one. */
const reach = 200;
/** How often a variable may be mentioned between its value and the call. */
const mostMentions = 8;

/** Methods that give what they are called on, and properties that leave it as it is. */
const copying = /^(?:clone|copy|to_vec|toList|toArray|to_a|tolist|iter|as_slice|asList|to_string|to_owned)$/;
const measuring = /^(?:length|size|len|count)$/;
/** Functions that only look at what they are given. */
const looking =
	/^(?:v?[fs]?print|log|echo|puts|write|dump|inspect|format)|len$|length$|^count$|^size(?:of)?$|^(?:str|info|debug|trace)$|to_?string|^repr$/i;
/** Words ahead of the name of a function that is defined there. */
const defining = /^(?:def|defp|fn|fun|func|function|sub|proc|method)$/;

/** A variable and its value, from the variable's name on in the assignment. */
export interface Given<Value> {
	readonly variable: number;
	readonly value: Value;
}

/**
 * The variable that is the argument which starts at the token, and nothing else: `nums`, `&nums`, `$nums`,
 * `stoneValue: nums`, `nums.clone()`. Its last token is that of the argument.
 */
export function variableAt(excerpt: Excerpt, index: number): Stretch | undefined {
	let first = index;
	const labelled = excerpt.type(index) === kinds.word && [colon, equals].includes(excerpt.type(index + 1));
	if (labelled) first = index + 2;
	if (isMark(excerpt, first)) first++;
	if (excerpt.type(first) !== kinds.word) return undefined;
	const copies = excerpt.type(first + 1) === dot && copying.test(excerpt.word(first + 2));
	const last = copies && excerpt.mate(first + 3) === first + 4 ? first + 4 : first;
	return [comma, roundEnd].includes(excerpt.type(excerpt.next(last + 1))) ? { first, last } : undefined;
}

/** The variable of which an element is the argument that starts at the token: `tests[i]`. */
export function indexedAt(excerpt: Excerpt, index: number): number | undefined {
	const name = isMark(excerpt, index) ? index + 1 : index;
	const open = name + 1;
	if (excerpt.type(name) !== kinds.word || excerpt.type(open) !== square) return undefined;
	const byName = excerpt.mate(open) === open + 2 && excerpt.type(open + 1) === kinds.word;
	return byName && [comma, roundEnd].includes(excerpt.type(open + 3)) ? name : undefined;
}

/** Whether the token leads the name of a variable: `$nums`, `&nums`, `*nums`. */
function isMark(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	return (type === dollar || type === ampersand || type === star) && excerpt.touches(index);
}

/** Whether a function is not called there but defined: its name starts with the token, `end` closes its parameters. */
export function isDefinition(excerpt: Excerpt, first: number, end: number): boolean {
	return (
		defining.test(excerpt.word(first - 1)) ||
		excerpt.type(end + 1) === colon ||
		excerpt.type(excerpt.next(end + 1)) === curly
	);
}

/**
 * What the variable at the token was given last, if `read` reads that. Nothing where it is not certain: where it may
 * have been changed since, or is another variable of that name.
 */
export function lastGiven<Value>(
	excerpt: Excerpt,
	literal: Literal,
	variable: number,
	read: (index: number, name: Stretch) => Value | undefined,
): Given<Value> | undefined {
	const meant = lastMeant(excerpt, literal, variable, (at) => assigned(excerpt, at, read));
	return meant && isInSight(excerpt, meant, variable) ? meant : undefined;
}

/** Where what a loop goes through starts, if the variable at the token stands for one part of it after the other. */
export function goneThrough(excerpt: Excerpt, literal: Literal, variable: number): number | undefined {
	const meant = lastMeant(excerpt, literal, variable, (at) => loopFrom(excerpt, at));
	return meant && isInLoop(excerpt, meant, variable) ? meant.value : undefined;
}

interface Meant<Value> extends Given<Value> {
	/** How far the lines behind it are indented, at least. */
	readonly indentation: number;
}

/** The last mention of the variable at the token that gives it a meaning, if it is but looked at since. */
function lastMeant<Value>(
	excerpt: Excerpt,
	literal: Literal,
	variable: number,
	meaning: (index: number) => Value | undefined,
): Meant<Value> | undefined {
	const name = excerpt.text(variable);
	const commented = isCommented(excerpt, variable);
	let indentation = Number.POSITIVE_INFINITY;
	let mentions = 0;
	let at = variable;
	for (let steps = 0; steps < reach && at > 0 && mentions < mostMentions; steps++) {
		if (excerpt.isBreak(at - 1) && !excerpt.isBreak(at)) {
			indentation = Math.min(indentation, excerpt.start(at) - excerpt.end(at - 1));
		}
		at--;
		const open = excerpt.mate(at);
		if (open >= 0 && open < at && excerpt.isList(open)) at = open;
		// What is in a comment of several lines is not told from code.
		if (endsBlock(excerpt, at)) return undefined;
		if (!excerpt.says(at, name) || isField(excerpt, at)) continue;
		mentions++;
		if (!commented && isCommented(excerpt, at)) continue;
		const value = meaning(at);
		if (value !== undefined)
			return isConditional(excerpt, at) ? undefined : { variable: at, value, indentation };
		if (!isOnlyRead(excerpt, literal, at)) return undefined;
	}
	return undefined;
}

/** Whether what the token is about happens in some cases only: `if (x) nums = …`, `} else nums = …`. */
function isConditional(excerpt: Excerpt, index: number): boolean {
	const line = excerpt.pastLead(excerpt.lineStart(index));
	const conditional = /^(?:if|else|elif|elsif|unless|when|case|default|while|until)$/;
	return [line, line + 1].some((at) => at < index && conditional.test(excerpt.word(at)));
}

/** Whether a comment or a part of a program that may be left out ends with the token: a slash of C, quotes of Python, `#endif`. */
function endsBlock(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	const touches = excerpt.touches(index - 1);
	if (type === slash) return touches && excerpt.type(index - 1) === star;
	if (type === quotation || type === apostrophe) {
		return touches && [index - 1, index - 2].every((at) => excerpt.type(at) === type && excerpt.touches(at));
	}
	const word = excerpt.word(index);
	return (
		touches &&
		((word === 'endif' && excerpt.type(index - 1) === hash) ||
			(word === 'end' && excerpt.type(index - 1) === equals))
	);
}

/** Where what the loop goes through starts: `for nums in …`, `for (int[] nums : …)`, `for _, nums := range …`. */
function loopFrom(excerpt: Excerpt, variable: number): number | undefined {
	let at = variable - 1;
	while (at > variable - 9 && !excerpt.isBreak(at) && !/^for(?:each)?$/.test(excerpt.word(at))) at--;
	if (!/^for/.test(excerpt.word(at))) return undefined;
	at = variable + 1;
	if (/^(?:in|of)$/.test(excerpt.word(at))) return excerpt.next(at + 1);
	if (excerpt.type(at) === colon && excerpt.type(at + 1) !== equals) return excerpt.next(at + 1);
	if (excerpt.type(at) === colon) at++;
	return excerpt.type(at) === equals && excerpt.word(at + 1) === 'range' ? at + 2 : undefined;
}

/** What the word at the token is given there, alone or as one of several targets: `a, b = "…", "…"`. */
function assigned<Value>(
	excerpt: Excerpt,
	index: number,
	read: (index: number, name: Stretch) => Value | undefined,
): Value | undefined {
	const name = { first: index, last: index };
	const targets = targetsOf(excerpt, name);
	if (!targets) return valueGiven(excerpt, name, (at) => read(at, name));
	const value = valueAt(excerpt, targets.values, targets.places.indexOf(index));
	return value === undefined ? undefined : read(value, name);
}

/** Where the value with the index starts, of those from the token on, in brackets or not, with commas between. */
function valueAt(excerpt: Excerpt, first: number, index: number): number | undefined {
	const close = excerpt.mate(first);
	const all =
		close > first && (excerpt.isBreak(close + 1) || [0, semicolon].includes(excerpt.type(close + 1)));
	let at = all ? excerpt.next(first + 1) : first;
	const end = Math.min(all ? close : excerpt.lineEnd(at), at + reach);
	for (let commas = 0; at < end; at++) {
		if (commas === index) return at;
		if (excerpt.type(at) === comma) commas++;
		else at = Math.max(at, excerpt.mate(at));
	}
	return undefined;
}

/** Whether the word is what an object holds: `self.nums`. */
function isField(excerpt: Excerpt, index: number): boolean {
	return excerpt.type(index - 1) === dot && excerpt.touches(index - 1);
}

/** Whether what is assigned is known at a later token: the brackets around are, or the lines are indented as much. */
function isInSight(excerpt: Excerpt, { variable, indentation }: Meant<unknown>, call: number): boolean {
	let group = excerpt.within(variable);
	// `(a, b) = …` has brackets around what is assigned.
	if (group >= 0 && isGiven(excerpt, excerpt.mate(group) + 1)) group = excerpt.within(group);
	return group >= 0 ? excerpt.mate(group) > call : indentationOf(excerpt, variable) <= indentation;
}

/** Whether a later token is in the loop that the variable is of: further to the right, in the same brackets. */
function isInLoop(excerpt: Excerpt, { variable, indentation }: Meant<unknown>, call: number): boolean {
	let group = excerpt.within(variable);
	if (/^for/.test(excerpt.word(group - 1))) group = excerpt.within(group);
	const inside = group < 0 || excerpt.mate(group) > call;
	return inside && indentationOf(excerpt, variable) < indentation;
}

/** How far the line of the token is indented; that of the first line is not known, and taken for none. */
function indentationOf(excerpt: Excerpt, index: number): number {
	const line = excerpt.lineStart(index);
	return line === 0 ? 0 : excerpt.start(line) - excerpt.end(line - 1);
}

/** Whether `=` or `:=` starts with the token. */
function isGiven(excerpt: Excerpt, index: number): boolean {
	const next = excerpt.type(index + 1);
	if (excerpt.type(index) === colon) return next === equals;
	return excerpt.type(index) === equals && next !== equals && next !== greater;
}

/** Whether a comment starts ahead of the token on its line. */
function isCommented(excerpt: Excerpt, index: number): boolean {
	const line = excerpt.lineStart(index);
	if (excerpt.isComment(line)) return true;
	for (let at = index - 1; at > Math.max(line, index - 40); at--) {
		const type = excerpt.type(at);
		if ((type === slash || (type === hash && !excerpt.touches(at))) && excerpt.isComment(at)) return true;
	}
	return false;
}

/** Whether a variable is but looked at: `print(nums)`, `nums.length`, `f(nums)` where that is the puzzle's function. */
function isOnlyRead(excerpt: Excerpt, literal: Literal, index: number): boolean {
	if (excerpt.type(index + 1) === dot && excerpt.touches(index)) {
		const word = excerpt.word(index + 2);
		return measuring.test(word) || copying.test(word);
	}
	const group = excerpt.within(index);
	// A hole of a template: "{nums}", "${nums}".
	if (excerpt.type(group) === curly && excerpt.type(index + 1) === curlyEnd) {
		return [dollar, quotation, apostrophe].includes(excerpt.type(group - 1));
	}
	if (excerpt.type(group) !== round) return false;
	const last = excerpt.type(group - 1) === exclamation ? group - 2 : group - 1;
	const callee = excerpt.word(last);
	if (callee === '') return false;
	const role = excerpt.nameAt(last)?.role;
	const solves = role?.literal === literal && role.kind === 'function';
	return (solves || looking.test(callee)) && !isDefinition(excerpt, last, excerpt.mate(group));
}

/**
 * Whether the value that ends with the token is but a part of one: `[1, 2] if x else y`, `"R" . "B"`, `[1, 2]` with
 * `.map(…)` on the next line.
 */
export function goesOn(excerpt: Excerpt, last: number): boolean {
	const type = excerpt.type(last + 1);
	if (/^(?:if|unless|or|and|x)$/.test(excerpt.word(last + 1))) return true;
	if (type === dot) return !excerpt.touches(last);
	if (type === minus) return excerpt.type(last + 2) !== minus;
	if (type === colon) return excerpt.type(last + 2) === plus;
	if ([less, greater, bar, caret, percent, question, signs.at].includes(type)) return true;
	if (!excerpt.isBreak(last + 1)) return false;
	const below = excerpt.next(last + 1);
	const chained = excerpt.type(below) === dot && excerpt.type(below + 1) === kinds.word;
	return chained || excerpt.type(below) === quotation || excerpt.type(below) === apostrophe;
}

/** The answer to a puzzle whose call is elsewhere, as an assertion says or what stands on the line of the call. */
export function answerOfCall(excerpt: Excerpt, literal: Literal, call: Stretch): Answer | undefined {
	const answer = asserted(excerpt, call, literal, excerpt.tokens.count);
	if (answer) return answer;
	const to = excerpt.lineEnd(call.last);
	const seat = { ...call, call, from: call.first, to, suffix: '', ahead: false };
	const said = answerOf(excerpt, literal, seat);
	return said === 'other' ? undefined : said;
}

/** What was announced near a puzzle, if by a name that the call of the puzzle is compared with: `assert f(nums) == want`. */
export function comparedWith(excerpt: Excerpt, call: Stretch, announced: Announced): Answer | undefined {
	if (!announced || announced === 'other') return undefined;
	let name = announced.first - 1;
	while (name > announced.first - 8 && !announces(excerpt, name)) name--;
	if (!announces(excerpt, name)) return undefined;
	const places = [call.first, ...mentionsOf(excerpt, call, excerpt.tokens.count)];
	return places.some((place) => isSaidAround(excerpt, place, excerpt.text(name))) ? announced : undefined;
}

/** Whether the word stands on the line of the token, or in the brackets around it. */
function isSaidAround(excerpt: Excerpt, index: number, word: string): boolean {
	const group = excerpt.within(index);
	const inBrackets = excerpt.type(group) === round && excerpt.mate(group) - group < reach;
	const from = excerpt.lineStart(inBrackets ? group : index);
	const end = excerpt.lineEnd(inBrackets ? excerpt.mate(group) : index);
	for (let at = from; at < Math.min(end, from + reach); at++) if (excerpt.says(at, word)) return true;
	return false;
}
