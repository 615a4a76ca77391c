import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { closeAll, includes, messagesOf, same, setting, show, write } from './editor.ts';

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
});
