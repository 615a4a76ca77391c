/** An extension for the bench alone: it fills the folder that is open with files, reads them, and has them checked. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { leave } from './left.ts';
import { sourceText, testTable } from './sourceText.ts';

const files = 1000;
const puzzles = 10_000;
const bytes = 10_000;
const rounds = 3;

/** Files that are read at a time. */
const together = 256;

/** How much there was to read and to check, and how long that took in turn, in milliseconds. */
export interface Checking {
	readonly files: number;
	readonly puzzles: number;
	readonly bytes: number;
	readonly reading: readonly number[];
	readonly checking: readonly number[];
}

export function activate({ extensionPath }: vscode.ExtensionContext): void {
	leave(extensionPath, measured());
}

async function measured(): Promise<Checking[]> {
	const [folder] = vscode.workspace.workspaceFolders ?? [];
	assert.ok(folder);
	const sources = Array.from({ length: files }, (_, file) => sourceText(bytes, file));
	const lines = testTable(puzzles, 1).split('\n');
	const share = puzzles / files;
	const tables = sources.map((_, file) => lines.slice(file * share, (file + 1) * share).join('\n'));
	const write = (texts: readonly string[]) => {
		for (const [file, text] of texts.entries())
			writeFileSync(join(folder.uri.fsPath, `file-${file}.py`), `${text}\n`);
	};
	write(sources);
	const without = await timed(folder, 0);
	write(sources.map((source, file) => `${source}\n${tables[file]}`));
	const withThem = await timed(folder, puzzles);
	const warned = vscode.languages.getDiagnostics().filter(([, warnings]) => warnings.length > 0);
	assert.ok(warned.length > 10, `${warned.length} files with warnings`);
	return [without, withThem];
}

async function timed(folder: vscode.WorkspaceFolder, puzzles: number): Promise<Checking> {
	const reading: number[] = [];
	const checking: number[] = [];
	let bytes = 0;
	for (let round = 0; round < rounds; round++) {
		const began = performance.now();
		bytes = await readAll(folder);
		const then = performance.now();
		await vscode.commands.executeCommand('puzzleReplay.checkWorkspace');
		reading.push(then - began);
		checking.push(performance.now() - then);
	}
	return { files, puzzles, bytes, reading, checking };
}

/** Finds the files of the folder and reads them as fast as the editor gives them; gives their length in bytes. */
async function readAll(folder: vscode.WorkspaceFolder): Promise<number> {
	const { fs } = vscode.workspace;
	const uris = await vscode.workspace.findFiles(new vscode.RelativePattern(folder, '**/*'));
	let length = 0;
	for (let from = 0; from < uris.length; from += together) {
		const some = uris.slice(from, from + together);
		for (const content of await Promise.all(some.map((uri) => fs.readFile(uri)))) length += content.length;
	}
	return length;
}
