/** An extension for the bench alone: in a real extension host it has the built extension solve puzzles and open panels. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as vscode from 'vscode';
import { leave } from './left.ts';
import { batch, batches, type Life, puzzles, seenFile, watched } from './life.ts';
import { bytesInUse } from './measure.ts';
import { testTable } from './sourceText.ts';

/** The column in which the first word has begun, in every line of the test table. */
const column = 23;

export function activate({ extensionPath }: vscode.ExtensionContext): void {
	leave(extensionPath, life(extensionPath));
}

async function life(folder: string): Promise<Life> {
	const content = testTable(puzzles, 1);
	const document = await vscode.workspace.openTextDocument({ content, language: 'python' });
	await vscode.window.showTextDocument(document);
	// No editor shows it: it is given the lenses of all puzzles.
	const unseen = await vscode.workspace.openTextDocument({ content, language: 'python' });
	let line = 0;
	/** The label of the tab that stays. */
	let kept = '';
	const otherPanels = () =>
		vscode.window.tabGroups.all
			.flatMap((group) => group.tabs)
			.filter(({ input, label }) => input instanceof vscode.TabInputWebview && label !== kept);
	/** Opens panels for the next lines of the table, and waits until the ball of the last one is seen where that is asked. */
	const open = async (count: number, seen: boolean): Promise<void> => {
		for (const end = line + count; line < end; line++) {
			await vscode.commands.executeCommand('puzzleReplay.openReplay', document.uri.toString(), line, column);
		}
		while (otherPanels().length < count) await setTimeout(5);
		while (seen && !existsSync(join(folder, seenFile(line)))) await setTimeout(5);
	};
	const openAndClose = async (count: number, seen: boolean): Promise<void> => {
		await open(count, seen);
		await vscode.window.tabGroups.close(otherPanels());
	};
	const solveAll = () =>
		vscode.commands.executeCommand('vscode.executeCodeLensProvider', unseen.uri, puzzles);

	// All that a panel needs is loaded with the first ones. One stays, and with it the part of the window that it is in.
	await open(1, true);
	kept = otherPanels()[0]?.label ?? '';
	await openAndClose(batch, true);
	const start = bytesInUse();
	await solveAll();
	const solved = bytesInUse();
	await solveAll();
	const solvedAgain = bytesInUse();
	const opened: { line: number; asked: number }[] = [];
	while (opened.length < watched) {
		opened.push({ line: line + 1, asked: performance.timeOrigin + performance.now() });
		await openAndClose(1, true);
	}
	for (let round = 0; round < batches; round++) await openAndClose(batch, false);
	// What the editor still has to do with the last ones.
	await setTimeout(2000);
	return { watched: opened, start, solved, solvedAgain, closed: bytesInUse() };
}
