import * as vscode from 'vscode';
import type { Found } from '../literals/finding.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { wrongExpectation } from './expectation.ts';
import { findingsIn } from './findings.ts';
import { localized } from './localized.ts';
import { beyond, nearView } from './nearView.ts';
import { type Cancellation, pacer, pause, whileUnchanged } from './pace.ts';
import { linkTo, openReplayCommand, type ReplayLink } from './replayLink.ts';
import { showsLenses } from './settings.ts';
import { answerQuickly, solveQuickly } from './solving.ts';
import { covers, merged, placesIn, type Stretch, startingIn, startOf } from './stretch.ts';

/**
 * Most puzzles of a document that all have their lenses, and most that are given lenses from the top of a view on. With
 * every change an editor goes through all its lenses in one go, and would stand still for half a second with ten thousand.
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
	const stretches = stretchesOf(document, puzzles);
	const lenses: vscode.CodeLens[] = [];
	const breathe = pacer();
	for (const puzzle of placesIn(puzzles, stretches)) {
		await breathe();
		lenses.push(new PuzzleLens(document, puzzle));
	}
	// The editor does without what has become out of date, and keeps the lenses that it has.
	if (token.isCancellationRequested) return [];
	given.set(document, { puzzles, stretches });
	return lenses;
}

/** Whether there are puzzles near the view of the editor that came into it after the lenses were handed over. */
export async function lacksLenses(editor: vscode.TextEditor): Promise<boolean> {
	const { document } = editor;
	const last = given.get(document);
	// After an edit the editor asks by itself.
	if (!last || !showsLenses(document) || last.puzzles !== (await findingsIn(document)).puzzles) return false;
	return viewsOf(editor, last.puzzles).some(
		(view) => !last.stretches.some((stretch) => covers(stretch, view)),
	);
}

/**
 * The puzzles that are to have lenses. Above a view, lenses neither come nor go: the editor keeps a line for each, and
 * what is in view would move.
 */
function stretchesOf(document: vscode.TextDocument, puzzles: readonly Found[]): Stretch[] {
	const editors = vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
	if (editors.length === 0 || puzzles.length <= most) return [{ first: 0, end: puzzles.length }];
	const views = editors.flatMap((editor) => viewsOf(editor, puzzles));
	const lowest = Math.max(...views.map(({ first }) => first));
	const above = (given.get(document)?.stretches ?? [])
		.map(({ first, end }) => ({ first, end: Math.min(end, lowest) }))
		.filter(({ first, end }) => first < end);
	const ahead = views.map(({ first }) => startOf({ first, end: puzzles.length }, most));
	return merged([...above, ...ahead]);
}

/** The puzzles that start in view or somewhat below; one line may hold more than are given lenses. */
function viewsOf(editor: vscode.TextEditor, puzzles: readonly Found[]): Stretch[] {
	return nearView(editor, 0, beyond).map((span) => startOf(startingIn(puzzles, span), most));
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
	// A warning needs the answer alone, which may be found more quickly.
	const answer = outcome?.answer ?? (found.expected && (await answerQuickly(found, token)));
	const wrong = answer !== undefined && wrongExpectation(found, answer);
	if (wrong) return phrase('✗ {0}', wrong);
	return outcome ? phrase('▶ Replay · {0}', outcome.headline) : phrase('▶ Solve');
}
