import { phrase } from '../puzzles/phrase.ts';
import type { Span } from '../puzzles/puzzle.ts';
import { reporting, type Search } from '../puzzles/search.ts';
import { readBare } from './bare.ts';
import { type Faulty, type Found, moved, puzzleAt } from './finding.ts';
import type { Scanner } from './scanner.ts';

/** What the explicit command can read where a person points. */
export interface Selected {
	/** Puzzles that names, a call or their looks vouch for, in order; where there are any, they are meant. */
	readonly evident: readonly Found[];
	/** Further legal readings, for which only the wish to read a puzzle speaks. */
	readonly possible: readonly Found[];
	/** Where neither is: what is wrong with what stands there, at most one for each puzzle. */
	readonly faults: readonly Faulty[];
}

/** Reads a selected text. Offsets are in `text`. */
export function* readSelection(scanner: Scanner, text: string): Search<Selected> {
	return yield* read(scanner, text, [{ start: 0, end: text.length }]);
}

/** Reads what stands around a cursor: a puzzle, a list, a line, two lines, lines of numbers. */
export function* readAround(scanner: Scanner, text: string, offset: number): Search<Selected> {
	return yield* read(scanner, text, yield* around(text, offset), offset);
}

function* read(
	scanner: Scanner,
	text: string,
	stretches: readonly Span[],
	offset?: number,
): Search<Selected> {
	const sightings = yield* scanner.scan(text);
	const pointedAt = <Place extends Found | Faulty>(places: readonly Place[]): readonly Place[] => {
		if (offset === undefined) return places;
		const place = puzzleAt(places, offset);
		return place ? [place] : [];
	};
	const line = offset === undefined ? undefined : lineAt(text, offset);
	// The name of a call points at its puzzle too, where the line holds no other.
	const inLine = sightings.puzzles.filter(({ start }) => line && line.start <= start && start < line.end);
	const pointed = pointedAt(sightings.puzzles);
	const evident = pointed.length === 0 && inLine.length === 1 ? inLine : pointed;
	const possible: Found[] = [];
	const faults: Faulty[] = [];
	const add = (site: Found | Faulty) => {
		if ('fault' in site) faults.push(site);
		else if (![...evident, ...possible].some(({ id, input }) => id === site.id && input === site.input)) {
			possible.push(site);
		}
	};
	for (const site of pointedAt(sightings.faults)) add(site);
	for (const site of pointedAt(sightings.possible)) add(site);
	const lists = offset === undefined ? listsIn(text) : [];
	for (const puzzle of scanner.puzzles) {
		if (evident.some(({ id }) => id === puzzle.id)) continue;
		const { form } = puzzle.literal;
		const eachMeant = form === 'list' && lists.length > 1;
		// A puzzle of many lines is all of them, or none.
		const places = eachMeant ? lists : form === 'lines' ? stretches.slice(-1) : stretches;
		for (const { start, end } of places) {
			const reading = readBare(puzzle, scanner.names, text.slice(start, end));
			const pause = { looked: end, proven: phrase('Reading the text') };
			const site = yield* reporting(reading, () => pause);
			if (!site) continue;
			add(moved(site, start));
			if (!('fault' in site) && !eachMeant) break;
		}
	}
	const legal = evident.length + possible.length > 0;
	const oneEach = faults.filter(({ id }, index) => faults.findIndex((fault) => fault.id === id) === index);
	return { evident, possible, faults: legal ? [] : oneEach };
}

/** A longer text is no list of lists that a person has selected to choose from. */
const longestLists = 10_000;

/** The lines of a text, if every one that is not blank holds a list in brackets. */
function listsIn(text: string): Span[] {
	if (text.length > longestLists) return [];
	const lines = Array.from(text.matchAll(/[^\r\n]*\S[^\r\n]*/g));
	if (lines.some(([line]) => !/[[({][^[\](){}]*[\])}]/.test(line))) return [];
	return lines.map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}

/** How many lines above and below the cursor can belong to the puzzle that it stands in. */
const linesAround = 12;
/** A longer line is no puzzle that only a cursor points at. */
const longestLine = 4000;

/** What around a cursor may be one puzzle: brackets, the line, it and a neighbour, all lines between blank ones. */
function* around(text: string, offset: number): Search<Span[]> {
	const list = yield* listAround(text, offset);
	const stretches = list ? [list] : [];
	const line = lineAt(text, offset);
	if (!line) return stretches;
	const below = lineBelow(text, line);
	const above = lineAbove(text, line);
	stretches.push(line);
	if (below) stretches.push({ start: line.start, end: below.end });
	if (above) stretches.push({ start: above.start, end: line.end });
	let { start, end } = line;
	for (let count = 0; count < linesAround; count++) {
		start = lineAbove(text, { start, end })?.start ?? start;
		end = lineBelow(text, { start, end })?.end ?? end;
	}
	stretches.push({ start, end });
	return stretches;
}

/** The line that an offset is in, without its line break; `undefined` where it is long. */
function lineAt(text: string, offset: number): Span | undefined {
	let start = offset;
	while (start > 0 && offset - start <= longestLine && text.charCodeAt(start - 1) !== 10) start--;
	let end = offset;
	while (end < text.length && end - offset <= longestLine && text.charCodeAt(end) !== 10) end++;
	if (end - start > longestLine) return undefined;
	return { start, end: end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end };
}

/** The line above, if it is not blank. */
function lineAbove(text: string, { start }: Span): Span | undefined {
	return start === 0 ? undefined : unlessBlank(text, lineAt(text, start - 1));
}

/** The line below, if it is not blank. */
function lineBelow(text: string, { end }: Span): Span | undefined {
	const lineFeed = text.charCodeAt(end) === 13 ? end + 1 : end;
	return lineFeed >= text.length ? undefined : unlessBlank(text, lineAt(text, lineFeed + 1));
}

function unlessBlank(text: string, line: Span | undefined): Span | undefined {
	return line && text.slice(line.start, line.end).trim() !== '' ? line : undefined;
}

/** Characters of a list that are passed between two pauses. */
const slice = 1 << 16;

/** The list that an offset is in, with its brackets. */
function* listAround(text: string, offset: number): Search<Span | undefined> {
	let start = offset;
	let end = offset;
	const pause = { looked: offset, proven: phrase('Reading the text') };
	while (start > 0 && isOfList(text.charCodeAt(start - 1))) if (--start % slice === 0) yield pause;
	while (end < text.length && isOfList(text.charCodeAt(end))) if (++end % slice === 0) yield pause;
	const brackets = text.charAt(start - 1) + text.charAt(end);
	return ['[]', '{}', '()'].includes(brackets) ? { start: start - 1, end: end + 1 } : undefined;
}

/** Digits, blanks, commas, dots and minus signs. */
function isOfList(code: number): boolean {
	if (code >= 48 && code <= 57) return true;
	return (
		code === 44 || code === 32 || (code >= 9 && code <= 13) || code === 45 || code === 46 || code === 0x2212
	);
}
