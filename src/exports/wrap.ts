/** Signs that are as wide as the letters are high. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;

/** What stays together on a line: a Chinese sign with what closes it, other words with the blanks behind them. */
const pieces =
	/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60][、。，：；！？）]*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]+\s*|\s+/gu;

/**
 * The lines of a text at most so wide, in heights of its letters, and about as long as each other. Nothing is measured,
 * since pictures are made where there are no fonts: letters count as what the wider ones among the usual fonts need.
 */
export function wrap(text: string, width: number): readonly string[] {
	let lines = filled(text, width);
	const { length } = lines;
	for (let less = width - 1; lines.length === length && less > 1; less--) {
		const shorter = filled(text, less);
		if (shorter.length > length) break;
		lines = shorter;
	}
	return lines;
}

function filled(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const piece of text.match(pieces) ?? []) {
		if (line !== '' && widthOf(line + piece.trimEnd()) > width) {
			lines.push(line.trimEnd());
			line = '';
		}
		line += piece;
		while (widthOf(line.trimEnd()) > width && line.trimEnd().length > 1) {
			const fits = cut(line, width);
			lines.push(line.slice(0, fits));
			line = line.slice(fits);
		}
	}
	if (line.trim() !== '') lines.push(line.trimEnd());
	return lines;
}

/** How many code units of a word that is too long fit on a line; one sign at least. */
function cut(word: string, width: number): number {
	let end = 0;
	for (const sign of word) {
		if (end > 0 && widthOf(word.slice(0, end) + sign) > width) break;
		end += sign.length;
	}
	return end;
}

function widthOf(text: string): number {
	let width = 0;
	for (const sign of text) width += wide.test(sign) ? 1 : 0.53;
	return width;
}
