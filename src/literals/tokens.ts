import type { Span } from '../puzzles/puzzle.ts';

/**
 * A text cut into tokens, whatever language it is in: words, numbers, quotes, brackets and other signOf, line breaks.
 * Blanks are dropped. A sign is known by its ASCII form: full-width, smart, escaped and HTML-encoded ones too.
 *
 * One number array per property, for a text of megabytes has a million tokens.
 */
export interface Tokens {
	readonly text: string;
	readonly count: number;
	/** The sign's character code, or one of `kinds`. */
	readonly type: Uint8Array;
	readonly start: Int32Array;
	readonly end: Int32Array;
	/** Of a bracket, its partner; −1 where it has none and for every other token. */
	readonly mate: Int32Array;
	/** The innermost bracket that is open at the token and is closed again, −1 at the top. */
	readonly within: Int32Array;
	/** The line breaks, written ones too. */
	readonly breaks: readonly number[];
	/** Words made of the letters that a puzzle's words have, for each of the alphabets. */
	readonly lettered: readonly (readonly number[])[];
	/** Opening brackets around numbers, commas and line breaks, and nothing else. */
	readonly lists: readonly number[];
	/** Lines with numbers and signOf but no words, in pairs: the first token, and the one behind the last: the line break. */
	readonly numberLines: readonly number[];
}

/** The types of tokens that are no signOf. A line break has its character code, 10. */
export const kinds = {
	lineBreak: 10,
	/** ASCII letters, digits and underscores, no digit first. */
	word: 128,
	/** Letters outside ASCII. */
	wide: 129,
	/** A whole number in digits. */
	digits: 130,
	/** Any other number, as `1.5`, `0x1F`, `1_000`, `5L`. */
	number: 131,
	/** A line break written as `\n` or `<br>`. */
	writtenBreak: 132,
	/** An HTML tag that dresses text. */
	tag: 133,
} as const;

/** Character codes of signs. */
export const signs = {
	exclamation: 33,
	quotation: 34,
	hash: 35,
	dollar: 36,
	percent: 37,
	ampersand: 38,
	apostrophe: 39,
	round: 40,
	roundEnd: 41,
	star: 42,
	plus: 43,
	comma: 44,
	minus: 45,
	dot: 46,
	slash: 47,
	colon: 58,
	semicolon: 59,
	less: 60,
	equals: 61,
	greater: 62,
	question: 63,
	at: 64,
	square: 91,
	backslash: 92,
	squareEnd: 93,
	backtick: 96,
	curly: 123,
	bar: 124,
	curlyEnd: 125,
} satisfies Readonly<Record<string, number>>;

/**
 * Cuts the stretch of `text` and pauses every `slice` characters. `alphabets` are the letters that words to note are
 * made of. Linear: no character is looked at more than a few times.
 */
export function* cut(
	text: string,
	stretch: Span,
	alphabets: readonly string[],
): Generator<void, Tokens, void> {
	// No token is shorter than a character. To fill megabytes with zeros takes its time as well.
	const room = stretch.end - stretch.start;
	const type = new Uint8Array(room);
	const start = new Int32Array(room);
	if (room > slice) yield;
	const end = new Int32Array(room);
	if (room > slice) yield;
	const mate = new Int32Array(room);
	if (room > slice) yield;
	const within = new Int32Array(room);
	const cutter = new Cutter(text, stretch, alphabets, { type, start, end, mate, within });
	while (cutter.advance(slice)) yield;
	return yield* cutter.finish();
}

/** Characters or tokens between two pauses: well below a millisecond of work, but ten times that before it is compiled. */
const slice = 1 << 12;

const blank = 1;
const apostrophe = 39;
const quotationMark = 34;
const backtick = 96;
const backslash = 92;

/** By UTF-16 code unit: the ASCII sign it stands for, `blank`, or 0 for letters and digits. */
const signOf = new Uint8Array(1 << 16);
/** By ASCII code: a bit per letter, `small` with it for a small letter, `digit` or `underscore`; 0 for what is in no word. */
const wordBits = new Int32Array(128);
const small = 1 << 28;
const digit = 1 << 29;
const underscore = 1 << 30;

for (let code = 0; code < 128; code++) signOf[code] = code <= 32 && code !== 10 && code !== 13 ? blank : code;
for (let code = 48; code <= 57; code++) wordBits[code] = digit;
for (let letter = 0; letter < 26; letter++) {
	wordBits[65 + letter] = 1 << letter;
	wordBits[97 + letter] = (1 << letter) | small;
}
wordBits[95] = underscore;
for (const code of wordBits.keys()) if (wordBits[code] !== 0) signOf[code] = 0;
for (const [sign, wide] of [
	['"', '“”„‟＂«»「」『』'],
	["'", '‘’‚‛＇‹›'],
	['`', '｀'],
	[',', '，、﹐'],
	[':', '：﹕'],
	[';', '；'],
	['.', '。'],
	['=', '＝'],
	['-', '−–—－'],
	['*', '＊'],
	['>', '→⇒＞➜'],
	['<', '←＜'],
	['|', '｜│'],
	['(', '（'],
	[')', '）'],
	['[', '［【'],
	[']', '］】'],
	['{', '｛'],
	['}', '｝'],
	['\x01', '\u00a0\u1680\u202f\u205f\u2028\u2029\u2060\u3000\ufeff'],
] as const) {
	for (const code of wide) signOf[code.charCodeAt(0)] = sign.charCodeAt(0);
}
for (let code = 0x2000; code <= 0x200f; code++) signOf[code] = blank;

const opening = new Map([
	[41, 40],
	[93, 91],
	[125, 123],
]);

/** HTML tags that stand within a line or around lines. Programs have `<int>` and `<T>`, so not every tag is one. */
const tags =
	/<\/?(?:b|strong|i|em|u|code|kbd|samp|tt|pre|p|span|div|font|small|li|ul|ol|td|th|tr|h[1-6]|sup|sub|br)(?:\s[^<>\n]{0,200})?\/?>/iy;
const entities =
	/&(?:(quot|#34|#x22|ldquo|rdquo|bdquo)|(apos|#39|#x27|lsquo|rsquo)|(nbsp|#160|#xa0|ensp|emsp|thinsp));/iy;

/** What the brackets of one pair hold. */
const numbers = 1;
const others = 2;

/** How many open brackets that nothing closes a closing one may pass over, as one in a string or in prose. */
const most = 16;

class Cutter {
	private readonly text: string;
	private readonly alphabets: readonly number[];
	private readonly limit: number;
	private at: number;
	private count = 0;
	private readonly type: Uint8Array;
	private readonly start: Int32Array;
	private readonly end: Int32Array;
	private readonly mate: Int32Array;
	private readonly within: Int32Array;
	private readonly lettered: number[][];
	private readonly breaks: number[] = [];
	private readonly lists: number[] = [];
	private readonly numberLines: number[] = [];
	private readonly open: number[] = [];
	private readonly held: number[] = [];
	private lineStart = 0;
	private lineHolds = 0;

	/** `room` has a place for every token that the stretch can have. */
	constructor(
		text: string,
		{ start, end }: Span,
		alphabets: readonly string[],
		room: Pick<Tokens, 'type' | 'start' | 'end' | 'mate' | 'within'>,
	) {
		this.text = text;
		this.at = start;
		this.limit = end;
		this.alphabets = alphabets.map((letters) => ~bitsOf(letters));
		this.lettered = alphabets.map(() => []);
		this.type = room.type;
		this.start = room.start;
		this.end = room.end;
		this.mate = room.mate;
		this.within = room.within;
	}

	/** Cuts about `characters` more; `false` at the end of the text. */
	advance(characters: number): boolean {
		const { text, limit } = this;
		const stop = Math.min(this.at + characters, limit);
		while (this.at < stop) {
			const code = text.charCodeAt(this.at);
			const sign = signOf[code] as number;
			if (sign === blank) this.at++;
			else if (sign === 0) {
				if (code >= 128) this.wide();
				else if ((wordBits[code] as number) === digit) this.number();
				else this.word();
			} else this.sign(sign, code);
		}
		return this.at < limit;
	}

	*finish(): Generator<void, Tokens, void> {
		this.endLine();
		yield* this.skipUnclosed();
		const { text, count, type, start, end, mate, within, breaks, lettered, lists, numberLines } = this;
		return { text, count, type, start, end, mate, within, breaks, lettered, lists, numberLines };
	}

	/** Brackets that nothing closes hold nothing. */
	private *skipUnclosed(): Generator<void, void, void> {
		const { within, mate, count } = this;
		for (let index = 0; index < count; index++) {
			if (index % slice === slice - 1) yield;
			const open = within[index] as number;
			if (open >= 0 && (mate[open] as number) < 0) within[index] = within[open] as number;
		}
	}

	private push(type: number, end: number): void {
		const index = this.count++;
		this.type[index] = type;
		this.start[index] = this.at;
		this.end[index] = end;
		this.mate[index] = -1;
		const depth = this.open.length;
		this.within[index] = depth === 0 ? -1 : (this.open[depth - 1] as number);
		this.at = end;
	}

	/** Notes what kind of token stands on the line and in the brackets. */
	private holds(what: number): void {
		this.lineHolds |= what;
		const depth = this.held.length;
		if (depth > 0) this.held[depth - 1] = (this.held[depth - 1] as number) | what;
	}

	private word(): void {
		const { text, limit } = this;
		let end = this.at;
		let bits = 0;
		for (; end < limit; end++) {
			const code = text.charCodeAt(end);
			if (code >= 128) break;
			const bit = wordBits[code] as number;
			if (bit === 0) break;
			bits |= bit;
		}
		const { alphabets } = this;
		for (let index = 0; index < alphabets.length; index++) {
			if ((bits & (alphabets[index] as number)) === 0) this.lettered[index]?.push(this.count);
		}
		this.holds(others);
		this.push(kinds.word, end);
	}

	private number(): void {
		const { text, limit } = this;
		let end = this.at + 1;
		let bits = 0;
		for (; end < limit; end++) {
			const code = text.charCodeAt(end);
			if (code >= 128) break;
			const bit = wordBits[code] as number;
			if (bit === 0) {
				if (code !== 46 || !isDigit(text.charCodeAt(end + 1))) break;
				bits = underscore;
			} else bits |= bit;
		}
		const plain = (bits & ~digit) === 0;
		this.holds(numbers);
		this.push(plain ? kinds.digits : kinds.number, end);
	}

	private wide(): void {
		const { text, limit } = this;
		let end = this.at + 1;
		for (; end < limit; end++) {
			const code = text.charCodeAt(end);
			if (code < 128 || signOf[code] !== 0) break;
		}
		this.holds(others);
		this.push(kinds.wide, end);
	}

	private sign(sign: number, code: number): void {
		const { text, at } = this;
		switch (sign) {
			case 10:
				this.break(kinds.lineBreak, at + 1);
				return;
			case 13:
				this.break(kinds.lineBreak, text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1);
				return;
			case quotationMark:
			case apostrophe:
			case backtick: {
				let end = at + 1;
				while (text.charCodeAt(end) === code) end++;
				// Three and more are one mark, as `"""` and fences are; two are the quotes of an empty string.
				if (this.held.length > 0) this.held[this.held.length - 1] = others;
				this.push(sign, end - at >= 3 ? end : at + 1);
				return;
			}
			case backslash:
				this.backslash();
				return;
			case 60: {
				tags.lastIndex = at;
				const tag = isLetterOrSlash(text.charCodeAt(at + 1)) ? tags.exec(text)?.[0] : undefined;
				if (tag === undefined) break;
				const end = at + tag.length;
				if (/^<br/i.test(tag)) this.break(kinds.writtenBreak, end);
				else this.push(kinds.tag, end);
				return;
			}
			case 38: {
				entities.lastIndex = at;
				const entity = entities.exec(text);
				if (!entity) break;
				const end = at + entity[0].length;
				if (entity[3]) this.at = end;
				else this.push(entity[1] ? quotationMark : apostrophe, end);
				return;
			}
			case 40:
			case 91:
			case 123:
				this.push(sign, at + 1);
				this.open.push(this.count - 1);
				this.held.push(0);
				return;
			case 41:
			case 93:
			case 125:
				this.close(sign);
				return;
			case 44:
			case 45:
			case 59:
				this.push(sign, at + 1);
				return;
			default:
		}
		const leads = (sign === 35 || sign === 42 || sign === 47) && this.lineStart === this.count;
		if (!leads && this.held.length > 0) this.held[this.held.length - 1] = others;
		this.push(sign, at + 1);
	}

	/** `\n` is a line break, `\"` a quotation mark, `\t` a blank, however many backslashes are before it. */
	private backslash(): void {
		const { text, at } = this;
		let next = at;
		while (text.charCodeAt(next) === backslash) next++;
		const code = text.charCodeAt(next);
		if (code === 110) this.break(kinds.writtenBreak, next + 1);
		else if (code === 114) {
			const lineFeed = text.startsWith(`${text.slice(at, next)}n`, next + 1);
			this.break(kinds.writtenBreak, lineFeed ? next + 1 + (next - at) + 1 : next + 1);
		} else if (code === 116) this.at = next + 1;
		else if (code === quotationMark || code === apostrophe || code === backtick) this.push(code, next + 1);
		else {
			if (this.held.length > 0) this.held[this.held.length - 1] = others;
			this.push(backslash, next);
		}
	}

	private break(type: number, end: number): void {
		this.endLine();
		this.breaks.push(this.count);
		this.push(type, end);
		this.lineStart = this.count;
		this.lineHolds = 0;
	}

	private endLine(): void {
		if (this.lineHolds === numbers) this.numberLines.push(this.lineStart, this.count);
	}

	private close(sign: number): void {
		const { open, held } = this;
		const opener = opening.get(sign);
		let depth = open.length - 1;
		for (const lowest = Math.max(0, depth - most); depth >= lowest; depth--) {
			if (this.type[open[depth] as number] === opener) break;
		}
		if (depth < 0 || this.type[open[depth] as number] !== opener) {
			this.push(sign, this.at + 1);
			return;
		}
		const partner = open[depth] as number;
		const holds = depth === open.length - 1 ? (held[depth] as number) : others;
		open.length = depth;
		held.length = depth;
		if (depth > 0) held[depth - 1] = others;
		this.push(sign, this.at + 1);
		this.mate[this.count - 1] = partner;
		this.mate[partner] = this.count - 1;
		if (holds === numbers) this.lists.push(partner);
	}
}

function bitsOf(letters: string): number {
	let bits = 0;
	for (let at = 0; at < letters.length; at++) bits |= wordBits[letters.charCodeAt(at)] ?? 0;
	return bits;
}

function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

function isLetterOrSlash(code: number): boolean {
	return code === 47 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
