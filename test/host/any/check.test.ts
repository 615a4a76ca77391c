import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import {
	cancelling,
	closeAll,
	hard,
	includes,
	messagesOf,
	same,
	setting,
	show,
	until,
	whileWorking,
	write,
} from './editor.ts';

const wrong = 'assert find_min_step("WWRRBBWW", "WRBRW") == 3\n';

const problemsIn = (uri: vscode.Uri): string[] =>
	vscode.languages
		.getDiagnostics(uri)
		.filter(({ source }) => source === 'Puzzle Replay')
		.map(({ message, range: { start } }) => `${start.line}:${start.character} ${message}`);

describe('Checking', () => {
	after(closeAll);

	it('a file finds its problems, also where warnings are off', async () => {
		await setting('diagnostics', 'off', async () => {
			const { document } = await show(`# cases\n${wrong}board = "WWRR", hand = "WB"\n`);
			const messages = await messagesOf(() => vscode.commands.executeCommand('puzzleReplay.checkFile'));
			same(messages, ['2 puzzles, 1 problem']);
			same(problemsIn(document.uri), ['1:45 expected 3, best is 2']);
		});
	});

	it('the workspace finds those of files that are not open, but for the ones its settings exclude', async () => {
		const [read, excluded, binary] = await Promise.all([
			write('deep/down/cases.txt', `first line\r\n${wrong}`),
			write('node_modules/cases.txt', wrong),
			write('picture.bin', `\0${wrong}`),
		]);
		const messages = await messagesOf(() => vscode.commands.executeCommand('puzzleReplay.checkWorkspace'));
		includes(messages.join(), ' puzzles, ', ' problems');
		same(problemsIn(read), ['1:45 expected 3, best is 2']);
		same([...problemsIn(excluded), ...problemsIn(binary)], []);
	});

	it('the workspace misses none of its files, be they many or large', async () => {
		const many = Array.from({ length: 300 }, (_, index) => write(`many/${index}.txt`, wrong));
		const large = [0, 1].map((index) =>
			write(`many/large-${index}.txt`, `${' '.repeat(11_000_000)}${wrong}`),
		);
		const uris = await Promise.all([...many, ...large]);
		await messagesOf(() => vscode.commands.executeCommand('puzzleReplay.checkWorkspace'));
		same(uris.filter((uri) => problemsIn(uri).length !== 1).length, 0);
		await vscode.workspace.fs.delete(vscode.Uri.joinPath(await write('many/last', ''), '..'), {
			recursive: true,
		});
	});

	it('the workspace ends where a person cancels it', async () => {
		const uris = await Promise.all(
			Array.from({ length: 300 }, (_, index) => write(`cancelled/${index}.txt`, wrong)),
		);
		const messages = await messagesOf(async () => {
			await cancelling(() => vscode.commands.executeCommand('puzzleReplay.checkWorkspace'));
		});
		includes(messages.join(), ' problem');
		same(uris.filter((uri) => problemsIn(uri).length === 0).length > 0, true);
		await vscode.workspace.fs.delete(vscode.Uri.joinPath(await write('cancelled/last', ''), '..'), {
			recursive: true,
		});
	});

	it('leaves out the problems of a text that is edited meanwhile', async () => {
		await setting('diagnostics', 'off', async () => {
			const editor = await show(`${hard}Output:\n-1\n${wrong}`);
			let edited = false;
			const edit = async () => {
				edited = await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '# one more line\n'));
			};
			const check = () => vscode.commands.executeCommand('puzzleReplay.checkFile');
			await messagesOf(() => whileWorking(edit, check));
			same(edited, true);
			same(problemsIn(editor.document.uri), []);
		});
	});

	it('keeps the problems of a file that is closed, and forgets those of a text that is no file', async () => {
		const scheme = 'puzzle-replay-test';
		const registration = vscode.workspace.registerTextDocumentContentProvider(scheme, {
			provideTextDocumentContent: () => wrong,
		});
		const file = await write('closed.txt', wrong);
		for (const uri of [file, vscode.Uri.from({ scheme, path: '/cases.txt' })]) {
			// A document that an extension opens itself stays open for minutes.
			await vscode.commands.executeCommand('vscode.open', uri);
			await messagesOf(() => vscode.commands.executeCommand('puzzleReplay.checkFile'));
			same(problemsIn(uri).length, 1);
			const closed = new Promise((resolve) => {
				const listening = vscode.workspace.onDidCloseTextDocument((document) => {
					if (document.uri.toString() !== uri.toString()) return;
					listening.dispose();
					resolve(undefined);
				});
			});
			await closeAll();
			await closed;
			same(problemsIn(uri).length, uri === file ? 1 : 0);
		}
		registration.dispose();
	});

	it('forgets the problems of files that were deleted, lie in such a folder, or have become others', async () => {
		const [deleted, inside, changed] = await Promise.all([
			write('deleted.txt', wrong),
			write('folder/inside.txt', wrong),
			write('changed.txt', wrong),
		]);
		await messagesOf(() => vscode.commands.executeCommand('puzzleReplay.checkWorkspace'));
		same(
			[deleted, inside, changed].map((uri) => problemsIn(uri).length),
			[1, 1, 1],
		);
		await vscode.workspace.fs.delete(deleted);
		await vscode.workspace.fs.delete(vscode.Uri.joinPath(inside, '..'), { recursive: true });
		await write('changed.txt', wrong.replace('3', '2'));
		await until(() => [deleted, inside, changed].every((uri) => problemsIn(uri).length === 0));
	});
});
