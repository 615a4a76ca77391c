import * as vscode from 'vscode';
import { puzzles } from '../puzzles/index.ts';
import { phrase } from '../puzzles/phrase.ts';
import type { Replay } from '../replay/answering.ts';
import type { Replays } from '../replay/replays.ts';
import { moved } from '../replay/source.ts';
import { localized } from './localized.ts';
import { withNotice } from './notice.ts';
import { isFault, pose } from './posing.ts';
import { solve } from './solving.ts';

/** Solves puzzles one after the other and shows each in its panel; the last one gets the focus. */
export async function solveAndReplay(
	replays: Pick<Replays, 'open'>,
	wanted: readonly Replay[],
): Promise<void> {
	/** Where the puzzles stand, while a person edits the text and one of them is being solved. */
	const current = [...wanted];
	const edits = vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
		for (const [index, replay] of current.entries()) {
			const { source } = replay;
			if (source?.uri !== document.uri.toString() || contentChanges.length === 0) continue;
			current[index] = { ...replay, source: moved(source, contentChanges) };
		}
	});
	try {
		await solveEach(replays, wanted, (index) => current[index] as Replay);
	} finally {
		edits.dispose();
	}
}

/** `now` gives the puzzle with that index where it stands now. */
async function solveEach(
	replays: Pick<Replays, 'open'>,
	wanted: readonly Replay[],
	now: (index: number) => Replay,
): Promise<void> {
	for (const [index, replay] of wanted.entries()) {
		const { id, input } = replay;
		const end = await withNotice(phrase('Solving {0}', puzzles[id].title), async (token, report) => {
			const posed = await pose(id, input, token);
			if (!posed || isFault(posed)) return posed;
			return solve(posed, token, { report: ({ proven }) => report(proven) });
		});
		if (!end) continue;
		if ('span' in end) {
			void vscode.window.showWarningMessage(localized(end.message));
		} else if (end.done) {
			const edited = now(index) !== replay;
			replays.open(now(index), { preserveFocus: index < wanted.length - 1, edited });
		} else {
			const { proven } = end.stopped.progress;
			const stopped = phrase('Solving was stopped. Proven by then: {0}', proven);
			void vscode.window.showInformationMessage(localized(stopped));
		}
	}
}
