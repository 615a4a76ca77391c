/** Letters of a notation that are shown in full: those of any move on a board that a judge would give. */
const most = 40;

/** Letters that are left of either end of a long word. */
const left = 6;

/** A stretch of a notation, and whether it is left out where there is little room. */
export interface Stretch {
	readonly text: string;
	readonly cut: boolean;
}

/**
 * A move's notation for a narrow column: where it is long, the middles of its long words are cut, but of the letters
 * next to a bracket those are left that the move is about.
 */
export function brief(notation: string): readonly Stretch[] {
	if (notation.length <= most) return [{ text: notation, cut: false }];
	return notation.split(/(\s+|\[.*?\])/).flatMap((word, index, words) => {
		const start = words[index - 1]?.endsWith(']') || !words[index + 1]?.startsWith('[') ? left : 0;
		const end = words[index + 1]?.startsWith('[') || !words[index - 1]?.endsWith(']') ? left : 0;
		if (word.length <= start + end + 1) return [{ text: word, cut: false }];
		return [
			{ text: word.slice(0, start), cut: false },
			{ text: word.slice(start, word.length - end), cut: true },
			{ text: word.slice(word.length - end), cut: false },
		];
	});
}
