import type { WordsLiteral } from '../puzzles/literal.ts';
import { type Answer, answerAt, answerOf, isAhead } from './answers.ts';
import { valueGiven } from './assignments.ts';
import type { Candidate, Evidence, Piece } from './candidate.ts';
import type { Excerpt, Name, Stretch, Word } from './excerpt.ts';
import { nameReach } from './places.ts';
import { kinds, signs } from './tokens.ts';

const {
	hash,
	ampersand,
	round,
	roundEnd,
	comma,
	minus,
	colon,
	semicolon,
	equals,
	greater,
	square,
	squareEnd,
	curly,
	bar,
	curlyEnd,
} = signs;

/** Two words that belong together, before their answer is known. */
interface Pair {
	readonly words: readonly [Word, Word];
	readonly first: number;
	readonly last: number;
	readonly call?: Stretch | undefined;
	readonly suffix: string;
	readonly evidence: (answer: string | undefined) => Evidence;
	/** An answer that is a part of the shape: the third element of a row. */
	readonly answer?: Answer | undefined;
}

/** Names, words or puzzles that are looked at between two pauses. */
const pace = 32;

/** All puzzles of this kind in the excerpt, in the order of their first tokens; `undefined` stands for a pause. */
export function* findWords(
	excerpt: Excerpt,
	literal: WordsLiteral,
	lettered: readonly number[],
): Generator<Candidate | undefined, void, void> {
	const finder = new Finder(excerpt, literal);
	const taken = new Set<number>();
	const pairs: Pair[] = [];
	for (const search of [finder.assignments(), finder.calls(), finder.neighbours(lettered)]) {
		for (const pair of search) {
			if (!pair) yield undefined;
			// `findMinStep(board = "…", hand = "…")` is found in all three ways.
			else if (!pair.words.some(({ start }) => taken.has(start))) {
				for (const { start } of pair.words) taken.add(start);
				pairs.push(pair);
			}
		}
	}
	pairs.sort((one, other) => one.first - other.first);
	const ahead = pairs[0] !== undefined && isAhead(excerpt, literal, pairs[0].first);
	for (const [index, pair] of pairs.entries()) {
		if (index % pace === 0) yield undefined;
		const from = (pairs[index - 1]?.last ?? -1) + 1;
		const to = pairs[index + 1]?.first ?? excerpt.tokens.count;
		const found = pair.answer ?? answerOf(excerpt, literal, { ...pair, from, to, ahead });
		const answer = found === 'other' ? undefined : found;
		const [one, two] = pair.words;
		yield {
			literal,
			span: {
				start: Math.min(one.outerStart, two.outerStart),
				end: Math.max(one.outerEnd, two.outerEnd),
			},
			pieces: pair.words.map(pieceOf),
			evidence: pair.evidence(answer?.expected.text),
			expected: answer?.expected,
		};
	}
}

/** The letters, or the quotes where there are none between them. */
function pieceOf({ text, start, end, outerStart, outerEnd }: Word): Piece {
	return { text, source: text === '' ? { start: outerStart, end: outerEnd } : { start, end } };
}

/** What parts two words: one comma, one line break, or nothing but blanks. */
type Parting = 'comma' | 'lines' | 'blank' | undefined;

/** A value with the name that says what it is. */
interface Named {
	readonly name: Name;
	readonly words: readonly Word[];
	readonly last: number;
}

class Finder {
	private readonly excerpt: Excerpt;
	private readonly literal: WordsLiteral;
	private readonly letters: RegExp;

	constructor(excerpt: Excerpt, literal: WordsLiteral) {
		this.excerpt = excerpt;
		this.literal = literal;
		this.letters = new RegExp(`^[${literal.letters}]+$`);
	}

	/** Calls of the puzzle's function: `findMinStep("…", "…")`, `(find-min-step "…" "…")`, `find_min_step "…", "…"`. */
	*calls(): Generator<Pair | undefined, void, void> {
		const { excerpt } = this;
		for (const [index, { role, first, last }] of excerpt.names.entries()) {
			if (index % pace === 0) yield undefined;
			if (role.literal !== this.literal || role.kind !== 'function') continue;
			const open = excerpt.type(last + 1) === round && excerpt.mate(last + 1) >= 0 ? last + 1 : -1;
			const one = this.argumentFrom(excerpt.next((open >= 0 ? open : last) + 1), open < 0);
			if (!one) continue;
			const parted = excerpt.next(one.last + 1);
			const two = this.argumentFrom(
				excerpt.type(parted) === comma ? excerpt.next(parted + 1) : parted,
				open < 0,
			);
			if (!two || !this.aboutLetters([one, two])) continue;
			// Without brackets of its own the call ends with its last argument, or with the brackets around it all.
			const around = excerpt.type(first - 1) === round ? excerpt.mate(first - 1) : -1;
			const end = open >= 0 ? excerpt.mate(open) : Math.max(around, two.last);
			const call = { first: around >= 0 && open < 0 ? first - 1 : excerpt.pathBefore(first), last: end };
			yield {
				words: [one, two],
				...call,
				call,
				suffix: '',
				evidence: () => ({ kind: 'names' }),
			};
		}
	}

	/** The string that starts at the token or behind the name of an argument: `hand: "…"`. */
	private argumentFrom(index: number, listed: boolean): Word | undefined {
		const { excerpt } = this;
		const label = excerpt.type(index) === kinds.word ? index + 1 : index;
		const parts = excerpt.type(label);
		const from = parts === colon || parts === equals ? excerpt.next(label + 1) : index;
		return this.wordFrom(from, false, listed);
	}

	/** Two named values: `board = "…", hand = "…"`, in either order, or in lists: `boards = ["…"], hands = ["…"]`. */
	*assignments(): Generator<Pair | undefined, void, void> {
		const { excerpt } = this;
		const waiting = new Map<string, Named>();
		let past = -1;
		for (const [index, name] of excerpt.names.entries()) {
			if (index % pace === 0) yield undefined;
			const { role } = name;
			if (role.literal !== this.literal || role.kind !== 'slot' || name.first <= past) continue;
			const tuple = this.tuple(name);
			if (tuple) {
				past = tuple.last;
				yield tuple;
				continue;
			}
			const named = this.named(name);
			if (!named) continue;
			const key = (slot: number, affix: string) => `${slot} ${role.plural} ${affix}`;
			const partner = [role.affix, '*'].map((affix) => waiting.get(key(1 - role.slot, affix))).find(Boolean);
			if (partner && this.belong(partner, named)) {
				waiting.delete(key(1 - role.slot, partner.name.role.affix));
				yield* this.together(partner, named);
			} else waiting.set(key(role.slot, role.affix), named);
		}
	}

	private belong(one: Named, two: Named): boolean {
		const { excerpt } = this;
		const distance = excerpt.start(two.name.first) - excerpt.end(one.last);
		return distance <= nameReach && excerpt.within(one.name.first) === excerpt.within(two.name.first);
	}

	private *together(earlier: Named, later: Named): Generator<Pair, void, void> {
		const [ones, twos] = earlier.name.role.slot === 0 ? [earlier, later] : [later, earlier];
		const suffix = /\d+$/.exec(later.name.role.affix)?.[0] ?? '';
		const answers = later.name.role.plural ? this.answerList(earlier, later) : [];
		for (const [index, one] of ones.words.entries()) {
			const two = twos.words[index];
			if (!two || !this.aboutLetters([one, two])) continue;
			yield {
				words: [one, two],
				first: later.name.role.plural ? Math.min(one.first, two.first) : earlier.name.first,
				last: later.name.role.plural ? Math.max(one.last, two.last) : later.last,
				call: this.excerpt.callAround(earlier.name.first),
				suffix,
				evidence: () => ({ kind: 'names' }),
				answer: answers[index],
			};
		}
	}

	/** The list of answers that goes with two lists of words: `ans = [2, -1]`. */
	private answerList(earlier: Named, later: Named): Answer[] {
		const { excerpt } = this;
		for (let at = Math.max(0, earlier.name.first - 40); at < later.last + 60; at++) {
			if (!/expect|ans|want|output|result/i.test(excerpt.word(at))) continue;
			const answers = this.answersFrom(at);
			if (answers.length === later.words.length) return answers;
		}
		return [];
	}

	private answersFrom(index: number): Answer[] {
		const { excerpt } = this;
		let at = index + 1;
		while (at < index + 12 && excerpt.type(at) !== square && excerpt.type(at) !== curly) at++;
		if (excerpt.type(at + 1) === squareEnd && excerpt.type(at) === square) at += 2;
		while (at < index + 16 && excerpt.type(at) !== square && excerpt.type(at) !== curly) at++;
		const end = excerpt.mate(at);
		const answers: Answer[] = [];
		while (at < end) {
			const answer = answerAt(excerpt, excerpt.next(at + 1), this.literal);
			if (!answer) return answers;
			answers.push(answer);
			at = excerpt.next(answer.next);
			if (excerpt.type(at) !== comma) return answers;
		}
		return answers;
	}

	/** `board, hand = "…", "…"`, and `board, hand, want := "…", "…", 2`. */
	private tuple(name: Name): Pair | undefined {
		const { excerpt } = this;
		let start = name.first;
		while (
			excerpt.type(start - 1) === comma &&
			excerpt.type(start - 2) === kinds.word &&
			start > name.first - 8
		)
			start -= 2;
		const places: number[] = [];
		let at = start;
		for (;;) {
			if (excerpt.type(at) === 36) at++;
			if (excerpt.type(at) !== kinds.word) return undefined;
			places.push(at);
			at++;
			if (excerpt.type(at) !== comma) break;
			at++;
		}
		if (places.length < 2) return undefined;
		while (excerpt.type(at) === roundEnd || excerpt.type(at) === squareEnd || excerpt.type(at) === curlyEnd)
			at++;
		if (excerpt.type(at) === kinds.word) at++;
		if (excerpt.type(at) === colon) at++;
		if (excerpt.type(at) !== equals || excerpt.type(at + 1) === equals) return undefined;
		at = excerpt.next(at + 1);
		const opens = excerpt.type(at);
		if ((opens === round || opens === square || opens === curly) && excerpt.type(at + 1) !== roundEnd) {
			if (!this.wordFrom(at)) at++;
		}
		const words: (Word | undefined)[] = [undefined, undefined];
		let answer: Answer | undefined;
		let last = at;
		for (const [index, place] of places.entries()) {
			if (index > 0) {
				at = excerpt.next(at);
				if (excerpt.type(at) !== comma) return undefined;
				at = excerpt.next(at + 1);
			}
			const word = this.wordFrom(at);
			const number = word ? undefined : answerAt(excerpt, at, this.literal);
			if (!word && !number) return undefined;
			at = word ? word.last + 1 : (number?.next ?? at);
			last = at - 1;
			const role = excerpt.nameAt(place)?.role;
			if (role?.literal === this.literal && role.kind === 'slot') words[role.slot] = word;
			else if (number) answer = number;
		}
		const [one, two] = words;
		if (!one || !two || !this.aboutLetters([one, two])) return undefined;
		const suffix = /\d+$/.exec(name.role.affix)?.[0] ?? '';
		return {
			words: [one, two],
			first: start,
			last,
			suffix,
			evidence: () => ({ kind: 'names' }),
			answer,
		};
	}

	private named(name: Name): Named | undefined {
		return valueGiven(this.excerpt, name, (index) => {
			if (!name.role.plural) {
				const word = this.wordFrom(index, true);
				return word && { name, words: [word], last: word.last };
			}
			const words = this.listFrom(index);
			return words.length === 0 ? undefined : { name, words, last: this.excerpt.mate(this.openFrom(index)) };
		});
	}

	/** The string that starts at the token; `bare` allows a word without quotes that ends its line or field, `listed` another string right behind it. */
	private wordFrom(index: number, bare = false, listed = false): Word | undefined {
		const { excerpt } = this;
		let at = index;
		while (at < index + 4 && excerpt.isDress(at)) at++;
		const from = at;
		if (bare && excerpt.type(at) === kinds.word && this.letters.test(excerpt.text(at))) {
			const word = excerpt.wordAround(at);
			if (word && !word.quoted) return this.endsField(at + 1) ? word : undefined;
		}
		for (; at < from + 10; at++) {
			if (!excerpt.isQuote(at)) {
				if (excerpt.isBreak(at) || excerpt.type(at) === comma || excerpt.type(at) === 0) return undefined;
				continue;
			}
			const empty = this.emptyAt(at);
			if (empty) return empty.first <= from + 1 ? empty : undefined;
			if (excerpt.isQuote(at + 1)) continue;
			if (excerpt.type(at + 1) !== kinds.word) return undefined;
			const word = excerpt.wordAround(at + 1);
			if (!word?.quoted || word.first > from + 1 || word.last < at || !(listed || excerpt.isWhole(word)))
				return undefined;
			return word;
		}
		return undefined;
	}

	/** An empty string: two quotes of one kind that touch, and no word behind the second. */
	private emptyAt(index: number): Word | undefined {
		const { excerpt } = this;
		if (!excerpt.touches(index) || excerpt.type(index + 1) !== excerpt.type(index)) return undefined;
		if (excerpt.type(index + 2) === kinds.word && excerpt.touches(index + 1)) return undefined;
		const at = excerpt.end(index);
		return {
			first: index,
			last: index + 1,
			text: '',
			start: at,
			end: at,
			outerStart: excerpt.start(index),
			outerEnd: excerpt.end(index + 1),
			quoted: true,
		};
	}

	private endsField(index: number): boolean {
		const { excerpt } = this;
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

	private openFrom(index: number): number {
		const { excerpt } = this;
		for (let at = index; at < index + 14; at++) {
			const type = excerpt.type(at);
			if (type === semicolon || excerpt.isQuote(at) || type === 0) return -1;
			if (type !== square && type !== curly && type !== round) continue;
			if (excerpt.mate(at) > at + 1) return at;
		}
		return -1;
	}

	/** The strings of the list that starts at the token, behind its type: `["…", "…"]`, `new String[]{"…"}`. */
	private listFrom(index: number): Word[] {
		const { excerpt } = this;
		const open = this.openFrom(index);
		const end = excerpt.mate(open);
		const words: Word[] = [];
		for (let at = open; at < end; ) {
			const from = excerpt.next(at + 1);
			if (from >= end) break;
			const word = this.wordFrom(from);
			if (!word || word.last > end) return [];
			words.push(word);
			at = excerpt.next(word.last + 1);
			if (at < end && excerpt.type(at) !== comma && excerpt.type(at) !== semicolon) return [];
		}
		return words;
	}

	/** Whether the words are about the puzzle's letters, so that a letter among them that is none is a mistake. */
	private aboutLetters(words: readonly Word[]): boolean {
		const text = words.map((word) => word.text).join('');
		const own = Array.from(text.toUpperCase()).filter((letter) =>
			this.literal.letters.includes(letter),
		).length;
		return own > 0 && own * 2 >= text.length;
	}

	/** Words beside each other without names: calls of any function, rows of tables, lines, pairs in prose. */
	*neighbours(lettered: readonly number[]): Generator<Pair | undefined, void, void> {
		let chain: Word[] = [];
		let chained: Parting;
		for (const [index, token] of lettered.entries()) {
			if (index % pace === 0) yield undefined;
			const word = this.excerpt.wordAround(token);
			if (!word || !this.excerpt.isWhole(word)) continue;
			const last = chain.at(-1);
			const parting = last && this.parting(last, word);
			if (parting && (chain.length === 1 || parting === chained)) chain.push(word);
			else {
				yield* this.inChain(chain, chained);
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
			const pair = parting === 'comma' ? this.row(one, two) : this.onLine(one, two);
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
		const text = bare && excerpt.isQuote(one.first - 1) && excerpt.touches(one.first - 1);
		const line =
			excerpt.isBreak(one.first - 1) || excerpt.pastLead(excerpt.lineStart(one.first)) === one.first;
		let first = one.first;
		let last = two.last;
		let answer =
			excerpt.type(after) === comma || excerpt.type(after) === bar ? this.answerFrom(after + 1) : undefined;
		if (answer) last = answer.next - 1;
		let table: string;
		let call: Stretch | undefined;
		if (text) table = `text ${group}`;
		else if (bare) {
			if (!line || (!answer && !this.endsLine(two.last + 1))) return undefined;
			table = 'lines';
		} else if (opened || excerpt.type(before) === comma) {
			call = excerpt.callAround(one.first);
			if (call) {
				table = `call ${excerpt.word(group - 1)}`;
				({ first, last } = call);
			} else {
				let holder = excerpt.within(group);
				if (!answer && opened && closed) {
					const behind = excerpt.next(excerpt.mate(group) + 1);
					const inner = excerpt.within(group) >= 0 || excerpt.type(behind) !== comma;
					const parts = excerpt.type(behind);
					if (inner && (parts === comma || parts === colon)) {
						answer = this.answerFrom(behind + 1);
						if (answer) holder = excerpt.within(holder);
					} else if (parts === equals || parts === minus) answer = this.answerFrom(behind + 2);
					else if (parts === greater) answer = this.answerFrom(behind + 1);
				}
				table = `rows ${holder}`;
				first = group;
				last = Math.max(excerpt.mate(group), answer ? answer.next - 1 : 0);
			}
		} else if (excerpt.type(before) === colon) {
			const label = excerpt.word(before - 1) || excerpt.word(before - 2) || excerpt.word(before - 3);
			if (!/input|输入|輸入|入力|입력/i.test(label)) return undefined;
			return this.pair(one, two, { first, last, call, answer, evidence: () => ({ kind: 'names' }) });
		} else if (line && (answer || this.endsLine(two.last + 1))) table = 'lines';
		else return undefined;
		return this.pair(one, two, { first, last, call, answer, evidence: this.inTable(one, two, table) });
	}

	private answerFrom(index: number): Answer | undefined {
		return answerAt(this.excerpt, this.excerpt.next(index), this.literal);
	}

	private endsLine(index: number): boolean {
		const { excerpt } = this;
		const type = excerpt.type(index);
		if (type === comma || type === semicolon || type === bar) return this.endsLine(index + 1);
		return type === 0 || excerpt.isBreak(index) || excerpt.isComment(index) || excerpt.isQuote(index);
	}

	private inTable(one: Word, two: Word, table: string): Pair['evidence'] {
		return (answer) => ({ kind: 'table', table, telling: this.literal.telling(one.text, two.text, answer) });
	}

	private pair(one: Word, two: Word, rest: Omit<Pair, 'words' | 'suffix'>): Pair {
		return { words: [one, two], suffix: '', ...rest };
	}

	/** A pair alone on its line, or in its string: `WRRBBW RB`. */
	private onLine(one: Word, two: Word): Pair | undefined {
		const { excerpt } = this;
		if (one.quoted || two.quoted) return undefined;
		const answer = answerAt(excerpt, two.last + 1, this.literal);
		const last = answer ? answer.next - 1 : two.last;
		if (!this.startsLine(one.first) || !this.endsLine(last + 1)) return undefined;
		return this.pair(one, two, {
			first: one.first,
			last,
			answer,
			evidence: this.inTable(one, two, 'lines'),
		});
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
		const lengths = new Set(words.map(({ text }) => text.length));
		const quoted = words.every((word) => word.quoted);
		const alone = words.length === 2 && this.isAlone(first.first, last.last);
		for (let at = 0; at < words.length; at += 2) {
			if (at % pace === 0) yield undefined;
			const one = words[at] as Word;
			const two = words[at + 1] as Word;
			const answer = at + 2 === words.length ? this.answerLine(two.last + 1) : undefined;
			const certain = lengths.size > 1 && (quoted || alone);
			const evidence = certain ? () => ({ kind: 'looks' }) as const : this.inTable(one, two, 'judge');
			yield this.pair(one, two, {
				first: one.first,
				last: answer ? answer.next - 1 : two.last,
				answer,
				evidence,
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
