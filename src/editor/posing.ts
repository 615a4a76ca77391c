import { puzzles } from '../puzzles/index.ts';
import type { Phrase } from '../puzzles/phrase.ts';
import type { Fault, Puzzle, PuzzleId } from '../puzzles/puzzle.ts';
import { type Cancellation, inSlices } from './pace.ts';

/** A puzzle with an input that it has read, and the plain judge form of that input. */
export interface Posed {
	readonly puzzle: Puzzle;
	readonly input: unknown;
	readonly text: string;
	/** Where the input goes beyond what the judge would ask. */
	readonly notes: readonly Phrase[];
}

/** Reads an input in its plain judge form; nothing where the reading was cancelled. */
export async function pose(
	id: PuzzleId,
	text: string,
	token: Cancellation,
): Promise<Posed | Fault | undefined> {
	const puzzle = puzzles[id];
	const reading = puzzle.reading ? await inSlices(puzzle.reading(text), token) : puzzle.read(text);
	if (!reading) return undefined;
	if (!reading.ok) return reading.fault;
	return { puzzle, text, input: reading.input, notes: reading.notes };
}

export function isFault(posed: Posed | Fault): posed is Fault {
	return 'span' in posed;
}
