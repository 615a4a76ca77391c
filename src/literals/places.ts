import type { LinesLiteral, ListLiteral, Literal, WordsLiteral } from '../puzzles/literal.ts';
import type { Span } from '../puzzles/puzzle.ts';
import { isEscape, type NameHit, type Names, wordAround } from './names.ts';

/** Where in a text a closer look is worth while. */
export interface Places {
	/** Puzzles of which the text has functions, and puzzles of which it has functions of rivals. */
	readonly functions: ReadonlySet<Literal>;
	readonly rivals: ReadonlySet<Literal>;
	/** Stretches with all that could tell of a puzzle, in order and apart. */
	readonly stretches: readonly Span[];
}

/** Characters that the searches go through between two pauses. */
const chunk = 1 << 14;
/** How much around a place is looked at, in characters and in lines. */
const before = { characters: 1500, lines: 16 };
const after = { characters: 3000, lines: 40 };
/** Words of one puzzle that no names hold together are no further apart, nor are an answer and its list. */
const reach = 160;
/** The names of one puzzle's words are no further apart … */
export const nameReach = 1500;
/** … and of their values one at least is no further behind the later name, and of the puzzle's letters alone. */
const valueReach = 200;
/** Words that are looked at together. */
const mostTogether = 200;
/** A longer text holds more than one list under a common name. */
const shortText = 2000;

/**
 * Goes through a text once with plain searches: most text is no puzzle and should cost next to nothing.
 * Linear, for every pattern matches a run of letters or a bounded stretch.
 */
export function* findPlaces(
	text: string,
	names: Names,
	literals: readonly Literal[],
	titled: (literal: Literal) => boolean,
): Generator<void, Places, void> {
	const functions = new Set<Literal>();
	const rivals = new Set<Literal>();
	const common: NameHit[] = [];
	const marks = new Marks();
	const searches = literals.map((literal) => searchFor(literal, text, marks, () => titled(literal)));
	for (let start = 0; start < text.length; ) {
		const end = chunkEnd(text, start);
		for (const hit of names.in(text, { start, end }, names.telling)) {
			const { kind, literal } = hit.role;
			if (kind === 'rival') rivals.add(literal);
			else if (kind === 'function') {
				functions.add(literal);
				marks.add(hit.start, hit.end);
			} else if (givesValue(text, hit.end)) {
				if (kind === 'common') common.push(hit);
				else marks.add(hit.start, hit.end);
			}
		}
		for (const search of searches) {
			yield;
			search.through(text.slice(start, end), start);
		}
		yield;
		start = end;
	}
	for (const search of searches) search.end();
	for (const { start, end, role } of common) {
		const { literal } = role;
		const believed = text.length <= shortText || functions.has(literal) || titled(literal);
		if (believed) marks.add(start, end);
	}
	for (const search of searches)
		if (search instanceof WordSearch) yield* markSlots(text, names, search, marks);
	return { functions, rivals, stretches: yield* joined(text, marks) };
}

/** Between two words where possible, so that no pattern is cut. */
function chunkEnd(text: string, start: number): number {
	const end = start + chunk;
	if (end >= text.length) return text.length;
	const tail = text.slice(end - 2000, end);
	const cut = Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf(' '), tail.lastIndexOf(','));
	return cut < 0 ? end : end - 2000 + cut + 1;
}

/** The first place of the pattern in `part` from `from` on. Not by `matchAll`: its copy of the pattern has to warm up. */
function match(pattern: RegExp, part: string, from: number): Span | undefined {
	pattern.lastIndex = from;
	const found = pattern.exec(part);
	return found ? { start: found.index, end: pattern.lastIndex } : undefined;
}

/** Looks for places of one kind, chunk by chunk. */
interface PlaceSearch {
	/** `base` is the offset of `part` in the text. */
	through(part: string, base: number): void;
	end(): void;
}

function searchFor(literal: Literal, text: string, marks: Marks, titled: () => boolean): PlaceSearch {
	switch (literal.form) {
		case 'words':
			return new WordSearch(literal, text, marks);
		case 'list':
			return new AnswerSearch(literal, text, marks);
		case 'lines':
			return new LineSearch(literal, text, marks, titled);
	}
}

/** Finds words of the puzzle's letters; two near each other are a place, if they are parted from what is around them as values are. */
class WordSearch implements PlaceSearch {
	readonly literal: WordsLiteral;
	/** Where words of the puzzle's letters start, in order; also those with one letter that is none of them. */
	readonly words: number[] = [];
	private readonly text: string;
	private readonly marks: Marks;
	private readonly letters: string;
	private readonly pattern: RegExp;
	private readonly written: RegExp;
	private last: Span | undefined;

	constructor(literal: WordsLiteral, text: string, marks: Marks) {
		const { letters } = literal;
		this.literal = literal;
		this.text = text;
		this.marks = marks;
		this.letters = letters;
		// The other letter is none of the puzzle's, or a run of thousands would be tried in all its parts.
		const letter = `[${letters}]`;
		this.pattern = new RegExp(String.raw`\b${letter}+(?:(?!${letter})[A-Z]${letter}*)?\b`, 'g');
		// The letter of a written line break hides the start of the word behind it.
		this.written = new RegExp(String.raw`[\\"']{0,4}\\[nrt][\\"']{0,4}[${letters}]+\b`, 'y');
	}

	through(part: string, base: number): void {
		for (let hit = match(this.pattern, part, 0); hit; hit = match(this.pattern, part, hit.end)) {
			if (this.isPure(part, hit)) this.see({ start: base + hit.start, end: base + hit.end });
			else this.words.push(base + hit.start);
			const hidden = match(this.written, part, hit.end);
			if (hidden) this.see({ start: base + hit.end, end: base + hidden.end });
		}
	}

	end(): void {
		this.last = undefined;
	}

	private isPure(part: string, { start, end }: Span): boolean {
		for (let at = start; at < end; at++) if (!this.letters.includes(part.charAt(at))) return false;
		return true;
	}

	private see(word: Span): void {
		this.words.push(word.start);
		const { last } = this;
		if (last && word.start - last.end <= reach && word.end - word.start + last.end - last.start >= 3) {
			if (startsValue(this.text, last.start)) this.marks.add(last.start, word.end);
		}
		this.last = word;
	}
}

/** Whether a value may start there: not after what stands between the names of a program. */
function startsValue(text: string, at: number): boolean {
	if (at === 0 || !/[\w()[\]{}.,:;=+\-*/!?$#@%^~]/.test(text.charAt(at - 1))) return true;
	// `- [WRRBBW, RB]` and `input: [WRRBBW, RB]` of YAML.
	return isEscape(text, at) || /(?:&#?\w{2,5};|[-:] \[)$/.test(text.slice(Math.max(0, at - 8), at));
}

/** Finds the puzzle's answers near a list, and where judges pose puzzles. */
class AnswerSearch implements PlaceSearch {
	private readonly text: string;
	private readonly marks: Marks;
	private readonly pattern: RegExp;

	constructor({ answers }: ListLiteral, text: string, marks: Marks) {
		this.text = text;
		this.marks = marks;
		this.pattern = new RegExp(String.raw`\b(?:${answers.join('|')}|Testcase Example|lcpr case=start)\b`, 'g');
	}

	through(part: string, base: number): void {
		for (let hit = match(this.pattern, part, 0); hit; hit = match(this.pattern, part, hit.end)) {
			const start = base + hit.start;
			const end = base + hit.end;
			const behind = this.text.slice(Math.max(0, start - reach), start);
			const ahead = this.text.slice(end, end + reach);
			const near = /\d[\s,;]{0,20}[\]})]/.test(behind) || /[[{(]\s{0,20}[-−]?\d/.test(ahead);
			if (near) this.marks.add(start, end);
		}
	}

	end(): void {}
}

/**
 * Finds lines of numbers that end as the puzzle's lines do, one after the other: as many as a puzzle has, but for the
 * first line and for the last one, which may end with the text around it.
 */
class LineSearch implements PlaceSearch {
	private readonly text: string;
	private readonly marks: Marks;
	private readonly pattern: RegExp;
	private readonly count: number;
	private readonly titled: () => boolean;
	private lines = 0;
	private start = 0;
	private last = 0;

	constructor({ ending, count }: LinesLiteral, text: string, marks: Marks, titled: () => boolean) {
		this.titled = titled;
		this.text = text;
		this.marks = marks;
		this.count = count;
		this.pattern = new RegExp(
			String.raw`(?<![\w.])${ending}[ \t]{0,8}["'${'`'}]?[,+;]?[ \t]{0,8}(?:(?:\\{1,4}r)?\\{1,4}n|\r?\n|\r|<br[ /]{0,2}>)`,
			'gi',
		);
	}

	through(part: string, base: number): void {
		for (let hit = match(this.pattern, part, 0); hit; hit = match(this.pattern, part, hit.end)) {
			const at = base + hit.start;
			if (this.lines > 0 && at - this.last <= reach && isLine(this.text.slice(this.last, at))) this.lines++;
			else {
				this.end();
				this.lines = 1;
				this.start = at;
			}
			this.last = base + hit.end;
		}
	}

	end(): void {
		const { lines, count } = this;
		this.lines = 0;
		if (lines < 2 || lines > count) return;
		// In a text about the puzzle, fewer may be one with a mistake.
		if (lines >= count - 2 || this.titled()) this.marks.add(this.start, this.last);
	}
}

/** Whether there is nothing but what leads a line, and numbers. */
function isLine(between: string): boolean {
	return /^[\s"'`,+\-*/#>;\\]*[\d \t-]*$/.test(between);
}

/** Whether a value seems to follow the name that ends there. */
function givesValue(text: string, end: number): boolean {
	return /^(?:[^\w]{0,12}[=:：＝([{]|[ \t]{0,8}<-)/.test(text.slice(end, end + 16));
}

/** Marks names of both words of a puzzle near each other, and near a word of its letters. */
function* markSlots(
	text: string,
	names: Names,
	{ literal, words }: WordSearch,
	marks: Marks,
): Generator<void, void, void> {
	for (let index = 0; index < words.length; ) {
		const first = index;
		// Words that share their surroundings are looked at together, so that no text is looked at twice.
		for (index++; index < words.length && index - first < mostTogether; index++) {
			if ((words[index] as number) - (words[index - 1] as number) > nameReach) break;
		}
		const start = Math.max(0, (words[first] as number) - nameReach);
		const end = Math.min(text.length, (words[index - 1] as number) + nameReach);
		const last: (NameHit | undefined)[] = [];
		let next = first;
		for (const hit of names.in(text, { start, end }, names.pattern)) {
			const { role } = hit;
			if (role.literal !== literal || role.kind !== 'slot') continue;
			const other = last[1 - role.slot];
			last[role.slot] = hit;
			if (!other || hit.start - other.end > nameReach) continue;
			while ((words[next] ?? text.length) < other.start) next++;
			if ((words[next] ?? text.length) < hit.end + valueReach) marks.add(other.start, hit.end);
		}
		yield;
	}
}

/** Places found so far; one that overlaps the place before is joined to it, for there may be one on every line. */
class Marks {
	readonly found: { start: number; end: number }[] = [];

	add(start: number, end: number): void {
		const last = this.found.at(-1);
		if (last && start >= last.start && start <= last.end + reach) last.end = Math.max(last.end, end);
		else this.found.push({ start, end });
	}
}

/** The places with what is around them. */
function* joined(text: string, marks: Marks): Generator<void, Span[], void> {
	const wide: { start: number; end: number }[] = [];
	for (const [index, mark] of marks.found.sort((one, other) => one.start - other.start).entries()) {
		if (index % 100 === 99) yield;
		const last = wide.at(-1);
		const lowest = last?.end ?? 0;
		const start = mark.start < lowest ? lowest : yield* widenedStart(text, mark.start, lowest);
		const end = mark.end < lowest ? lowest : yield* widenedEnd(text, mark.end);
		if (last && start <= lowest) last.end = Math.max(last.end, end);
		else wide.push({ start, end });
	}
	return wide;
}

function* widenedStart(text: string, from: number, lowest: number): Generator<void, number, void> {
	let at = Math.max(lowest, from - before.characters);
	for (let lines = 0, line = from; lines <= before.lines && line > at; lines++) {
		const above = text.slice(at, line).lastIndexOf('\n');
		if (above < 0) break;
		line = at + above;
		if (lines === before.lines) at = line + 1;
	}
	// The list that an answer stands behind may be long: back to what stands ahead of it.
	const near = at;
	while (at > lowest && isOfList(text.charCodeAt(at - 1))) if (--at % chunk === 0) yield;
	if (at < near) at = Math.max(lowest, at - reach);
	return Math.max(lowest, wordAround(text, at, at).start);
}

function* widenedEnd(text: string, from: number): Generator<void, number, void> {
	let at = Math.min(text.length, from + after.characters);
	for (let lines = 0, line = from; lines <= after.lines; lines++) {
		const below = text.slice(line, at).indexOf('\n');
		if (below < 0) break;
		line += below + 1;
		if (lines === after.lines) at = line;
	}
	const near = at;
	while (at < text.length && isOfList(text.charCodeAt(at))) if (++at % chunk === 0) yield;
	if (at > near) at = Math.min(text.length, at + reach);
	return wordAround(text, at, at).end;
}

/** Whether the character is of lists of numbers or stands between them. */
function isOfList(code: number): boolean {
	if (code >= 48 && code <= 57) return true;
	return code === 44 || code === 45 || code === 32 || code === 10 || code === 13 || code === 9;
}
