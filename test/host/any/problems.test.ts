import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { isWrongExpectation } from '../../../src/editor/diagnostics.ts';
import { Problems } from '../../../src/editor/problems.ts';
import { quickFixes } from '../../../src/editor/quickFixes.ts';
import { closeAll, rangeOf, same, setting, show, until, write } from './editor.ts';

const wrong = 'assert find_min_step("WWRRBBWW", "WRBRW") == 3\n';
const illegal = 'board = "WWWRR", hand = "WRBRW"\n';

function problemsOf({ uri }: vscode.TextDocument): { message: string; range: vscode.Range }[] {
	const ours = vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Puzzle Replay');
	return ours.map(({ message, range }) => ({ message, range }));
}

async function fixesOf(document: vscode.TextDocument): Promise<vscode.CodeAction[]> {
	const [problem] = problemsOf(document);
	if (!problem) throw new Error('There is no problem to fix');
	return vscode.commands.executeCommand<vscode.CodeAction[]>(
		'vscode.executeCodeActionProvider',
		document.uri,
		problem.range,
		vscode.CodeActionKind.QuickFix.value,
	);
}

describe('The Problems view', () => {
	after(closeAll);

	it('has a wrong expected value, at the value', async () => {
		const { document } = await show(wrong);
		await until(() => problemsOf(document).length > 0);
		same(problemsOf(document), [{ message: 'expected 3, best is 2', range: rangeOf(document, '3') }]);
	});

	it('has a puzzle that is none, at what is wrong', async () => {
		const { document } = await show(illegal);
		await until(() => problemsOf(document).length > 0);
		same(
			problemsOf(document).map(({ range }) => range),
			[rangeOf(document, 'WWW')],
		);
	});

	it('loses a problem that was mended', async () => {
		const editor = await show(wrong);
		await until(() => problemsOf(editor.document).length > 0);
		await editor.edit((edit) => edit.replace(rangeOf(editor.document, '3'), '2'));
		await until(() => problemsOf(editor.document).length === 0);
	});

	it('has nothing to say of what is right', async () => {
		const { document } = await show(`${wrong.replace('3', '2')}${wrong}`);
		await until(() => problemsOf(document).length > 0);
		same(problemsOf(document).length, 1);
	});

	it('has only wrong expected values, or nothing, where the setting says so', async () => {
		await setting('diagnostics', 'expectations', async () => {
			const { document } = await show(illegal + wrong);
			await until(() => problemsOf(document).length > 0);
			same(
				problemsOf(document).map(({ message }) => message),
				['expected 3, best is 2'],
			);
			await setting('diagnostics', 'off', () =>
				until(() => problemsOf(document).length === 0).then(() => {}),
			);
		});
	});

	it('has nothing where the setting has become so while a long file was looked at', async () => {
		const lines = Array.from({ length: 4000 }, (_, i) => {
			const hand = Array.from({ length: 6 }, (_, at) => 'RYBGW'[Math.floor(i / 5 ** at) % 5]).join('');
			return `assert find_min_step("WWRRBBWWRYGBY", "${hand}") == 99\n`;
		});
		const uri = await write('long.txt', lines.join(''));
		const document = await vscode.workspace.openTextDocument(uri);
		const problems = new Problems();
		const looking = problems.update(document);
		await setting('diagnostics', 'off', async () => {
			await problems.update(document);
			await looking;
			same(problemsOf(document), []);
		});
		problems.dispose();
	});
});

describe('The quick fix of a wrong expected value', () => {
	after(closeAll);

	const cases = [
		['assert find_min_step("WWRRBBWW", "WRBRW") == 3', 'assert find_min_step("WWRRBBWW", "WRBRW") == 2'],
		[
			'assertEquals("Alice", stoneGameIII(new int[]{1, 2, 3, 7}));',
			'assertEquals("Bob", stoneGameIII(new int[]{1, 2, 3, 7}));',
		],
		[
			'cases = [("WRRBBW", "RB", 4), ("WRRBBW", "RBW", 3)]',
			'cases = [("WRRBBW", "RB", -1), ("WRRBBW", "RBW", 3)]',
		],
	] as const;
	for (const [before, mended] of cases) {
		it(`makes ${before} right and leaves the rest alone`, async () => {
			const { document } = await show(before);
			await until(() => problemsOf(document).length > 0);
			const [fix] = (await fixesOf(document)).filter(({ edit }) => edit);
			if (!fix?.edit) throw new Error('There is no fix');
			await vscode.workspace.applyEdit(fix.edit);
			same(document.getText(), mended);
		});
	}

	it('is not offered where the value was edited since, of which it would write over a part', async () => {
		const editor = await show(wrong);
		const { document } = editor;
		await until(() => problemsOf(document).length === 1);
		const diagnostics = vscode.languages.getDiagnostics(document.uri).filter(isWrongExpectation);
		same(diagnostics.length, 1);
		await editor.edit((edit) => edit.insert(diagnostics[0]?.range.end ?? new vscode.Position(0, 0), '3'));
		// Asked for by itself: until the editor asks, there may be a warning of the new value.
		const context = { diagnostics, only: undefined, triggerKind: vscode.CodeActionTriggerKind.Invoke };
		const { token } = new vscode.CancellationTokenSource();
		same(await quickFixes(document, context, token), []);
	});
});
