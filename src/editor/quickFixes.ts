import * as vscode from 'vscode';
import { inPlaceOf } from '../literals/finding.ts';
import { onOneLine } from '../puzzles/oneLine.ts';
import { phrase } from '../puzzles/phrase.ts';
import { isWrongExpectation } from './diagnostics.ts';
import { findingsIn } from './findings.ts';
import { localized } from './localized.ts';
import type { Cancellation } from './pace.ts';
import { answerQuickly } from './solving.ts';

/** For each wrong expected value a fix that writes the proven one, in the notation around it. */
export async function quickFixes(
	document: vscode.TextDocument,
	context: vscode.CodeActionContext,
	token: Cancellation,
): Promise<vscode.CodeAction[]> {
	const wrong = context.diagnostics.filter(isWrongExpectation);
	if (wrong.length === 0) return [];
	const { puzzles } = await findingsIn(document);
	const fixes: vscode.CodeAction[] = [];
	for (const diagnostic of wrong) {
		const start = document.offsetAt(diagnostic.range.start);
		const end = document.offsetAt(diagnostic.range.end);
		// A warning that is older than the last edit may be about what is only a part of a value by now.
		const found = puzzles.find(({ expected }) => expected?.span.start === start && expected.span.end === end);
		if (!found?.expected) continue;
		const answer = await answerQuickly(found, token);
		if (answer === undefined) continue;
		const title = localized(phrase('Expect {0}', onOneLine(answer)));
		const fix = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
		fix.edit = new vscode.WorkspaceEdit();
		fix.edit.replace(document.uri, diagnostic.range, inPlaceOf(found.expected, answer));
		fix.diagnostics = [diagnostic];
		fix.isPreferred = true;
		fixes.push(fix);
	}
	return fixes;
}
