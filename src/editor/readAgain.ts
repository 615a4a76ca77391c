import * as vscode from 'vscode';
import type { Replay } from '../replay/answering.ts';
import { sourceIn } from '../replay/source.ts';
import { findingsIn } from './findings.ts';

/** The puzzle that now stands where one was read, legal or not; nothing where none does. */
export async function readAgain({ source }: Replay): Promise<Replay | undefined> {
	if (!source) return undefined;
	const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(source.uri));
	const { puzzles, faults } = await findingsIn(document);
	const there = [...puzzles, ...faults].find(({ start, end }) => start < source.end && source.start < end);
	if (there) return { id: there.id, input: there.input, source: sourceIn(document, there.start, there.end) };
	return undefined;
}
