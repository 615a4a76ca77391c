import * as vscode from 'vscode';
import { phrase } from '../puzzles/phrase.ts';
import type { Replay } from '../replay/answering.ts';
import type { Replays } from '../replay/replays.ts';
import { sourceIn } from '../replay/source.ts';
import { placeAt } from './findings.ts';
import { localized } from './localized.ts';
import { solveAndReplay } from './solveAndReplay.ts';

/** Solves and replays what is selected, or what stands around the cursor; with several selections, each once. */
export async function solveSelection(replays: Replays): Promise<void> {
	const editor = vscode.window.activeTextEditor;
	if (!editor) return;
	const { document, selections } = editor;
	const wanted: Replay[] = [];
	for (const selection of selections) {
		const place = await placeAt(document, document.offsetAt(selection.active));
		if (place)
			wanted.push({ id: place.id, input: place.input, source: sourceIn(document, place.start, place.end) });
	}
	await solveAndReplay(replays, wanted);
	void localized(phrase(''));
}
