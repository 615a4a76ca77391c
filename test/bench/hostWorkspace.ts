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
const rounds = 5;

/** Files that are read at a time: the fastest that was found. */
const together = 256;

/** Times in milliseconds, of reading and of checking in turn, and how much there was to read and to check. */
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

async function measured(): Promise<Checking> {
	const [folder] = vscode.workspace.workspaceFolders ?? [];
	assert.ok(folder);
	const lines = testTable(puzzles, 1).split('\n');
	const share = puzzles / files;
	for (let file = 0; file < files; file++) {
		const table = lines.slice(file * share, (file + 1) * share).join('\n');
		writeFileSync(join(folder.uri.fsPath, `cases-${file}.py`), `${sourceText(bytes, file)}\n${table}\n`);
	}
	const reading: number[] = [];
	const checking: number[] = [];
	let read = 0;
	for (let round = 0; round < rounds; round++) {
		const began = performance.now();
		read = await readAll(folder);
		const then = performance.now();
		await vscode.commands.executeCommand('puzzleReplay.checkWorkspace');
		reading.push(then - began);
		checking.push(performance.now() - then);
	}
	const warned = vscode.languages.getDiagnostics().filter(([, warnings]) => warnings.length > 0);
	assert.ok(warned.length > 10, `${warned.length} files with warnings`);
	return { files, puzzles, bytes: read, reading, checking };
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
