import type { LinesLiteral, ListLiteral, Literal, WordsLiteral } from '../puzzles/literal.ts';
import type { Span } from '../puzzles/puzzle.ts';
import { isEscape, type Names, type Role, wordAround } from './names.ts';

/** A name of a puzzle in a text. */
export interface NameHit extends Span {
	readonly role: Role;
}

/** Where in a text a closer look is worth while. */
export interface Places {
	/** All names of puzzles, in order. */
	readonly names: readonly NameHit[];
	/** Stretches with all that could tell of a puzzle, in order and apart. */
	readonly stretches: readonly Span[];
}

/** Characters that the searches go through between two pauses. */
const chunk = 1 << 17;
/** How much around a place is looked at, in characters and in lines. */
const before = { characters: 1500, lines: 16 };
const after = { characters: 3000, lines: 40 };
/** Words of one puzzle that no names hold together are no further apart, nor are an answer and its list. */
const reach = 160;
/** The names of one puzzle's words are no further apart. */
export const nameReach = 1500;

/**
 * Goes through a text once with plain searches: most text is no puzzle and should cost next to nothing.
 * Linear, for every pattern matches a run of letters or a bounded stretch.
 */
export function* findPlaces(
	text: string,
	names: Names,
	literals: readonly Literal[],
): Generator<void, Places, void> {
	const hits: NameHit[] = [];
	const marks = new Marks();
	const searches = literals.map((literal) => searchFor(literal, text, marks));
	for (let start = 0; start < text.length; ) {
		const end = chunkEnd(text, start);
		const part = text.slice(start, end);
		for (const hit of matches(names.pattern, part, start)) {
			const word = wordAround(text, hit.start, hit.end);
			if (word.start < (hits.at(-1)?.end ?? 0)) continue;
			const role = names.roleOf(text.slice(word.start, word.end));
			if (role) hits.push({ ...word, role });
		}
		for (const search of searches) search(part, start);
		yield;
		start = end;
	}
	markNames(text, hits, marks);
	return { names: hits, stretches: joined(text, marks) };
}

/** Between two words where possible, so that no pattern is cut. */
function chunkEnd(text: string, start: number): number {
	const end = start + chunk;
	if (end >= text.length) return text.length;
	const tail = text.slice(end - 2000, end);
	const cut = Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf(' '), tail.lastIndexOf(','));
	if (cut >= 0) return end - 2000 + cut + 1;
	return end;
}

/** Where `part` has the pattern; `base` is the offset of `part` in the text. */
function* matches(pattern: RegExp, part: string, base: number): Generator<Span, void, void> {
	// Not `matchAll`: it makes a new pattern every time, which has to warm up first.
	pattern.lastIndex = 0;
	for (let found = pattern.exec(part); found; found = pattern.exec(part)) {
		const start = base + found.index;
		yield { start, end: start + found[0].length };
	}
}

type Search = (part: string, base: number) => void;

function searchFor(literal: Literal, text: string, marks: Marks): Search {
	switch (literal.form) {
		case 'words':
			return searchForWords(literal, text, marks);
		case 'list':
			return searchForAnswers(literal, text, marks);
		case 'lines':
			return searchForLines(literal, text, marks);
	}
}

/** Two words of the puzzle's letters near each other, parted from what is around them as values are. */
function searchForWords({ letters }: WordsLiteral, text: string, marks: Marks): Search {
	const pattern = new RegExp(String.raw`(?:\b|(?<=\\[nrt]))[${letters}]+\b`, 'g');
	let last: Span | undefined;
	return (part, base) => {
		for (const word of matches(pattern, part, base)) {
			if (last && word.start - last.end <= reach && word.end - word.start + last.end - last.start >= 3) {
				const parted = startsValue(text, last.start);
				if (parted) marks.add(last.start, word.end);
			}
			last = word;
		}
	};
}

/** Whether a value may start there: not after what stands between the names of a program. */
function startsValue(text: string, at: number): boolean {
	if (at === 0 || !/[\w()[\]{}.,:;=+\-*/!?$#@%^~]/.test(text.charAt(at - 1))) return true;
	return isEscape(text, at) || /&#?\w{2,5};$/.test(text.slice(Math.max(0, at - 8), at));
}

/** One of the puzzle's answers near a list, and where judges pose puzzles. */
function searchForAnswers({ answers }: ListLiteral, text: string, marks: Marks): Search {
	const pattern = new RegExp(String.raw`\b(?:${answers.join('|')}|Testcase Example|lcpr case=start)\b`, 'g');
	return (part, base) => {
		for (const { start, end } of matches(pattern, part, base)) {
			const listBefore = /\d[\s,;]{0,20}[\]})]/.test(text.slice(Math.max(0, start - reach), start));
			if (listBefore || /[[{(]\s{0,20}[-−]?\d/.test(text.slice(end, end + reach))) marks.add(start, end);
		}
	};
}

/** Lines of numbers, one after the other, that end as the puzzle's lines do: all but the first and the last one at least. */
function searchForLines({ ending, count }: LinesLiteral, text: string, marks: Marks): Search {
	const pattern = new RegExp(
		String.raw`(?<![\w.])${ending}[ \t]{0,8}["'${'`'}]?[,+;]?[ \t]{0,8}(?:(?:\\{1,4}r)?\\{1,4}n|\r?\n|\r|<br[ /]{0,2}>)`,
		'gi',
	);
	const between = /^[\d\s"'`,+\-*/#>;\\]*$/;
	let lines = 0;
	let start = 0;
	let end = 0;
	return (part, base) => {
		for (const line of matches(pattern, part, base)) {
			if (lines > 0 && line.start - end <= reach && between.test(text.slice(end, line.start))) lines++;
			else {
				lines = 1;
				start = line.start;
			}
			end = line.end;
			if (lines >= count - 2) marks.add(start, end);
		}
	};
}

/** Names with a value behind them, as it seems; of a puzzle with two words, names of both. */
function markNames(text: string, hits: readonly NameHit[], marks: Marks): void {
	const last = new Map<string, NameHit>();
	for (const hit of hits) {
		const { kind, literal, slot } = hit.role;
		if (kind === 'function') marks.add(hit.start, hit.end);
		else if (kind === 'slot' && literal.form === 'words') {
			const other = last.get(literal.slots[1 - slot] as string);
			if (other && hit.start - other.end <= nameReach) marks.add(other.start, hit.end);
			last.set(literal.slots[slot] as string, hit);
		} else if (kind !== 'rival' && /^[^\w]{0,12}[=:：＝([{]/.test(text.slice(hit.end, hit.end + 16))) {
			marks.add(hit.start, hit.end);
		}
	}
}

/** Places found so far; what overlaps the place before is joined to it, for there may be one on every line. */
class Marks {
	readonly found: { start: number; end: number }[] = [];

	add(start: number, end: number): void {
		const last = this.found.at(-1);
		if (last && start >= last.start && start <= last.end) last.end = Math.max(last.end, end);
		else this.found.push({ start, end });
	}
}

function joined(text: string, marks: Marks): Span[] {
	const wide: { start: number; end: number }[] = [];
	for (const stretch of marks.found.sort((one, other) => one.start - other.start)) {
		const last = wide.at(-1);
		const lowest = last?.end ?? 0;
		const start = stretch.start < lowest ? lowest : widenedStart(text, stretch.start, lowest);
		const end = stretch.end < lowest ? lowest : widenedEnd(text, stretch.end);
		if (last && start <= lowest) last.end = Math.max(last.end, end);
		else wide.push({ start, end });
	}
	return wide;
}

function widenedStart(text: string, from: number, lowest: number): number {
	let at = from;
	for (let lines = 0; at > lowest && from - at < before.characters; at--) {
		if (text.charCodeAt(at - 1) === 10 && lines++ === before.lines) break;
	}
	while (at > lowest && isOfList(text.charCodeAt(at - 1))) at--;
	return Math.max(lowest, wordAround(text, at, at).start);
}

function widenedEnd(text: string, from: number): number {
	let at = from;
	for (let lines = 0; at < text.length && at - from < after.characters; at++) {
		if (text.charCodeAt(at) === 10 && lines++ === after.lines) break;
	}
	while (at < text.length && isOfList(text.charCodeAt(at))) at++;
	return wordAround(text, at, at).end;
}

/** Digits and what stands between the numbers of a list. */
function isOfList(code: number): boolean {
	return (
		(code >= 48 && code <= 57) ||
		code === 44 ||
		code === 45 ||
		code === 32 ||
		code === 10 ||
		code === 13 ||
		code === 9
	);
}
