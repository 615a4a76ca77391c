import type { Literal } from '../puzzles/literal.ts';
import { plural } from '../puzzles/phrase.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Search } from '../puzzles/search.ts';
import type { Candidate } from './candidate.ts';
import { Excerpt } from './excerpt.ts';
import type { Faulty, Findings, Found } from './finding.ts';
import { findLines } from './lines.ts';
import { findLists, type Speech } from './lists.ts';
import { type NameHit, Names } from './names.ts';
import { findPlaces } from './places.ts';
import { readSite } from './site.ts';
import { cut } from './tokens.ts';
import { findWords } from './words.ts';

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
		const found: Sightings & { [list in keyof Sightings]: Sightings[list][number][] } = {
			puzzles: [],
			faults: [],
			possible: [],
		};
		const progress = (looked: number) => ({
			looked,
			proven: plural(found.puzzles.length, '{0} puzzle so far', '{0} puzzles so far'),
		});
		const titles = new Map<Literal, boolean>();
		const titled = (literal: Literal): boolean => {
			const known = titles.get(literal) ?? literal.titles.some((title) => text.includes(title));
			titles.set(literal, known);
			return known;
		};
		const places = findPlaces(text, this.names, this.literals, titled);
		let step = places.next();
		for (; !step.done; step = places.next()) yield progress(0);
		const { functions, rivals, stretches } = step.value;
		const alphabets = this.literals.map((literal) => (literal.form === 'words' ? literal.letters : ''));
		for (const stretch of stretches) {
			const cutting = cut(text, stretch, alphabets);
			let piece = cutting.next();
			for (; !piece.done; piece = cutting.next()) yield progress(stretch.start);
			const names: NameHit[] = [];
			for (const hit of this.names.in(text, stretch, this.names.pattern)) {
				names.push(hit);
				if (names.length % 1000 === 0) yield progress(stretch.start);
			}
			const excerpt = new Excerpt(piece.value, names);
			for (const [index, puzzle] of this.puzzles.entries()) {
				const { literal } = puzzle;
				const spoken = () => titled(literal) || functions.has(literal);
				const speech = () => ({ ofPuzzle: spoken(), ofRival: rivals.has(literal) });
				const candidates: Candidate[] = [];
				for (const candidate of candidatesIn(excerpt, literal, index, speech)) {
					if (candidate) candidates.push(candidate);
					else yield progress(stretch.start);
				}
				for (const verdict of judged(text, puzzle, candidates, spoken)) {
					if (verdict) found[verdict.list].push(verdict.site as Found & Faulty);
					else yield progress(stretch.end);
				}
			}
		}
		found.puzzles.sort(byStart);
		found.faults.sort(byStart);
		found.possible.sort(byStart);
		return found;
	}
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

interface Verdict {
	readonly list: keyof Sightings;
	readonly site: Found | Faulty;
}

/** Lets the puzzle read its candidates; `undefined` stands for a pause. */
function* judged(
	text: string,
	puzzle: Puzzle,
	candidates: readonly Candidate[],
	spoken: () => boolean,
): Generator<Verdict | undefined, void, void> {
	const sites: { candidate: Candidate; site: Found | Faulty }[] = [];
	const telling = new Set<string>();
	for (const [index, candidate] of candidates.entries()) {
		if (index % 50 === 49) yield undefined;
		const site = yield* readSite(text, puzzle, candidate);
		sites.push({ candidate, site });
		const { evidence } = candidate;
		if (evidence.kind === 'table' && evidence.telling && !('fault' in site)) telling.add(evidence.table);
	}
	for (const { candidate, site } of sites) {
		const { evidence } = candidate;
		const inTable = evidence.kind === 'table' && telling.has(evidence.table);
		if ('fault' in site) {
			if (evidence.kind === 'names' || inTable) yield { list: 'faults', site };
		} else {
			const evident = evidence.kind === 'names' || evidence.kind === 'looks' || inTable;
			yield { list: evident || (evidence.kind === 'table' && spoken()) ? 'puzzles' : 'possible', site };
		}
	}
}

function byStart(one: { start: number }, other: { start: number }): number {
	return one.start - other.start;
}
