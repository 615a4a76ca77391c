import * as vscode from 'vscode';
import { type Phrase, say } from '../puzzles/phrase.ts';

/** The phrase in the language of the editor. */
export function localized(phrase: Phrase): string {
	return say(phrase, vscode.l10n.bundle);
}
