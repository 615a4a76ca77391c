import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'mocha';
import { themeNames } from '../../src/drawing/theme.ts';
import { phrase } from '../../src/puzzles/phrase.ts';
import type { ToPanel } from '../../src/replay/protocol.ts';
import { cascade, type PlayerPage, playerPages, solved, withMoves } from './playerPage.ts';

const input = 'WWRRBBWW\nWRBRW';
const questions = [{ id: 'fewest', title: phrase('Fewest drags') }];
const notes = [phrase('The judge asks for at most {0} balls in the hand', 5)];
const progress = { looked: 1234, proven: phrase('At least {0} insertions', 2) };
const posed = { generation: 1, id: 'zuma', input } as const;

const { outcome } = cascade;
const longRow = withMoves(solved('zuma', `${'RRYYBBGGWW'.repeat(10)}\nB`, { outcome }), [
	{ place: 4, colour: 'B' },
]);

interface State {
	readonly messages: readonly ToPanel[];
	/** Keys to press, each once a part of the page is there that is named before it. */
	readonly keys?: readonly (string | readonly [selector: string, key: string])[];
}

/** The solver has said where a person stands. */
const stands = '.standing:not(:empty)';
const stones = solved('stone-game-iii', '[1,2,3,-1,-2,-3,7]');
const blocks = solved('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0');

/** All that the page can show, by the messages and keys that lead there. */
const states: Readonly<Record<string, State>> = {
	'nothing yet': { messages: [] },
	solving: { messages: [{ ...posed, type: 'solving', progress }] },
	stopped: { messages: [{ ...posed, type: 'unsolved', stopped: { why: 'out of time', progress } }] },
	fault: { messages: [{ ...posed, type: 'faulty', message: phrase('{0} is no colour', 'X') }] },
	start: { messages: [{ ...cascade, questions, notes }] },
	lit: { messages: [cascade], keys: ['ArrowRight', '.', '.'] },
	end: { messages: [cascade], keys: ['End'] },
	'text changed': { messages: [cascade, { type: 'changed', generation: 1, changed: true }] },
	keys: { messages: [cascade], keys: ['?'] },
	'no solution': { messages: [solved('zuma', 'WRRBBW\nRB')] },
	choice: { messages: [stones], keys: ['.'] },
	blocks: { messages: [blocks], keys: ['.'] },
	'no moves': { messages: [withMoves(cascade, [])] },
	'a long row': { messages: [longRow] },
	'your turn': { messages: [cascade], keys: ['t', [stands, '']] },
	'your turn, with a ball picked': { messages: [cascade], keys: ['t', [stands, 'h'], ['.target.best', '']] },
	'your turn, with a pile picked': { messages: [stones], keys: ['t', [stands, 'h'], ['.target', '']] },
	'your turn, with a block picked': { messages: [blocks], keys: ['t', [stands, 'h'], ['.target', '']] },
	'your turn, at the end': {
		messages: [solved('zuma', 'RR\nR')],
		keys: ['t', [stands, 'h'], ['.target', 'Enter'], ['text=Cleared', '']],
	},
	'best from here': { messages: [cascade], keys: ['t', [stands, 'b'], ['.theatre-head', ' ']] },
};

interface Axe {
	run(options: {
		resultTypes: ['violations'];
	}): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

describe('Accessibility', function () {
	this.timeout(120_000);
	const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8');
	const openPage = playerPages();
	let player: PlayerPage;

	/** What axe, which the page must hold, finds in the themes. */
	async function violations(): Promise<string[]> {
		const all: string[] = [];
		for (const theme of themeNames) {
			await player.setTheme(theme);
			const { violations } = await player.page.evaluate(() =>
				(window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
			);
			for (const { id, nodes } of violations) {
				for (const { html, failureSummary } of nodes) all.push(`${theme}, ${id}: ${html} ${failureSummary}`);
			}
		}
		return all;
	}

	for (const [state, { messages, keys = [] }] of Object.entries(states)) {
		it(`has no violation that axe finds in any theme: ${state}`, async () => {
			player = await openPage({ reducedMotion: 'reduce', width: 500 });
			await player.tell(...messages);
			for (const step of keys) {
				const [selector, key] = typeof step === 'string' ? ['body', step] : step;
				await player.page.locator(selector).first().waitFor();
				if (key) await player.page.keyboard.press(key);
			}
			if (state === 'solving') await player.page.waitForTimeout(500);
			await player.page.evaluate(axe);
			assert.deepEqual(await violations(), []);
		});
	}

	it('has no violation that axe finds among the other best ways', async () => {
		player = await openPage({ reducedMotion: 'reduce', width: 500 });
		await player.tell(cascade);
		await player.page.getByText('Other best ways').click();
		await player.page.locator('.way').first().waitFor();
		await player.page.evaluate(axe);
		assert.deepEqual(await violations(), []);
	});

	it('describes the board as lists that a screen reader walks', async () => {
		player = await openPage();
		await player.tell(cascade);
		const tree = await player.page.locator('.picture').ariaSnapshot();
		assert.match(tree, /heading "Board"[\s\S]*list "Board":[\s\S]*listitem:\s*- img "white ball, place 1"/);
		assert.match(tree, /list "Hand":\s*- listitem:\s*- img "white ball, place 1"/);
	});

	it('names every control, and reaches all of them by the tab key alone', async () => {
		player = await openPage();
		await player.tell({ ...cascade, questions });
		const reached: string[] = [];
		for (let stops = 0; stops < 30; stops++) {
			await player.page.keyboard.press('Tab');
			const name = await player.page.evaluate(() => {
				const { activeElement } = document;
				if (!activeElement || activeElement === document.body) return '';
				const labelled = activeElement.getAttribute('aria-labelledby');
				const label = labelled ? document.getElementById(labelled)?.textContent : activeElement.ariaLabel;
				return label ?? activeElement.textContent ?? '';
			});
			if (name === '') break;
			reached.push(name);
		}
		assert.deepEqual(reached, [
			'test_zuma.py:12',
			'The judge’s answer',
			'Fewest drags',
			'Position in the replay',
			'Start',
			'Previous move',
			'Previous phase',
			'Play',
			'Next phase',
			'Next move',
			'End',
			'Speed',
			'Loop',
			'Start over from here',
			'Keys',
			'Your turn',
			'Take it away',
			'Moves',
			'Other best ways',
		]);
	});

	it('announces each move once, politely', async () => {
		player = await openPage({ reducedMotion: 'reduce' });
		await player.tell(cascade);
		const region = player.page.locator('[aria-live=polite]');
		await player.page.waitForFunction(() => document.querySelector('[aria-live]')?.textContent !== '');
		await region.evaluate((live) => {
			const said: string[] = [];
			Object.assign(window, { said });
			new MutationObserver(() => said.push(live.textContent ?? '')).observe(live, { childList: true });
		});
		const said = () => player.page.evaluate(() => (window as unknown as { said: string[] }).said);
		await player.page.getByLabel('Speed').selectOption('4');
		await player.page.getByRole('button', { name: 'Play', exact: true }).click();
		await player.page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 20_000 });
		const all = await said();
		assert.equal(all.length, 2, all.join('\n'));
		assert.match(all[0] ?? '', /^Move 1 of 2: Insert /);
		assert.match(all[1] ?? '', /^Move 2 of 2: Insert .*The board is empty$/);
	});

	it('shows where the focus is, in every theme', async () => {
		for (const theme of themeNames) {
			player = await openPage({ theme });
			await player.tell(cascade);
			const stops = await player.page.locator('button:not([tabindex]), select, [tabindex="0"]').count();
			for (let stop = 0; stop < stops; stop++) {
				await player.page.keyboard.press('Tab');
				const style = await player.page.evaluate(() => {
					const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
					return `${outlineStyle} ${outlineWidth}`;
				});
				assert.equal(style, 'solid 2px', `${theme}, stop ${stop}`);
			}
		}
	});

	it('shows where the focus is on items and places, in every theme', async () => {
		player = await openPage();
		await player.tell(cascade);
		await player.page.keyboard.press('t');
		for (const theme of themeNames) {
			await player.setTheme(theme);
			await player.page.locator('[data-key=h1] .hold').focus();
			for (const key of ['ArrowRight', 'Enter']) {
				await player.page.keyboard.press(key);
				const style = await player.page.evaluate(() => {
					const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
					return `${outlineStyle} ${outlineWidth}`;
				});
				assert.equal(style, 'solid 2px', `${theme}, ${key}`);
			}
			await player.page.keyboard.press('Escape');
		}
	});

	it('says what the places are of which a picked item has the choice', async () => {
		player = await openPage();
		await player.tell(cascade);
		await player.page.keyboard.press('t');
		await player.page.locator('[data-key=h1] .hold').click();
		const tree = await player.page.locator('.picture').ariaSnapshot();
		assert.match(tree, /button "red ball, place 2" \[pressed\]/);
		assert.match(tree, /button "Place 3, between W and R"/);
	});
});
