import { beforeEach, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { solveAndReplay } from '../../../src/editor/solveAndReplay.ts';
import type { Replay } from '../../../src/replay/answering.ts';
import { follow } from '../../../src/replay/follow.ts';
import { ReplayPanel } from '../../../src/replay/panel.ts';
import { keep } from '../../../src/replay/protocol.ts';
import { Replays } from '../../../src/replay/replays.ts';
import { takeAway } from '../../../src/replay/takeAway.ts';
import { closeAll, messagesOf, panels, same, show, until, write } from './editor.ts';

const extension = (): vscode.Uri => {
	const uri = vscode.extensions.getExtension('puzzle-replay.puzzle-replay')?.extensionUri;
	if (!uri) throw new Error('The extension is not there');
	return uri;
};

const puzzle = { id: 'zuma', input: 'WWRRBBWW\nWRBRW' } as const;
const kept = keep({ ...puzzle, move: 1, phase: 0, speed: 1, loop: false });

/** A full board and eight drags: the search goes on for some tenths of a second. */
const long = '8\n1 4 2 5 4 3 5 0\n2 4 1 4 1 4 2 0\n1 6 5 1 1 4 3 0\n5 5 1 3 3 2 4 0\n1 6 2 5 6 4 5 0\n';

describe('Replay panels', () => {
	const replays = new Replays('puzzleReplay.test', extension());
	beforeEach(closeAll);

	it('come back after the window was reloaded', async () => {
		const view = vscode.window.createWebviewPanel('puzzleReplay.test', '', vscode.ViewColumn.One);
		await replays.revive(view, kept);
		same(view.title, 'WWRRBBWW / WRBRW · Zuma (LeetCode 488)');
		same(view.webview.html.includes("default-src 'none'"), true);
		await until(() => panels().length === 1);
	});

	it('come back with a text that is no legal puzzle', async () => {
		const view = vscode.window.createWebviewPanel('puzzleReplay.test', '', vscode.ViewColumn.One);
		await replays.revive(view, { ...kept, input: 'WWW\nW' });
		same(view.title, 'WWW / W · Zuma (LeetCode 488)');
		await until(() => panels().length === 1);
	});

	it('close where their state cannot be read any more', async () => {
		for (const state of [undefined, null, 'zuma', { ...kept, version: 0 }, { ...kept, id: 'chess' }]) {
			const view = vscode.window.createWebviewPanel('puzzleReplay.test', '', vscode.ViewColumn.One);
			const closed = new Promise((resolve) => view.onDidDispose(resolve));
			await until(() => panels().length === 1);
			await replays.revive(view, state);
			await closed;
			await until(() => panels().length === 0);
		}
	});

	it('are side by side as tabs, also where one of them has the focus', async () => {
		replays.open(puzzle);
		await until(() => panels().some(({ isActive, group }) => isActive && group.isActive));
		replays.open({ ...puzzle, input: 'WRRBBW\nRBW' });
		await until(() => panels().length === 2);
		same(new Set(panels().map(({ group }) => group.viewColumn)).size, 1);
	});

	it('are there once for each puzzle, and again once closed', async () => {
		replays.open(puzzle);
		replays.open(puzzle);
		replays.open({ ...puzzle, input: 'WRRBBW\nRBW' });
		await until(() => panels().length === 2);
		await closeAll();
		replays.open(puzzle);
		await until(() => panels().length === 1);
	});

	it('open where the puzzle stands by then, if the text is edited while it is solved', async () => {
		const { document } = await show(`board: 1\n${long}`);
		const [start, end] = ['board: 1\n'.length, document.getText().length];
		const opened: unknown[] = [];
		const replays = { open: ({ source }: Replay, how?: unknown) => void opened.push([source, how]) };
		const source = { label: '', uri: document.uri.toString(), start, end };
		const solving = solveAndReplay(replays, [{ id: 'mayan', input: long, source }]);
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'more\n');
		await vscode.workspace.applyEdit(edit);
		same(opened.length, 0);
		await solving;
		const moved = { ...source, start: start + 5, end: end + 5 };
		same(opened, [[moved, { preserveFocus: false, edited: true }]]);
	});

	it('open no new text in place of one that was never saved and is gone', async () => {
		const link = ['untitled:Untitled-488', 0, 0];
		const open = () => vscode.commands.executeCommand('puzzleReplay.openReplay', ...link);
		same(await messagesOf(open), ['There is no puzzle here any more']);
		same(
			vscode.workspace.textDocuments.some(({ isUntitled }) => isUntitled),
			false,
		);
	});

	it('know where their puzzle is after the file, or a folder it is in, was renamed', async () => {
		const uri = await write('before/cases.txt', 'findMinStep("WWRRBBWW", "WRBRW")');
		const source = { label: '', uri: uri.toString(), start: 12, end: 31 };
		const view = vscode.window.createWebviewPanel('puzzleReplay.test', '', vscode.ViewColumn.One);
		const asked = { setUp() {}, reload() {}, reveal() {}, turn() {}, takeAway() {} };
		const panel = new ReplayPanel(view, extension(), { ...puzzle, source }, asked);
		const following = follow(new Set([panel]));
		const edit = new vscode.WorkspaceEdit();
		const folder = vscode.Uri.joinPath(uri, '..');
		edit.renameFile(folder, vscode.Uri.joinPath(folder, '../after'), { overwrite: true });
		await vscode.workspace.applyEdit(edit);
		await until(() => panel.replay.source?.label === 'cases.txt:1');
		same(panel.replay.source?.uri, uri.toString().replace('before', 'after'));
		following.dispose();
		panel.dispose();
	});

	it('suggest to save beside a text only where that can be written', async () => {
		const suggested: (string | undefined)[] = [];
		const { showSaveDialog } = vscode.window;
		Object.assign(vscode.window, {
			showSaveDialog: async ({ defaultUri }: vscode.SaveDialogOptions) => {
				suggested.push(defaultUri?.path.split('/').at(-2));
			},
		});
		try {
			const message = { type: 'save', generation: 1, format: 'gif', bytes: new Uint8Array() } as const;
			const file = String(vscode.Uri.joinPath(extension(), 'deep', 'text.txt'));
			for (const uri of [file, 'git:/deep/text.txt', 'untitled:/deep/text.txt', 'output:deep/text']) {
				const replay = { ...puzzle, source: { label: '', uri, start: 0, end: 0 } };
				const setup = { type: 'setup', palette: 'standard', autoplay: false } as const;
				await takeAway({ replay, solved: undefined }, message, extension(), setup);
			}
			same(suggested, ['deep', 'examples', 'examples', 'examples']);
		} finally {
			Object.assign(vscode.window, { showSaveDialog });
		}
	});
});
