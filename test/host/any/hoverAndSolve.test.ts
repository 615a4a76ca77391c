import { describe, it } from 'mocha';
import * as vscode from 'vscode';

const text = 'board = "WWRRBBWW", hand = "WRBRW"';

/** Waits until `ready`, at most as long as a test may take. */
async function until(ready: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await ready())) {
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

describe("In Node's extension host and in the browser's", () => {
	it('the hover over a puzzle says its answer', async () => {
		const document = await vscode.workspace.openTextDocument({ content: text });
		const position = new vscode.Position(0, text.indexOf('WWRRBBWW'));
		await until(async () => {
			const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
				'vscode.executeHoverProvider',
				document.uri,
				position,
			);
			const contents = hovers.flatMap((hover) => hover.contents as vscode.MarkdownString[]);
			return contents.some(({ value }) => value.includes('2 insertions'));
		});
	});

	it('Solve Selection opens a replay beside the editor', async () => {
		const document = await vscode.workspace.openTextDocument({ content: text });
		const whole = new vscode.Range(0, 0, 0, text.length);
		await vscode.window.showTextDocument(document, { selection: whole });
		await vscode.commands.executeCommand('puzzleReplay.solveSelection');
		await until(() =>
			vscode.window.tabGroups.all.some(({ tabs }) =>
				tabs.some(({ label, input }) => input instanceof vscode.TabInputWebview && label.includes('Zuma')),
			),
		);
	});
});
