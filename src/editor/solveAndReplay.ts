import * as vscode from 'vscode';
import { phrase } from '../puzzles/phrase.ts';
import type { Driven, Progress } from '../puzzles/search.ts';
import type { Replay } from '../replay/answering.ts';
import type { Replays } from '../replay/replays.ts';
import { localized } from './localized.ts';
import { isFault, type Posed, pose, type Solution, solve } from './solving.ts';

/** Milliseconds after which a search is shown with its progress. */
const noticed = 500;

/** Solves puzzles one after the other and shows each in its panel; the last one gets the focus. */
export async function solveAndReplay(replays: Replays, wanted: readonly Replay[]): Promise<void> {
	for (const [index, replay] of wanted.entries()) {
		const posed = pose(replay.id, replay.input);
		if (isFault(posed)) {
			void vscode.window.showWarningMessage(localized(posed.message));
			continue;
		}
		const end = await solveWithProgress(posed);
		if (end.done) {
			replays.open(replay, index < wanted.length - 1);
		} else {
			const { proven } = end.stopped.progress;
			const stopped = phrase('Solving was stopped. Proven by then: {0}', proven);
			void vscode.window.showInformationMessage(localized(stopped));
		}
	}
}

/** Solves with a notification to cancel it, once it has lasted long enough to be noticed. */
async function solveWithProgress(posed: Posed): Promise<Driven<Solution>> {
	const cancellation = new vscode.CancellationTokenSource();
	let show: ((progress: Progress) => void) | undefined;
	const solving = solve(posed, cancellation.token, { report: (progress) => show?.(progress) });
	const notice = setTimeout(() => {
		void vscode.window.withProgress(
			{
				location: vscode.ProgressLocation.Notification,
				title: localized(phrase('Solving {0}', posed.puzzle.title)),
				cancellable: true,
			},
			async (progress, token) => {
				token.onCancellationRequested(() => cancellation.cancel());
				show = ({ proven }) => progress.report({ message: localized(proven) });
				await solving;
			},
		);
	}, noticed);
	try {
		return await solving;
	} finally {
		clearTimeout(notice);
		cancellation.dispose();
	}
}
