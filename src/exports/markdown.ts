/** Text that no Markdown can be made of; where it stands, it never begins a line. */
export function escaped(text: string): string {
	return text.replace(/[\\`*_{}[\]<>#|~&!$]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Between more backticks than the text has in a row, as nothing can be escaped in it. */
export function inlineCode(text: string): string {
	const fence = fenceFor(text, 1);
	const gap = /^`|`$|^$/.test(text) ? ' ' : '';
	return `${fence}${gap}${text}${gap}${fence}`;
}

export function fenced(text: string): string {
	const fence = fenceFor(text, 3);
	return `${fence}text\n${text}\n${fence}`;
}

function fenceFor(text: string, least: number): string {
	const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
	return '`'.repeat(Math.max(least, longest + 1));
}
