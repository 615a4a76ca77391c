import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { Workbench } from '../vscode/workbench.ts';

describe('From a puzzle in a file to its replay', () => {
	let workbench: Workbench;

	before(async () => {
		workbench = await Workbench.open({ settings: { 'puzzleReplay.autoplay': false } });
		await workbench.openFile('test_zuma.py');
	});
	after(() => workbench.close());

	it('the hover says the answer', async () => {
		const hover = await workbench.hover('"WWRRBBWW", "WRBRW"', '2 insertions');
		assert.equal(await hover.locator('img').count(), 1);
		await workbench.screenshot('hover');
	});

	it('Solve Selection opens a panel with the answer, the board and the hand', async () => {
		await workbench.select('"WWRRBBWW", "WRBRW"');
		await workbench.runCommand('Puzzle Replay: Solve Selection');
		const panel = workbench.panel();
		await panel.locator('.answer', { hasText: /^2$/ }).waitFor();
		assert.equal(await panel.getByRole('list', { name: 'Board' }).getByRole('listitem').count(), 8);
		assert.equal(await panel.getByRole('list', { name: 'Hand' }).getByRole('listitem').count(), 5);
		await workbench.screenshot('panel');
	});

	it('the last move leaves no ball on the board and three in the hand', async () => {
		const panel = workbench.panel();
		await panel.getByRole('button', { name: 'End' }).click();
		assert.equal(await panel.getByRole('list', { name: 'Board' }).getByRole('listitem').count(), 0);
		assert.equal(await panel.getByRole('list', { name: 'Hand' }).getByRole('listitem').count(), 3);
	});

	it('with the cursor alone, Solve Selection takes the puzzle around it', async () => {
		await workbench.openFile('test_zuma.py');
		await workbench.putCursor('WRRBBW');
		await workbench.runCommand('Puzzle Replay: Solve Selection');
		await workbench.panel().locator('.answer', { hasText: /^-1$/ }).waitFor();
	});

	it('a selection that may mean two puzzles asks which one, and shows only that', async () => {
		await workbench.openFile('test_zuma.py');
		await workbench.select('("G", "GGGGG", 2),\n        ("RBYYBBRRB", "YRBGB", 3)');
		await workbench.runCommand('Puzzle Replay: Solve Selection');
		const rows = workbench.page.locator('.quick-input-list .monaco-list-row');
		await rows.filter({ hasText: 'G / GGGGG' }).filter({ hasText: 'Zuma' }).waitFor();
		await workbench.screenshot('which-puzzle');
		await rows.filter({ hasText: 'RBYYBBRRB / YRBGB' }).click();
		await workbench.panel().locator('.answer', { hasText: /^3$/ }).waitFor();
	});
});
