/** Letters of a notation that are shown in full: those of any move on a board that a judge would give. */
const most = 40;

/** Letters that are left of each end of a long word. */
const left = 6;

/**
 * A move's notation for a narrow column: where it is long, its long words are cut, but for the letters next to a bracket,
 * which is what the move is about.
 */
export function brief(notation: string): string {
	if (notation.length <= most) return notation;
	return notation.replace(/\S+/g, (word) => {
		const [before = '', inside, after] = word.split(/(\[.*?\])/);
		if (inside === undefined) return cut(word, left, left);
		return cut(before, 0, left) + inside + cut(after ?? '', left, 0);
	});
}

/** A word without its middle: so many letters of its start and of its end are left. */
function cut(word: string, start: number, end: number): string {
	if (word.length <= start + end + 1) return word;
	return `${word.slice(0, start)}…${word.slice(word.length - end)}`;
}
