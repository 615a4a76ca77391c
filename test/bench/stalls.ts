/** Documents that are hard for an editor, and a small one that has everything loaded first. */
export const documents = ['small', 'source', 'line', 'numbers', 'puzzles'] as const;

export type DocumentName = (typeof documents)[number];

/** How often a document is opened: more often where much garbage is collected, which takes more or less time. */
const rounds: Readonly<Record<DocumentName, number>> = {
	small: 1,
	source: 2,
	line: 1,
	numbers: 1,
	puzzles: 3,
};

/** The files that hold a document, one for each time that it is opened, for an editor keeps what was open. */
export function filesOf(name: DocumentName): readonly string[] {
	return Array.from({ length: rounds[name] }, (_, round) => `${name}${round + 1}.txt`);
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

/** What the extension of the bench sees in an extension host, of each document as often as it is opened. */
export type Measured = Readonly<Record<DocumentName, readonly Seen[]>>;
