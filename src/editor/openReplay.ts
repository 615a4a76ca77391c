import * as vscode from 'vscode';
import { phrase } from '../puzzles/phrase.ts';
import type { Replays } from '../replay/replays.ts';
import { documentAt, replayOf } from '../replay/source.ts';
import { placeAt } from './findings.ts';
import { localized } from './localized.ts';
import { readLink } from './replayLink.ts';
import { solveAndReplay } from './solveAndReplay.ts';

/** Opens the replay of the puzzle that stands at a place in a document; arguments that are no `ReplayLink` do nothing. */
export async function openReplay(replays: Replays, args: readonly unknown[]): Promise<void> {
	const link = readLink(args);
	if (!link) return;
	const [uri, line, character] = link;
	const document = await documentAt(uri);
	const place =
		document && (await placeAt(document, document.offsetAt(new vscode.Position(line, character))));
	if (!place) {
		void vscode.window.showWarningMessage(localized(phrase('There is no puzzle here any more')));
		return;
	}
	await solveAndReplay(replays, [replayOf(document, place)]);
}
