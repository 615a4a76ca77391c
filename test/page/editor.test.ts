import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import type { Page } from 'playwright-core';
import { copyOfExamples } from '../vscode/folders.ts';
import { Workbench } from '../vscode/workbench.ts';

const cases = `cases = [
    ("WWRRBBWW", "WRBRW", 2),
    ("RBYYBBRRB", "YRBGB", 4),
]
`;

/** Waits until the workbench has written down something like `wanted`: in a browser it does so now and then. */
async function written(page: Page, wanted: RegExp): Promise<void> {
	const isThere = (pattern: string) =>
		page.evaluate(async (source) => {
			const databases = await indexedDB.databases();
			const reads = databases.map(({ name = '' }) => {
				return new Promise<unknown[]>((resolve) => {
					const opening = indexedDB.open(name);
					opening.onsuccess = () => {
						const [store] = opening.result.objectStoreNames;
						const reading = opening.result
							.transaction(store ?? '')
							.objectStore(store ?? '')
							.getAll();
						reading.onsuccess = () => resolve(reading.result);
					};
				});
			});
			const values = (await Promise.all(reads)).flat();
			return values.some((value) => new RegExp(source).test(String(value)));
		}, pattern);
	while (!(await isThere(wanted.source))) await page.waitForTimeout(500);
}

describe('A file with puzzles in the editor', () => {
	let workbench: Workbench;

	before(async () => {
		const folder = copyOfExamples();
		writeFileSync(join(folder, 'cases.py'), cases);
		workbench = await Workbench.open({ folder, settings: { 'puzzleReplay.autoplay': false } });
		await workbench.openFile('cases.py');
	});
	after(() => workbench.close());

	it('has the answer above each puzzle, and a mark where another one is expected', async () => {
		const lenses = workbench.page.locator('.codelens-decoration');
		await lenses.filter({ hasText: '▶ Replay · 2 insertions' }).first().waitFor();
		await lenses.filter({ hasText: '✗ expected 4, best is 3' }).waitFor();
		await workbench.screenshot('lenses');
	});

	it('has the balls of its boards and hands in colour', async () => {
		await workbench.page.locator('.cdr[class*="ced-"]').first().waitFor();
	});

	it('lists its puzzles with their answers, and replays the one that is picked', async () => {
		await workbench.runCommand('Puzzle Replay: Show All Puzzles in File');
		const rows = workbench.page.locator('.quick-input-list .monaco-list-row');
		await rows.filter({ hasText: 'WWRRBBWW / WRBRW' }).filter({ hasText: '2 insertions' }).waitFor();
		await workbench.screenshot('all-puzzles');
		await rows.filter({ hasText: 'WWRRBBWW / WRBRW' }).click();
		await workbench.panel().locator('.answer', { hasText: /^2$/ }).waitFor();
		await workbench.panel().getByText('The text expects 2, which is right').waitFor();
	});

	it('lets its replay survive Reload Window, at the same move', async () => {
		const moves = workbench.panel().locator('.move[aria-selected="true"]');
		await workbench.panel().getByRole('button', { name: 'End' }).click();
		const before = await moves.textContent();
		await written(workbench.page, /WWRRBBWW[\s\S]{1,999}\bmove\W+2\b/);
		await workbench.reload();
		await workbench.panel().locator('.answer', { hasText: /^2$/ }).waitFor();
		assert.equal(await moves.textContent(), before);
	});

	it('has its replay offer to reload when the puzzle is edited, and jump only when asked to', async () => {
		await workbench.openFile('cases.py');
		await workbench.putCursor('WWRRBBWW');
		await workbench.page.keyboard.press('Delete');
		await workbench.page.keyboard.press('Delete');
		const panel = workbench.panel();
		const reload = panel.getByRole('button', { name: 'Reload' });
		await reload.waitFor();
		assert.equal(await panel.locator('.answer').textContent(), '2');
		await workbench.screenshot('offer');
		await reload.click();
		await panel.locator('.answer', { hasText: /^3$/ }).waitFor();
	});

	it('has its problems, and those of all other files, in the Problems view', async () => {
		await workbench.runCommand('Puzzle Replay: Check Workspace');
		const problems = workbench.page.locator('.markers-panel');
		await problems.getByText('expected 4, best is 3').first().waitFor();
		await workbench.screenshot('problems');
	});
});
