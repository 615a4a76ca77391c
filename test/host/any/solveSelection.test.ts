import { beforeEach, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { closeAll, messagesOf, panels, rangeOf, same, show, solveSelection, until } from './editor.ts';

const one = 'board = "WWRRBBWW", hand = "WRBRW"';
const other = 'findMinStep("WRRBBW", "RBW")';

const selectionOf = (editor: vscode.TextEditor, piece: string): vscode.Selection => {
	const { start, end } = rangeOf(editor.document, piece);
	return new vscode.Selection(start, end);
};

const cursorIn = (editor: vscode.TextEditor, piece: string): vscode.Selection => {
	const { start } = selectionOf(editor, piece);
	return new vscode.Selection(start, start);
};

const command = (): Thenable<unknown> => vscode.commands.executeCommand('puzzleReplay.solveSelection');

describe('Solve Selection', () => {
	beforeEach(closeAll);

	it('opens a replay of what is selected', async () => {
		const editor = await show(one);
		editor.selection = selectionOf(editor, one);
		same(await solveSelection(), ['WWRRBBWW / WRBRW · Zuma (LeetCode 488)']);
	});

	it('opens a replay of the puzzle around the cursor', async () => {
		const editor = await show(`first line\n${one}\nlast line\n`);
		editor.selection = cursorIn(editor, 'RRBB');
		same((await solveSelection()).length, 1);
	});

	it('opens each of several selections, once', async () => {
		const editor = await show(`${one}\n${other}\n`);
		editor.selections = [selectionOf(editor, one), cursorIn(editor, 'findMin'), cursorIn(editor, 'RBW")')];
		same((await solveSelection(2)).sort(), [
			'WRRBBW / RBW · Zuma (LeetCode 488)',
			'WWRRBBWW / WRBRW · Zuma (LeetCode 488)',
		]);
	});

	it('opens each puzzle in one panel, however often it is asked to', async () => {
		const editor = await show(one);
		editor.selection = cursorIn(editor, 'WRBRW');
		await solveSelection();
		await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
		same((await solveSelection()).length, 1);
	});

	it('leaves selections and text alone', async () => {
		const editor = await show(`${one}\n${other}\n`);
		const selections = [selectionOf(editor, one), cursorIn(editor, 'RBW")')];
		editor.selections = selections;
		await solveSelection();
		same(editor.selections, selections);
		same(editor.document.getText(), `${one}\n${other}\n`);
	});

	it('reads two lines with either line break', async () => {
		for (const eol of [vscode.EndOfLine.LF, vscode.EndOfLine.CRLF]) {
			const editor = await show('# a test case\n"WWRRBBWW"\n"WRBRW"\n');
			await editor.edit((edit) => edit.setEndOfLine(eol));
			editor.selection = new vscode.Selection(1, 0, 3, 0);
			same((await solveSelection()).length, 1);
			await closeAll();
		}
	});

	it('takes a bare list of numbers for a row of piles, for it was asked to', async () => {
		const editor = await show('[1, 2, 3, 7]');
		editor.selection = selectionOf(editor, '[1, 2, 3, 7]');
		same(await solveSelection(), ['[1,2,3,7] · Stone Game III (LeetCode 1406)']);
	});

	it('opens a replay of six Mayan lines', async () => {
		const lines = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n';
		const editor = await show(lines);
		editor.selection = cursorIn(editor, '2 3 4');
		same(await solveSelection(), ['3 / 1 0 / 2 1 0 / 2 3 4 … · Mayan (Luogu P1312)']);
	});

	const faults = [
		['"WWXRR", "WRBRW"', 'X at place 3 of the board is not a ball colour; use R, Y, B, G or W'],
		['"WWRR", "WRBRZ"', 'Z at place 5 of the hand is not a ball colour; use R, Y, B, G or W'],
		['board = "", hand = "W"', 'The board has no balls'],
		['board = "WW", hand = ""', 'The hand has no balls'],
		[
			'"WWWRR", "WRBRW"',
			'The board may not start with a run of three or more: W stands 3 times from place 1 on',
		],
	] as const;
	for (const [text, message] of faults) {
		it(`says what is wrong with ${text}`, async () => {
			const editor = await show(text);
			editor.selection = selectionOf(editor, text);
			same(await messagesOf(command), [message]);
			same(panels().length, 0);
		});
	}

	it('says so where there is no puzzle', async () => {
		const editor = await show('nothing to see here');
		same(await messagesOf(command), ['There is no puzzle around the cursor']);
		editor.selection = selectionOf(editor, 'see');
		same(await messagesOf(command), ['There is no puzzle in the selection']);
	});

	it('solves beyond the limits of the judge', async () => {
		const editor = await show('board = "RRBBRRBBRRBBRRBBRR", hand = "RRBBRRB"');
		editor.selection = cursorIn(editor, 'RRBB');
		same((await solveSelection()).length, 1);
	});
});

describe('The command behind the links', () => {
	beforeEach(closeAll);

	const openReplay = (...args: unknown[]): Thenable<unknown> =>
		vscode.commands.executeCommand('puzzleReplay.openReplay', ...args);

	it('opens the puzzle at a place', async () => {
		const { document } = await show(one);
		await openReplay(document.uri.toString(), 0, 9);
		await until(() => panels().length === 1);
	});

	it('opens the puzzle that the lens is of, where the literals of several lie in each other', async () => {
		const { document } = await show('boards = ["WWRRBBWW", "WRRBBW"]\nhands = ["WRBRW", "RBW"]\n');
		const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
			'vscode.executeCodeLensProvider',
			document.uri,
			10,
		);
		for (const { command } of lenses) await openReplay(...(command?.arguments ?? []));
		await until(() => panels().length === 2);
	});

	it('does nothing with arguments that nobody could have made', async () => {
		for (const args of [
			[],
			['file:///a'],
			[1, 2, 3],
			['file:///a', -1, 0],
			['file:///a', 0, 'x'],
			[{}, [], null],
		]) {
			await openReplay(...args);
		}
		same(panels().length, 0);
	});

	it('says so where the puzzle is gone', async () => {
		const { document } = await show('nothing');
		same(await messagesOf(() => openReplay(document.uri.toString(), 0, 0)), [
			'There is no puzzle here any more',
		]);
	});
});
