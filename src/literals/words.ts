import type { WordsLiteral } from '../puzzles/literal.ts';
import { answerOf, isAhead } from './announcements.ts';
import type { Answer } from './answers.ts';
import type { Candidate, Evidence, Piece } from './candidate.ts';
import { answersBehind } from './columns.ts';
import type { Excerpt } from './excerpt.ts';
import { NamedWords } from './namedWords.ts';
import { Neighbours } from './neighbours.ts';
import { type Pair, pace } from './pair.ts';
import { lettersOf, type Word } from './strings.ts';
import { comparedWith } from './variables.ts';

/** All puzzles of this kind in the excerpt, in the order of their first tokens; `undefined` stands for a pause. */
export function* findWords(
	excerpt: Excerpt,
	literal: WordsLiteral,
	lettered: readonly number[],
): Generator<Candidate | undefined, void, void> {
	const named = new NamedWords(excerpt, literal);
	const neighbours = new Neighbours(excerpt, literal);
	/** By the first token of each word. */
	const taken = new Uint8Array(excerpt.tokens.count);
	const pairs: Pair[] = [];
	for (const search of [named.assignments(), named.calls(), neighbours.pairs(lettered)]) {
		for (const pair of search) {
			if (!pair) yield undefined;
			// `findMinStep(board = "…", hand = "…")` is found in all three ways.
			else if (!taken[pair.one.first] && !taken[pair.two.first]) {
				taken[pair.one.first] = taken[pair.two.first] = 1;
				pairs.push(pair);
			}
		}
	}
	yield undefined;
	pairs.sort((one, other) => one.first - other.first);
	yield undefined;
	const leading = tablesLedByAnswers(excerpt, pairs, literal);
	const listed = yield* listedAnswers(excerpt, pairs, literal);
	const ahead = pairs[0] !== undefined && isAhead(excerpt, literal, pairs[0].first);
	/** The token behind all that belongs to earlier puzzles. */
	let from = 0;
	for (const [index, pair] of pairs.entries()) {
		if (index % pace === 0) yield undefined;
		const to = pairs[index + 1]?.first ?? excerpt.tokens.count;
		const { one, two, first, last, call, variables, suffix } = pair;
		const literals = {
			first: Math.min(one.first, two.first),
			last: Math.max(one.last, two.last),
		};
		const seat = { first, last, call, literals, variables, suffix, from, to, ahead };
		const led = typeof pair.vouched === 'object' && leading.has(pair.vouched.table);
		const own = pair.answer ?? (led ? pair.lead : undefined) ?? listed.get(pair);
		const near = own ?? answerOf(excerpt, literal, seat);
		const found = pair.caller && !own ? comparedWith(excerpt, pair.caller, near) : near;
		const answer = found === 'other' ? undefined : found;
		from = Math.max(last + 1, answer?.next ?? 0);
		const [board, hand] = [lettersOf(excerpt, one), lettersOf(excerpt, two)];
		yield {
			literal,
			span: {
				start: Math.min(one.outerStart, two.outerStart),
				end: Math.max(one.outerEnd, two.outerEnd),
			},
			pieces: [pieceOf(one, board), pieceOf(two, hand)],
			evidence: evidenceOf(literal, pair, board, hand, answer?.expected.text),
			expected: answer?.expected,
		};
	}
}

/** Tables whose rows have their answers first: numbers that count rows go up, and are not below zero. */
function tablesLedByAnswers(
	excerpt: Excerpt,
	pairs: readonly Pair[],
	literal: WordsLiteral,
): ReadonlySet<string> {
	const found = new Set<string>();
	const others = new Set<string>();
	const highest = new Map<string, number>();
	for (const { lead, vouched, two } of pairs) {
		if (!lead || typeof vouched !== 'object') continue;
		const number = Number(lead.expected.text);
		if (!literal.couldAnswer(lead.expected.text, lettersOf(excerpt, two))) others.add(vouched.table);
		if (number <= (highest.get(vouched.table) ?? -1)) found.add(vouched.table);
		highest.set(vouched.table, number);
	}
	for (const table of others) found.delete(table);
	return found;
}

/** Answers in a list of their own, behind that of rows without any: `inputs = [("…", "…"), …]`, `outputs = [2, …]`. */
function* listedAnswers(
	excerpt: Excerpt,
	pairs: readonly Pair[],
	literal: WordsLiteral,
): Generator<undefined, ReadonlyMap<Pair, Answer>, void> {
	/** By the bracket around the rows. */
	const lists = new Map<number, Pair[]>();
	for (const [index, pair] of pairs.entries()) {
		if (index % pace === 0) yield undefined;
		const list = pair.call || typeof pair.vouched !== 'object' ? -1 : around(excerpt, pair);
		if (list < 0) continue;
		const rows = lists.get(list);
		if (rows) rows.push(pair);
		else lists.set(list, [pair]);
	}
	const listed = new Map<Pair, Answer>();
	for (const [list, rows] of lists) {
		yield undefined;
		if (rows.length < 2 || rows.some(({ answer }) => answer)) continue;
		const answers = yield* answersBehind(excerpt, literal, excerpt.mate(list), rows.length);
		for (const [index, answer] of answers.entries()) {
			const row = rows[index] as Pair;
			if (literal.couldAnswer(answer.expected.text, lettersOf(excerpt, row.two))) listed.set(row, answer);
		}
	}
	return listed;
}

/** The bracket around that of the row. */
function around(excerpt: Excerpt, { one }: Pair): number {
	return excerpt.within(excerpt.within(one.first));
}

function evidenceOf(
	literal: WordsLiteral,
	{ vouched }: Pair,
	first: string,
	second: string,
	answer?: string,
): Evidence {
	if (typeof vouched === 'string') return { kind: vouched };
	return { kind: 'table', ...vouched, telling: literal.telling(first, second, answer) };
}

/** The letters, or the quotes where there are none between them. */
function pieceOf({ start, end, outerStart, outerEnd }: Word, text: string): Piece {
	return { text, source: text === '' ? { start: outerStart, end: outerEnd } : { start, end } };
}
