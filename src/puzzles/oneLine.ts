/** The lines of an input or an answer as one. */
export function onOneLine(lines: string): string {
	return lines.trimEnd().replaceAll('\n', ' / ');
}

/** The same, cut where it is long: the start of an input tells it apart. */
export function shortened(lines: string, most = 60): string {
	const line = onOneLine(lines.slice(0, 2 * most));
	return line.length > most ? `${line.slice(0, most)}…` : line;
}
