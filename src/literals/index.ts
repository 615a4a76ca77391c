import { puzzles } from '../puzzles/index.ts';
import { finish, type Search } from '../puzzles/search.ts';
import type { Findings, Found } from './finding.ts';
import { Scanner } from './scanner.ts';

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
