import * as vscode from 'vscode';
import type { Faulty, Found } from '../literals/finding.ts';
import { scanSelection } from '../literals/index.ts';
import type { Replay } from '../replay/answering.ts';
import { documentAt, replayOf } from '../replay/source.ts';
import { findingsIn } from './findings.ts';
import { inSlices, whileUnchanged } from './pace.ts';

/**
 * The puzzle that now stands where one was read, legal or not; nothing where none does. What only the wish to read a
 * puzzle vouched for is read with the same wish again.
 */
export async function readAgain({ id, source }: Replay): Promise<Replay | undefined> {
	const document = source && (await documentAt(source.uri));
	if (!document) return undefined;
	const { puzzles, faults } = await findingsIn(document);
	const away = ({ start }: Found | Faulty) => Math.abs(start - source.start);
	const [nearest] = [...puzzles, ...faults]
		.filter(({ start, end }) => start < source.end && source.start < end)
		.sort((one, other) => away(one) - away(other));
	if (nearest) return replayOf(document, nearest);
	const range = new vscode.Range(document.positionAt(source.start), document.positionAt(source.end));
	const read = await inSlices(scanSelection(document.getText(range)), whileUnchanged(document));
	if (!read) return undefined;
	const again = [...read.evident, ...read.possible, ...read.faults].find((place) => place.id === id);
	if (!again) return undefined;
	const base = document.offsetAt(range.start);
	return replayOf(document, { ...again, start: base + again.start, end: base + again.end });
}
