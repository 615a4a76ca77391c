import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before } from 'mocha';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type ThemeName, themeNames } from '../../src/drawing/theme.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import type { PuzzleId } from '../../src/puzzles/puzzle.ts';
import { finish } from '../../src/puzzles/search.ts';
import type { FromPanel, Setup, Solved, ToPanel } from '../../src/replay/protocol.ts';
import { Film } from '../../src/webview/film.ts';
import { launchBrowser } from '../vscode/browser.ts';
import { themeVariables } from './themes.ts';

/** The page outside the editor: the same document and policy as in a panel, and a host that only takes notes. */
const address = 'http://panel.test/';
const nonce = 'dGVzdA';
const files: Readonly<Record<string, () => { contentType: string; body: string }>> = {
	'/': () => ({
		contentType: 'text/html',
		body: `<!DOCTYPE html>
<html lang="en">
<head>
	<meta charset="UTF-8">
	<meta http-equiv="Content-Security-Policy"
		content="default-src 'none'; script-src 'nonce-${nonce}'; style-src ${address}; img-src ${address} data:">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<link rel="stylesheet" href="panel.css">
	<title>Puzzle Replay</title>
</head>
<body>
	<script nonce="${nonce}" src="webview.js"></script>
</body>
</html>`,
	}),
	'/panel.css': () => ({ contentType: 'text/css', body: readFileSync('media/panel.css', 'utf8') }),
	'/webview.js': () => ({ contentType: 'text/javascript', body: readFileSync('dist/webview.js', 'utf8') }),
};

interface FakeHost {
	readonly sent: FromPanel[];
	state: unknown;
}

declare global {
	interface Window {
		fakeHost: FakeHost;
	}
}

export interface Opening {
	readonly theme?: ThemeName;
	readonly width?: number;
	readonly height?: number;
	readonly reducedMotion?: 'reduce';
	/** What an earlier life of the page kept. */
	readonly state?: unknown;
	/** The settings other than the default ones; `later` where a test sends them itself. */
	readonly setup?: Partial<Setup> | 'later';
}

export const setup: Setup = { type: 'setup', palette: 'standard', autoplay: false };

/** One panel's page and the host's side of it. */
export class PlayerPage {
	readonly page: Page;
	/** Errors of the page and refusals by its content policy. */
	readonly errors: string[];

	private constructor(page: Page, errors: string[]) {
		this.page = page;
		this.errors = errors;
	}

	/** Opens a page which has been told its settings and waits for a puzzle. */
	static async open(browser: Browser, opening: Opening = {}): Promise<PlayerPage> {
		const { theme = 'dark', width = 700, height = 800, reducedMotion, state } = opening;
		const options: BrowserContextOptions = {
			viewport: { width, height },
			reducedMotion: reducedMotion ?? null,
		};
		const page = await (await browser.newContext(options)).newPage();
		const errors: string[] = [];
		page.on('pageerror', (error) => errors.push(String(error)));
		page.on('console', (line) => {
			if (line.type() === 'error') errors.push(line.text());
		});
		await page.route('**', async (route) => {
			const file = files[new URL(route.request().url()).pathname];
			await (file ? route.fulfill(file()) : route.fulfill({ status: 204 }));
		});
		await page.addInitScript((kept: unknown) => {
			window.fakeHost = { sent: [], state: kept };
			Object.assign(window, {
				acquireVsCodeApi: () => ({
					postMessage: (message: FromPanel) => window.fakeHost.sent.push(structuredClone(message)),
					getState: () => window.fakeHost.state,
					setState: (kept: unknown) => {
						window.fakeHost.state = structuredClone(kept);
					},
				}),
			});
		}, state);
		await page.goto(address);
		const player = new PlayerPage(page, errors);
		await player.setTheme(theme);
		if (opening.setup !== 'later') await player.tell({ ...setup, ...opening.setup });
		return player;
	}

	/** Sets the editor's theme as the editor does: variables on the document, a class on the body. */
	async setTheme(theme: ThemeName): Promise<void> {
		await this.page.evaluate(
			({ variables, name, names }) => {
				const { style } = document.documentElement;
				for (const property of Array.from(style)) style.removeProperty(property);
				for (const [variable, value] of Object.entries(variables))
					style.setProperty(`--vscode-${variable}`, value);
				document.body.classList.remove(...names.map((other) => `vscode-${other}`));
				document.body.classList.add(`vscode-${name}`);
			},
			{ variables: themeVariables[theme], name: theme, names: themeNames },
		);
	}

	async tell(...messages: readonly ToPanel[]): Promise<void> {
		await this.page.evaluate((all) => {
			for (const data of all) window.dispatchEvent(new MessageEvent('message', { data }));
		}, messages);
	}

	sent(): Promise<FromPanel[]> {
		return this.page.evaluate(() => window.fakeHost.sent);
	}

	kept(): Promise<unknown> {
		return this.page.evaluate(() => window.fakeHost.state);
	}

	async close(): Promise<void> {
		await this.page.context().close();
	}
}

/**
 * Gives the tests of a suite a browser, and what opens a page in it. Every page is closed after its test, which fails
 * where the page had an error.
 */
export function playerPages(): (opening?: Opening) => Promise<PlayerPage> {
	const opened: PlayerPage[] = [];
	let browser: Browser;
	before(async () => {
		browser = await launchBrowser();
	});
	afterEach(async () => {
		const pages = opened.splice(0);
		for (const page of pages) await page.close();
		assert.deepEqual(
			pages.flatMap(({ errors }) => errors),
			[],
		);
	});
	after(() => browser.close());
	return async (opening) => {
		const page = await PlayerPage.open(browser, opening);
		opened.push(page);
		return page;
	};
}

/** What the host sends when the puzzle is solved; an outcome that is given is taken for the true one. */
export function solved(id: PuzzleId, input: string, more: Partial<Solved> = {}): Solved {
	const puzzle = puzzles[id];
	const reading = puzzle.read(input);
	if (!reading.ok) throw new Error(reading.fault.message.message);
	const outcome = more.outcome ?? finish(puzzle.solve(reading.input));
	const questions = puzzle.questions(reading.input, outcome).map(({ id, title }) => ({ id, title }));
	return {
		type: 'solved',
		generation: 1,
		source: { label: 'test_zuma.py:12', uri: 'file:///test_zuma.py', start: 120, end: 150 },
		id,
		input,
		outcome,
		milliseconds: 0.42,
		notes: reading.notes,
		questions,
		...more,
	};
}

/** Two insertions of several best plays: the first clears nothing, the second sets off a cascade of three clears. */
export const cascade = withMoves(solved('zuma', 'WWRRBBWW\nWRBRW'), [
	{ place: 2, colour: 'B' },
	{ place: 3, colour: 'R' },
]);

export function withMoves(message: Solved, moves: readonly unknown[]): Solved {
	return { ...message, outcome: { ...message.outcome, moves } };
}

/** The replay that the page makes of a message, made here. */
export function filmOf({ id, input, outcome }: Solved): Film<unknown, unknown, unknown> {
	const puzzle = puzzles[id];
	const reading = puzzle.read(input);
	if (!reading.ok) throw new Error(reading.fault.message.message);
	return new Film(puzzle, reading.input, outcome.moves);
}
