import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { sourceText, testTable } from './sourceText.ts';

/** Bytes of source text in each file. */
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

/** Has the folder that is open checked, with many files of source text in it, and with fewer that have puzzles too. */
export async function checks(): Promise<Checking[]> {
	return [await timed(1000, 0), await timed(250, 10_000)];
}

async function timed(files: number, puzzles: number): Promise<Checking> {
	const [folder] = vscode.workspace.workspaceFolders ?? [];
	assert.ok(folder);
	const into = join(folder.uri.fsPath, 'sources');
	mkdirSync(into);
	const lines = testTable(puzzles, 1).split('\n');
	for (let file = 0; file < files; file++) {
		const table = lines.slice((file * puzzles) / files, ((file + 1) * puzzles) / files).join('\n');
		writeFileSync(join(into, `${file}.py`), `${sourceText(bytes, file)}\n${table}\n`);
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
	assert.ok(puzzles === 0 || warned.length > 10, `${warned.length} files with warnings`);
	rmSync(into, { recursive: true });
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
