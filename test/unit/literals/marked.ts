/** A text with its puzzles marked: `⟦…⟧` around a puzzle's literals, `⟨…⟩` around its expected value. Puzzles that overlap end in the order in which they start. */
export interface Marked {
	readonly text: string;
	readonly puzzles: readonly { readonly start: number; readonly end: number }[];
	readonly expected: readonly { readonly start: number; readonly end: number }[];
}

/** Takes the marks out and says where they were. */
export function marked(source: string): Marked {
	let text = '';
	const puzzles: { start: number; end: number }[] = [];
	const expected: { start: number; end: number }[] = [];
	const ends = { '⟧': puzzles, '⟩': expected };
	for (const character of source) {
		if (character === '⟦') puzzles.push({ start: text.length, end: -1 });
		else if (character === '⟨') expected.push({ start: text.length, end: -1 });
		else if (character === '⟧' || character === '⟩') {
			const first = ends[character].find(({ end }) => end < 0);
			if (first) first.end = text.length;
		} else text += character;
	}
	return { text, puzzles, expected };
}

/** The same source with the other kind of line breaks. */
export function crlf(source: string): string {
	return source.replaceAll('\n', '\r\n');
}
