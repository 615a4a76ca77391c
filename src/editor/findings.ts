import type * as vscode from 'vscode';
import { type Faulty, type Findings, type Found, puzzleAt } from '../literals/finding.ts';
import { scan } from '../literals/index.ts';
import { inSlices, whileUnchanged } from './pace.ts';

const nothing: Findings = { puzzles: [], faults: [] };

/** What each document holds, as of a version of it. */
const known = new WeakMap<
	vscode.TextDocument,
	{ readonly version: number; readonly findings: Promise<Findings> }
>();

/** The puzzles of a document, searched for once a version; nothing where the document changes before they are found. */
export function findingsIn(document: vscode.TextDocument): Promise<Findings> {
	const before = known.get(document);
	if (before?.version === document.version) return before.findings;
	const findings = inSlices(scan(document.getText()), whileUnchanged(document)).then(
		(found) => found ?? nothing,
	);
	known.set(document, { version: document.version, findings });
	return findings;
}

/** The puzzle, legal or not, at an offset of a document. */
export async function placeAt(
	document: vscode.TextDocument,
	offset: number,
): Promise<Found | Faulty | undefined> {
	const { puzzles, faults } = await findingsIn(document);
	return puzzleAt(puzzles, offset) ?? puzzleAt(faults, offset);
}
