import * as vscode from 'vscode';
import { Rest } from '../editor/pace.ts';
import { readAgain } from '../editor/readAgain.ts';
import { isWithin } from '../editor/within.ts';
import type { ReplayPanel } from './panel.ts';
import { moved } from './source.ts';

/** Milliseconds without an edit after which the text is read again. */
const rest = 300;

/**
 * Keeps panels with their puzzles while the text around them is edited. Where a puzzle has become another one, its
 * panel offers to reload.
 */
export function follow(panels: ReadonlySet<ReplayPanel>): vscode.Disposable {
	const comparing = new Rest<ReplayPanel>(rest, async (panel) => {
		const now = await readAgain(panel.replay);
		if (now && panels.has(panel)) panel.textHolds(now);
	});
	const edits = vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
		const uri = document.uri.toString();
		for (const panel of panels) {
			const { source } = panel.replay;
			if (source?.uri !== uri) continue;
			panel.moveTo(moved(source, contentChanges));
			comparing.ask(panel);
		}
	});
	const renames = vscode.workspace.onDidRenameFiles(({ files }) => {
		for (const panel of panels) {
			const { source } = panel.replay;
			if (!source) continue;
			for (const { oldUri, newUri } of files) {
				if (!isWithin(source.uri, oldUri.toString())) continue;
				panel.moveTo({ ...source, uri: `${newUri}${source.uri.slice(`${oldUri}`.length)}` });
				comparing.ask(panel);
			}
		}
	});
	return vscode.Disposable.from(edits, renames, comparing);
}
