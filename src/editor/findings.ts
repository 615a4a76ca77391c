import type * as vscode from 'vscode';
import { type Faulty, type Findings, type Found, puzzleAt } from '../literals/finding.ts';
import { scan } from '../literals/index.ts';
import { type Cancellation, inSlices, pause, whileUnchanged } from './pace.ts';
import { textOf } from './text.ts';

const nothing: Findings = { puzzles: [], faults: [] };

/** What each document holds, as of a version of it. */
const known = new WeakMap<
	vscode.TextDocument,
	{ readonly version: number; readonly findings: Promise<Findings> }
>();

/**
 * The puzzles of a document, searched for once a version; nothing where the document changes before they are found. All
 * who wait for them go on in turns of their own.
 */
export async function findingsIn(document: vscode.TextDocument): Promise<Findings> {
	const { version } = document;
	const findings = await findingsOnce(document);
	await pause();
	return document.version === version ? findings : nothing;
}

function findingsOnce(document: vscode.TextDocument): Promise<Findings> {
	const before = known.get(document);
	if (before?.version === document.version) return before.findings;
	const findings = search(document, whileUnchanged(document));
	known.set(document, { version: document.version, findings });
	return findings;
}

async function search(document: vscode.TextDocument, token: Cancellation): Promise<Findings> {
	const text = await textOf(document, token);
	const found = text !== undefined && (await inSlices(scan(text), token));
	return found || nothing;
}

/** The puzzle, legal or not, at an offset of a document. */
export async function placeAt(
	document: vscode.TextDocument,
	offset: number,
): Promise<Found | Faulty | undefined> {
	const { puzzles, faults } = await findingsIn(document);
	return puzzleAt(puzzles, offset) ?? puzzleAt(faults, offset);
}
