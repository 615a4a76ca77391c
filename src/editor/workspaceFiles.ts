import * as vscode from 'vscode';
import type { Findings } from '../literals/finding.ts';
import { scan } from '../literals/index.ts';
import { countBelow } from '../literals/ordered.ts';
import type { Lines } from './diagnostics.ts';
import { findingsIn } from './findings.ts';
import { openDocument } from './openDocument.ts';
import { type Cancellation, inSlices } from './pace.ts';

/** Larger files are no source text. */
const largest = 50_000_000;

/** Files asked about at a time: a question goes to the editor and back, and many together take hardly longer than one. */
const askedTogether = 256;

/** Bytes of the files read at a time, unless one alone has more. */
const readTogether = 20_000_000;

/** All files of the workspace but those that its settings exclude from the tree or from searches. */
export async function workspaceFiles(token: vscode.CancellationToken): Promise<vscode.Uri[]> {
	const folders = vscode.workspace.workspaceFolders ?? [];
	const found = folders.map((folder) => {
		const everything = new vscode.RelativePattern(folder, '**/*');
		return vscode.workspace.findFiles(everything, excludedIn(folder), undefined, token);
	});
	// One folder of the workspace may lie in another.
	const files = (await Promise.all(found)).flat().map((uri) => [uri.toString(), uri] as const);
	return [...new Map(files).values()];
}

/** One pattern for all that a folder excludes; exclusions that hang on a sibling file are not for us. */
function excludedIn({ uri }: vscode.WorkspaceFolder): string {
	const globs = ['files', 'search'].flatMap((section) => {
		const exclude =
			vscode.workspace.getConfiguration(section, uri).get<Record<string, unknown> | null>('exclude') ?? {};
		return Object.keys(exclude).filter((glob) => exclude[glob] === true);
	});
	return `{${[...new Set(globs)].join(',')}}`;
}

/** What a file holds. */
interface Content {
	readonly uri: vscode.Uri;
	readonly lines: Lines;
	/** When the file was written that this was read from; missing for what an open document holds. */
	readonly written?: number;
	/** Looks for puzzles, with pauses; nothing where that is cancelled. */
	find(token: Cancellation): Promise<Findings | undefined>;
	/** Whether it still holds that, as far as its document tells. */
	isCurrent(): boolean;
}

/** A file that can be read. */
interface Readable {
	/** In bytes. */
	readonly size: number;
	read(): Promise<Content | undefined>;
}

/**
 * What files hold, in their order, the next ones being read meanwhile; nothing for each that is no text or that cannot
 * be read.
 */
export async function* contentsOf(uris: readonly vscode.Uri[]): AsyncGenerator<Content | undefined> {
	const portions = portionsOf(uris);
	let coming = portions.next();
	let before: Promise<Content | undefined>[] = [];
	for (let portion = await coming; !portion.done; portion = await coming) {
		coming = portions.next();
		const reading = portion.value.map((file) => file?.read() ?? Promise.resolve(undefined));
		yield* before;
		before = reading;
	}
	yield* before;
}

/** Files in portions that are read together. */
async function* portionsOf(uris: readonly vscode.Uri[]): AsyncGenerator<(Readable | undefined)[]> {
	for (let from = 0; from < uris.length; from += askedTogether) {
		let portion: (Readable | undefined)[] = [];
		let bytes = 0;
		for (const file of await Promise.all(uris.slice(from, from + askedTogether).map(readable))) {
			const size = file?.size ?? 0;
			if (bytes > 0 && bytes + size > readTogether) {
				yield portion;
				portion = [];
				bytes = 0;
			}
			portion.push(file);
			bytes += size;
		}
		yield portion;
	}
}

/** A file, or its document where it is open; nothing where it is gone or too large. */
async function readable(uri: vscode.Uri): Promise<Readable | undefined> {
	const document = openDocument(uri);
	if (document) return { size: 0, read: async () => held(document) };
	const stat = await statOf(uri);
	if (!stat || stat.size > largest) return undefined;
	return { size: stat.size, read: () => read(uri, stat.mtime) };
}

function held(document: vscode.TextDocument): Content {
	const { uri, version } = document;
	return {
		uri,
		lines: document,
		find: () => findingsIn(document),
		isCurrent: () => document.version === version,
	};
}

async function read(uri: vscode.Uri, written: number): Promise<Content | undefined> {
	try {
		const bytes = await vscode.workspace.fs.readFile(uri);
		if (bytes.subarray(0, 8000).includes(0)) return undefined;
		const text = new TextDecoder().decode(bytes);
		const find = (token: Cancellation) => inSlices(scan(text), token);
		return { uri, lines: linesOf(text), written, find, isCurrent: () => true };
	} catch {
		// The file went away, or may not be read: there is nothing to check in it.
		return undefined;
	}
}

/** When a file was written, in milliseconds since 1970; nothing where it is gone. */
export async function writtenAt(uri: vscode.Uri): Promise<number | undefined> {
	return (await statOf(uri))?.mtime;
}

async function statOf(uri: vscode.Uri): Promise<vscode.FileStat | undefined> {
	try {
		return await vscode.workspace.fs.stat(uri);
	} catch {
		return undefined;
	}
}

/** Where the lines of a text start, looked for when a place is first asked for. */
function linesOf(text: string): Lines {
	let starts: number[] | undefined;
	return {
		positionAt(offset) {
			starts ??= startsOf(text);
			const line = countBelow(starts, offset + 1) - 1;
			return new vscode.Position(line, offset - (starts[line] ?? 0));
		},
	};
}

/** Not by `matchAll`: of a text of megabytes its matches would take several times as long. */
function startsOf(text: string): number[] {
	const starts = [0];
	for (const end = /\r\n?|\n/g; end.test(text); ) starts.push(end.lastIndex);
	return starts;
}
