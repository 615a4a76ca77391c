import * as vscode from 'vscode';
import { openDocument } from '../editor/openDocument.ts';
import type { Faulty, Found } from '../literals/finding.ts';
import type { Replay } from './answering.ts';
import type { Source } from './protocol.ts';

/** The replay of a puzzle, legal or not, that stands in a document. */
export function replayOf(document: vscode.TextDocument, place: Found | Faulty): Replay {
	const { id, input, start, end } = place;
	const expected = 'expected' in place ? place.expected?.text : undefined;
	return { id, input, source: sourceIn(document, start, end), ...(expected !== undefined && { expected }) };
}

/** The stretch of a document as a panel remembers it. */
function sourceIn(document: vscode.TextDocument, start: number, end: number): Source {
	const name = document.uri.path.split('/').at(-1) ?? '';
	const line = document.positionAt(start).line + 1;
	return { label: `${name}:${line}`, uri: document.uri.toString(), start, end };
}

/** The document at a URI, or nothing where it cannot be opened any more. */
export async function documentAt(uri: string): Promise<vscode.TextDocument | undefined> {
	try {
		const parsed = vscode.Uri.parse(uri);
		// To open one that was never saved would make a new, empty one.
		if (parsed.scheme === 'untitled') return openDocument(parsed);
		return await vscode.workspace.openTextDocument(parsed);
	} catch {
		// Moved, deleted, or never saved: what went wrong makes no difference to a panel.
		return undefined;
	}
}

/**
 * The stretch where it is after an edit; edits inside it stretch or shrink it. One that was deleted takes in what is
 * inserted in its place, for that may be the same once more.
 */
export function moved(source: Source, changes: readonly vscode.TextDocumentContentChangeEvent[]): Source {
	let { start, end } = source;
	for (const { rangeOffset, rangeLength, text } of changes) {
		const grown = text.length - rangeLength;
		const changeEnd = rangeOffset + rangeLength;
		if (start === end && rangeOffset === start) {
			end += text.length;
			continue;
		}
		if (rangeOffset >= end) continue;
		end = Math.max(end, changeEnd) + grown;
		if (changeEnd <= start) start += grown;
		else start = Math.min(start, rangeOffset);
	}
	return { ...source, start, end };
}
