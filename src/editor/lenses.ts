import * as vscode from 'vscode';
import type { Found } from '../literals/finding.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { wrongExpectation } from './expectation.ts';
import { findingsIn } from './findings.ts';
import { localized } from './localized.ts';
import type { Cancellation } from './pace.ts';
import { linkTo, openReplayCommand, type ReplayLink } from './replayLink.ts';
import { showsLenses } from './settings.ts';
import { solveQuickly } from './solving.ts';

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

/** Above each puzzle its answer, which opens the replay. */
export async function lensesOf(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
	if (!showsLenses(document)) return [];
	const { puzzles: found } = await findingsIn(document);
	return found.map((puzzle) => new PuzzleLens(document, puzzle));
}

export async function resolveLens(lens: vscode.CodeLens, token: Cancellation): Promise<vscode.CodeLens> {
	if (!(lens instanceof PuzzleLens)) return lens;
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
