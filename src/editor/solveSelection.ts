import * as vscode from 'vscode';
import type { Found } from '../literals/finding.ts';
import { scanAround, scanSelection } from '../literals/index.ts';
import { puzzles } from '../puzzles/index.ts';
import { shortened } from '../puzzles/oneLine.ts';
import { phrase } from '../puzzles/phrase.ts';
import type { Replays } from '../replay/replays.ts';
import { replayOf } from '../replay/source.ts';
import { localized } from './localized.ts';
import { withNotice } from './notice.ts';
import { inSlices } from './pace.ts';
import { solveAndReplay } from './solveAndReplay.ts';

/**
 * Solves and replays what is selected, or what stands around the cursor; with several selections, each once.
 * Selections and text stay as they are.
 */
export async function solveSelection(replays: Replays): Promise<void> {
	const editor = vscode.window.activeTextEditor;
	if (!editor) {
		void vscode.window.showInformationMessage(
			localized(phrase('Open a file and select a puzzle in it, or put the cursor in one')),
		);
		return;
	}
	const { document, selections } = editor;
	const chosen: Found[] = [];
	for (const selection of selections) {
		const candidates = await read(document, selection);
		const found = candidates.length > 1 ? await ask(candidates) : candidates[0];
		const again = chosen.some(({ start, end }) => found && found.start < end && start < found.end);
		if (found && !again) chosen.push(found);
	}
	await solveAndReplay(
		replays,
		chosen.map((found) => replayOf(document, found)),
	);
}

/** The puzzles that a selection may mean; where there is none, the person is told why. */
async function read(document: vscode.TextDocument, selection: vscode.Selection): Promise<readonly Found[]> {
	const offset = document.offsetAt(selection.start);
	const [base, scan] = selection.isEmpty
		? [0, scanAround(document.getText(), offset)]
		: [offset, scanSelection(document.getText(selection))];
	const selected = await withNotice(phrase('Reading the text'), (token) => inSlices(scan, token));
	if (!selected) return [];
	const { evident, possible, faults } = selected;
	const meant = evident.length > 0 ? evident : possible;
	if (meant.length === 0) {
		const nothing = selection.isEmpty
			? phrase('There is no puzzle around the cursor')
			: phrase('There is no puzzle in the selection');
		void vscode.window.showWarningMessage(localized(faults[0]?.fault.message ?? nothing));
	}
	return meant.map((found) => ({ ...found, start: base + found.start, end: base + found.end }));
}

/** Lets the person say which of several readings is meant. */
async function ask(candidates: readonly Found[]): Promise<Found | undefined> {
	const items = candidates.map((found) => ({
		label: shortened(found.input),
		description: localized(puzzles[found.id].title),
		found,
	}));
	const placeHolder = localized(phrase('Which puzzle is meant?'));
	return (await vscode.window.showQuickPick(items, { placeHolder }))?.found;
}
