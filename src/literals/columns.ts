import type { Literal } from '../puzzles/literal.ts';
import { type Answer, answerAt } from './answers.ts';
import { makers } from './assignments.ts';
import type { Excerpt } from './excerpt.ts';
import { partsOf } from './names.ts';
import { pace } from './pair.ts';
import { signs } from './tokens.ts';

const { round, comma, colon, equals, semicolon, square, squareEnd, curly } = signs;

/** Words of names of lists of answers, and words that may stand with them: `expected_outputs`, `exampleOuts`. */
const answering = /^(?:expect(?:ed|s|ations?)?|exp|answers?|ans|want(?:s|ed)?|outs?|outputs?|results?|res)$/;
const beside =
	/^(?:all|case|cases|correct|example|examples|ex|list|arr|array|right|sample|samples|test|tests|the|val|vals|value|values|winners?|s|e|\d+)$/;

/**
 * Whether a list of that name holds answers; `expected_lengths`, `possible_outputs` and `nimAnswers` hold others. Words of
 * `affix` may stand with them, as they stand with the names of the puzzles.
 */
export function namesAnswers(name: string, affix = ''): boolean {
	const words = partsOf(name);
	const known = affix.toLowerCase();
	return (
		words.some((word) => answering.test(word)) &&
		words.every((word) => answering.test(word) || beside.test(word) || known.includes(word))
	);
}

/** Tokens between a list and that of its answers. */
const reach = 40;

/**
 * The list of so many answers behind a list that ends with the token, under a name of its own: `outputs = [2, -1]`. None
 * where there is no such list.
 */
export function* answersBehind(
	excerpt: Excerpt,
	literal: Literal,
	last: number,
	count: number,
): Generator<undefined, readonly Answer[], void> {
	for (let at = last + 1; at < last + reach; at++) {
		// What stands behind a further list is about that one.
		if (excerpt.mate(at) > at + 1) return [];
		const next = excerpt.type(at + 1);
		const named = next === colon || next === equals || next === square || excerpt.isQuote(at + 1);
		if (!named || !namesAnswers(excerpt.word(at))) continue;
		const answers = yield* answersFrom(excerpt, literal, at);
		if (answers.length > 0) return answers.length === count ? answers : [];
	}
	return [];
}

/** The answers of the list that the name at the token is given. */
export function* answersFrom(
	excerpt: Excerpt,
	literal: Literal,
	name: number,
): Generator<undefined, Answer[], void> {
	let at = name + 1;
	for (; at < name + 16; at++) {
		const type = excerpt.type(at);
		// `[]string{`, `int[] outputs = {`
		if (type === square && excerpt.type(at + 1) === squareEnd) {
			at++;
			// `results = []`
			if (excerpt.isBreak(at + 1) || excerpt.type(at + 1) === semicolon) return [];
		} else if (type === square || type === curly) break;
		else if (type === round && makers.test(excerpt.word(at - 1))) break;
	}
	return yield* answersIn(excerpt, literal, at);
}

/** The answers in the bracket, each in brackets of its own or not; none where it holds anything else. */
export function* answersIn(
	excerpt: Excerpt,
	literal: Literal,
	open: number,
): Generator<undefined, Answer[], void> {
	const end = excerpt.mate(open);
	const answers: Answer[] = [];
	for (let at = open; at < end; ) {
		const from = excerpt.next(at + 1);
		if (from >= end) break;
		const bracket = [round, square, curly].includes(excerpt.type(from)) ? excerpt.mate(from) : -1;
		const answer = answerAt(excerpt, bracket < 0 ? from : from + 1, literal);
		if (!answer || (bracket >= 0 && answer.next !== bracket)) return [];
		answers.push(answer);
		if (answers.length % pace === 0) yield undefined;
		at = excerpt.next(bracket < 0 ? answer.next : bracket + 1);
		if (at < end && excerpt.type(at) !== comma) return [];
	}
	return answers;
}
