import * as vscode from 'vscode';
import type { Faulty, Findings } from '../literals/finding.ts';
import type { Span } from '../puzzles/puzzle.ts';
import { wrongExpectation } from './expectation.ts';
import { localized } from './localized.ts';
import { type Cancellation, pacer } from './pace.ts';
import type { DiagnosticsSetting } from './settings.ts';
import { answerQuickly } from './solving.ts';

/** Where the diagnostics say they come from. */
const origin = 'Puzzle Replay';

/** The code of the diagnostics that a quick fix can mend. */
const wrongExpectationCode = 'wrong-expectation';

/** Where the offsets of a text are in its lines. */
export interface Lines {
	positionAt(offset: number): vscode.Position;
}

export function isWrongExpectation({ source, code }: vscode.Diagnostic): boolean {
	return source === origin && code === wrongExpectationCode;
}

/** What is wrong with the puzzles of a text. A puzzle that takes longer to solve than `budget` milliseconds is left out. */
export async function diagnosticsOf(
	{ puzzles, faults }: Findings,
	lines: Lines,
	setting: DiagnosticsSetting,
	token: Cancellation,
	budget?: number,
): Promise<vscode.Diagnostic[]> {
	if (setting === 'off') return [];
	const diagnostics = setting === 'all' ? faults.map((faulty) => illegal(faulty, lines)) : [];
	const breathe = pacer();
	for (const found of puzzles) {
		if (!found.expected) continue;
		await breathe();
		if (token.isCancellationRequested) break;
		const answer = await answerQuickly(found, token, budget);
		const wrong = answer !== undefined && wrongExpectation(found, answer);
		if (wrong) {
			diagnostics.push(warning(found.expected.span, lines, localized(wrong), wrongExpectationCode));
		}
	}
	return diagnostics;
}

function illegal({ fault }: Faulty, lines: Lines): vscode.Diagnostic {
	return warning(fault.span, lines, localized(fault.message), fault.name);
}

function warning(span: Span, lines: Lines, message: string, code: string): vscode.Diagnostic {
	const range = new vscode.Range(lines.positionAt(span.start), lines.positionAt(span.end));
	const diagnostic = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Warning);
	diagnostic.source = origin;
	diagnostic.code = code;
	return diagnostic;
}
