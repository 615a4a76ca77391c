import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { closeAll, same, setting, show } from './editor.ts';

async function lensesIn(content: string): Promise<(string | undefined)[]> {
	const { document } = await show(content);
	const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
		'vscode.executeCodeLensProvider',
		document.uri,
		100,
	);
	lenses.sort((one, other) => one.range.start.compareTo(other.range.start));
	return lenses.map(({ command }) => command?.title);
}

const puzzle = 'board = "WWRRBBWW", hand = "WRBRW"';

describe('The lens above a puzzle', () => {
	after(closeAll);

	it('says the answer and offers the replay', async () => {
		same(await lensesIn(`${puzzle}\n`), ['▶ Replay · 2 insertions']);
	});

	it('says so where the expected value is wrong', async () => {
		same(await lensesIn('assert find_min_step("WWRRBBWW", "WRBRW") == 3'), ['✗ expected 3, best is 2']);
	});

	it('is there once for each puzzle, in order', async () => {
		const two = 'stoneGameIII([1,2,3,7])\nboard = "WRRBBW", hand = "RB"\n';
		same(await lensesIn(two), ['▶ Replay · Bob by 1', '▶ Replay · No solution']);
	});

	it('is not there where the setting says so', async () => {
		await setting('lenses', false, async () => same(await lensesIn(puzzle), []));
	});
});
