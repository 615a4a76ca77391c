import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'mocha';
import { Workbench } from '../vscode/workbench.ts';

describe('Taking a replay away from the editor', () => {
	let workbench: Workbench;

	before(async () => {
		workbench = await Workbench.open({ settings: { 'puzzleReplay.autoplay': false } });
		await workbench.openFile('test_zuma.py');
		await workbench.select('"WWRRBBWW", "WRBRW"');
		await workbench.runCommand('Puzzle Replay: Solve Selection');
		await workbench.panel().locator('.answer', { hasText: /^2$/ }).waitFor();
	});
	after(() => workbench.close());

	/** Agrees to the name and the folder that the editor's dialog suggests, and waits for the file. */
	async function saved(name: string): Promise<Buffer> {
		const { page, folder } = workbench;
		const input = page.locator('.quick-input-widget input[type="text"]');
		const path = join(folder, name);
		await page.waitForFunction(
			(wanted) => {
				const field = document.querySelector<HTMLInputElement>('.quick-input-widget input[type="text"]');
				return field?.value === wanted;
			},
			path,
			{ timeout: 60_000 },
		);
		await input.press('Enter');
		for (let attempt = 0; !existsSync(path) && attempt < 300; attempt++) await setTimeout(100);
		await workbench.page.locator('.statusbar-item', { hasText: `Saved ${name}` }).waitFor();
		return readFileSync(path);
	}

	it('saves an animated SVG beside the text by a command', async () => {
		await workbench.panel().locator('.caption').click();
		await workbench.runCommand('Puzzle Replay: Save Replay as Animated SVG…');
		const svg = (await saved('zuma.svg')).toString();
		assert.match(svg, /^<svg [\s\S]*Zuma \(LeetCode 488\): 2 insertions[\s\S]*<\/svg>$/);
	});

	it('saves a GIF by the menu', async () => {
		const panel = workbench.panel();
		await panel.getByRole('button', { name: 'Take it away' }).click();
		await panel.getByRole('menuitem', { name: 'Save as GIF' }).click();
		const gif = await saved('zuma.gif');
		assert.equal(gif.subarray(0, 6).toString(), 'GIF89a');
		assert.equal(gif.at(-1), 0x3b, 'it ends as GIF files do');
	});

	it('saves a page that plays where there is no editor', async () => {
		const panel = workbench.panel();
		await panel.getByRole('button', { name: 'Take it away' }).click();
		await panel.getByRole('menuitem', { name: 'Save as HTML page' }).click();
		await saved('zuma.html');
		const context = await workbench.page.context().browser()?.newContext({ offline: true });
		assert.ok(context);
		const page = await context.newPage();
		await page.goto(pathToFileURL(join(workbench.folder, 'zuma.html')).href);
		assert.equal(await page.locator('.answer').textContent(), '2');
		await page.getByRole('button', { name: 'End' }).click();
		assert.equal(await page.getByRole('list', { name: 'Board' }).getByRole('listitem').count(), 0);
		await context.close();
	});

	/** Waits until the palette has one command and not the other: it hears of whose turn it is after the page does. */
	async function offersOnly(one: string, other: string): Promise<void> {
		while (!(await workbench.offers(one)) || (await workbench.offers(other)))
			await workbench.page.waitForTimeout(100);
	}

	it('lets a person play by commands, each there when it can do something', async () => {
		const panel = workbench.panel();
		const moves = panel.locator('.move');
		await panel.locator('.caption').click();
		await offersOnly('Next Phase', 'Undo Move');
		await workbench.runCommand('Puzzle Replay: Your Turn, or Back to the Replay');
		await panel.locator('.standing', { hasText: 'With best play' }).waitFor();
		await offersOnly('Undo Move', 'Next Phase');
		await workbench.runCommand('Puzzle Replay: Hint');
		await panel.locator('.target.best').click();
		await panel.locator('.standing', { hasText: 'Still best: 1 more' }).waitFor();
		await workbench.runCommand('Puzzle Replay: Undo Move');
		await panel.locator('.move[aria-selected="true"]', { hasText: 'Start' }).waitFor();
		assert.equal(await moves.count(), 2);
		await workbench.runCommand('Puzzle Replay: Your Turn, or Back to the Replay');
		await panel.getByRole('button', { name: 'Play' }).waitFor();
	});
});
