import type { WordsLiteral } from '../puzzles/literal.ts';
import { announces } from './announcements.ts';
import { type Answer, answerAt } from './answers.ts';
import { asserted } from './assertions.ts';
import { makers } from './assignments.ts';
import type { Excerpt, Stretch } from './excerpt.ts';
import { type Pair, pace } from './pair.ts';
import { isWhole, lettersOf, type Word, wordAround } from './strings.ts';
import { kinds, signs } from './tokens.ts';

const {
	comma,
	minus,
	dot,
	colon,
	semicolon,
	equals,
	greater,
	less,
	round,
	roundEnd,
	square,
	squareEnd,
	curly,
	bar,
	ampersand,
	exclamation,
} = signs;

/** What parts two words: one comma, one line break, or nothing but blanks. */
type Parting = 'comma' | 'lines' | 'blank' | undefined;

/** The names of both slots beside each other, and whether the second slot is first. */
interface Header {
	readonly at: number;
	readonly turned: boolean;
	/** How many cells are between those of the slots and that of the answer; −1 where none is the answer's. */
	readonly between: number;
}

function* headersIn(excerpt: Excerpt, literal: WordsLiteral): Generator<undefined, Header[], void> {
	const headers: Header[] = [];
	for (const [index, two] of excerpt.names.entries()) {
		if (index % pace === 0) yield undefined;
		const one = excerpt.names[index - 1];
		if (one?.role.literal !== literal || two.role.literal !== literal) continue;
		if (one.role.kind !== 'slot' || two.role.kind !== 'slot' || one.role.slot === two.role.slot) continue;
		const between = two.first - one.last;
		if (
			between > 4 ||
			![comma, bar].some((sign) => [1, 2].some((by) => excerpt.type(one.last + by) === sign))
		)
			continue;
		headers.push({ at: two.last, turned: one.role.slot === 1, between: cellsBetween(excerpt, two.last + 1) });
	}
	return headers;
}

/** Titles of columns that hold no answers, where nothing says which column does. */
const otherColumns = /^(?:len|length|size|id|time|ms|nodes|states|depth|level|score|count|notes?)$/i;

/** How many columns are ahead of that of the answer, in titles that start with the token; −1 where none is its. */
function cellsBetween(excerpt: Excerpt, index: number): number {
	let cells = 0;
	let others = false;
	for (let at = index; at < index + 40 && !excerpt.isBreak(at); at++) {
		const type = excerpt.type(at);
		if (type === 0 || type === roundEnd || (excerpt.isQuote(at) && !excerpt.touches(at))) break;
		if (type === comma || type === bar || type === semicolon) {
			if (excerpt.type(at - 1) !== bar) cells++;
		} else if (announces(excerpt, at)) return Math.max(0, cells - 1);
		else if (otherColumns.test(excerpt.word(at))) others = true;
	}
	return others ? -1 : 0;
}

/** Functions that make rows of columns. */
const zipping = /^(?:zip\w*|izip|product)$/i;

/** Types that a list is `of`. */
const collections = /^(?:immutable)?(?:list|set|seq|stream|array|arrays|vector)$/i;
/** Methods that take one value after the other. */
const iterating = /^(?:for_?each|each\w*|map|iter|into_iter|stream)$/i;

/** Whether it is the word ahead of what a loop goes through. */
function isEach(word: string): boolean {
	return /^(?:in|of)$/i.test(word);
}

/** Finds words beside each other without names: calls of any function, rows of tables, lines, pairs in prose. */
export class Neighbours {
	private readonly excerpt: Excerpt;
	private readonly literal: WordsLiteral;
	private headers: readonly Header[] = [];
	/** How many headers are ahead of the row, for rows come in order. */
	private ahead = 0;

	constructor(excerpt: Excerpt, literal: WordsLiteral) {
		this.excerpt = excerpt;
		this.literal = literal;
	}

	/** Words beside each other without names: calls of any function, rows of tables, lines, pairs in prose. */
	*pairs(lettered: readonly number[]): Generator<Pair | undefined, void, void> {
		this.headers = yield* headersIn(this.excerpt, this.literal);
		let chain: Word[] = [];
		let chained: Parting;
		for (const [index, token] of lettered.entries()) {
			if (index % pace === 0) yield undefined;
			const word = wordAround(this.excerpt, token);
			if (!word || !isWhole(this.excerpt, word)) continue;
			const last = chain.at(-1);
			const parting = last && this.parting(last, word);
			if (parting && (chain.length === 1 || parting === chained)) chain.push(word);
			else {
				if (chain.length > 1) yield* this.inChain(chain, chained);
				chain = [word];
			}
			chained = parting;
		}
		yield* this.inChain(chain, chained);
	}

	private *inChain(words: readonly Word[], parting: Parting): Generator<Pair | undefined, void, void> {
		const [one, two] = words;
		if (!one || !two) return;
		if (parting === 'lines') yield* this.lines(words);
		else if (words.length === 2) {
			const beside = one.quoted && two.quoted ? this.applied(one, two) : this.onLine(one, two);
			const pair = parting === 'comma' ? this.row(one, two) : beside;
			if (pair) yield pair;
		}
	}

	private parting(one: Word, two: Word): Parting {
		const { excerpt } = this;
		if (two.first - one.last > 40) return undefined;
		let commas = 0;
		let breaks = 0;
		let written = 0;
		for (let at = one.last + 1; at < two.first; at++) {
			const type = excerpt.type(at);
			if (type === comma || type === semicolon || type === bar) {
				if (type !== bar || excerpt.type(at - 1) !== bar) commas++;
			} else if (excerpt.isBreak(at)) {
				if (type === kinds.lineBreak) breaks++;
				else written++;
				const past = excerpt.pastLead(at + 1);
				if (past > two.first) return undefined;
				if (past < two.first && commas > 0 && excerpt.isComment(at + 1))
					at = Math.min(excerpt.lineEnd(past), two.first) - 1;
				else at = past - 1;
			} else if (!excerpt.isDress(at)) return undefined;
		}
		if (excerpt.within(one.first) !== excerpt.within(two.first)) return undefined;
		if (commas === 1) return one.quoted === two.quoted ? 'comma' : undefined;
		if (commas > 1 || breaks > 1 || written > 1) return undefined;
		return breaks + written > 0 ? 'lines' : 'blank';
	}

	/** A row of a table, or a call: two words, and behind them their answer. */
	private row(one: Word, two: Word): Pair | undefined {
		const { excerpt } = this;
		const group = excerpt.within(one.first);
		let before = excerpt.previous(one.first - 1);
		while (excerpt.isDress(before)) before--;
		const after = excerpt.next(two.last + 1);
		const opened = group >= 0 && before === group;
		const closed = group >= 0 && after === excerpt.mate(group);
		const bare = !one.quoted && !two.quoted;
		const opening = one.first - 1;
		const text =
			excerpt.isQuote(opening) && excerpt.touches(opening) && (bare || this.endsText(opening, two));
		const line = this.leadsRow(one.first);
		let first = one.first;
		let last = two.last;
		const header = this.headerOf(one.first);
		let answer = this.answerBehind(after, header?.between ?? 0);
		if (answer) last = answer.next - 1;
		let table: string;
		let call: Stretch | undefined;
		let lead: Answer | undefined;
		if (text) table = `text ${group}`;
		else if (bare) {
			const ends = answer || header || this.endsLine(two.last + 1);
			const listed = opened && (answer ? excerpt.next(answer.next) === excerpt.mate(group) : closed);
			if (!(line && ends) && !(listed && this.isItem(group)) && !(ends && this.isInput(before)))
				return undefined;
			table = 'lines';
		} else if (opened || (group >= 0 && excerpt.type(before) === comma)) {
			call = excerpt.callAround(one.first);
			if (this.isNamedList(group) || this.isOneOfColumns(group) || this.isGoneThrough(group))
				return undefined;
			if (call) {
				// A number that no answer can be is another argument.
				if (answer && !this.literal.couldAnswer(answer.expected.text, lettersOf(excerpt, two)))
					answer = undefined;
				table = `call ${excerpt.word(group - 1)}`;
				({ first, last } = call);
			} else {
				let holder = excerpt.within(group);
				if (!answer && opened && closed) {
					const behind = excerpt.next(excerpt.mate(group) + 1);
					const inner = excerpt.within(group) >= 0 || excerpt.type(behind) !== comma;
					const parts = excerpt.type(behind);
					if (inner && (parts === comma || parts === colon)) {
						const value = this.answerFrom(behind + 1);
						// What a colon follows is the key of the next row.
						answer = value && excerpt.type(value.next) !== colon ? value : undefined;
						if (answer) holder = excerpt.within(holder);
					} else if (parts === equals || parts === minus) answer = this.answerFrom(behind + 2);
					else if (parts === greater) answer = this.answerFrom(behind + 1);
				}
				const key = opened && closed ? this.keyOf(group) : undefined;
				if (!answer && closed) lead = opened ? key : this.leadOf(group, before);
				table = `rows ${this.isField(group) ? this.listAround(holder) : holder}`;
				first = key?.first ?? group;
				last = Math.max(excerpt.mate(group), answer ? answer.next - 1 : 0);
			}
		} else if (excerpt.type(before) === colon) {
			if (!this.isInput(before)) return undefined;
			return this.pair(one, two, { first, last, call, answer, vouched: 'names' });
		} else if (line && (answer || this.endsLine(two.last + 1))) table = 'lines';
		else return undefined;
		const [board, hand] = header?.turned ? [two, one] : [one, two];
		return this.pair(board, hand, { first, last, call, answer, lead, vouched: { table } });
	}

	/** Whether the string that the quote opens, which is of another kind than those in it, ends with the row: `"'…','…',2"`. */
	private endsText(opening: number, two: Word): boolean {
		const { excerpt } = this;
		const quote = excerpt.type(opening);
		if (quote === excerpt.type(two.last)) return false;
		const end = this.answerBehind(two.last + 1, 0)?.next ?? two.last + 1;
		return excerpt.type(end) === quote;
	}

	/** Whether it is the colon behind such a word: `Input: "…", "…"`. */
	private isInput(index: number): boolean {
		const { excerpt } = this;
		if (excerpt.type(index) !== colon) return false;
		const label = excerpt.word(index - 1) || excerpt.word(index - 2) || excerpt.word(index - 3);
		return /input|输入|輸入|入力|입력/i.test(label);
	}

	/** Whether the bracket is that of a list in YAML: `- […]`, `input: […]`. */
	private isItem(open: number): boolean {
		const { excerpt } = this;
		if (excerpt.type(open) !== square) return false;
		const start = excerpt.lineStart(open);
		return this.isInput(open - 1) || (excerpt.type(start) === minus && start === open - 1);
	}

	/** The last header ahead of a row. */
	private headerOf(row: number): Header | undefined {
		while ((this.headers[this.ahead]?.at ?? row) < row) this.ahead++;
		return this.headers[this.ahead - 1];
	}

	/** Whether a row of a table starts with the word or, under the names, with one cell ahead of it. */
	private leadsRow(first: number): boolean {
		const { excerpt } = this;
		if (excerpt.isBreak(first - 1)) return true;
		const start = excerpt.pastLead(excerpt.lineStart(first));
		if (start === first) return true;
		const parts = excerpt.type(first - 1);
		if (first - start > 6 || ![comma, semicolon, bar].includes(parts) || !this.headerOf(first)) return false;
		for (let at = start; at < first - 1; at++) if (excerpt.type(at) === parts) return false;
		return true;
	}

	/**
	 * Whether a name of one slot is given the list, or the values of it in turn: `board << ["…", "…"]` and
	 * `for (var board : List.of("…", "…"))` have two boards, or one of two rows.
	 */
	private isNamedList(open: number): boolean {
		const { excerpt } = this;
		const from = this.aheadOfType(open);
		// `parametrize("board", ["…", "…"])`
		if (excerpt.type(from) === comma) return excerpt.isQuote(from - 1) && this.isSlot(from - 2);
		let at = from;
		while (at > from - 3 && [less, equals, colon, minus].includes(excerpt.type(at))) at--;
		if (at === from) return false;
		if (excerpt.isQuote(at)) at--;
		if (excerpt.type(at) === squareEnd && excerpt.mate(at) >= at - 2) at = excerpt.mate(at) - 1;
		if (this.isSlot(at)) return true;
		// `val boards: List<String> = …`
		for (let type = at; type > at - 8 && !excerpt.isBreak(type); type--) {
			if (excerpt.type(type) === colon) return this.isSlot(type - 1);
		}
		return false;
	}

	private isSlot(index: number): boolean {
		return this.excerpt.slotAt(index, this.literal) !== undefined;
	}

	/** The token ahead of a list and of what makes it one: `vec!`, `[]string`, `new String[]`, `List.of`. */
	private aheadOfType(open: number): number {
		const { excerpt } = this;
		let at = open - 1;
		if (excerpt.type(open) === round && excerpt.word(at) !== '' && excerpt.touches(at)) {
			const ofList = excerpt.type(at - 1) !== dot || collections.test(excerpt.word(at - 2));
			if (!makers.test(excerpt.word(at)) || !ofList) return at;
			at = excerpt.pathBefore(open) - 1;
		}
		for (; at > open - 12; at--) {
			const type = excerpt.type(at);
			if (type === squareEnd && excerpt.mate(at) >= at - 2) at = excerpt.mate(at);
			else if (type === kinds.word ? isEach(excerpt.word(at)) : ![ampersand, exclamation].includes(type))
				break;
		}
		return at;
	}

	/** Whether the list is zipped with others, so that each holds one word of every puzzle: `zip(["…", "…"], ["…", "…"])`. */
	private isOneOfColumns(open: number): boolean {
		const { excerpt } = this;
		const around = excerpt.within(open);
		const behind = excerpt.mate(open) + 1;
		const zipped = excerpt.type(around) === round ? excerpt.word(around - 1) : '';
		return zipping.test(zipped) || (excerpt.type(behind) === dot && zipping.test(excerpt.word(behind + 1)));
	}

	/** Whether one value after the other is taken from the list, or any may be it: `for hand in ("…", "…")`. */
	private isGoneThrough(open: number): boolean {
		const { excerpt } = this;
		const ahead = this.aheadOfType(open);
		const behind = excerpt.mate(open) + 1;
		const word = ahead === open - 1 && excerpt.touches(ahead) ? '' : excerpt.word(ahead);
		if (isEach(word) && (word !== 'of' || excerpt.type(open) === square)) return true;
		if (excerpt.type(behind) === dot) return iterating.test(excerpt.word(behind + 1));
		return excerpt.word(behind) === 'as' && excerpt.word(excerpt.within(open) - 1) === 'foreach';
	}

	/** The third cell of a row, or a later one: `, 2`, `| 2`, `|| 2`, `=> 2`, `→ 2`. */
	private answerBehind(first: number, between: number): Answer | undefined {
		const { excerpt } = this;
		if (between < 0) return undefined;
		let after = first;
		for (let cells = 0; cells < between; cells++) {
			const parts = excerpt.type(after);
			if (![comma, semicolon, bar].includes(parts)) return undefined;
			const end = Math.min(after + 8, excerpt.lineEnd(after));
			for (after++; after < end && excerpt.type(after) !== parts; after++);
		}
		const type = excerpt.type(after);
		if (type === comma || type === semicolon) return this.answerFrom(after + 1);
		if (type === bar) return this.answerFrom(excerpt.type(after + 1) === bar ? after + 2 : after + 1);
		// `→` is one sign; a `>` alone compares.
		if (type === greater) return excerpt.text(after) === '>' ? undefined : this.answerFrom(after + 1);
		const points = (type === equals || type === minus) && excerpt.type(after + 1) === greater;
		return points ? this.answerFrom(after + 2) : undefined;
	}

	/** What the brackets hold ahead of the comma, if that is a number. */
	private leadOf(open: number, comma: number): Answer | undefined {
		const lead = this.answerFrom(open + 1);
		return lead && this.excerpt.next(lead.next) === comma ? lead : undefined;
	}

	/** The number that is the key of the brackets in a map: `{-1: ("…", "…"), 2: ("…", "…")}`. */
	private keyOf(open: number): Answer | undefined {
		const { excerpt } = this;
		if (excerpt.type(open - 1) !== colon) return undefined;
		for (let at = open - 2; at > open - 8; at--) {
			const type = excerpt.type(at);
			if (type === comma || type === curly || excerpt.isBreak(at)) {
				const key = this.answerFrom(at + 1);
				return key?.next === open - 1 ? key : undefined;
			}
		}
		return undefined;
	}

	/** Whether the brackets are what a field holds: `{"input": ["…", "…"]}`. */
	private isField(open: number): boolean {
		const { excerpt } = this;
		return excerpt.type(open - 1) === colon && excerpt.type(excerpt.within(open)) === curly;
	}

	/** The list that the object is one of, for its rows are those of one table; else the object. */
	private listAround(object: number): number {
		const list = this.excerpt.within(object);
		return this.excerpt.type(list) === square ? list : object;
	}

	private answerFrom(index: number): Answer | undefined {
		return answerAt(this.excerpt, this.excerpt.next(index), this.literal);
	}

	private endsLine(index: number): boolean {
		const { excerpt } = this;
		let at = index;
		while ([comma, semicolon, bar].includes(excerpt.type(at))) at++;
		return excerpt.type(at) === 0 || excerpt.isBreak(at) || excerpt.isComment(at) || excerpt.isQuote(at);
	}

	private pair(one: Word, two: Word, rest: Omit<Pair, 'one' | 'two' | 'suffix'>): Pair {
		const { first, last, call, answer, lead, vouched } = rest;
		return { one, two, first, last, call, suffix: '', vouched, answer, lead };
	}

	/** An asserted call without commas: `f "WRRBBW" "RB" == 2` of Haskell, `(= 2 (f "WRRBBW" "RB"))` of Lisp. */
	private applied(one: Word, two: Word): Pair | undefined {
		const { excerpt } = this;
		const name = one.first - 1;
		if (excerpt.word(name) === '' || excerpt.touches(name)) return undefined;
		const inBrackets = excerpt.type(name - 1) === round && excerpt.mate(name - 1) === two.last + 1;
		const call = inBrackets ? { first: name - 1, last: two.last + 1 } : { first: name, last: two.last };
		const answer = asserted(excerpt, call, this.literal, excerpt.tokens.count);
		return (
			answer &&
			this.pair(one, two, { ...call, call, answer, vouched: { table: `call ${excerpt.word(name)}` } })
		);
	}

	/** A pair alone on its line, or in its string: `WRRBBW RB`. */
	private onLine(one: Word, two: Word): Pair | undefined {
		const { excerpt } = this;
		if (one.quoted || two.quoted) return undefined;
		const answer = answerAt(excerpt, two.last + 1, this.literal) ?? this.answerBehind(two.last + 1, 0);
		const last = answer ? answer.next - 1 : two.last;
		if (!this.startsLine(one.first) || !this.endsLine(last + 1)) return undefined;
		return this.pair(one, two, { first: one.first, last, answer, vouched: { table: 'lines' } });
	}

	private startsLine(index: number): boolean {
		const { excerpt } = this;
		const start = excerpt.lineStart(index);
		if (excerpt.pastLead(start) === index) return true;
		const before = excerpt.type(index - 1);
		return excerpt.isQuote(index - 1) || before === colon || excerpt.isDress(index - 1);
	}

	/** Lines with a word each, two for each puzzle. */
	private *lines(words: readonly Word[]): Generator<Pair | undefined, void, void> {
		const { excerpt } = this;
		const first = words[0] as Word;
		const last = words.at(-1) as Word;
		if (words.length % 2 !== 0 || !this.startsLine(first.first)) return;
		if (!this.endsLine(last.last + 1) && excerpt.type(last.last + 1) !== kinds.tag) return;
		const lengths = new Set(words.map(({ start, end }) => end - start));
		const quoted = words.every((word) => word.quoted);
		const alone = words.length === 2 && this.isAlone(first.first, last.last);
		for (let at = 0; at < words.length; at += 2) {
			if (at % pace === 0) yield undefined;
			const one = words[at] as Word;
			const two = words[at + 1] as Word;
			const answer = at + 2 === words.length ? this.answerLine(two.last + 1) : undefined;
			const certain = lengths.size > 1 && (quoted || alone);
			yield this.pair(one, two, {
				first: one.first,
				last: answer ? answer.next - 1 : two.last,
				answer,
				vouched: certain ? 'looks' : { table: 'judge' },
			});
		}
	}

	/** Whether the text holds nothing but these tokens. */
	private isAlone(first: number, last: number): boolean {
		const { excerpt } = this;
		const { count, text } = excerpt.tokens;
		const blank = (from: number, to: number) => text.slice(from, to).trim() === '';
		return count < 16 && blank(0, excerpt.start(first)) && blank(excerpt.end(last), text.length);
	}

	/** An answer that is the whole next line. */
	private answerLine(index: number): Answer | undefined {
		const { excerpt } = this;
		if (!excerpt.isBreak(index)) return undefined;
		const answer = answerAt(excerpt, excerpt.pastLead(index + 1), this.literal);
		return answer && this.endsLine(answer.next) ? answer : undefined;
	}
}
