import type * as vscode from 'vscode';
import type { Found } from '../literals/finding.ts';

/** The command behind the links of hovers and lenses. */
export const openReplayCommand = 'puzzleReplay.openReplay';

/** What that command takes: a place in a document, line and character from 0. */
export type ReplayLink = readonly [uri: string, line: number, character: number];

/** The link to a puzzle of the document: to its first literal, which no other puzzle has, while spans may lie in each other. */
export function linkTo(document: vscode.TextDocument, { start, lines }: Found): ReplayLink {
	const { line, character } = document.positionAt(lines[0]?.start ?? start);
	return [document.uri.toString(), line, character];
}

/** The arguments of a call of the command, which anybody can make, or nothing where they are none. */
export function readLink(args: readonly unknown[]): ReplayLink | undefined {
	const [uri, line, character] = args;
	if (typeof uri !== 'string' || !isCount(line) || !isCount(character)) return undefined;
	return [uri, line, character];
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
