import type { Literal } from '../puzzles/literal.ts';
import { plural } from '../puzzles/phrase.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { finish, reporting, type Search } from '../puzzles/search.ts';
import type { Candidate } from './candidate.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import type { Faulty, Findings, Found } from './finding.ts';
import { findLines } from './lines.ts';
import { findLists, type Speech } from './lists.ts';
import { Names } from './names.ts';
import { findPlaces } from './places.ts';
import { readPieces, readSite } from './site.ts';
import { findWords } from './words.ts';

/** Candidates that are read between two pauses. */
const pace = 8;
/** Puzzles whose answers are compared between two pauses. */
const ownPace = 1024;

/** All that a text may hold: also puzzles that nothing but the wish to read one vouches for. */
export interface Sightings extends Findings {
	readonly possible: readonly Found[];
}

/** Finds puzzles in texts. It keeps what it knows of their names, so one scanner is to be used for many texts. */
export class Scanner {
	readonly puzzles: readonly Puzzle[];
	private readonly literals: readonly Literal[];
	readonly names: Names;

	constructor(puzzles: readonly Puzzle[]) {
		this.puzzles = puzzles;
		this.literals = puzzles.map(({ literal }) => literal);
		this.names = new Names(this.literals);
	}

	/** Reads a text from start to end. Linear, and paused every millisecond or so of work. */
	*scan(text: string): Search<Sightings> {
		const found = { puzzles: [] as Found[], faults: [] as Faulty[], possible: [] as Found[] };
		const progress = (looked: number) => ({
			looked,
			proven: plural(found.puzzles.length, '{0} puzzle so far', '{0} puzzles so far'),
		});
		const titles = new Map<Literal, boolean>();
		/** With pauses: to look for a title in some megabytes takes milliseconds. */
		function* lookForTitles(literal: Literal): Search<boolean> {
			let said = false;
			for (const title of literal.titles) {
				said = isSaid(text, title);
				if (said) break;
				yield progress(0);
			}
			titles.set(literal, said);
			return said;
		}
		const titled = (literal: Literal) => titles.get(literal) ?? finish(lookForTitles(literal));
		const places = findPlaces(text, this.names, this.literals, titled);
		const { functions, rivals, stretches } = yield* reporting(places, () => progress(0));
		const alphabets = this.literals.map((literal) => (literal.form === 'words' ? literal.letters : ''));
		for (const stretch of stretches) {
			const here = () => progress(stretch.start);
			const excerpt = yield* reporting(excerptOf(text, stretch, alphabets, this.names), here);
			for (const [index, puzzle] of this.puzzles.entries()) {
				const { literal } = puzzle;
				const hasLists = literal.form === 'list' && excerpt.tokens.lists.length > 0;
				if (hasLists && !titles.has(literal)) yield* lookForTitles(literal);
				const spoken = () => functions.has(literal) || titled(literal);
				const speech = () => ({ ofPuzzle: spoken(), ofRival: rivals.has(literal) });
				const candidates = candidatesIn(excerpt, literal, index, speech);
				yield* reporting(judge(text, puzzle, candidates, spoken, found), here);
			}
		}
		found.puzzles.sort(byStart);
		found.faults.sort(byStart);
		found.possible.sort(byStart);
		const owned = yield* reporting(withOwnAnswers(found.puzzles), () => progress(text.length));
		return { ...found, puzzles: owned };
	}
}

/** Whether a title stands in the text, and not as a part of another word: Zuma is none in Montezuma, Mayan none in Mayank. */
function isSaid(text: string, title: string): boolean {
	const begins = isLower(title, 0) ? isLetter : isUpper;
	const goesOn = isUpper(title, title.length - 1) ? isUpper : isLower;
	for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
		if (!begins(text, at - 1) && !goesOn(text, at + title.length)) return true;
	}
	return false;
}

const isLower = (text: string, at: number) => /[a-z]/.test(text.charAt(at));
const isUpper = (text: string, at: number) => /[A-Z]/.test(text.charAt(at));
const isLetter = (text: string, at: number) => isLower(text, at) || isUpper(text, at);

/** Leaves each answer to the puzzle nearest to it: several may have taken it, as each looks for its answer by itself. */
function* withOwnAnswers(puzzles: readonly Found[]): Generator<void, readonly Found[], void> {
	/** By where the answer starts, which of the puzzles has it. */
	const owners = new Map<number, number>();
	const shared: number[] = [];
	for (const [index, found] of puzzles.entries()) {
		if (index % ownPace === 0) yield;
		if (!found.expected) continue;
		const { start } = found.expected.span;
		const owner = owners.get(start);
		const nearer = owner === undefined || distance(found) < distance(puzzles[owner] as Found);
		if (nearer) owners.set(start, index);
		if (owner !== undefined) shared.push(nearer ? owner : index);
	}
	if (shared.length === 0) return puzzles;
	const own = [...puzzles];
	for (const [count, index] of shared.entries()) {
		if (count % ownPace === 0) yield;
		const { expected, ...site } = puzzles[index] as Found;
		own[index] = site;
	}
	return own;
}

/** Characters between a puzzle and its answer. */
function distance({ start, end, expected }: Found): number {
	return expected ? Math.max(0, start - expected.span.end, expected.span.start - end) : 0;
}

/** What may be the puzzle in an excerpt; `undefined` stands for a pause. */
function candidatesIn(
	excerpt: Excerpt,
	literal: Literal,
	index: number,
	speech: () => Speech,
): Generator<Candidate | undefined, void, void> {
	switch (literal.form) {
		case 'words':
			return findWords(excerpt, literal, excerpt.tokens.lettered[index] ?? []);
		case 'list':
			return findLists(excerpt, literal, speech);
		case 'lines':
			return findLines(excerpt, literal, () => speech().ofPuzzle);
	}
}

interface Sorted {
	readonly puzzles: Found[];
	readonly faults: Faulty[];
	readonly possible: Found[];
}

/** A row of a table, before it is known whether another row of it looks like the puzzle. */
interface Row {
	readonly table: string;
	readonly site: Found | Faulty;
}

/** Lets the puzzle read its candidates and adds what they are to `found`, with pauses. */
function* judge(
	text: string,
	puzzle: Puzzle,
	candidates: Iterable<Candidate | undefined>,
	spoken: () => boolean,
	found: Sorted,
): Generator<void, void, void> {
	const sort = (site: Found | Faulty, isMeant: boolean, isEvident: boolean) => {
		if (!('fault' in site)) (isEvident ? found.puzzles : found.possible).push(site);
		else if (isMeant && !isIntended(text, site)) found.faults.push(site);
	};
	const rows: Row[] = [];
	const telling = new Set<string>();
	const isList = puzzle.literal.form === 'list';
	let looked = 0;
	for (const candidate of candidates) {
		if (!candidate || ++looked % pace === 0) yield;
		if (!candidate) continue;
		const site = isList ? yield* readSite(text, puzzle, candidate) : readPieces(text, puzzle, candidate);
		const { evidence } = candidate;
		if (evidence.kind !== 'table') sort(site, evidence.kind === 'names', evidence.kind !== 'none');
		else {
			rows.push({ table: evidence.table, site });
			if (evidence.telling && !('fault' in site)) telling.add(evidence.table);
		}
	}
	for (const [index, { table, site }] of rows.entries()) {
		if (index % pace === 0) yield;
		const inTable = telling.has(table);
		sort(site, inTable, inTable || spoken());
	}
}

/** Whether what is said around the fault, on its line or a little above, has it made with intent: tests of errors do. */
function isIntended(text: string, { start, end }: Faulty): boolean {
	const above = text
		.slice(Math.max(0, start - 200), start)
		.split('\n')
		.slice(-3)
		.join('\n');
	const [behind = ''] = text.slice(end, end + 120).split('\n');
	return intended.test(above) || intended.test(behind);
}

const intended = /throw|rais(?:e|ing)|panic|reject|exception|invalid|illegal|malformed/i;

function byStart(one: { start: number }, other: { start: number }): number {
	return one.start - other.start;
}
