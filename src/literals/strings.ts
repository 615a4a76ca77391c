import type { Excerpt } from './excerpt.ts';
import { kinds, signs } from './tokens.ts';

const {
	hash,
	dollar,
	percent,
	ampersand,
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
	curly,
	bar,
	curlyEnd,
	squareEnd,
} = signs;

/** A string or a bare word in a text, in token indexes and in offsets. */
export interface Word {
	/** The first and the last token, with what wraps the string: `String::from("WB")`, `"WB".to_string()`. */
	readonly first: number;
	readonly last: number;
	/** The letters. */
	readonly start: number;
	readonly end: number;
	/** The letters with their quotes. */
	readonly outerStart: number;
	readonly outerEnd: number;
	readonly quoted: boolean;
}

/** The letters of a word. Words do not carry them: a text can have ten thousand that are looked at once. */
export function lettersOf({ tokens }: Excerpt, { start, end }: Word): string {
	return tokens.text.slice(start, end);
}

/** Functions that give back the text of the string that they are given. */
const wrappers = new Set([
	'from',
	'string',
	'str',
	'some',
	'nsstring',
	'valueof',
	'of',
	'text',
	'stringview',
	'string_view',
]);
/** Methods that give back the text that they are called on. */
const methods = new Set([
	'to_string',
	'to_owned',
	'into',
	'toString',
	'to_s',
	'as_str',
	'to_str',
	'as_bytes',
	'encode',
	'toCharArray',
	'c_str',
]);

/** The string or bare word whose letters are the token; `undefined` where it is a part of something else. */
export function wordAround(excerpt: Excerpt, index: number): Word | undefined {
	const quoted = isQuoted(excerpt, index);
	if (!quoted && !standsFree(excerpt, index)) return undefined;
	const quote = quoted ? 1 : 0;
	const [first, last] = quoted ? wrapped(excerpt, index - 1, index + 1) : [index, index];
	return {
		first,
		last,
		start: excerpt.start(index),
		end: excerpt.end(index),
		outerStart: excerpt.start(index - quote),
		outerEnd: excerpt.end(index + quote),
		quoted,
	};
}

function isQuoted(excerpt: Excerpt, index: number): boolean {
	if (!excerpt.isQuote(index - 1) || excerpt.type(index + 1) !== excerpt.type(index - 1)) return false;
	return excerpt.touches(index - 1) && excerpt.touches(index);
}

/** Whether a word without quotes is parted from its neighbours as a value is. */
function standsFree(excerpt: Excerpt, index: number): boolean {
	const before = excerpt.type(index - 1) === square || parts(excerpt, index - 1);
	if (index > 0 && excerpt.touches(index - 1) && !before) return false;
	if (isPrefix(excerpt, index)) return false;
	const next = excerpt.type(index + 1);
	return (
		!excerpt.touches(index) ||
		parts(excerpt, index + 1) ||
		next === dot ||
		next === curlyEnd ||
		next === squareEnd
	);
}

/** Whether the word is the prefix of a string: the `R` of `R"…"` and `R"(…)"`. */
function isPrefix(excerpt: Excerpt, index: number): boolean {
	if (!excerpt.touches(index) || !excerpt.isQuote(index + 1) || !excerpt.touches(index + 1)) return false;
	return excerpt.type(index + 2) === kinds.word || excerpt.type(index + 2) === round;
}

/** The raw string of C++ that starts at the token: `R"(…)"`, `R"x(…)x"`. */
function rawAt(excerpt: Excerpt, index: number): Word | undefined {
	if (!/^(?:u8|[uUL])?R$/.test(excerpt.word(index)) || !isPrefix(excerpt, index)) return undefined;
	const marked = excerpt.type(index + 2) === kinds.word ? 1 : 0;
	const open = index + 2 + marked;
	const close = excerpt.mate(open);
	const last = close + marked + 1;
	if (excerpt.type(open) !== round || excerpt.type(last) !== excerpt.type(index + 1)) return undefined;
	const empty = close === open + 1;
	if (!empty && (close !== open + 2 || excerpt.type(open + 1) !== kinds.word)) return undefined;
	return {
		first: index,
		last,
		start: excerpt.end(open),
		end: excerpt.start(close),
		outerStart: excerpt.start(index + 1),
		outerEnd: excerpt.end(last),
		quoted: true,
	};
}

function parts(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	if (excerpt.isBreak(index) || excerpt.isQuote(index) || excerpt.isDress(index)) return true;
	return (
		type === comma ||
		type === colon ||
		type === semicolon ||
		type === equals ||
		type === ampersand ||
		type === bar ||
		type === kinds.wide
	);
}

/** A string's tokens with what wraps it and leaves its text as it is. */
function wrapped(excerpt: Excerpt, from: number, to: number): [number, number] {
	let first = from;
	let last = to;
	const before = excerpt.type(first - 1);
	if (excerpt.touches(first - 1)) {
		if (before === kinds.word && excerpt.end(first - 1) - excerpt.start(first - 1) <= 2) first--;
		else if (before === hash && excerpt.type(last + 1) === hash) {
			first -= excerpt.word(first - 2) === 'r' ? 2 : 1;
			last++;
		} else if (before === signs.at || before === dollar) first--;
	}
	if (excerpt.touches(last) && /^(?:s|sv)$/.test(excerpt.word(last + 1))) last++;
	for (let rounds = 0; rounds < 4; rounds++) {
		if (excerpt.type(last + 1) === dot && methods.has(excerpt.word(last + 2))) {
			last += 2;
			if (excerpt.type(last + 1) === round && excerpt.mate(last + 1) === last + 2) last += 2;
			continue;
		}
		const open = excerpt.type(first - 1);
		if ((open === round || open === curly) && excerpt.mate(first - 1) === last + 1) {
			const callee = excerpt.pathBefore(first - 1);
			if (callee < first - 1 && wrappers.has(excerpt.word(first - 2).toLowerCase())) {
				first = callee;
				last++;
				continue;
			}
		}
		// A hole of a template: `${'WB'}`
		if (open === curly && excerpt.mate(first - 1) === last + 1 && excerpt.type(first - 2) === dollar) {
			first -= 2;
			last++;
			continue;
		}
		if (open === less && excerpt.type(first - 2) === less && excerpt.type(last + 1) === greater) {
			first -= 2;
			last += 2;
			continue;
		}
		if (
			excerpt.isQuote(first - 1) &&
			excerpt.type(last + 1) === open &&
			excerpt.touches(first - 1) &&
			excerpt.touches(last)
		) {
			first--;
			last++;
			continue;
		}
		break;
	}
	return [isReference(excerpt, first - 1) ? first - 1 : first, last];
}

/** Whether the token is the `&` of a reference, as in `f(&"WB".to_string())`, and does not join two strings. */
function isReference(excerpt: Excerpt, index: number): boolean {
	if (excerpt.type(index) !== ampersand || !excerpt.touches(index)) return false;
	return [round, comma, equals, square, curly].includes(excerpt.type(index - 1));
}

/** Whether the word is a whole value and no part of a computation, as in `"R" * 20` or `"R" + x`. */
export function isWhole(excerpt: Excerpt, { first, last, quoted }: Word): boolean {
	if (!quoted) return true;
	return !computes(excerpt, last + 1, last) && !computes(excerpt, first - 1, first - 1);
}

/** Whether another string is right behind it: the two are one in C and Python. */
function isJoined(excerpt: Excerpt, { last }: Word): boolean {
	return excerpt.isQuote(last + 1) && !excerpt.touches(last);
}

function computes(excerpt: Excerpt, index: number, before: number): boolean {
	const type = excerpt.type(index);
	if (type === plus || type === percent) return true;
	if (type === star) return !excerpt.isDress(index) && !leadsLine(excerpt, index);
	if (type === ampersand)
		return excerpt.type(index + 1) !== ampersand && excerpt.type(index - 1) !== ampersand;
	if (index > before) {
		if (type === dot) return excerpt.touches(index) && excerpt.type(index + 1) === kinds.word;
		if (type === square) return excerpt.touches(before);
	}
	return false;
}

function leadsLine(excerpt: Excerpt, index: number): boolean {
	return index === 0 || excerpt.isBreak(index - 1);
}
/**
 * The string that starts at the token. Where `bare` fits, a word without quotes that ends its line or field does too;
 * `listed` allows another string right behind it.
 */
export function wordFrom(
	excerpt: Excerpt,
	index: number,
	{ bare, listed = false }: { readonly bare?: RegExp; readonly listed?: boolean } = {},
): Word | undefined {
	let at = index;
	while (at < index + 4 && excerpt.isDress(at)) at++;
	const from = at;
	const raw = rawAt(excerpt, at);
	if (raw) return raw;
	if (bare && excerpt.type(at) === kinds.word && bare.test(excerpt.text(at))) {
		const word = wordAround(excerpt, at);
		if (word && !word.quoted) return endsField(excerpt, at + 1) ? word : undefined;
	}
	for (; at < from + 10; at++) {
		if (!excerpt.isQuote(at)) {
			if (excerpt.isBreak(at) || excerpt.type(at) === comma || excerpt.type(at) === 0) return undefined;
			continue;
		}
		const empty = emptyAt(excerpt, at);
		if (empty) return empty.first <= from + 1 ? empty : undefined;
		if (excerpt.isQuote(at + 1)) continue;
		if (excerpt.type(at + 1) !== kinds.word) return undefined;
		const word = wordAround(excerpt, at + 1);
		if (
			!word?.quoted ||
			word.first > from + 1 ||
			word.last < at ||
			(!listed && isJoined(excerpt, word)) ||
			!isWhole(excerpt, word)
		)
			return undefined;
		return word;
	}
	return undefined;
}

/** An empty string: two quotes of one kind that touch, and no word behind the second. */
function emptyAt(excerpt: Excerpt, index: number): Word | undefined {
	if (!excerpt.touches(index) || excerpt.type(index + 1) !== excerpt.type(index)) return undefined;
	if (excerpt.type(index + 2) === kinds.word && excerpt.touches(index + 1)) return undefined;
	const at = excerpt.end(index);
	return {
		first: index,
		last: index + 1,
		start: at,
		end: at,
		outerStart: excerpt.start(index),
		outerEnd: excerpt.end(index + 1),
		quoted: true,
	};
}

function endsField(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	if (type === 0 || excerpt.isBreak(index) || excerpt.isQuote(index)) return true;
	if (type === comma || type === semicolon || type === curlyEnd || type === roundEnd || type === ampersand)
		return true;
	return (
		type === kinds.word ||
		type === hash ||
		type === kinds.wide ||
		(type === minus && excerpt.type(index + 1) === minus)
	);
}

/** The opening bracket of the list of strings that starts at the token, behind its type: `["…"]`, `new String[]{"…"}`. */
export function listFrom(excerpt: Excerpt, index: number): number | undefined {
	for (let at = index; at < index + 14; at++) {
		const type = excerpt.type(at);
		if (type === semicolon || excerpt.isQuote(at) || type === 0) return undefined;
		if (type !== square && type !== curly && type !== round) continue;
		if (excerpt.mate(at) > at + 1) return wordFrom(excerpt, excerpt.next(at + 1)) ? at : undefined;
	}
	return undefined;
}

/** Strings of a list that are looked at between two pauses. */
const pace = 256;

/** The strings of the list in the bracket, with pauses; none where it holds anything else too. */
export function* wordsIn(excerpt: Excerpt, open: number): Generator<undefined, readonly Word[], void> {
	const last = excerpt.mate(open);
	const words: Word[] = [];
	for (let at = open; at < last; ) {
		const from = excerpt.next(at + 1);
		if (from >= last) break;
		const word = wordFrom(excerpt, from);
		if (!word || word.last > last) return [];
		words.push(word);
		if (words.length % pace === 0) yield undefined;
		at = excerpt.next(word.last + 1);
		if (at < last && excerpt.type(at) !== comma && excerpt.type(at) !== semicolon) return [];
	}
	return words;
}

/** The bracket of the wrapper that starts at the token and holds a value: `String::from(`, `${`; else −1. */
export function wrapperFrom(excerpt: Excerpt, index: number): number {
	if (excerpt.type(index) === dollar && excerpt.type(index + 1) === curly) return index + 1;
	if (excerpt.type(index) !== kinds.word) return -1;
	for (let at = index + 1; at < index + 6; at++) {
		const type = excerpt.type(at);
		if (type === round)
			return wrappers.has(excerpt.word(at - 1).toLowerCase()) && excerpt.mate(at) >= 0 ? at : -1;
		if (type !== kinds.word && type !== colon && type !== dot) return -1;
	}
	return -1;
}
