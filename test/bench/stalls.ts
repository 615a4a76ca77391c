/** Documents that are hard for an editor, by the names of their files, and a small one that has everything loaded first. */
export const documents = {
	small: 'small.txt',
	source: 'source.txt',
	line: 'line.txt',
	numbers: 'numbers.txt',
	puzzles: 'puzzles.txt',
} as const;

export type DocumentName = keyof typeof documents;

export const actions = ['open', 'type', 'hover'] as const;

/** What is seen of a document: for each action the longest time for which the extension host did one thing, in milliseconds. */
export type Seen = Readonly<Record<(typeof actions)[number] | 'hovers' | 'warnings', number>>;

/** What the extension of the bench measures in an extension host, first while the built extension sleeps. */
export type Measured = Readonly<Record<'without' | 'with', Readonly<Record<DocumentName, Seen>>>>;
