/** Documents that are hard for an editor, and a small one that has everything loaded first. */
export const documents = ['small', 'source', 'line', 'numbers', 'puzzles'] as const;

export type DocumentName = (typeof documents)[number];

/**
 * How often a document is opened, each time from a file of its own, for an editor keeps what was open. Most garbage is
 * collected where most is found, and takes more or less time.
 */
export function roundsOf(name: DocumentName): readonly number[] {
	if (name === 'small') return [1];
	return name === 'puzzles' ? [1, 2, 3] : [1, 2];
}

export function fileOf(name: DocumentName, round: number): string {
	return `${name}${round}.txt`;
}

export const actions = ['open', 'type', 'hover'] as const;

export type Action = (typeof actions)[number];

/** The longest pieces of work that the extension host did without a pause, in milliseconds of its processor time. */
export interface Longest {
	/** Whoever did it. */
	readonly all: number;
	/** What our code did in one piece, with all garbage that was collected in it. */
	readonly ours: number;
}

/** What is seen of a document: how long each action held up the extension host, hovers that were shown, and warnings. */
export interface Seen extends Readonly<Record<Action, Longest>> {
	readonly hovers: number;
	readonly warnings: number;
}

/** What the extension of the bench sees in an extension host: of each document once a round. */
export type Measured = Readonly<Record<DocumentName, readonly Seen[]>>;
