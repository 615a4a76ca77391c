import type { Literal } from '../puzzles/literal.ts';
import { type Answer, answerAt, isContradicted, isFirstOfMany } from './answers.ts';
import type { Excerpt, Stretch } from './excerpt.ts';
import { signs } from './tokens.ts';

const {
	bar,
	exclamation,
	backtick,
	round,
	roundEnd,
	comma,
	minus,
	dot,
	plus,
	star,
	percent,
	square,
	colon,
	semicolon,
	slash,
	dollar,
	less,
	equals,
	greater,
	question,
	curly,
} = signs;

/** Words between a call and what it is compared to, without case and underscores. */
const comparing =
	/^(?:to|be|eq|eql|eqv|equals?|equalto|is|isequalto|isequal|tobe|toequal|tostrictequal|should|shouldbe|shouldequal|mustequal|musteq|must|returns|returned|strictequal|that|exactly)$/;
const asserting = /assert|expect|equal|^eq$|check|verify|require|ensure|should|^is$|^same$|^tests?$|confirm/i;
const denying =
	/not|neq|unequal|differ|less|greater|refute|false|(?:^|_)(?:ne|[lg][te])(?:_|$)|[a-z](?:N[eE]|[LG][teTE])$/;
const deniesWord = (word: string) => denying.test(word) || denying.test(word.toLowerCase());

/** Tokens behind a call in which a variable that it is given to may be asserted. */
const variableReach = 60;

/**
 * What an assertion says of a call, or of the variable that it is given to: `f(…) == 2`, `assertEquals(2, f(…))`,
 * `got := f(…)` with `got != 2` behind it, and what a session prints below it: `>>> f(…)`.
 */
export function asserted(
	excerpt: Excerpt,
	call: Stretch,
	literal: Literal,
	to: number,
	lineBreak?: string,
): Answer | undefined {
	return (
		assertedAfter(excerpt, call, literal, to, lineBreak) ??
		assertedBefore(excerpt, call, literal, lineBreak) ??
		assertedOfVariable(excerpt, call, literal, to, lineBreak) ??
		printedBelow(excerpt, call.last, literal)
	);
}

/** `int got = f(…); assertEquals(2, got);` */
function assertedOfVariable(
	excerpt: Excerpt,
	call: Stretch,
	literal: Literal,
	to: number,
	lineBreak?: string,
): Answer | undefined {
	for (const at of mentionsOf(excerpt, call, to)) {
		if (excerpt.word(excerpt.pastLead(excerpt.lineStart(at))) === 'return') continue;
		const mention = { first: excerpt.type(at - 1) === dollar ? at - 1 : at, last: at };
		const found =
			assertedAfter(excerpt, mention, literal, to, lineBreak) ??
			assertedBefore(excerpt, mention, literal, lineBreak);
		if (found) return found;
	}
	return undefined;
}

/** Where the variable that is given the call is mentioned behind it, until it is given something else. */
export function mentionsOf(excerpt: Excerpt, call: Stretch, to: number): readonly number[] {
	const given = excerpt.type(call.first - 1) === dollar ? call.first - 2 : call.first - 1;
	if (excerpt.type(given) !== equals) return [];
	const before = excerpt.type(given - 1);
	// `got := f(…)`, `const got: number = f(…)`
	const typed = excerpt.type(given - 2) === colon && excerpt.word(given - 1) !== '';
	const variable = excerpt.word(typed ? given - 3 : before === colon ? given - 2 : given - 1);
	if (variable === '' || [equals, exclamation, less, greater].includes(before)) return [];
	const found: number[] = [];
	for (let at = call.last + 1; at < Math.min(to, call.last + variableReach); at++) {
		if (excerpt.word(at) !== variable) continue;
		if (isGivenAnew(excerpt, at)) break;
		found.push(at);
	}
	return found;
}

/** Whether a variable is given another value at the token: `got = …`, `got := …`, `got: int = …`, `got += …`, `got++`. */
export function isGivenAnew(excerpt: Excerpt, index: number): boolean {
	const next = excerpt.type(index + 1);
	const second = excerpt.type(index + 2);
	if (next === equals) return second !== equals && second !== greater;
	if (next === colon) {
		if (second === equals) return true;
		for (let at = index + 3; excerpt.word(index + 2) !== '' && at < index + 7 && !excerpt.isBreak(at); at++)
			if (excerpt.type(at) === equals) return excerpt.type(at + 1) !== equals;
		return false;
	}
	if (![plus, minus, star, slash, percent, dot].includes(next)) return false;
	return second === equals || (second === next && next !== slash && next !== dot);
}

/** What asks for the next line of a session: `>>>`, `iex(1)>`. */
const prompt = /^[\s*#/-]{0,8}(?:>>>|\w{1,12}(?:\(\d+\))?>)\s/;

/** What a session prints for a line that ends with a call: a line that is nothing but the answer. */
function printedBelow(excerpt: Excerpt, last: number, literal: Literal): Answer | undefined {
	let end = last + 1;
	while (excerpt.type(end) === roundEnd) end++;
	if (!excerpt.isBreak(end)) return undefined;
	const line = excerpt.start(excerpt.lineStart(last));
	if (!prompt.test(excerpt.tokens.text.slice(line, line + 40))) return undefined;
	const answer = answerAt(excerpt, excerpt.pastLead(end + 1), literal);
	const behind = answer ? excerpt.type(answer.next) : undefined;
	return answer && (behind === 0 || excerpt.isBreak(answer.next) || excerpt.isQuote(answer.next))
		? answer
		: undefined;
}

/** `f(…) == 2`, `expect(f(…)).toBe(2)`, `assertEquals(f(…), 2)`. */
function assertedAfter(
	excerpt: Excerpt,
	call: Stretch,
	literal: Literal,
	to: number,
	lineBreak?: string,
): Answer | undefined {
	let at = call.last + 1;
	const group = excerpt.within(call.first);
	let compared = excerpt.type(call.first) === round && isLispAssertion(excerpt, group);
	/** Whether it is told what the call gave, which need not be right. */
	let told = false;
	if (compared && isDenied(excerpt, call.first)) return undefined;
	for (let steps = 0; steps < 16 && at < to; steps++) {
		const type = excerpt.type(at);
		if (compared) {
			const answer = answerAt(excerpt, at, literal, lineBreak);
			// `f(…) == 2 ? a : b` asks.
			if (answer && (told ? isContradicted(excerpt, answer, literal) : isAskedBehind(excerpt, answer)))
				return undefined;
			if (answer) return isFirstOfMany(excerpt, answer, literal) ? undefined : answer;
		}
		const word = excerpt.word(at);
		if (type === signs.at && excerpt.type(at + 1) === question && excerpt.type(at + 2) === equals) {
			// HUnit: f … @?= 2
			compared = true;
			at += 3;
			continue;
		}
		if (type === equals && (excerpt.type(at + 1) === equals || excerpt.type(at + 1) === greater)) {
			if (isAsked(excerpt, call.first)) return undefined;
			compared = true;
			at += excerpt.type(at + 2) === equals ? 3 : 2;
			continue;
		}
		if (type === minus && excerpt.type(at + 1) === greater) {
			compared = true;
			at++;
		} else if (type === bar && excerpt.type(at + 1) === greater) {
			// F#: f … |> should equal 2
			at++;
		} else if (type === equals && isAsserting(excerpt, at)) {
			// OCaml: assert (f … = 2)
			compared = true;
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
			// `Matchers.is(2)`
			if (!compares(word) && !(compared && excerpt.type(at + 1) === dot)) return undefined;
			compared = true;
			if (/^eq(?:l|uals?)?$/i.test(word) && isAsked(excerpt, call.first)) return undefined;
			const inCode = excerpt.type(at - 1) === dot || excerpt.type(at + 1) === round;
			told ||= /^(?:is|returns|returned)$/.test(word) && !inCode;
		} else if (type === comma) {
			if (!isAsserting(excerpt, at)) return undefined;
			compared = true;
		} else if (excerpt.isBreak(at)) {
			if (excerpt.type(excerpt.pastLead(at + 1)) !== dot && !compared) return undefined;
		} else if (
			type !== roundEnd &&
			type !== dot &&
			type !== round &&
			type !== question &&
			type !== backtick
		) {
			return undefined;
		}
		at++;
	}
	return undefined;
}

/** Whether the word stands between a call and what it is compared to. */
export function compares(word: string): boolean {
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

/** Whether what is compared from the token on need not be equal: `assertFalse(f(…) == 2)`, `if (f(…) == 2)`. */
function isDenied(excerpt: Excerpt, first: number): boolean {
	const group = excerpt.within(first);
	const start = excerpt.lineStart(group >= 0 && first - group < 8 ? group : first);
	for (let at = first - 1; at >= Math.max(start, first - 12); at--) {
		if (excerpt.type(at) === semicolon) return false;
		const word = excerpt.word(at);
		if (deniesWord(word) || /^(?:if|elif|unless|while|until|cond|when|case)$/.test(word)) return true;
		if (asserting.test(word)) return false;
	}
	return false;
}

/** Whether it is asked there whether a variable is the answer: `res == 2 or …`, `return res == 2`. */
export function isQuestion(excerpt: Excerpt, variable: number, answer: Answer): boolean {
	const compared = excerpt.type(variable + 1) === equals && excerpt.type(variable + 2) === equals;
	return compared && (isAsked(excerpt, variable) || isAskedBehind(excerpt, answer));
}

/** Whether a comparison from the token on may as well be false: `return f(…) == 2`, `found = f(…) == 2`. */
function isAsked(excerpt: Excerpt, first: number): boolean {
	if (excerpt.word(excerpt.pastLead(excerpt.lineStart(first))) === 'return') return true;
	const before = excerpt.type(first - 1);
	if (before === exclamation && excerpt.touches(first - 1)) return true;
	const isAssigned = before === equals && excerpt.type(first - 2) !== equals;
	return isAssigned || isDenied(excerpt, first);
}

/** The same, as what is said behind it tells: `f(…) == 2 ? a : b`, `f(…) == 2 || …`, `expect(f(…) == 2).toBe(false)`. */
function isAskedBehind(excerpt: Excerpt, { next }: Answer): boolean {
	if (excerpt.type(next) === question || excerpt.word(next) === 'or') return true;
	if (excerpt.type(next) === bar && excerpt.type(next + 1) === bar) return true;
	let at = next;
	while (excerpt.type(at) === roundEnd) at++;
	if (excerpt.type(at) === dot) at++;
	else if (at > next && excerpt.word(at) !== 'is') return false;
	return compares(excerpt.word(at)) && [at + 1, at + 2].some((word) => /^false$/i.test(excerpt.word(word)));
}

/** Whether the brackets around the token, or the line without brackets, belong to an assertion. */
export function isAsserting(excerpt: Excerpt, index: number): boolean {
	const open = excerpt.within(index);
	// Braces hold statements: `{ is f(…), 2; }`.
	const group = excerpt.type(open) === curly ? -1 : open;
	if (group >= 0 && excerpt.type(group) !== round) return false;
	const callee = group < 0 ? excerpt.pastLead(Math.max(excerpt.lineStart(index), open + 1)) : group;
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
	return words.some((word) => asserting.test(word)) && !words.some(deniesWord);
}

/** Whether what ends there is computed with, `f(…) - 1`, or asked for more, `f(…).length`. */
function isPartOfValue(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	if (type === dot) return excerpt.touches(index - 1) && !compares(excerpt.word(index + 1));
	if (type === minus) return excerpt.type(index + 1) !== minus && excerpt.type(index + 1) !== greater;
	return (
		type === plus || type === star || type === percent || (type === square && excerpt.touches(index - 1))
	);
}

/** Whether the bracket opens an assertion of Lisp: `(= 2 (f …))`, `(check-equal? (f …) 2)`. */
function isLispAssertion(excerpt: Excerpt, open: number): boolean {
	if (excerpt.type(open) !== round) return false;
	return excerpt.type(open + 1) === equals || asserting.test(excerpt.word(open + 1));
}

/** `assertEquals(2, f(…))`, `2 == f(…)`, `assert_equal -1, f(…)`, `(= -1 (f …))`. */
function assertedBefore(
	excerpt: Excerpt,
	{ first, last }: Stretch,
	literal: Literal,
	lineBreak?: string,
): Answer | undefined {
	if (isPartOfValue(excerpt, last + 1)) return undefined;
	let before = first - 1;
	while (excerpt.type(before) === round && excerpt.word(before - 1) !== '') before -= 2;
	before = excerpt.previous(before);
	const type = excerpt.type(before);
	let end: number;
	if (type === comma) {
		if (!isAsserting(excerpt, before)) return undefined;
		end = before;
	} else if (type === equals && excerpt.type(before - 1) === equals) {
		if (isDenied(excerpt, first)) return undefined;
		end = excerpt.type(before - 2) === equals ? before - 2 : before - 1;
	} else if (
		type === question &&
		excerpt.type(before - 1) === equals &&
		excerpt.type(before - 2) === signs.at
	) {
		// HUnit: 2 @=? f …
		end = before - 2;
	} else if (type === round && excerpt.type(before - 1) === roundEnd) {
		// ScalaTest: assertResult(2)(f(…))
		const open = excerpt.mate(before - 1);
		const name = excerpt.word(open - 1);
		const answer =
			asserting.test(name) && !deniesWord(name) && answerAt(excerpt, open + 1, literal, lineBreak);
		return answer && answer.next === before - 1 ? answer : undefined;
	} else if (excerpt.type(first) === round && excerpt.within(first) < 0 && isAsserting(excerpt, first)) {
		// HUnit: assertEqual "…" 2 (f …)
		end = first;
	} else if (excerpt.type(first) === round && isLispAssertion(excerpt, excerpt.within(first))) {
		if (isDenied(excerpt, first)) return undefined;
		end = first;
	} else return undefined;
	let found: Answer | undefined;
	// An answer of several lines has some that are answers themselves.
	const longest = literal.form === 'lines' ? 80 : 8;
	for (let start = end - 1; start >= Math.max(0, end - longest); start--) {
		const answer = answerAt(excerpt, start, literal, lineBreak);
		if (answer?.next === end) found = answer;
		else if (found && start < found.first - 1 && literal.form !== 'lines') break;
	}
	return found;
}
