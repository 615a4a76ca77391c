import * as vscode from 'vscode';
import { puzzles } from '../puzzles/index.ts';
import { phrase } from '../puzzles/phrase.ts';
import type { Replay } from '../replay/answering.ts';
import type { Replays } from '../replay/replays.ts';
import { localized } from './localized.ts';
import { withNotice } from './notice.ts';
import { isFault, pose } from './posing.ts';
import { solve } from './solving.ts';

/** Solves puzzles one after the other and shows each in its panel; the last one gets the focus. */
export async function solveAndReplay(replays: Replays, wanted: readonly Replay[]): Promise<void> {
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
			replays.open(replay, index < wanted.length - 1);
		} else {
			const { proven } = end.stopped.progress;
			const stopped = phrase('Solving was stopped. Proven by then: {0}', proven);
			void vscode.window.showInformationMessage(localized(stopped));
		}
	}
}
