/** An extension for the bench alone: in a real extension host it has the built extension solve puzzles and open panels. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as vscode from 'vscode';
import { type Life, lifeFile, panels, puzzles, seenFile, watched } from './life.ts';
import { bytesInUse } from './measure.ts';
import { testTable } from './sourceText.ts';

/** The column in which the first word has begun, in every line of the test table. */
const column = 23;

export function activate({ extensionPath }: vscode.ExtensionContext): void {
	const leave = (result: Life | { readonly error: string }) =>
		writeFileSync(join(extensionPath, lifeFile), JSON.stringify(result));
	life(extensionPath).then(leave, (error) => leave({ error: String(error) }));
}

async function life(folder: string): Promise<Life> {
	const content = testTable(puzzles, 1);
	const document = await vscode.workspace.openTextDocument({ content, language: 'python' });
	await vscode.window.showTextDocument(document);
	let line = 0;
	/** Opens a panel for the next line of the table and closes it, once its ball is seen where that is to be awaited. */
	const openAndClose = async (seen: boolean): Promise<void> => {
		await vscode.commands.executeCommand('puzzleReplay.openReplay', document.uri.toString(), line, column);
		line++;
		while (seen && !existsSync(join(folder, seenFile(line)))) await setTimeout(5);
		const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
		await vscode.window.tabGroups.close(tabs.filter(({ input }) => input instanceof vscode.TabInputWebview));
	};
	const solveAll = () =>
		vscode.commands.executeCommand('vscode.executeCodeLensProvider', document.uri, puzzles);

	// All that a panel needs is loaded with the first ones.
	for (let warm = 0; warm < 5; warm++) await openAndClose(true);
	const start = bytesInUse();
	await solveAll();
	const solved = bytesInUse();
	await solveAll();
	const solvedAgain = bytesInUse();
	const opened: { line: number; asked: number }[] = [];
	while (opened.length < watched) {
		opened.push({ line: line + 1, asked: performance.timeOrigin + performance.now() });
		await openAndClose(true);
	}
	for (let unwatched = watched; unwatched < panels; unwatched++) await openAndClose(false);
	// What the editor still has to do with the last ones.
	await setTimeout(2000);
	return { watched: opened, start, solved, solvedAgain, closed: bytesInUse() };
}
