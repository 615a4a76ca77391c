import * as vscode from 'vscode';
import { BallColours } from './ballColours.ts';
import { findingsIn } from './findings.ts';
import { lacksLenses } from './lenses.ts';
import { Rest } from './pace.ts';
import type { Problems } from './problems.ts';
import { onSettingsChanged } from './settings.ts';

/** Milliseconds without an edit, or without scrolling, after which an editor is looked at. */
const rest = { edits: 300, scrolling: 50 };

/** The context key by which menus know that there are puzzles in the active file. */
const puzzlesInFile = 'puzzleReplay.puzzlesInFile';

/**
 * Keeps what editors show without being asked (warnings, ball colours) up to date, off the typing path. Lenses they ask
 * for themselves; `wantLenses` has them ask anew where there are more to be had.
 */
export function live(problems: Problems, wantLenses: () => void): vscode.Disposable {
	const colours = new BallColours();
	const painting = new Rest<vscode.TextEditor>(rest.scrolling, async (editor) => {
		void colours.paint(editor);
		if (await lacksLenses(editor)) wantLenses();
	});
	const looking = new Rest<vscode.TextDocument>(rest.edits, (document) => {
		void problems.update(document);
		for (const editor of editorsOf(document)) void colours.paint(editor);
		void markActive();
	});
	const lookAtAll = (): void => {
		for (const editor of vscode.window.visibleTextEditors) {
			painting.ask(editor);
			looking.ask(editor.document);
		}
	};
	lookAtAll();
	return vscode.Disposable.from(
		colours,
		painting,
		looking,
		vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
			// Saving a document is an event too, in which nothing changes.
			if (contentChanges.length === 0) return;
			problems.edited(document);
			if (editorsOf(document).length > 0 || problems.has(document)) looking.ask(document);
		}),
		vscode.workspace.onDidCloseTextDocument((document) => problems.closed(document)),
		vscode.window.onDidChangeVisibleTextEditors(lookAtAll),
		vscode.window.onDidChangeActiveTextEditor(() => void markActive()),
		vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
			// Typing scrolls too: what was edited is looked at once it rests.
			if (!looking.isAsked(textEditor.document)) painting.ask(textEditor);
		}),
		onSettingsChanged(lookAtAll),
	);
}

function editorsOf(document: vscode.TextDocument): vscode.TextEditor[] {
	return vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
}

async function markActive(): Promise<void> {
	const document = vscode.window.activeTextEditor?.document;
	const findings = document && (await findingsIn(document));
	const any = findings !== undefined && findings.puzzles.length + findings.faults.length > 0;
	await vscode.commands.executeCommand('setContext', puzzlesInFile, any);
}
