import type { Literal } from '../puzzles/literal.ts';
import type { Span } from '../puzzles/puzzle.ts';
import type { Names, Role } from './names.ts';
import { countBelow } from './ordered.ts';
import { cut, kinds, signs, type Tokens } from './tokens.ts';

const {
	exclamation,
	hash,
	dollar,
	percent,
	round,
	roundEnd,
	star,
	minus,
	dot,
	slash,
	colon,
	semicolon,
	greater,
	curly,
	bar,
	quotation,
	apostrophe,
	backtick,
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

/** Words before brackets that call nothing. */
const keywords = /^(?:if|while|for|switch|return|in|of|yield|and|or|not|case|is|elif|unless|when)$/;

/** Marks that may lead a line, and lines that say nothing, which are passed at a time: from many places it can be the same ones. */
const reach = 200;

/** Names that are noted between two pauses. */
const pace = 256;

/** Cuts a stretch of a text into tokens and notes the names in it, with pauses. */
export function* excerptOf(
	text: string,
	stretch: Span,
	alphabets: readonly string[],
	known: Names,
): Generator<void, Excerpt, void> {
	const tokens = yield* cut(text, stretch, alphabets);
	const names: Name[] = [];
	let at = 0;
	const passing = (offset: number) => {
		while (at < tokens.count && (tokens.end[at] as number) <= offset) at++;
		return at;
	};
	for (const { role, start, end } of known.in(text, stretch, known.pattern)) {
		names.push({ role, first: passing(start), last: passing(end - 1) });
		if (names.length % pace === 0) yield;
	}
	return new Excerpt(tokens, names);
}

/** A stretch of a text as tokens, and how to walk them. */
export class Excerpt {
	readonly tokens: Tokens;
	/** In the order of their tokens. */
	readonly names: readonly Name[];
	/** The first tokens of the names. */
	private readonly namedTokens: readonly number[];

	constructor(tokens: Tokens, names: readonly Name[]) {
		this.tokens = tokens;
		this.names = names;
		this.namedTokens = names.map(({ first }) => first);
	}

	/** The name that starts with the token. */
	nameAt(index: number): Name | undefined {
		const name = this.names[countBelow(this.namedTokens, index)];
		return name?.first === index ? name : undefined;
	}

	/** The name of a slot of the puzzle that starts with the token. */
	slotAt(index: number, literal: Literal): Name | undefined {
		const name = this.nameAt(index);
		return name?.role.literal === literal && name.role.kind === 'slot' ? name : undefined;
	}

	/** Whether the token is such a word. */
	says(index: number, word: string): boolean {
		const start = this.start(index);
		return this.end(index) - start === word.length && this.tokens.text.startsWith(word, start);
	}

	nameText({ first, last }: Name): string {
		return this.tokens.text.slice(this.start(first), this.end(last));
	}

	/** Whether a list of numbers starts with the token. */
	isList(index: number): boolean {
		const { lists } = this.tokens;
		return lists[countBelow(lists, index)] === index;
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
		return type === quotation || type === apostrophe || type === backtick;
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
		for (; at < index + reach; at++) {
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
		for (let steps = 0; steps < reach; steps++) {
			if (this.isBreak(at)) {
				const lead = this.pastLead(at + 1);
				at = commented || lead === at + 1 || !this.isComment(at + 1) ? lead : this.lineEnd(lead);
			} else if (!commented && this.isRemark(at)) at = this.lineEnd(at);
			else break;
		}
		return at;
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
		for (let steps = 0; at >= 0 && steps < reach; steps++) {
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

	/** Whether a blank line starts between two tokens, the second one not included. */
	hasBlankLine(from: number, to: number): boolean {
		for (let at = from; at < to; at++) if (this.isBreak(at) && this.isBreak(at + 1)) return true;
		return false;
	}

	private breaksBefore(index: number): number {
		return countBelow(this.tokens.breaks, index);
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
		if (this.type(at - 1) === dollar && this.touches(at - 1)) at--;
		const keyword = this.word(at - 1);
		return keyword === 'new' || keyword === 'await' ? at - 1 : at;
	}

	/** The call that the token is an argument of. */
	callAround(index: number): Stretch | undefined {
		const group = this.within(index);
		if (this.type(group) !== round) return undefined;
		const first = keywords.test(this.word(group - 1)) ? group : this.pathBefore(group);
		return first < group ? { first, last: this.mate(group) } : undefined;
	}

	/** The first token of the `.`, `:`, `::` or `->` before the token. */
	private jointBefore(index: number): number {
		const [last, before] = [this.type(index - 1), this.type(index - 2)];
		if (last === dot) return index - 1;
		// Erlang: zuma:find_min_step(…)
		const parts = last === colon && before === kinds.word && this.touches(index - 1);
		if (parts && this.touches(index - 2)) return index - 1;
		return (last === colon && before === colon) || (last === greater && before === minus) ? index - 2 : index;
	}
}
