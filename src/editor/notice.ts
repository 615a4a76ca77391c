import * as vscode from 'vscode';
import type { Phrase } from '../puzzles/phrase.ts';
import { localized } from './localized.ts';

/** Milliseconds after which work that a person waits for is shown. */
const noticed = 500;

/** Does work that a person waits for, with a notification to follow and cancel it once it has lasted long enough to be noticed. */
export async function withNotice<Result>(
	title: Phrase,
	work: (token: vscode.CancellationToken, report: (state: Phrase) => void) => Promise<Result>,
): Promise<Result> {
	const cancellation = new vscode.CancellationTokenSource();
	let show: ((state: Phrase) => void) | undefined;
	const working = work(cancellation.token, (state) => show?.(state));
	const options = {
		location: vscode.ProgressLocation.Notification,
		title: localized(title),
		cancellable: true,
	};
	const notice = setTimeout(() => {
		void vscode.window.withProgress(options, async (progress, token) => {
			token.onCancellationRequested(() => cancellation.cancel());
			show = (state) => progress.report({ message: localized(state) });
			await Promise.allSettled([working]);
		});
	}, noticed);
	try {
		return await working;
	} finally {
		clearTimeout(notice);
		cancellation.dispose();
	}
}
