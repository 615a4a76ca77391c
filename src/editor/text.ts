import * as vscode from 'vscode';
import { type Cancellation, pacer, pause } from './pace.ts';

/** Lines that are put together between two pauses. */
const portion = 4096;

/** The text of a document, put together with pauses: an editor keeps it by lines. Nothing where it is cancelled. */
export async function textOf(
	document: vscode.TextDocument,
	token: Cancellation,
): Promise<string | undefined> {
	const { lineCount } = document;
	const portions: string[] = [];
	const breathe = pacer();
	for (let line = 0; line < lineCount; line += portion) {
		await breathe();
		if (token.isCancellationRequested) return undefined;
		portions.push(document.getText(new vscode.Range(line, 0, line + portion, 0)));
	}
	// That is a long piece of work by itself.
	await pause();
	const text = portions.join('');
	await pause();
	return text;
}
