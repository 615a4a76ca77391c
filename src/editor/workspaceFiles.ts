import * as vscode from 'vscode';
import type { Lines } from './diagnostics.ts';
import { openDocument } from './openDocument.ts';

/** Larger files are no source text. */
const largest = 50_000_000;

/** All files of the workspace but those that its settings exclude from the tree or from searches. */
export async function workspaceFiles(token: vscode.CancellationToken): Promise<vscode.Uri[]> {
	const folders = vscode.workspace.workspaceFolders ?? [];
	const found = folders.map((folder) => {
		const everything = new vscode.RelativePattern(folder, '**/*');
		return vscode.workspace.findFiles(everything, excludedIn(folder), undefined, token);
	});
	return (await Promise.all(found)).flat();
}

/** One pattern for all that a folder excludes; exclusions that hang on a sibling file are not for us. */
function excludedIn({ uri }: vscode.WorkspaceFolder): string {
	const globs = ['files', 'search'].flatMap((section) => {
		const exclude = vscode.workspace
			.getConfiguration(section, uri)
			.get<Record<string, unknown>>('exclude', {});
		return Object.keys(exclude).filter((glob) => exclude[glob] === true);
	});
	return `{${[...new Set(globs)].join(',')}}`;
}

/** What a file holds. */
interface Content {
	readonly text: string;
	readonly lines: Lines;
	/** When the file was written that this was read from; missing for what an open document holds. */
	readonly written?: number;
	/** Whether it still holds that, as far as its document tells. */
	isCurrent(): boolean;
}

/** When a file was written, in milliseconds since 1970; nothing where it is gone or may not be read. */
export async function writtenAt(uri: vscode.Uri): Promise<number | undefined> {
	try {
		return (await vscode.workspace.fs.stat(uri)).mtime;
	} catch {
		return undefined;
	}
}

/** Of the document where the file is open, else of the file; nothing where it is no text. */
export async function contentOf(uri: vscode.Uri): Promise<Content | undefined> {
	const document = openDocument(uri);
	if (document) {
		const { version } = document;
		return { text: document.getText(), lines: document, isCurrent: () => document.version === version };
	}
	try {
		// Asked first: what is too large is not even read.
		const { size, mtime } = await vscode.workspace.fs.stat(uri);
		if (size > largest) return undefined;
		const bytes = await vscode.workspace.fs.readFile(uri);
		if (bytes.subarray(0, 8000).includes(0)) return undefined;
		const text = new TextDecoder().decode(bytes);
		return { text, lines: linesOf(text), written: mtime, isCurrent: () => true };
	} catch {
		// The file went away, or may not be read: there is nothing to check in it.
		return undefined;
	}
}

/** Where the lines of a text start, looked for when a place is first asked for. */
function linesOf(text: string): Lines {
	let starts: number[] | undefined;
	return {
		positionAt(offset) {
			starts ??= [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length)];
			let line = 0;
			for (let above = starts.length; above - line > 1; ) {
				const middle = (line + above) >> 1;
				if ((starts[middle] ?? 0) <= offset) line = middle;
				else above = middle;
			}
			return new vscode.Position(line, offset - (starts[line] ?? 0));
		},
	};
}
