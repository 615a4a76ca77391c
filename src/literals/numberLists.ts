import { makers } from './assignments.ts';
import type { Excerpt } from './excerpt.ts';
import { pace } from './pair.ts';
import { kinds, signs } from './tokens.ts';

const {
	round,
	roundEnd,
	star,
	plus,
	comma,
	minus,
	dot,
	colon,
	semicolon,
	less,
	equals,
	greater,
	square,
	squareEnd,
	curly,
	slash,
} = signs;

/** Numbers in brackets or in a string, or one a line behind dashes, in token indexes. */
export interface List {
	readonly first: number;
	readonly last: number;
}

/** Functions and macros that make a list, to which one number is a size. */
const sizing = /^(?:array|vec|vector|list|slice|deque|intarray)$/i;
/** Methods that leave a list as it is. */
const methods = /^(?:to_vec|toList|toArray|to_a|tolist|copy|clone|into|iter|as_slice|asList)$/;

/** A list that no brackets hold together has no more numbers. */
const mostBare = 50_000;
/** Tokens of a list that are looked at between two pauses. */
const slice = 1 << 12;

/** The list that starts at the token, behind its type and in quotes or not: `vec![1, 2]`, `new int[]{1, 2}`, `"[1,2]"`. */
export function listFrom(excerpt: Excerpt, index: number, argument = false): List | undefined {
	/** Brackets around the list. */
	const passed: number[] = [];
	for (let at = index; at < index + 18; at++) {
		const type = excerpt.type(at);
		if (excerpt.isList(at)) {
			const end = excerpt.mate(at);
			if (at > index && isOtherCall(excerpt, at)) return undefined;
			if (excerpt.type(end + 1) === curly || (type === square && excerpt.type(end + 1) === equals)) {
				at = end;
				continue;
			}
			const alone = passed.every((open, level) => excerpt.mate(open) === end + passed.length - level);
			// A row of a table is no list by itself.
			if (passed.at(-1) === at - 1 && excerpt.type(at - 1) === type) return undefined;
			const maker = passed.find((open) => makers.test(excerpt.word(open - 1)));
			if (maker !== undefined && type === round) return undefined;
			return alone && isWhole(excerpt, at, end) && !isSize(excerpt, at, end)
				? { first: at, last: end }
				: undefined;
		}
		if (type === kinds.digits || type === minus || type === kinds.number)
			return bareFrom(excerpt, at, argument);
		if (type === square && excerpt.mate(at) === at + 1) {
			// The empty brackets of a type are followed by more of it.
			const next = excerpt.type(at + 2);
			const typed = excerpt.type(at - 1) === kinds.word && excerpt.touches(at - 1);
			if (argument && !typed && next !== curly && next !== kinds.word && next !== square)
				return { first: at, last: at + 1 };
			at++;
			continue;
		}
		if (at > index && isOtherCall(excerpt, at)) return undefined;
		// A cast is closed ahead of the list: `(int[]){1, 2}`.
		const around = type === round && excerpt.type(excerpt.mate(at) + 1) !== curly;
		if (type === curly || type === square || around) passed.push(at);
		else if (!maySayType(excerpt, at) && !(type === roundEnd && excerpt.type(at + 1) === curly))
			return undefined;
	}
	return undefined;
}

function maySayType(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	if (type === kinds.word || excerpt.isQuote(index) || excerpt.isDress(index)) return true;
	if (type === round || type === squareEnd) return true;
	return [colon, dot, less, greater, star, equals].includes(type) || [33, 38, 35].includes(type);
}

/** Whether the token opens the arguments of something that makes no list. */
function isOtherCall(excerpt: Excerpt, at: number): boolean {
	if (excerpt.type(at) !== round || excerpt.type(at - 1) !== kinds.word) return false;
	return !makers.test(excerpt.word(at - 1));
}

/** Numbers without brackets: parted by commas to the end of the line or the string, or one a line behind a dash. */
function bareFrom(excerpt: Excerpt, index: number, argument: boolean): List | undefined {
	if (argument) return undefined;
	// Read without a call for each token: it is gone through in one go.
	const { type } = excerpt.tokens;
	const dashed = excerpt.type(index - 1) === minus && excerpt.isBreak(index - 2);
	let at = index;
	let last = -1;
	for (let count = 0; ; count++) {
		if (count === mostBare) return undefined;
		if (type[at] === minus && excerpt.touches(at)) at++;
		if (type[at] !== kinds.digits && type[at] !== kinds.number) break;
		last = at;
		if (dashed) {
			if (!excerpt.isBreak(at + 1)) return excerpt.type(at + 1) === 0 ? { first: index, last } : undefined;
			if (type[at + 2] !== minus) break;
			at += 3;
		} else if (type[at + 1] === comma) at += 2;
		else {
			const ends =
				excerpt.isBreak(at + 1) || excerpt.isQuote(at + 1) || [0, semicolon].includes(excerpt.type(at + 1));
			return ends && count > 0 ? { first: index, last } : undefined;
		}
	}
	return dashed && last >= 0 ? { first: index, last } : undefined;
}

/** Whether brackets say how many values there are: `new int[5]`, `Array(5)`, `[0; 5]`. */
export function isSize(excerpt: Excerpt, open: number, end: number): boolean {
	if (end === open + 4) return excerpt.type(open) === square && excerpt.type(open + 2) === semicolon;
	if (end !== open + 2 || excerpt.type(open - 1) !== kinds.word) return false;
	return excerpt.type(open) === square ? excerpt.touches(open - 1) : sizing.test(excerpt.word(open - 1));
}

/** Whether the list is a value and not a part of a computation: `[0] * n`, `[1, 2][0]`, `[1, 2].sort()`. */
function isWhole(excerpt: Excerpt, open: number, end: number): boolean {
	const type = excerpt.type(end + 1);
	if (type === star) {
		return excerpt.isDress(end + 1) || (excerpt.type(end + 2) === slash && excerpt.touches(end + 1));
	}
	if (type === plus || (type === square && excerpt.touches(end))) return false;
	if (type === dot && excerpt.touches(end) && excerpt.touches(end + 1)) {
		return excerpt.word(end + 2) === '' || methods.test(excerpt.word(end + 2));
	}
	return excerpt.type(open - 1) !== plus;
}

/** Whether a value of the list is not written down but computed, or one number not parted from the next: `[3-1, 2]`. */
export function* isComputed(excerpt: Excerpt, { first, last }: List): Generator<undefined, boolean, void> {
	const { type } = excerpt.tokens;
	let commas = false;
	let subtracts = false;
	let unparted = false;
	let behind = false;
	for (let at = first + 1; at < last; at++) {
		if ((at - first) % slice === 0) yield undefined;
		const number = type[at] === kinds.digits || type[at] === kinds.number;
		if (type[at] === comma) commas = true;
		else if (number && behind) unparted = true;
		else if (type[at] === minus && behind) {
			unparted = true;
			// `(5 -2)` are two numbers in Lisp.
			if (excerpt.touches(at - 1) || !excerpt.touches(at)) subtracts = true;
		}
		behind = number;
	}
	return subtracts || (commas && unparted);
}

/** The lists in the bracket; none where it holds anything else. */
export function* listsIn(excerpt: Excerpt, open: number): Generator<undefined, readonly List[], void> {
	const end = excerpt.mate(open);
	const lists: List[] = [];
	for (let at = open; at < end; ) {
		const from = excerpt.next(at + 1);
		if (from >= end) break;
		const list = listFrom(excerpt, isWrapper(excerpt, from) ? from + 1 : from);
		if (!list || list.last >= end) return [];
		lists.push(list);
		if (lists.length % pace === 0) yield undefined;
		at = list.last + 1;
		while (excerpt.isQuote(at) || (excerpt.mate(at) >= from && excerpt.mate(at) < at)) at++;
		at = excerpt.next(at);
		if (at < end && excerpt.type(at) !== comma) return [];
	}
	return lists;
}

/** Whether the bracket holds something else than numbers: "{`[1,2]`}". */
function isWrapper(excerpt: Excerpt, open: number): boolean {
	const type = excerpt.type(open);
	return (type === square || type === curly) && excerpt.mate(open) > open + 1 && !excerpt.isList(open);
}

/** The bracket around a list, or around brackets and quotes that hold just that: "{`[1,2]`}". */
export function listAround(excerpt: Excerpt, open: number): number {
	const around = excerpt.within(open);
	const quote = excerpt.isQuote(open - 1) ? 1 : 0;
	const alone = around === open - 1 - quote && excerpt.mate(around) === excerpt.mate(open) + 1 + quote;
	return alone ? excerpt.within(around) : around;
}

/** The opening bracket of what starts at the token, behind its type, if that holds more than numbers. */
export function bracketFrom(excerpt: Excerpt, index: number): number | undefined {
	for (let at = index; at < index + 14; at++) {
		const type = excerpt.type(at);
		const opens = type === square || type === curly || (type === round && makers.test(excerpt.word(at - 1)));
		if (opens && excerpt.mate(at) > at + 1) return excerpt.isList(at) ? undefined : at;
		if (type !== square && (!maySayType(excerpt, at) || excerpt.isQuote(at))) return undefined;
	}
	return undefined;
}
