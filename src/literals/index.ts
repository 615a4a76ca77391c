import { puzzles } from '../puzzles/index.ts';
import { finish, type Search } from '../puzzles/search.ts';
import type { Findings, Found } from './finding.ts';
import { Scanner } from './scanner.ts';
import { readAround, readSelection, type Selected } from './selection.ts';

const scanner = new Scanner(Object.values(puzzles));

/**
 * Looks for puzzles in a text of any language, with pauses: all that hover, lenses and diagnostics show. Linear in the
 * length of the text. Any text is allowed.
 */
export function scan(text: string): Search<Findings> {
	return scanner.scan(text);
}

/** The same without a pause. */
export function readText(text: string): Findings {
	return finish(scan(text));
}

/** The puzzles that are written in a text, in the order of their places: what hover and lenses see. */
export function findPuzzles(text: string): readonly Found[] {
	return readText(text).puzzles;
}

/** What Solve Selection can read in a selected text; offsets are in `text`. */
export function scanSelection(text: string): Search<Selected> {
	return readSelection(scanner, text);
}

/** What Solve Selection can read around a cursor. */
export function scanAround(text: string, offset: number): Search<Selected> {
	return readAround(scanner, text, offset);
}
