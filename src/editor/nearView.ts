import * as vscode from 'vscode';
import type { Span } from '../puzzles/puzzle.ts';

/** Lines beyond the ones in view that are looked after too, so that scrolling shows no bare ones. */
export const beyond = 50;

/** What is in view of an editor, and so many lines above and below; more than one stretch where parts are folded. */
export function nearView(
	{ document, visibleRanges }: vscode.TextEditor,
	above: number,
	below: number,
): Span[] {
	return visibleRanges.map(({ start, end }) => ({
		start: document.offsetAt(new vscode.Position(Math.max(0, start.line - above), 0)),
		end: document.offsetAt(new vscode.Position(end.line + below, 0)),
	}));
}
