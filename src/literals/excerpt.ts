import type { Role } from './names.ts';
import type { NameHit } from './places.ts';
import { kinds, signs, type Tokens } from './tokens.ts';

const {
	exclamation,
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
	slash,
	colon,
	semicolon,
	less,
	equals,
	greater,
	square,
	curly,
	bar,
} = signs;

/** A name of a puzzle among the tokens: `find-min-step` is five of them. */
export interface Name {
	readonly role: Role;
	readonly first: number;
	readonly last: number;
}

/** The first and the last token of something. */
export interface Stretch {
	readonly first: number;
	readonly last: number;
}

/** A string or a bare word in a text, in token indexes and in offsets. */
export interface Word {
	/** The first and the last token, with what wraps the string: `String::from("WB")`, `"WB".to_string()`. */
	readonly first: number;
	readonly last: number;
	/** The letters. */
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/** The letters with their quotes. */
	readonly outerStart: number;
	readonly outerEnd: number;
	readonly quoted: boolean;
}

export /** Functions that give back the text of the string that they are given. */
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
]);

/** Words before brackets that call nothing. */
const keywords = /^(?:if|while|for|switch|return|in|of|yield|and|or|not|case|is|elif|unless|when)$/;

/** A stretch of a text as tokens, and how to walk them. */
export class Excerpt {
	readonly tokens: Tokens;
	readonly names: readonly Name[];
	private readonly namesByToken: ReadonlyMap<number, Name>;

	constructor(tokens: Tokens, hits: readonly NameHit[]) {
		this.tokens = tokens;
		let at = 0;
		const passing = (offset: number) => {
			while (at < tokens.count && (tokens.end[at] as number) <= offset) at++;
			return at;
		};
		this.names = hits.map(({ role, start, end }) => ({
			role,
			first: passing(start),
			last: passing(end - 1),
		}));
		this.namesByToken = new Map(this.names.map((name) => [name.first, name]));
	}

	/** The name that starts with the token. */
	nameAt(index: number): Name | undefined {
		return this.namesByToken.get(index);
	}

	/** The token's type; 0 before the first token and behind the last. */
	type(index: number): number {
		return index >= 0 && index < this.tokens.count ? (this.tokens.type[index] as number) : 0;
	}

	start(index: number): number {
		return this.tokens.start[index] as number;
	}

	end(index: number): number {
		return this.tokens.end[index] as number;
	}

	/** The bracket's partner, −1 where there is none. */
	mate(index: number): number {
		return index >= 0 && index < this.tokens.count ? (this.tokens.mate[index] as number) : -1;
	}

	/** The innermost bracket that is open at the token and is closed again, −1 at the top. */
	within(index: number): number {
		return index >= 0 && index < this.tokens.count ? (this.tokens.within[index] as number) : -1;
	}

	text(index: number): string {
		return this.tokens.text.slice(this.start(index), this.end(index));
	}

	/** The text of a word, `''` for any other token. */
	word(index: number): string {
		const type = this.type(index);
		return type === kinds.word || type === kinds.wide ? this.text(index) : '';
	}

	/** Whether nothing stands between the token and the next one. */
	touches(index: number): boolean {
		return index >= 0 && index + 1 < this.tokens.count && this.end(index) === this.start(index + 1);
	}

	isBreak(index: number): boolean {
		const type = this.type(index);
		return type === kinds.lineBreak || type === kinds.writtenBreak;
	}

	isQuote(index: number): boolean {
		const type = this.type(index);
		return type === 34 || type === 39 || type === 96;
	}

	/** Whether the token dresses prose: a tag, a bold mark. */
	isDress(index: number): boolean {
		const type = this.type(index);
		return type === kinds.tag || (type === star && (this.isStar(index - 1) || this.isStar(index + 1)));
	}

	private isStar(index: number): boolean {
		return this.type(index) === star;
	}

	/** Past what may lead a line: comment marks, list marks, quotation marks of mails. */
	pastLead(index: number): number {
		let at = index;
		for (; ; at++) {
			const type = this.type(at);
			if (type === minus && this.touches(at) && this.type(at + 1) === kinds.digits) break;
			if (type !== star && type !== slash && type !== hash && type !== greater && type !== minus) {
				if (type !== percent && type !== bar && type !== semicolon) break;
			}
		}
		return at;
	}

	/**
	 * The next token that says something, from `index` on: past line breaks, what leads lines, and comments, unless the
	 * line it starts from is a comment itself.
	 */
	next(index: number): number {
		let at = index;
		const commented = this.isComment(this.lineStart(at));
		for (;;) {
			if (this.isBreak(at)) {
				const lead = this.pastLead(at + 1);
				at = commented || lead === at + 1 || !this.isComment(at + 1) ? lead : this.lineEnd(lead);
			} else if (!commented && this.isRemark(at)) at = this.lineEnd(at);
			else return at;
		}
	}

	/** Whether a comment to the end of the line starts with the token. */
	private isRemark(index: number): boolean {
		const type = this.type(index);
		if (type === hash) return !this.touches(index);
		return (type === slash || type === minus) && this.type(index + 1) === type && this.touches(index);
	}

	/** The last token that says something, from `index` backwards, in the same way; −1 before the first one. */
	previous(index: number): number {
		let at = index;
		const commented = this.isComment(this.lineStart(at + 1));
		while (at >= 0) {
			if (this.isBreak(at)) {
				at--;
				continue;
			}
			const start = this.lineStart(at);
			if (this.pastLead(start) > at || (!commented && this.isComment(start))) at = start - 1;
			else break;
		}
		return at;
	}

	/** Whether a comment starts with the token: `//`, `/*`, `#`, `*`, `--`. */
	isComment(index: number): boolean {
		const type = this.type(index);
		if (type === hash) return true;
		const second = this.type(index + 1);
		if (type === slash) return (second === slash || second === star) && this.touches(index);
		if (type === minus) return second === minus && this.touches(index);
		return type === star && second !== star;
	}

	/** The first token of the token's line; a line break is the last token of its line. */
	lineStart(index: number): number {
		const { breaks } = this.tokens;
		const before = this.breaksBefore(index);
		return before === 0 ? 0 : (breaks[before - 1] as number) + 1;
	}

	/** The line break that ends the token's line, or the token behind the last. */
	lineEnd(index: number): number {
		return this.tokens.breaks[this.breaksBefore(index)] ?? this.tokens.count;
	}

	private breaksBefore(index: number): number {
		const { breaks } = this.tokens;
		let low = 0;
		let high = breaks.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((breaks[middle] as number) < index) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	/** The string or bare word whose letters are the token; `undefined` where it is a part of something else. */
	wordAround(index: number): Word | undefined {
		const quoted = this.isQuoted(index);
		if (!quoted && !this.standsFree(index)) return undefined;
		let first = index;
		let last = index;
		let [outerStart, outerEnd] = [this.start(index), this.end(index)];
		if (quoted) {
			first--;
			last++;
			outerStart = this.start(first);
			outerEnd = this.end(last);
			[first, last] = this.wrapped(first, last);
		}
		const text = this.text(index);
		return {
			first,
			last,
			text,
			start: this.start(index),
			end: this.end(index),
			outerStart,
			outerEnd,
			quoted,
		};
	}

	private isQuoted(index: number): boolean {
		if (!this.isQuote(index - 1) || this.type(index + 1) !== this.type(index - 1)) return false;
		return this.touches(index - 1) && this.touches(index);
	}

	/** Whether a word without quotes is parted from its neighbours as a value is. */
	private standsFree(index: number): boolean {
		if (index > 0 && this.touches(index - 1) && !this.parts(index - 1)) return false;
		return !this.touches(index) || this.parts(index + 1) || this.type(index + 1) === dot;
	}

	private parts(index: number): boolean {
		const type = this.type(index);
		if (this.isBreak(index) || this.isQuote(index) || this.isDress(index)) return true;
		return (
			type === comma ||
			type === colon ||
			type === semicolon ||
			type === equals ||
			type === bar ||
			type === kinds.wide
		);
	}

	/** A string's tokens with what wraps it and leaves its text as it is. */
	private wrapped(from: number, to: number): [number, number] {
		let first = from;
		let last = to;
		const before = this.type(first - 1);
		if (this.touches(first - 1)) {
			if (before === kinds.word && this.end(first - 1) - this.start(first - 1) <= 2) first--;
			else if (before === hash && this.type(last + 1) === hash) {
				first -= this.word(first - 2) === 'r' ? 2 : 1;
				last++;
			} else if (before === signs.at || before === dollar) first--;
		}
		if (this.touches(last) && /^(?:s|sv)$/.test(this.word(last + 1))) last++;
		for (let rounds = 0; rounds < 4; rounds++) {
			if (this.type(last + 1) === dot && methods.has(this.word(last + 2))) {
				last += 2;
				if (this.type(last + 1) === round && this.mate(last + 1) === last + 2) last += 2;
				continue;
			}
			const open = this.type(first - 1);
			if ((open === round || open === curly) && this.mate(first - 1) === last + 1) {
				const callee = this.pathBefore(first - 1);
				if (callee < first - 1 && wrappers.has(this.word(first - 2).toLowerCase())) {
					first = callee;
					last++;
					continue;
				}
			}
			if (open === less && this.type(first - 2) === less && this.type(last + 1) === greater) {
				first -= 2;
				last += 2;
				continue;
			}
			if (
				this.isQuote(first - 1) &&
				this.type(last + 1) === open &&
				this.touches(first - 1) &&
				this.touches(last)
			) {
				first--;
				last++;
				continue;
			}
			break;
		}
		return [first, last];
	}

	/**
	 * The first token of the path of a call, whose name or opening bracket the token is: `Solution().f`, `String::from`,
	 * `new std::string`. The token itself where nothing is called.
	 */
	pathBefore(index: number): number {
		let at = index;
		if (this.type(at) === round || this.type(at) === curly) {
			const name = this.type(at - 1) === exclamation ? at - 2 : at - 1;
			if (this.type(name) !== kinds.word) return index;
			at = name;
		}
		for (let steps = 0; steps < 8; steps++) {
			const joint = this.jointBefore(at);
			if (joint === at) break;
			at = joint;
			while (this.type(at - 1) === roundEnd && this.mate(at - 1) >= 0) at = this.mate(at - 1);
			if (this.type(at - 1) === kinds.word) at--;
		}
		const keyword = this.word(at - 1);
		return keyword === 'new' || keyword === 'await' ? at - 1 : at;
	}

	/** The bracket of the wrapper that starts at the token and holds a string: `String::from(`, `new String(`; else −1. */
	wrapperFrom(index: number): number {
		if (this.type(index) !== kinds.word) return -1;
		for (let at = index + 1; at < index + 6; at++) {
			const type = this.type(at);
			if (type === round)
				return wrappers.has(this.word(at - 1).toLowerCase()) && this.mate(at) >= 0 ? at : -1;
			if (type !== kinds.word && type !== colon && type !== dot) return -1;
		}
		return -1;
	}

	/** The call that the token is an argument of. */
	callAround(index: number): Stretch | undefined {
		const group = this.within(index);
		if (this.type(group) !== round) return undefined;
		const first = keywords.test(this.word(group - 1)) ? group : this.pathBefore(group);
		return first < group ? { first, last: this.mate(group) } : undefined;
	}

	/** The first token of the `.`, `::` or `->` before the token. */
	private jointBefore(index: number): number {
		const [last, before] = [this.type(index - 1), this.type(index - 2)];
		if (last === dot) return index - 1;
		return (last === colon && before === colon) || (last === greater && before === minus) ? index - 2 : index;
	}

	/** Whether the word is a whole value and no part of a computation, as in `"R" * 20` or `"R" + x`. */
	isWhole({ first, last, quoted }: Word): boolean {
		if (!quoted) return true;
		// Strings beside each other are one in C and Python.
		if (this.isQuote(last + 1) && !this.touches(last)) return false;
		return !this.computes(last + 1, last) && !this.computes(first - 1, first - 1);
	}

	private computes(index: number, before: number): boolean {
		const type = this.type(index);
		if (type === plus || type === percent) return true;
		if (type === star) return !this.isDress(index) && !this.leadsLine(index);
		if (type === ampersand) return this.type(index + 1) !== ampersand && this.type(index - 1) !== ampersand;
		if (index > before) {
			if (type === dot) return this.touches(index) && this.type(index + 1) === kinds.word;
			if (type === square) return this.touches(before);
		}
		return false;
	}

	private leadsLine(index: number): boolean {
		return index === 0 || this.isBreak(index - 1);
	}
}
