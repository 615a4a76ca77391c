import type { ListLiteral } from '../puzzles/literal.ts';
import { type Announced, announcedInGroup, answerOf, inputWords, isAhead, solving } from './announcements.ts';
import { type Answer, answerAt } from './answers.ts';
import { asserted } from './assertions.ts';
import { makers, valueGiven } from './assignments.ts';
import type { Candidate, Evidence } from './candidate.ts';
import { answersBehind } from './columns.ts';
import type { Excerpt, Name, Stretch } from './excerpt.ts';
import { bracketFrom, isComputed, isSize, type List, listAround, listFrom, listsIn } from './numberLists.ts';
import { kinds, signs } from './tokens.ts';
import {
	answerOfCall,
	comparedWith,
	goesOn,
	goneThrough,
	indexedAt,
	isDefinition,
	lastGiven,
	variableAt,
} from './variables.ts';

const {
	ampersand,
	round,
	roundEnd,
	comma,
	minus,
	dot,
	colon,
	semicolon,
	equals,
	greater,
	square,
	squareEnd,
	question,
	curly,
	curlyEnd,
	bar,
} = signs;

/** What a text says beyond an excerpt of it. */
export interface Speech {
	/** It has a function or a title of the puzzle. */
	readonly ofPuzzle: boolean;
	/** It has functions of puzzles whose values have the same names. */
	readonly ofRival: boolean;
}

interface Claim {
	readonly list: List;
	readonly first: number;
	readonly last: number;
	readonly call?: Stretch | undefined;
	/** The call of the puzzle's function that is given the list as a variable: what it is compared with is the answer. */
	readonly caller?: Stretch;
	readonly kind: 'function' | 'own' | 'name' | 'common' | 'answer' | 'posed';
	readonly variables?: readonly string[];
	readonly suffix: string;
	/** A part of the shape, which may be that there is none. */
	readonly answer?: Answer | undefined;
}

/** What a name of a list ends with behind the puzzle's word: `stones2`, `stoneList`; `STONES_COLOR` is of something else. */
const ending =
	/\*(?: (?:list|array|arr|vec|vector|input|data|test|example|case|sample|[a-z]))?(?: \d+)?(?: [a-z])?$/;
/** Names of lists that may hold anything. */
const neutral =
	/^(?:in|inputs?|args?|data|nums?|numbers|arr|array|list|values?|vals?|given|cases?|tests?|rows?|[a-z])$|stone|pile/i;

/** Functions that may be about a game. */
const playing = /game|stone|win|predict|optimal|^main$/i;

/** What stands right ahead of the example in such a comment. */
const posing = /(?:Testcase Example:\s*['"`]?|@lcpr case=start\s*(?:\/\/|#|--|\*|%|;)?\s*)$/;

/** Names, lists or puzzles that are looked at between two pauses. */
const pace = 32;
/** Tokens of a list that are gone through to count its values. */
const mostCounted = 400;

/** All puzzles of this kind in the excerpt, in the order of their first tokens; `undefined` stands for a pause. */
export function* findLists(
	excerpt: Excerpt,
	literal: ListLiteral,
	speech: () => Speech,
): Generator<Candidate | undefined, void, void> {
	const finder = new Finder(excerpt, literal);
	const claims: Claim[] = [];
	for (const claim of finder.claims(speech)) {
		if (!claim) yield undefined;
		else if (!(yield* isComputed(excerpt, claim.list))) claims.push(claim);
	}
	claims.sort((one, other) => one.first - other.first);
	const ahead = claims[0] !== undefined && isAhead(excerpt, literal, claims[0].first);
	const answers: Announced[] = [];
	/** The token behind all that belongs to earlier puzzles. */
	let from = 0;
	for (const [index, claim] of claims.entries()) {
		if (index % pace === 0) yield undefined;
		const to = claims[index + 1]?.first ?? excerpt.tokens.count;
		const { first, last, call, list: literals, variables, suffix } = claim;
		const seat = { first, last, call, literals, variables, suffix, from, to, ahead };
		const near = 'answer' in claim ? claim.answer : answerOf(excerpt, literal, seat);
		const answer = claim.caller && !claim.answer ? comparedWith(excerpt, claim.caller, near) : near;
		answers.push(answer);
		from = Math.max(last + 1, answer && answer !== 'other' ? answer.next : 0);
	}
	// Lists of the same names with answers that this puzzle never has are those of another puzzle.
	const others = answers.includes('other') && !answers.some((answer) => answer && answer !== 'other');
	for (const [index, claim] of claims.entries()) {
		if (index % pace === 0) yield undefined;
		const answer = answers[index];
		const span = { start: excerpt.start(claim.list.first), end: excerpt.end(claim.list.last) };
		yield {
			literal,
			span,
			pieces: [{ source: span }],
			evidence: finder.evidence(claim, others ? 'other' : answer, speech),
			expected: answer === 'other' ? undefined : answer?.expected,
		};
	}
}

class Finder {
	private readonly excerpt: Excerpt;
	private readonly literal: ListLiteral;
	private ownName: boolean | undefined;

	constructor(excerpt: Excerpt, literal: ListLiteral) {
		this.excerpt = excerpt;
		this.literal = literal;
	}

	/** In no order; `undefined` stands for a pause. */
	*claims(speech: () => Speech): Generator<Claim | undefined, void, void> {
		const { excerpt, literal } = this;
		/** By the first token of each list. */
		const taken = new Uint8Array(excerpt.tokens.count);
		const named: Claim[] = [];
		const calls: Name[] = [];
		for (const [index, name] of excerpt.names.entries()) {
			if (index % pace === 0) yield undefined;
			const { kind, affix } = name.role;
			if (name.role.literal !== literal || kind === 'slot' || kind === 'rival') continue;
			const suffix = /\d+$/.exec(affix)?.[0] ?? '';
			if (kind !== 'function') {
				if (!ending.test(affix) || (kind === 'common' && !affix.startsWith('*'))) continue;
				if (this.isCondition(name)) continue;
				const list = valueGiven(excerpt, name, (at) => this.valueFrom(at, name));
				const variables = [excerpt.nameText(name)];
				if (list) named.push({ list, first: name.first, last: list.last, kind, variables, suffix });
				continue;
			}
			const call = this.call(name);
			const claim = call ? { ...call, call, kind, suffix } : this.callOfVariable(name);
			if (!claim) calls.push(name);
			if (!claim || taken[claim.list.first]) continue;
			taken[claim.list.first] = 1;
			yield claim;
		}
		for (const claim of named) {
			// `stoneGameIII(stoneValue: […])` is both.
			if (taken[claim.list.first]) continue;
			taken[claim.list.first] = 1;
			const answer = this.rowAnswer(claim.list, speech);
			yield answer ? { ...claim, answer } : claim;
		}
		if (excerpt.tokens.lists.length > 1 && speech().ofPuzzle) yield* this.columns(taken);
		yield* this.givenInTurn(calls, taken);
		yield* this.answered(taken, speech);
		yield* this.posed(taken, speech);
	}

	/** Brackets right behind a name call or index what has that name; braces there hold its value. */
	private valueFrom(index: number, { last }: Stretch): List | undefined {
		const type = this.excerpt.type(index);
		return index === last + 1 && (type === round || type === square)
			? undefined
			: listFrom(this.excerpt, index);
	}

	private call({ first, last }: Name): Pick<Claim, 'list' | 'first' | 'last'> | undefined {
		const { excerpt } = this;
		const open = last + 1;
		const end = excerpt.type(open) === round ? excerpt.mate(open) : -1;
		if (end >= 0) {
			const list =
				listFrom(excerpt, excerpt.next(open + 1), true) ?? listFrom(excerpt, this.behindKeyword(open));
			return list && list.last < end ? { list, first: excerpt.pathBefore(first), last: end } : undefined;
		}
		if (excerpt.isBreak(open) || excerpt.type(open) === colon || excerpt.type(open) === equals)
			return undefined;
		const list = listFrom(excerpt, open);
		const around = excerpt.type(first - 1) === round ? excerpt.mate(first - 1) : -1;
		if (!list) return undefined;
		return around === list.last + 1
			? { list, first: first - 1, last: around }
			: { list, first, last: list.last };
	}

	/** The list that a variable was given, and the puzzle's function is: `nums = […]`, `stoneGameIII(nums)`. */
	private callOfVariable(called: Name): Claim | undefined {
		const { excerpt, literal } = this;
		const open = this.argumentsOf(called);
		const variable = open < 0 ? undefined : variableAt(excerpt, excerpt.next(open + 1));
		if (!variable) return undefined;
		const given = lastGiven(excerpt, literal, variable.first, (at, name) => this.valueFrom(at, name));
		if (!given || this.isComputedFrom(given.value) || !this.isOnlyArgument(variable, given.value))
			return undefined;
		const name = excerpt.text(given.variable);
		const call = { first: excerpt.pathBefore(called.first), last: excerpt.mate(open) };
		const answer = answerOfCall(excerpt, literal, call);
		return {
			list: given.value,
			first: given.variable,
			last: given.value.last,
			kind: 'function',
			variables: [name],
			suffix: /\d+$/.exec(name)?.[0] ?? '',
			caller: call,
			...(answer && { answer }),
		};
	}

	/** Whether the list is but a part of a value: `reverse [1, 2]`, `args or [1, 2]`, `[1, 2]` and what is done with it. */
	private isComputedFrom({ first, last }: List): boolean {
		const { excerpt } = this;
		const applied = excerpt.type(first) === square && excerpt.type(first - 1) === kinds.word;
		return (applied && !excerpt.touches(first - 1)) || goesOn(excerpt, last);
	}

	/** Whether nothing follows in the call but the size of the list, as in C. */
	private isOnlyArgument(variable: Stretch, { first, last }: List): boolean {
		const { excerpt } = this;
		const at = excerpt.next(variable.last + 1);
		if (excerpt.type(at) !== comma) return true;
		const size = excerpt.next(at + 1);
		if (excerpt.type(size) !== kinds.digits) {
			return (
				/^(?:n|len|length|size|count|sizeof)$|(?:len|size|count)$/i.test(excerpt.word(size)) &&
				excerpt.type(size + 1) !== equals
			);
		}
		let values = 1;
		for (let token = first; token < Math.min(last, first + mostCounted); token++)
			if (excerpt.type(token) === comma) values++;
		return Number(excerpt.text(size)) === values;
	}

	/** The opening bracket of the arguments of what is called by that name; −1 where nothing is. */
	private argumentsOf({ first, last }: Name): number {
		const { excerpt } = this;
		const end = excerpt.type(last + 1) === round ? excerpt.mate(last + 1) : -1;
		return end < 0 || isDefinition(excerpt, first, end) ? -1 : last + 1;
	}

	/** Lists of a list that the puzzle's function is given in turn: `for nums in [[…], […]]`, `stoneGameIII(nums)`. */
	private *givenInTurn(calls: readonly Name[], taken: Uint8Array): Generator<Claim | undefined, void, void> {
		const { excerpt } = this;
		const seen = new Set<number>();
		for (const [index, called] of calls.entries()) {
			if (index % pace === 0) yield undefined;
			const open = this.argumentsOf(called);
			const around = open < 0 ? undefined : this.listsTakenFrom(excerpt.next(open + 1));
			if (around === undefined || seen.has(around)) continue;
			seen.add(around);
			for (const list of yield* listsIn(excerpt, around)) {
				if (taken[list.first]) continue;
				taken[list.first] = 1;
				// What is said near one of them is as well said of another.
				yield { list, ...list, kind: 'function', suffix: '', answer: undefined };
			}
		}
	}

	/** The bracket around the lists of which the argument that starts at the token is one. */
	private listsTakenFrom(index: number): number | undefined {
		const { excerpt, literal } = this;
		const given = (variable: number) =>
			lastGiven(excerpt, literal, variable, (at) => bracketFrom(excerpt, at))?.value;
		const element = indexedAt(excerpt, index);
		if (element !== undefined) return given(element);
		const variable = variableAt(excerpt, index);
		const source = variable && goneThrough(excerpt, literal, variable.first);
		if (source === undefined) return undefined;
		const name = excerpt.type(source) === ampersand ? source + 1 : source;
		const ends =
			excerpt.isBreak(name + 1) || [roundEnd, colon, curly, comma].includes(excerpt.type(name + 1));
		return excerpt.type(name) === kinds.word && ends ? given(name) : bracketFrom(excerpt, source);
	}

	/** Past the name of the argument: `stoneGameIII(nums: […])`. */
	private behindKeyword(open: number): number {
		const { excerpt } = this;
		const at = excerpt.next(open + 1);
		const parts = excerpt.type(at + 1);
		return excerpt.type(at) === kinds.word && (parts === colon || parts === equals) ? at + 2 : at;
	}

	/** Lists in a list, with a list of their answers behind it: `tests = [[1, 2], [3, 4]]`, `answers = ["Alice", "Bob"]`. */
	private *columns(taken: Uint8Array): Generator<Claim | undefined, void, void> {
		const { excerpt, literal } = this;
		const seen = new Set<number>();
		for (const [index, open] of excerpt.tokens.lists.entries()) {
			if (index % pace === 0) yield undefined;
			const around = listAround(excerpt, open);
			if (around < 0 || seen.has(around)) continue;
			seen.add(around);
			const lists = yield* listsIn(excerpt, around);
			if (lists.length < 2) continue;
			const answers = yield* answersBehind(excerpt, literal, excerpt.mate(around), lists.length);
			for (const [place, answer] of answers.entries()) {
				const list = lists[place] as List;
				if (taken[list.first]) continue;
				taken[list.first] = 1;
				yield { list, ...list, kind: 'answer', suffix: '', answer };
			}
		}
	}

	/** Lists whose answer stands beside them: rows of tables, fields of one object, calls of any function in an assertion. */
	private *answered(taken: Uint8Array, speech: () => Speech): Generator<Claim | undefined, void, void> {
		const { excerpt, literal } = this;
		const { text, start, end, count, lists } = excerpt.tokens;
		if (count === 0 || lists.length === 0) return;
		const answers = new RegExp(`\\b(?:${literal.answers.join('|')})\\b`);
		if (!answers.test(text.slice(start[0], end[count - 1]))) return;
		/** Tables, by the brackets around them, that have a row which is this puzzle's, and rows that are if others are. */
		const sure = new Set<number>();
		const doubtful: [table: number, claim: Claim][] = [];
		for (const [index, open] of lists.entries()) {
			if (index % pace === 0) yield undefined;
			if (taken[open] || this.isPart(open)) continue;
			const list = { first: open, last: excerpt.mate(open) };
			const rest = { list, kind: 'answer', suffix: '' } as const;
			// Alice and Bob are people in many a test.
			const mayBe = (called?: number) =>
				this.isNeutral(list, called) || speech().ofPuzzle || this.hasOwnName();
			const row = this.rowAnswer(list, speech);
			if (row) {
				const claim = { ...rest, first: open, last: row.next - 1, answer: row };
				const table = excerpt.within(excerpt.within(open));
				if (mayBe()) {
					taken[open] = 1;
					sure.add(table);
					yield claim;
				} else if (table >= 0) doubtful.push([table, claim]);
				continue;
			}
			const call = excerpt.callAround(open);
			if (call) {
				const ofCall = asserted(excerpt, call, literal, count);
				const answer = ofCall ?? this.argument(list, call);
				if (!answer || !mayBe(ofCall && excerpt.within(open) - 1)) continue;
				taken[open] = 1;
				yield { ...rest, ...call, call, answer };
				continue;
			}
			const seat = { ...list, from: 0, to: count, suffix: '', ahead: false };
			const field = announcedInGroup(excerpt, literal, seat);
			if (!field || field === 'other' || !mayBe()) continue;
			taken[open] = 1;
			yield { ...rest, ...list, answer: field };
		}
		for (const [index, [table, claim]] of doubtful.entries()) {
			if (index % pace === 0) yield undefined;
			if (!sure.has(table)) continue;
			taken[claim.list.first] = 1;
			yield claim;
		}
	}

	/** Whether the bracket indexes or calls what it touches: `users[0]`, `get(1)`, `a?.[0]`. */
	private isPart(open: number): boolean {
		const { excerpt } = this;
		if (excerpt.type(open) === curly || !excerpt.touches(open - 1)) return false;
		const before = excerpt.type(open - 1);
		const maker = makers.test(excerpt.word(open - 1)) || /^u?int\d*$/i.test(excerpt.word(open - 1));
		if (before === kinds.word) return !maker || excerpt.mate(open) <= open + 2;
		if (before === dot) return excerpt.type(open - 2) === question;
		return before === roundEnd || before === squareEnd || before === question;
	}

	/** Whether a list of some numbers has no name that says what else it is, nor what it is given to. */
	private isNeutral({ first, last }: List, called?: number): boolean {
		const { excerpt } = this;
		let commas = 0;
		for (let at = first; at < Math.min(last, first + 12); at++) if (excerpt.type(at) === comma) commas++;
		if (commas < 2) return false;
		const callee = called === undefined ? 'solve' : excerpt.word(called);
		if (!solving.test(callee) && !playing.test(callee)) return false;
		let key = first - 1;
		while (excerpt.isQuote(key) || excerpt.isDress(key)) key--;
		if (![colon, equals].includes(excerpt.type(key))) return true;
		key--;
		while (excerpt.isQuote(key) || excerpt.isDress(key)) key--;
		return excerpt.type(key) !== kinds.word || neutral.test(excerpt.word(key));
	}

	/** Whether the name stands in a condition or a comparison, behind which braces hold statements. */
	private isCondition({ first }: Name): boolean {
		const { excerpt } = this;
		if (excerpt.type(first - 1) === equals && excerpt.type(first - 2) === equals) return true;
		return /^(?:if|elif|else|while|for|match|switch|return)$/.test(
			excerpt.word(excerpt.pastLead(excerpt.lineStart(first))),
		);
	}

	/** An answer that is an argument beside a list without a name: `[TestCase(new[] {1, 2, 3}, ExpectedResult = "Alice")]`. */
	private argument({ first, last }: List, call: Stretch): Answer | undefined {
		const { excerpt } = this;
		if ([colon, equals].includes(excerpt.type(excerpt.previous(first - 1)))) return undefined;
		const seat = { first, last, from: call.first, to: call.last, suffix: '', ahead: false };
		const answer = announcedInGroup(excerpt, this.literal, seat);
		return answer && answer !== 'other' && excerpt.within(answer.first) === excerpt.within(first)
			? answer
			: undefined;
	}

	/**
	 * Lists that a text about the puzzle calls its input, in statements and in the examples that extensions of LeetCode
	 * put into comments; in other texts, inputs whose output is one of the puzzle's answers.
	 */
	private *posed(taken: Uint8Array, speech: () => Speech): Generator<Claim | undefined, void, void> {
		const { excerpt, literal } = this;
		const { text, start, lists, count } = excerpt.tokens;
		for (const [index, open] of lists.entries()) {
			if (index % pace === 0) yield undefined;
			if (taken[open]) continue;
			const at = start[open] as number;
			const input = this.isInput(open);
			if (!(input || posing.test(text.slice(Math.max(0, at - 80), at)))) continue;
			const { ofPuzzle, ofRival } = speech();
			const list = { first: open, last: excerpt.mate(open) };
			const claim = { list, ...list, kind: 'posed', suffix: '' } as const;
			if (ofPuzzle) yield claim;
			else if (input && !ofRival && this.endsLine(list.last + 1)) {
				const to = lists[index + 1] ?? count;
				const answer = answerOf(excerpt, literal, { ...list, from: open, to, suffix: '', ahead: false });
				if (answer && answer !== 'other') yield { ...claim, answer };
			}
		}
	}

	/** Whether the list stands behind such a word and nothing else: `Input: [1,2,3,7]`, `**输入：** [1,2,3,7]`. */
	private isInput(open: number): boolean {
		const { excerpt } = this;
		let at = open - 1;
		for (; at > open - 12; at--) {
			const type = excerpt.type(at);
			if (type !== colon && !excerpt.isBreak(at) && !excerpt.isQuote(at) && !excerpt.isDress(at)) break;
		}
		return at < open - 1 && inputWords.test(excerpt.word(at));
	}

	private endsLine(index: number): boolean {
		const { excerpt } = this;
		let at = index;
		while (excerpt.isQuote(at) || excerpt.isDress(at)) at++;
		return excerpt.isBreak(at) || excerpt.type(at) === 0;
	}

	/**
	 * The answer behind a list in a row: `[1, 2], "Bob"`. In quotes, for people are called so as well; where the text
	 * speaks of the puzzle, also in a cell without, `| [1, 2] | Bob |`, and behind what makes a list: `listOf(1, 2) to "Bob"`.
	 */
	private rowAnswer({ first, last }: List, speech: () => Speech): Answer | undefined {
		const { excerpt } = this;
		const made = excerpt.type(first) === round;
		if (made && !(makers.test(excerpt.word(first - 1)) && !isSize(excerpt, first, last) && speech().ofPuzzle))
			return undefined;
		let at = last + 1;
		while (excerpt.isQuote(at)) at++;
		// Go: args{[]int{1, 2}}, "Bob"
		const around = excerpt.type(at) === curlyEnd ? excerpt.mate(at) : -1;
		if (around >= 0 && excerpt.word(around - 1) !== '' && first - around < 8) at++;
		// Rust: &[1, 2] as &[_]
		if (excerpt.word(at) === 'as') while (at < last + 8 && excerpt.type(at) !== comma) at++;
		at = excerpt.next(at);
		if ((excerpt.type(at) === minus || excerpt.type(at) === equals) && excerpt.type(at + 1) === greater) at++;
		const parts = made && excerpt.word(at) === 'to' ? comma : excerpt.type(at);
		if (![comma, colon, greater, bar].includes(parts)) return undefined;
		const answer = answerAt(excerpt, excerpt.next(at + 1), this.literal);
		// `[1, 2], "Bob": [3]` has lists by name.
		if (!answer || [colon, equals].includes(excerpt.type(answer.next))) return undefined;
		const quoted = excerpt.start(answer.first) < answer.expected.span.start;
		if (parts !== bar && quoted) return answer;
		const isCell = excerpt.isBreak(answer.next) || [0, bar].includes(excerpt.type(answer.next));
		const isTable = parts === bar || (parts === comma && isCell);
		return isTable && (speech().ofPuzzle || this.hasOwnName()) ? answer : undefined;
	}

	/** Whether a name of the puzzle's own is near. */
	private hasOwnName(): boolean {
		this.ownName ??= this.excerpt.names.some(
			({ role }) => role.literal === this.literal && role.kind === 'own',
		);
		return this.ownName;
	}

	evidence(claim: Claim, found: Announced, speech: () => Speech): Evidence {
		const { kind, list } = claim;
		if (kind === 'function' || kind === 'answer') return { kind: 'names' };
		if (found === 'other') return { kind: 'none' };
		if (found || kind === 'posed') return { kind: 'names' };
		if (kind === 'common' && this.isBlank(list)) return { kind: 'none' };
		if (speech().ofPuzzle) return { kind: 'names' };
		if (speech().ofRival || this.hasMoreParameters(list.last)) return { kind: 'none' };
		if (kind === 'common' && !this.isAlone(claim)) return { kind: 'none' };
		if (kind !== 'own' && this.hasOddNumbers(list)) return { kind: 'none' };
		return { kind: 'names' };
	}

	/** Whether a further value follows that this puzzle does not have: `piles = [3,6,7,11], h = 8`, `piles: [2,3], [4,1]`. */
	private hasMoreParameters(last: number): boolean {
		const { excerpt } = this;
		let at = last + 1;
		while (excerpt.isDress(at) || excerpt.isQuote(at)) at++;
		if (excerpt.type(at) !== comma) return false;
		at = excerpt.next(at + 1);
		while (excerpt.isDress(at) || excerpt.isQuote(at)) at++;
		if (excerpt.isList(at)) return true;
		if (excerpt.type(at) !== kinds.word) return false;
		at++;
		while (excerpt.isDress(at) || excerpt.isQuote(at)) at++;
		return excerpt.type(at) === equals || excerpt.type(at) === colon;
	}

	/** Whether the list is what a program fills later: zeros. */
	private isBlank({ first, last }: List): boolean {
		const { excerpt } = this;
		return !/[1-9]/.test(excerpt.tokens.text.slice(excerpt.start(first), excerpt.end(last)));
	}

	private hasOddNumbers({ first, last }: List): boolean {
		return this.excerpt.tokens.type.subarray(first, last + 1).includes(kinds.number);
	}

	/** Whether the text holds nothing but this one statement. */
	private isAlone({ first, last }: Claim): boolean {
		const { excerpt } = this;
		const { count, text, start, end } = excerpt.tokens;
		const around = text.slice(0, start[0]) + text.slice(end[count - 1]);
		if (around.trim() !== '') return false;
		for (let at = 0; at < first; at++)
			if (excerpt.isBreak(at) && at > 0 && !excerpt.isBreak(at - 1)) return false;
		for (let at = last + 1; at < count; at++) {
			if (!excerpt.isBreak(at) && excerpt.type(at) !== semicolon && !excerpt.isQuote(at)) return false;
		}
		return true;
	}
}
