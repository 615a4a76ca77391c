import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { copyOfExamples } from '../vscode/folders.ts';
import { Workbench } from '../vscode/workbench.ts';

/** Published examples: what stands in the file, where the cursor goes, what the judge prints, what the hover says. */
const published = [
	{ name: 'zuma-1', text: 'findMinStep("WRRBBW", "RB")', answer: '-1', headline: 'No solution' },
	{ name: 'zuma-2', text: 'findMinStep("WWRRBBWW", "WRBRW")', answer: '2', headline: '2 insertions' },
	{ name: 'zuma-3', text: 'findMinStep("G", "GGGGG")', answer: '2', headline: '2 insertions' },
	{ name: 'zuma-4', text: 'findMinStep("RBYYBBRRB", "YRBGB")', answer: '3', headline: '3 insertions' },
	{ name: 'zuma-5', text: 'findMinStep("RRWWRRBBRR", "WB")', answer: '2', headline: '2 insertions' },
	{ name: 'zuma-6', text: 'findMinStep("WRRBBW", "RBW")', answer: '3', headline: '3 insertions' },
	{ name: 'stones-1', text: 'stoneGameIII([1,2,3,7])', answer: 'Bob', headline: 'Bob by 1' },
	{ name: 'stones-2', text: 'stoneGameIII([1,2,3,-9])', answer: 'Alice', headline: 'Alice by 15' },
	{ name: 'stones-3', text: 'stoneGameIII([1,2,3,6])', answer: 'Tie', headline: 'Tie' },
	{
		name: 'mayan-1',
		text: '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n',
		answer: '2 1 1\n3 1 1\n3 0 1',
		headline: '3 drags',
	},
	{ name: 'mayan-2', text: '2\n1 0\n1 0\n2 2 0\n1 0\n2 0\n', answer: '0 0 1\n2 0 1', headline: '2 drags' },
];

describe('Every published example', () => {
	let workbench: Workbench;

	before(async () => {
		const folder = copyOfExamples();
		for (const { name, text } of published) writeFileSync(join(folder, `${name}.txt`), text);
		workbench = await Workbench.open({ folder, settings: { 'puzzleReplay.autoplay': false } });
	});
	after(() => workbench.close());

	for (const { name, text, answer, headline } of published) {
		it(`${text.trim().replaceAll('\n', ' / ')} is ${answer.replaceAll('\n', ' / ')}, by hover, command and panel`, async () => {
			await workbench.openFile(`${name}.txt`);
			const literal = /\[.*\]|".*"/.exec(text)?.[0] ?? '1 0';
			await workbench.hover(literal, headline);
			await workbench.page.mouse.move(2, 2);
			await workbench.putCursor(literal);
			await workbench.runCommand('Puzzle Replay: Solve Selection');
			const panel = workbench.panel();
			await panel.locator('.headline', { hasText: headline }).waitFor();
			assert.equal(await panel.locator('.answer').textContent(), answer);
			await workbench.page.keyboard.press('ControlOrMeta+F4');
		});
	}
});

const themes = {
	dark: 'Default Dark Modern',
	light: 'Default Light Modern',
	'high-contrast': 'Default High Contrast',
	'high-contrast-light': 'Default High Contrast Light',
};

/** One example of each puzzle: the file, a text in it and what the answer is called; the longest line first, while there is room. */
const examples = [
	{ file: 'StoneGameTest.java', at: '1, 2, 3, 7', headline: 'Bob by 1' },
	{ file: 'test_zuma.py', at: '"WWRRBBWW", "WRBRW"', headline: '2 insertions' },
	{ file: 'mayan.in', at: '2 3 4 0', headline: '3 drags' },
];

for (const [theme, title] of Object.entries(themes)) {
	describe(`Hover and replay in the theme ${theme}`, () => {
		let workbench: Workbench;

		before(async () => {
			const settings = { 'workbench.colorTheme': title, 'puzzleReplay.autoplay': false };
			workbench = await Workbench.open({ settings });
		});
		after(() => workbench.close());

		for (const { file, at, headline } of examples) {
			it(`show the puzzle of ${file}`, async () => {
				await workbench.openFile(file);
				await workbench.hover(at, headline);
				await workbench.screenshot(`hover-${file}-${theme}`);
				await workbench.page.mouse.move(2, 2);
				await workbench.putCursor(at);
				await workbench.runCommand('Puzzle Replay: Solve Selection');
				await workbench.panel().locator('.headline', { hasText: headline }).waitFor();
				await workbench.panel().getByRole('button', { name: 'Next move' }).click();
				await workbench.screenshot(`panel-${file}-${theme}`);
				await workbench.page.keyboard.press('ControlOrMeta+F4');
			});
		}
	});
}

for (const language of ['zh-cn', 'ko']) {
	describe(`Hover and replay in the language ${language}`, () => {
		const bundle = JSON.parse(readFileSync(`l10n/bundle.l10n.${language}.json`, 'utf8'));
		const commands = JSON.parse(readFileSync(`package.nls.${language}.json`, 'utf8'));
		let workbench: Workbench;

		before(async () => {
			workbench = await Workbench.open({ language, settings: { 'puzzleReplay.autoplay': false } });
			await workbench.openFile('test_zuma.py');
		});
		after(() => workbench.close());

		it('say everything in it, and cut nothing off', async () => {
			const headline = bundle['{0} insertions'].replace('{0}', '2');
			await workbench.hover('"WWRRBBWW", "WRBRW"', headline);
			await workbench.screenshot(`hover-${language}`);
			await workbench.page.mouse.move(2, 2);
			await workbench.putCursor('"WWRRBBWW", "WRBRW"');
			await workbench.runCommand(commands['command.solveSelection']);
			const panel = workbench.panel();
			await panel.locator('.headline', { hasText: headline }).waitFor();
			await panel.getByText(bundle['Proven best']).first().waitFor();
			const cut = await panel
				.locator('button, select, p, h2')
				.evaluateAll((elements) =>
					elements
						.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
						.map(({ textContent }) => textContent),
				);
			assert.deepEqual(cut, []);
			await workbench.screenshot(`panel-${language}`);
		});
	});
}
