import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ConsoleMessage, FrameLocator, Locator, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { copyOfExamples, extensionsFolder, root, temporaryFolder } from './folders.ts';
import { type Server, startServer } from './server.ts';
import { type Settings, writeSettings } from './settings.ts';

/** What a workbench opens with; a copy of `examples/` and the default settings where nothing is said. */
export interface WorkbenchOptions {
	/** The folder to open. */
	readonly folder?: string;
	/** Settings of the person, such as `workbench.colorTheme`. */
	readonly settings?: Settings;
	/** The language of the editor: `zh-cn`, `ko`. */
	readonly language?: string;
	/** A folder of installed extensions, in place of the extension as it is being developed. */
	readonly extensions?: string;
	/** Pixels of the window. */
	readonly size?: { readonly width: number; readonly height: number };
}

/** Errors on the console that a VS Code server from npm, without its native modules, has without any extension. */
const noise = new RegExp(
	'Failed to load resource|bad HTTP response code \\(404\\)|\\[Service Worker\\]|No extension gallery' +
		"|provider 'github'|Could not locate the bindings file|build/Release/watchdog" +
		'|\\[lifecycle\\] Long running operations|Aborted onWillSaveTextDocument',
);

/** Milliseconds to wait for what the workbench is to show, on a machine that is busy with other things. */
const patience = 60_000;

/** Waits in a page until every animation that has an end has come to it, or the time is over. */
async function atRest(milliseconds: number): Promise<void> {
	const ending = document
		.getAnimations()
		.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
	await Promise.race([
		Promise.allSettled(ending.map(({ finished }) => finished)),
		new Promise((resolve) => setTimeout(resolve, milliseconds)),
	]);
}

/** One for all workbenches of a run; it ends with the process. */
let browser: Promise<Browser> | undefined;

/** A real workbench with the extension in it, in a headless browser, driven as a person would. */
export class Workbench {
	readonly page: Page;
	/** The folder that is open. */
	readonly folder: string;
	readonly #server: Server;
	readonly #problems: string[] = [];
	#file = '';

	private constructor(page: Page, folder: string, server: Server) {
		this.page = page;
		this.folder = folder;
		this.#server = server;
		page.on('console', (message) => this.#hear(message));
		page.on('pageerror', (error) => this.#problems.push(error.message));
	}

	static async open(options: WorkbenchOptions = {}): Promise<Workbench> {
		const { folder = copyOfExamples(), extensions = extensionsFolder(), language } = options;
		const { size = { width: 1280, height: 800 }, settings } = options;
		const userData = temporaryFolder();
		writeSettings(userData, settings);
		browser ??= launchBrowser();
		const context = await (await browser).newContext({ viewport: size });
		context.setDefaultTimeout(patience);
		const server = await startServer(['--user-data-dir', userData, '--extensions-dir', extensions]);
		if (language) {
			await context.addInitScript(
				(value) => Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: value }),
				language,
			);
		}
		const workbench = new Workbench(await context.newPage(), folder, server);
		await workbench.page.goto(`http://127.0.0.1:${server.port}/?folder=${encodeURIComponent(folder)}`);
		await workbench.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
		return workbench;
	}

	/** Opens a file of the folder by its name. */
	async openFile(name: string): Promise<void> {
		// Files open where the focus is.
		if (this.#file) {
			await this.#focusFile();
		}
		await this.#pick('ControlOrMeta+P', name, name);
		await this.page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor();
		await this.page.locator('.editor-instance .view-line').first().waitFor();
		this.#file = name;
	}

	/** Puts the cursor at the start of the first such text in the file opened last. */
	async putCursor(text: string): Promise<void> {
		const before = this.#textBefore(text).split('\n');
		await this.#focusFile();
		const input = await this.#ask('Control+G', `:${before.length}:${(before.at(-1) ?? '').length + 1}`);
		await input.press('Enter');
		await input.waitFor({ state: 'hidden' });
	}

	/** Selects the first such text, of one or several lines, in the file opened last. */
	async select(text: string): Promise<void> {
		await this.putCursor(text);
		for (const _ of text) {
			await this.page.keyboard.press('Shift+ArrowRight');
		}
	}

	/** Runs a command from the palette by its whole title, `Category: Title`. */
	async runCommand(title: string): Promise<void> {
		await this.#pick('F1', `>${title}`, title);
	}

	/** Whether the palette has a command of ours with this title now. */
	async offers(title: string): Promise<boolean> {
		const input = await this.#ask('F1', `>Puzzle Replay: ${title}`);
		const rows = this.page.locator('.quick-input-list .monaco-list-row');
		// They come last, below those with the very title.
		await rows.filter({ hasText: 'similar commands' }).first().waitFor();
		const count = await rows.filter({ hasText: `Puzzle Replay: ${title}` }).count();
		await input.press('Escape');
		await input.waitFor({ state: 'hidden' });
		return count > 0;
	}

	/** The hover over the first such text that the editor shows, once it says `answer`. */
	async hover(text: string, answer: string): Promise<Locator> {
		const hover = this.page.locator('.monaco-hover:visible', { hasText: answer });
		// The extension host starts after the editor, so the first hovers may come too early for it.
		for (let attempt = 1; ; attempt++) {
			const { x, y } = await this.#placeOf(text);
			await this.page.mouse.move(x, y);
			await this.page.mouse.move(x + 1, y);
			try {
				await hover.waitFor({ timeout: 3000 });
				return hover;
			} catch (error) {
				if (attempt === 10) {
					throw error;
				}
				await this.page.mouse.move(2, 2);
			}
		}
	}

	/** The page inside the panel. */
	panel(): FrameLocator {
		return this.page.frameLocator('iframe.webview.ready').first().frameLocator('iframe#active-frame');
	}

	/** Keeps a picture of the window in `out/screenshots/`, once what moves in it has come to rest. */
	async screenshot(name: string): Promise<void> {
		await Promise.all(this.page.frames().map((frame) => frame.evaluate(atRest, 2000)));
		const folder = join(root, 'out', 'screenshots');
		mkdirSync(folder, { recursive: true });
		await this.page.screenshot({ path: join(folder, `${name}.png`) });
	}

	/** Reloads the window. */
	async reload(): Promise<void> {
		await this.page.reload();
		await this.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
	}

	/** Closes it. Throws with what went wrong on the console, violations of the content policy included. */
	async close(): Promise<void> {
		await this.page.context().close();
		this.#server.stop();
		if (this.#problems.length > 0) {
			throw new Error(`Errors on the console:\n${this.#problems.join('\n')}`);
		}
	}

	#hear(message: ConsoleMessage): void {
		if (message.type() === 'error' && !noise.test(message.text())) {
			this.#problems.push(message.text());
		}
	}

	/** Gives the focus to the file opened last, which a panel beside it may have. */
	async #focusFile(): Promise<void> {
		await this.page.locator(`.tab[data-resource-name="${this.#file}"]`).first().click();
	}

	/** Opens the quick input with a key and types; once more where what the editor did meanwhile has closed it. */
	async #ask(key: string, typed: string): Promise<Locator> {
		const input = this.page.locator('.quick-input-widget input[type="text"]');
		for (let attempt = 1; ; attempt++) {
			await this.page.keyboard.press(key);
			try {
				await input.fill(typed, { timeout: 5000 });
				return input;
			} catch (error) {
				if (attempt === 10) {
					throw error;
				}
			}
		}
	}

	/** Opens the quick input with a key, types, and takes the entry with that label. */
	async #pick(key: string, typed: string, label: string): Promise<void> {
		await this.#ask(key, typed);
		const name = this.page.locator('.quick-input-list .monaco-list-row .label-name', { hasText: label });
		await name.first().click();
	}

	#textBefore(text: string): string {
		const whole = readFileSync(join(this.folder, this.#file), 'utf8');
		const at = whole.indexOf(text);
		if (at < 0) {
			throw new Error(`${this.#file} has no ${text}`);
		}
		return whole.slice(0, at);
	}

	/** Where the middle of a text is on the screen, in pixels. */
	async #placeOf(text: string): Promise<{ x: number; y: number }> {
		return this.page.evaluate((wanted) => {
			for (const line of document.querySelectorAll('.editor-instance .view-line')) {
				const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
				const nodes: { node: Node; start: number }[] = [];
				let shown = '';
				while (walker.nextNode()) {
					nodes.push({ node: walker.currentNode, start: shown.length });
					shown += walker.currentNode.nodeValue;
				}
				const at = shown.replaceAll('\u00a0', ' ').indexOf(wanted);
				const middle = at + Math.floor(wanted.length / 2);
				const found = nodes.findLast(({ start }) => start <= middle);
				if (at >= 0 && found) {
					const range = document.createRange();
					range.setStart(found.node, middle - found.start);
					range.setEnd(found.node, middle - found.start + 1);
					const { x, y, width, height } = range.getBoundingClientRect();
					return { x: x + width / 2, y: y + height / 2 };
				}
			}
			throw new Error(`The editor does not show ${wanted}`);
		}, text);
	}
}
