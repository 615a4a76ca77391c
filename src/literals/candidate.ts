import type { Literal } from '../puzzles/literal.ts';
import type { Span } from '../puzzles/puzzle.ts';
import type { Expected } from './finding.ts';

/** What may be a puzzle, before its puzzle has read it. */
export interface Candidate {
	readonly literal: Literal;
	/** The literals with quotes and brackets, in offsets. */
	readonly span: Span;
	/** The pieces of the judge form, and where each is written. */
	readonly pieces: readonly Piece[];
	readonly evidence: Evidence;
	readonly expected?: Expected | undefined;
}

export interface Piece {
	/** Its judge form; without it, that of the list of numbers that is written there. */
	readonly text?: string;
	readonly source: Span;
}

/**
 * What vouches that the puzzle is meant: `names` and a call of the puzzle's function do, so does what looks like
 * nothing else; `table` does where another row of the same table does, or the text speaks of the puzzle. `none` is
 * for the explicit command only.
 */
export type Evidence =
	| { readonly kind: 'names' | 'looks' | 'none' }
	| { readonly kind: 'table'; readonly table: string; readonly telling: boolean };
