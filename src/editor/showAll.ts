import * as vscode from 'vscode';
import type { Found } from '../literals/finding.ts';
import { puzzles } from '../puzzles/index.ts';
import { shortened } from '../puzzles/oneLine.ts';
import { phrase } from '../puzzles/phrase.ts';
import type { Replays } from '../replay/replays.ts';
import { replayOf } from '../replay/source.ts';
import { wrongExpectation } from './expectation.ts';
import { findingsIn } from './findings.ts';
import { localized } from './localized.ts';
import { pacer } from './pace.ts';
import { solveAndReplay } from './solveAndReplay.ts';
import { solveQuickly } from './solving.ts';

interface PuzzleItem extends vscode.QuickPickItem {
	readonly found: Found;
}

/** Lists the puzzles of the active file with their answers; picking one goes to it and replays it. */
export async function showAll(replays: Replays): Promise<void> {
	const editor = vscode.window.activeTextEditor;
	const found = editor ? (await findingsIn(editor.document)).puzzles : [];
	if (!editor || found.length === 0) {
		void vscode.window.showInformationMessage(localized(phrase('There are no puzzles in this file')));
		return;
	}
	const picked = await pick(editor.document, found);
	if (!picked) return;
	const { document } = editor;
	const start = document.positionAt(picked.start);
	const range = new vscode.Range(start, document.positionAt(picked.end));
	await vscode.window.showTextDocument(document, {
		viewColumn: editor.viewColumn ?? vscode.ViewColumn.Active,
		selection: range,
	});
	await solveAndReplay(replays, [replayOf(document, picked)]);
}

/** The list is there at once; the answers come when they are known. */
async function pick(document: vscode.TextDocument, found: readonly Found[]): Promise<Found | undefined> {
	const list = vscode.window.createQuickPick<PuzzleItem>();
	const closing = new vscode.CancellationTokenSource();
	try {
		list.title = localized(phrase('Puzzles in this file'));
		list.matchOnDescription = true;
		list.matchOnDetail = true;
		list.busy = true;
		list.items = await itemsOf(document, found, () => '', closing.token);
		const picked = new Promise<Found | undefined>((resolve) => {
			list.onDidAccept(() => resolve(list.activeItems[0]?.found));
			list.onDidHide(() => resolve(undefined));
		});
		list.show();
		const answered = (puzzle: Found) => answerTo(puzzle, closing.token);
		void itemsOf(document, found, answered, closing.token).then((items) => {
			if (closing.token.isCancellationRequested) return;
			const active = list.activeItems[0]?.found;
			list.items = items;
			list.activeItems = items.filter((item) => item.found === active);
			list.busy = false;
		});
		return await picked;
	} finally {
		closing.cancel();
		closing.dispose();
		list.dispose();
	}
}

/** An item for each puzzle, with pauses: there may be thousands. */
async function itemsOf(
	document: vscode.TextDocument,
	found: readonly Found[],
	answerOf: (puzzle: Found) => string | Promise<string>,
	token: vscode.CancellationToken,
): Promise<PuzzleItem[]> {
	const items: PuzzleItem[] = [];
	const breathe = pacer();
	for (const puzzle of found) {
		await breathe();
		if (token.isCancellationRequested) break;
		items.push(itemOf(document, puzzle, await answerOf(puzzle)));
	}
	return items;
}

/** The answer as the list has it; nothing where it is not found quickly. */
async function answerTo(puzzle: Found, token: vscode.CancellationToken): Promise<string> {
	const outcome = await solveQuickly(puzzle, token);
	const wrong = outcome && wrongExpectation(puzzle, outcome.answer);
	return wrong ? `✗ ${localized(wrong)}` : outcome ? localized(outcome.headline) : '';
}

function itemOf(document: vscode.TextDocument, found: Found, answer: string): PuzzleItem {
	const line = document.positionAt(found.start).line + 1;
	return {
		found,
		label: shortened(found.input),
		description: answer,
		detail: localized(phrase('{0}, line {1}', puzzles[found.id].title, line)),
	};
}
