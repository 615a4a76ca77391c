import * as vscode from 'vscode';
import type { Found } from '../literals/finding.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { wrongExpectation } from './expectation.ts';
import { findingsIn } from './findings.ts';
import { localized } from './localized.ts';
import { nearView } from './nearView.ts';
import { type Cancellation, pacer, pause, whileUnchanged } from './pace.ts';
import { linkTo, openReplayCommand, type ReplayLink } from './replayLink.ts';
import { showsLenses } from './settings.ts';
import { solveQuickly } from './solving.ts';
import { around, covers, placesIn, type Stretch, stretchIn } from './stretch.ts';

/**
 * Most lenses that an editor is given, those nearest to what is in its view: with every change it goes through all that
 * it has, in one go, and would stand still for half a second with ten thousand.
 */
const most = 500;

/** The puzzles that have lenses, as last handed over. */
const given = new WeakMap<
	vscode.TextDocument,
	{ readonly puzzles: readonly Found[]; readonly stretches: readonly Stretch[] }
>();

/** A lens that knows its puzzle, so that only the lenses in view are solved. */
class PuzzleLens extends vscode.CodeLens {
	readonly found: Found;
	readonly link: ReplayLink;

	constructor(document: vscode.TextDocument, found: Found) {
		super(new vscode.Range(document.positionAt(found.start), document.positionAt(found.end)));
		this.found = found;
		this.link = linkTo(document, found);
	}
}

/** Above each puzzle its answer, which opens the replay. In a document that no editor shows they are for someone else: all. */
export async function lensesOf(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
	if (!showsLenses(document)) return [];
	const token = whileUnchanged(document);
	const { puzzles } = await findingsIn(document);
	const editors = vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
	const stretches = editors
		.flatMap((editor) => stretchesNear(editor, puzzles))
		.map((near) => around(near, most, puzzles.length));
	given.set(document, { puzzles, stretches });
	const chosen = editors.length > 0 ? placesIn(puzzles, stretches) : puzzles;
	const lenses: vscode.CodeLens[] = [];
	const breathe = pacer();
	for (const puzzle of chosen) {
		await breathe();
		if (token.isCancellationRequested) return [];
		lenses.push(new PuzzleLens(document, puzzle));
	}
	return lenses;
}

/** Whether there are puzzles near the view of the editor that came into it after the lenses were handed over. */
export async function lacksLenses(editor: vscode.TextEditor): Promise<boolean> {
	const { document } = editor;
	const last = given.get(document);
	// After an edit the editor asks by itself.
	if (!last || !showsLenses(document) || last.puzzles !== (await findingsIn(document)).puzzles) return false;
	return stretchesNear(editor, last.puzzles).some(
		(near) => !last.stretches.some((stretch) => covers(stretch, near)),
	);
}

function stretchesNear(editor: vscode.TextEditor, puzzles: readonly Found[]): Stretch[] {
	const near = nearView(editor).map((span) => stretchIn(puzzles, span));
	// One line may hold more puzzles than there can be lenses.
	return near.map((stretch) =>
		stretch.end - stretch.first > most ? around(stretch, most, puzzles.length) : stretch,
	);
}

export async function resolveLens(lens: vscode.CodeLens, token: Cancellation): Promise<vscode.CodeLens> {
	if (!(lens instanceof PuzzleLens)) return lens;
	// The editor asks for all lenses in view at once.
	await pause();
	if (token.isCancellationRequested) return lens;
	lens.command = {
		title: localized(await titleOf(lens.found, token)),
		command: openReplayCommand,
		arguments: [...lens.link],
	};
	return lens;
}

async function titleOf(found: Found, token: Cancellation): Promise<Phrase> {
	const outcome = await solveQuickly(found, token);
	if (!outcome) return phrase('▶ Solve');
	const wrong = wrongExpectation(found, outcome.answer);
	return wrong ? phrase('✗ {0}', wrong) : phrase('▶ Replay · {0}', outcome.headline);
}
