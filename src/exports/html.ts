import type { Play, Setup, Solved } from '../replay/protocol.ts';

/** What a page is made of besides its data: the files of the extension, as text. */
export interface PageFiles {
	/** The bundle of `src/webview/standalone.ts`. */
	readonly script: string;
	readonly style: string;
}

/** What a page shows, in the words of the panel's host. */
export interface PageData {
	readonly setup: Setup;
	readonly solved: Solved;
	/** The play that it shows at first instead of the answer. */
	readonly play?: Play;
}

/**
 * A replay with its player as one HTML document that needs nothing else and may reach for nothing: its content policy
 * allows this very script and this very style, by their hashes, and forbids the rest. `language` is that of its words.
 */
export async function standaloneHtml(
	{ setup, solved, play }: PageData,
	files: PageFiles,
	title: string,
	language: string,
): Promise<string> {
	// A reader of HTML turns line ends into \n before it hashes what it finds.
	const script = files.script.replace(/\r\n?/g, '\n');
	const style = files.style.replace(/\r\n?/g, '\n');
	const policy = [
		"default-src 'none'",
		`script-src '${await hash(script)}'`,
		`style-src '${await hash(style)}'`,
		'img-src data:',
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
	// The way back to the text is on one machine only.
	const { source, ...portable } = solved;
	const data: PageData = { setup, solved: portable, ...(play && { play }) };
	return `<!DOCTYPE html>
<html lang="${escaped(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="replay">${inScript(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** JSON in which no tag can begin or end. */
function inScript(data: unknown): string {
	return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The text as a content policy names it. */
async function hash(text: string): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
