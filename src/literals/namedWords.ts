import type { WordsLiteral } from '../puzzles/literal.ts';
import { announces } from './announcements.ts';
import { type Answer, answerAt } from './answers.ts';
import { type Targets, targetsOf, valueGiven } from './assignments.ts';
import { answersFrom, answersIn, namesAnswers } from './columns.ts';
import type { Excerpt, Name } from './excerpt.ts';
import { partsOf } from './names.ts';
import { countBelow } from './ordered.ts';
import { type Pair, pace } from './pair.ts';
import { nameReach } from './places.ts';
import { lettersOf, listFrom, type Word, wordFrom, wordsIn } from './strings.ts';
import { kinds, signs } from './tokens.ts';
import { answerOfCall, type Given, goesOn, isDefinition, lastGiven, variableAt } from './variables.ts';

const { slash, round, roundEnd, comma, colon, less, equals, greater, square, curly } = signs;

/** A value with the name that says what it is; neither a word nor a list where it is no literal. */
interface Named {
	readonly name: Name;
	readonly word?: Word;
	/** The opening bracket of a list of words. */
	readonly list?: number;
	readonly last: number;
}

/** Lists of words that two names are given in one assignment. */
interface Columns {
	readonly earlier: Named;
	readonly later: Named;
	/** The opening bracket of a further list, −1 without one. */
	readonly answers: number;
	readonly last: number;
}

/** Tokens between the values of a pair of which one name tells little. */
const besideReach = 14;

/** Words that start a declaration in a program. */
const declaring = /^(?:let|const|var|val|auto|final|mut|char|String|string)$/;

/** Finds words that names hold together: calls of the puzzle's function, and what variables and fields are given. */
export class NamedWords {
	private readonly excerpt: Excerpt;
	private readonly literal: WordsLiteral;
	private readonly letters: RegExp;
	/** The token behind all lists, with their answers, that belong to earlier sets of lists. */
	private claimed = 0;

	constructor(excerpt: Excerpt, literal: WordsLiteral) {
		this.excerpt = excerpt;
		this.literal = literal;
		this.letters = new RegExp(`^[${literal.letters}]+$`);
	}

	/** Calls of the puzzle's function: `findMinStep("…", "…")`, `(zuma/find-min-step "…" "…")`, `find_min_step "…", "…"`. */
	*calls(): Generator<Pair | undefined, void, void> {
		const { excerpt } = this;
		for (const [index, { role, first, last }] of excerpt.names.entries()) {
			if (index % pace === 0) yield undefined;
			if (role.literal !== this.literal || role.kind !== 'function') continue;
			const open = excerpt.type(last + 1) === round && excerpt.mate(last + 1) >= 0 ? last + 1 : -1;
			const one = this.argumentFrom(excerpt.next((open >= 0 ? open : last) + 1), open < 0);
			if (!one) {
				const given = open >= 0 ? this.callOfVariables(first, open) : undefined;
				if (given) yield given;
				continue;
			}
			const parted = excerpt.next(one.last + 1);
			const two = this.argumentFrom(
				excerpt.type(parted) === comma ? excerpt.next(parted + 1) : parted,
				open < 0,
			);
			if (!two || !this.aboutLetters(one, two, true)) continue;
			// Without brackets of its own the call ends with its last argument, or with the brackets around just that.
			const start = excerpt.type(first - 1) === slash && excerpt.touches(first - 2) ? first - 2 : first;
			const ends = excerpt.type(start - 1) === round && excerpt.mate(start - 1) === two.last + 1;
			const around = ends ? two.last + 1 : -1;
			const end = open >= 0 ? excerpt.mate(open) : Math.max(around, two.last);
			const call = { first: around >= 0 && open < 0 ? start - 1 : excerpt.pathBefore(first), last: end };
			yield {
				one,
				two,
				...call,
				call,
				suffix: '',
				vouched: 'names',
			};
		}
	}

	/** The words that two variables were given, and the puzzle's function is: `a = "…"`, `b = "…"`, `findMinStep(a, b)`. */
	private callOfVariables(name: number, open: number): Pair | undefined {
		const { excerpt, literal } = this;
		const end = excerpt.mate(open);
		const one = variableAt(excerpt, excerpt.next(open + 1));
		const parting = one ? excerpt.next(one.last + 1) : end;
		const two = parting < end ? variableAt(excerpt, excerpt.next(parting + 1)) : undefined;
		if (!one || !two || excerpt.next(two.last + 1) !== end || isDefinition(excerpt, name, end))
			return undefined;
		const board = this.wordOf(one.first);
		const hand = this.wordOf(two.first);
		if (!board || !hand || board.variable === hand.variable) return undefined;
		if (!this.aboutLetters(board.value, hand.value)) return undefined;
		const variables = [excerpt.text(one.first), excerpt.text(two.first)];
		const caller = { first: excerpt.pathBefore(name), last: end };
		const [suffix = '', other = ''] = variables.map((variable) => /\d+$/.exec(variable)?.[0] ?? '');
		return {
			one: board.value,
			two: hand.value,
			first: Math.min(board.variable, hand.variable),
			last: Math.max(board.value.last, hand.value.last),
			variables,
			suffix: suffix === other ? suffix : '',
			vouched: 'names',
			answer: answerOfCall(excerpt, literal, caller),
			caller,
		};
	}

	/** The word that the variable at the token was given. */
	private wordOf(variable: number): Given<Word> | undefined {
		const { excerpt } = this;
		return lastGiven(excerpt, this.literal, variable, (index) => {
			const word = wordFrom(excerpt, index);
			return word?.first === index && !goesOn(excerpt, word.last) ? word : undefined;
		});
	}

	/** The string that starts at the token or behind the name of an argument: `hand: "…"`. */
	private argumentFrom(index: number, listed: boolean): Word | undefined {
		const { excerpt } = this;
		const label = excerpt.type(index) === kinds.word ? index + 1 : index;
		const parts = excerpt.type(label);
		const from = parts === colon || parts === equals ? excerpt.next(label + 1) : index;
		return wordFrom(excerpt, from, { listed });
	}

	/** Two named values: `board = "…", hand = "…"`; where there are none by those names, `row = "…", hand = "…"`. */
	*assignments(): Generator<Pair | undefined, void, void> {
		let found = false;
		for (const pair of this.ofSlots()) {
			found ||= pair !== undefined;
			yield pair;
		}
		if (!found) yield* this.besideSecond();
	}

	/** Values of both slots, in either order, or in lists: `boards = ["…"], hands = ["…"]`. */
	private *ofSlots(): Generator<Pair | undefined, void, void> {
		const { excerpt } = this;
		const waiting = new Map<string, Named>();
		let past = -1;
		for (const [index, name] of excerpt.names.entries()) {
			if (index % pace === 0) yield undefined;
			const { role } = name;
			if (role.literal !== this.literal || role.kind !== 'slot' || name.first <= past) continue;
			const targets = targetsOf(excerpt, name);
			const tuple = targets && !role.plural ? this.tuple(name, targets) : undefined;
			if (tuple) {
				past = tuple.last;
				yield tuple;
				continue;
			}
			const columns = targets && role.plural ? this.columns(targets) : undefined;
			if (columns) {
				past = columns.last;
				yield* this.together(columns.earlier, columns.later, columns.answers);
				continue;
			}
			const named = this.named(name) ?? this.computed(name);
			if (!named) continue;
			const key = (slot: number, affix: string) => `${slot} ${role.plural} ${affix}`;
			const partner = [role.affix, '*'].map((affix) => waiting.get(key(1 - role.slot, affix))).find(Boolean);
			if (partner && this.belong(partner, named) && !this.hasNearer(index, partner, named)) {
				waiting.delete(key(1 - role.slot, partner.name.role.affix));
				yield* this.together(partner, named);
			} else waiting.set(key(role.slot, role.affix), named);
		}
	}

	/** Values of the second slot with another name of the first one beside them. */
	private *besideSecond(): Generator<Pair | undefined, void, void> {
		for (const [index, name] of this.excerpt.names.entries()) {
			if (index % pace === 0) yield undefined;
			const { literal, kind, slot, plural, affix } = name.role;
			if (literal !== this.literal || kind !== 'slot' || slot !== 1 || plural || affix !== '*') continue;
			const second = this.named(name);
			const first = second && this.otherBeside(second);
			if (!first) continue;
			const [earlier, later] = first.last < name.first ? [first, second] : [second, first];
			if (!this.belong(earlier, later) || this.linesBetween(earlier, later) > 1) continue;
			for (const pair of this.together(earlier, later)) yield pair && { ...pair, vouched: 'looks' };
		}
	}

	/** What another name of the first slot is given near the value of the second. */
	private otherBeside({ name, last }: Named): Named | undefined {
		for (let at = name.first - besideReach; at < last + besideReach; at++) {
			if (!this.literal.otherFirst.includes(this.excerpt.word(at).toLowerCase())) continue;
			const first = this.named({ role: { ...name.role, slot: 0 }, first: at, last: at });
			if (first) return first;
		}
		return undefined;
	}

	/**
	 * Whether the next value of the earlier name is nearer to the later one, in lines, so that it is that one's partner:
	 * `row = "…", hand = "…"` above `board = "…", hand = "…"`. Not so where each hand leads its board, at one distance.
	 */
	private hasNearer(index: number, earlier: Named, later: Named): boolean {
		const distance = this.linesBetween(earlier, later);
		const next = distance > 0 ? this.valueBehind(index, earlier.name.role) : undefined;
		if (!next || !this.belong(later, next.named)) return false;
		if (this.linesBetween(later, next.named) >= distance || this.isParted(later, next.named)) return false;
		const following = this.valueBehind(next.index, later.name.role);
		if (!following || this.linesBetween(next.named, following.named) !== distance) return true;
		return this.isParted(next.named, following.named);
	}

	/** The next value of a name like that behind the one with the index, if it is one of the next few. */
	private valueBehind(index: number, like: Name['role']): { named: Named; index: number } | undefined {
		const { names } = this.excerpt;
		for (let at = index + 1; at < Math.min(names.length, index + 5); at++) {
			const name = names[at] as Name;
			const { literal, kind, slot, plural, affix } = name.role;
			if (literal !== this.literal || kind !== 'slot' || slot !== like.slot) continue;
			const named = plural === like.plural && affix === like.affix ? this.named(name) : undefined;
			if (named) return { named, index: at };
		}
		return undefined;
	}

	private linesBetween(earlier: Named, later: Named): number {
		const { breaks } = this.excerpt.tokens;
		return countBelow(breaks, later.name.first) - countBelow(breaks, earlier.last);
	}

	/** Whether a blank line is between the two. */
	private isParted(earlier: Named, later: Named): boolean {
		return this.excerpt.hasBlankLine(earlier.last + 1, later.name.first);
	}

	private belong(one: Named, two: Named): boolean {
		const { excerpt } = this;
		const distance = excerpt.start(two.name.first) - excerpt.end(one.last);
		return distance <= nameReach && this.holderOf(one.name) === this.holderOf(two.name);
	}

	/** The innermost bracket around a name, or around the map that it is a key of: `m["board"] = "…"`. */
	private holderOf({ first, last }: Name): number {
		const { excerpt } = this;
		const around = excerpt.within(first);
		const isKey =
			excerpt.type(around) === square &&
			around === first - 2 &&
			excerpt.mate(around) === last + 2 &&
			excerpt.touches(around - 1) &&
			excerpt.type(last + 3) === equals;
		return isKey ? excerpt.within(around) : around;
	}

	/** Pairs what two names are given. `column` is the bracket of the list of their answers, where that is given with them. */
	private *together(earlier: Named, later: Named, column = -1): Generator<Pair | undefined, void, void> {
		const [ones, twos] = earlier.name.role.slot === 0 ? [earlier, later] : [later, earlier];
		if (ones.word && twos.word) {
			if (!this.aboutLetters(ones.word, twos.word)) return;
			yield {
				one: ones.word,
				two: twos.word,
				first: earlier.name.first,
				last: later.last,
				call: this.excerpt.callAround(earlier.name.first),
				variables: [this.excerpt.nameText(earlier.name), this.excerpt.nameText(later.name)],
				suffix: suffixOf(later.name),
				vouched: 'names',
			};
		} else if (ones.list !== undefined && twos.list !== undefined) {
			const boards = yield* wordsIn(this.excerpt, ones.list);
			const hands = yield* wordsIn(this.excerpt, twos.list);
			const answers =
				column < 0
					? yield* this.answerList(earlier, later, boards.length)
					: yield* answersIn(this.excerpt, this.literal, column);
			for (const [index, one] of boards.entries()) {
				if (index % pace === pace - 1) yield undefined;
				const two = hands[index];
				if (!two || !this.aboutLetters(one, two)) continue;
				const first = Math.min(one.first, two.first);
				const last = Math.max(one.last, two.last);
				const suffix = suffixOf(later.name);
				yield { one, two, first, last, suffix, vouched: 'names', answer: answers[index] ?? 'other' };
			}
		}
	}

	/**
	 * The list of answers that goes with lists of so many words: `ans = [2, -1]`. One with their number or affix does,
	 * and one that has neither, ahead of them or behind, with no lists of another set between.
	 */
	private *answerList(earlier: Named, later: Named, count: number): Generator<undefined, Answer[], void> {
		const { excerpt } = this;
		const own = affixOf(later.name.role.affix) || affixOf(earlier.name.role.affix);
		const from = Math.max(this.claimed, earlier.name.first - 40);
		const to = later.last + 60;
		this.claimed = later.last + 1;
		let apart = false;
		for (let at = from; at < to; at++) {
			// What stands in the lists themselves says nothing of others.
			if (at === earlier.list || at === later.list) at = excerpt.mate(at);
			const word = excerpt.word(at);
			if (word === '') continue;
			if (at > earlier.name.first && at !== later.name.first && this.startsSet(at)) apart = true;
			if (!namesAnswers(word, own)) continue;
			const affix = affixOf(word);
			if (apart ? own === '' || affix !== own : own !== '' && affix !== '' && affix !== own) continue;
			const answers = yield* answersFrom(excerpt, this.literal, at);
			if (!apart) this.claimed = Math.max(this.claimed, answers.at(-1)?.next ?? 0);
			if (answers.length === count) return answers;
		}
		return [];
	}

	/** Whether a list of words is given to a name there. */
	private startsSet(index: number): boolean {
		const name = this.excerpt.slotAt(index, this.literal);
		return name?.role.plural === true && this.named(name)?.list !== undefined;
	}

	/** `board, hand = "…", "…"`, and `board, hand, want := "…", "…", 2`. */
	private tuple(name: Name, { first, places, values }: Targets): Pair | undefined {
		const { excerpt } = this;
		let at = values;
		const opens = excerpt.type(at);
		if ((opens === round || opens === square || opens === curly) && excerpt.type(at + 1) !== roundEnd) {
			if (!wordFrom(excerpt, at)) at++;
			else if (this.isColumn(at)) return undefined;
		}
		const words: (Word | undefined)[] = [undefined, undefined];
		const variables: string[] = [];
		let answer: Answer | undefined;
		let last = at;
		for (const [index, place] of places.entries()) {
			if (index > 0) {
				at = excerpt.next(at);
				if (excerpt.type(at) !== comma) return undefined;
				at = excerpt.next(at + 1);
			}
			const word = wordFrom(excerpt, at);
			const number = word ? undefined : answerAt(excerpt, at, this.literal);
			if (!word && !number) return undefined;
			at = word ? word.last + 1 : (number?.next ?? at);
			last = at - 1;
			const variable = this.excerpt.slotAt(place, this.literal);
			if (variable) {
				words[variable.role.slot] = word;
				variables.push(excerpt.nameText(variable));
			} else if (number && this.isOfAnswer(places, index)) answer = number;
		}
		const [one, two] = words;
		if (!one || !two || !this.aboutLetters(one, two)) return undefined;
		return {
			one,
			two,
			first,
			last,
			variables,
			suffix: suffixOf(name),
			vouched: 'names',
			answer,
		};
	}

	/** Whether the target with the index is that of an answer: it says so, or is behind those of both slots. */
	private isOfAnswer(places: readonly number[], index: number): boolean {
		const said = announces(this.excerpt, places[index] as number) !== undefined;
		return said || places.slice(index).every((place) => !this.excerpt.slotAt(place, this.literal));
	}

	/** Whether the bracket holds several words, and a further bracket follows: `["…", "…"], ["…", "…"]`. */
	private isColumn(open: number): boolean {
		const { excerpt } = this;
		const behind = excerpt.next(excerpt.mate(open) + 1);
		if (excerpt.mate(open) <= open + 4 || excerpt.type(behind) !== comma) return false;
		return [round, square, curly].includes(excerpt.type(excerpt.next(behind + 1)));
	}

	/** `boards, hands = ["…"], ["…"]`, and `boards, hands, wants := []string{"…"}, []string{"…"}, []int{2}`. */
	private columns({ places, values }: Targets): Columns | undefined {
		const { excerpt } = this;
		const opens = excerpt.type(values);
		const listed = opens === square || opens === round || opens === curly;
		// Brackets around all of the lists are followed by no further one.
		const around = listed && excerpt.type(excerpt.next(excerpt.mate(values) + 1)) !== comma;
		let at = around ? values + 1 : values;
		const lists: Named[] = [];
		let answers = -1;
		let last = at;
		for (const [index, place] of places.entries()) {
			if (index > 0) {
				if (excerpt.type(at) !== comma) return undefined;
				at = excerpt.next(at + 1);
			}
			const list = this.bracketFrom(at);
			if (list < 0) return undefined;
			const name = this.excerpt.slotAt(place, this.literal);
			last = excerpt.mate(list);
			if (!name) answers = this.isOfAnswer(places, index) ? list : answers;
			else if (name.role.plural) lists.push({ name, list, last });
			at = excerpt.next(last + 1);
		}
		const [earlier, later] = lists;
		if (!earlier || !later || earlier.name.role.slot === later.name.role.slot) return undefined;
		return { earlier, later, answers, last };
	}

	/** The opening bracket of the list that starts at the token, behind its type; −1 where there is none. */
	private bracketFrom(index: number): number {
		const { excerpt } = this;
		for (let at = index; at < index + 12; at++) {
			const type = excerpt.type(at);
			if (type === 0 || type === comma || excerpt.isQuote(at)) return -1;
			if (type !== square && type !== curly && type !== round) continue;
			const end = excerpt.mate(at);
			// `[]string{`, `[2]string{`
			if (end > at + 1 && !(type === square && excerpt.type(end + 1) === kinds.word)) return at;
		}
		return -1;
	}

	private named(name: Name): Named | undefined {
		const element = this.elementOf(name);
		if (element) return element;
		return valueGiven(this.excerpt, name, (index) => {
			if (!name.role.plural) {
				const word = wordFrom(this.excerpt, index, this.isVariable(name) ? {} : { bare: this.letters });
				if (!word || this.isInList(index, word) || this.hasMoreLines(word)) return undefined;
				return { name, word, last: word.last };
			}
			const list = listFrom(this.excerpt, index);
			return list === undefined ? undefined : { name, list, last: this.excerpt.mate(list) };
		});
	}

	/** What the element of XML holds that has the name: `<board>WRRBBW</board>`. */
	private elementOf(name: Name): Named | undefined {
		const { excerpt } = this;
		const at = name.last + 2;
		if (excerpt.type(name.first - 1) !== less || excerpt.type(name.last + 1) !== greater) return undefined;
		if (excerpt.type(at + 1) !== less || excerpt.type(at + 2) !== slash || name.role.plural) return undefined;
		if (!this.letters.test(excerpt.text(at))) return undefined;
		const [start, end] = [excerpt.start(at), excerpt.end(at)];
		const word = { first: at, last: at, start, end, outerStart: start, outerEnd: end, quoted: false };
		return { name, word, last: at };
	}

	/** Whether the name is one of a program, where words without quotes are names too: `let board = B`, `board[R] = B`. */
	private isVariable({ first, last }: Name): boolean {
		const { excerpt } = this;
		return declaring.test(excerpt.word(first - 1)) || excerpt.type(last + 1) === square;
	}

	/** Whether more stands beside the word in brackets: `board = ["BWB", "WBW"]` has rows, `hand = {"W": 2}` is a count. */
	private isInList(index: number, word: Word): boolean {
		const { excerpt } = this;
		const type = excerpt.type(index);
		if (type !== square && type !== curly) return false;
		return [comma, colon, equals].includes(excerpt.type(excerpt.next(word.last + 1)));
	}

	/** Whether the word without quotes is one of several below each other, as rows of a picture are. */
	private hasMoreLines({ quoted, last }: Word): boolean {
		const { excerpt } = this;
		return (
			!quoted &&
			excerpt.isBreak(last + 1) &&
			excerpt.type(last + 2) === kinds.word &&
			this.letters.test(excerpt.text(last + 2))
		);
	}

	/** What a name is given that is no literal: its partner belongs to it, and to no other value of the name. */
	private computed(name: Name): Named | undefined {
		const { excerpt } = this;
		const at = excerpt.type(name.last + 1) === colon ? name.last + 2 : name.last + 1;
		const given = excerpt.type(at) === equals && excerpt.type(at + 1) !== equals;
		return given ? { name, last: at } : undefined;
	}

	/**
	 * Whether the words are about the puzzle's letters, so that a letter among them that is none is a mistake. Small
	 * letters are one where a function of the puzzle is `called` with them; elsewhere `GROW` and `RGBA` are other words,
	 * with no letter twice in a row.
	 */
	private aboutLetters(one: Word, two: Word, called = false): boolean {
		const board = lettersOf(this.excerpt, one);
		const text = board + lettersOf(this.excerpt, two);
		let own = 0;
		for (const letter of called ? text.toUpperCase() : text) if (this.literal.letters.includes(letter)) own++;
		if (own === 0 || own * 3 < text.length * 2) return false;
		return own === text.length || called || /(.)\1/.test(board);
	}
}

/** The number that a name ends with: the 2 of `board2`. */
function suffixOf({ role }: Name): string {
	return /\d+$/.exec(role.affix)?.[0] ?? '';
}

/** Words in names of answers, and of lists, that do not tell one set from another. */
const ofAnyList =
	/^(?:exp(?:ect(?:ed|ations?)?)?|ans(?:wers?)?|want(?:ed|s)?|out(?:puts?)?|res(?:ults?)?|min|moves|steps|balls|values|list|arr(?:ay)?|vec)$/i;

/** What tells a set of lists from another one: the `easy` of `easy_boards` and of `easyAnswers`, the 2 of `boards2`. */
function affixOf(words: string): string {
	return partsOf(words)
		.filter((part) => !ofAnyList.test(part))
		.join(' ');
}
