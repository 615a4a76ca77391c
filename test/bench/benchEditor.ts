import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Settings } from '../vscode/settings.ts';
import { Workbench } from '../vscode/workbench.ts';
import { taken } from './left.ts';
import { printedBy } from './ownProcess.ts';

/** A real editor with an extension of the bench in it. */
export class BenchEditor {
	/** The folder of that extension. */
	readonly folder: string;
	readonly #workbench: Workbench;

	private constructor(folder: string, workbench: Workbench) {
		this.folder = folder;
		this.#workbench = workbench;
	}

	/**
	 * Opens it with the folder of extensions, to which it adds the one that is built from `test/bench/<script>.ts`; `files`
	 * are written into its folder.
	 */
	static async open(
		extensions: string,
		script: string,
		settings: Settings,
		files: Readonly<Record<string, string>> = {},
	): Promise<BenchEditor> {
		// What is shipped is what is measured.
		printedBy(process.execPath, ['esbuild.js', '--production']);
		const folder = join(extensions, 'bench');
		mkdirSync(folder);
		const manifest = {
			...{ name: 'bench', publisher: 'puzzle-replay', version: '0.0.0', engines: { vscode: '^1.100.0' } },
			...{ main: `./${script}.js`, activationEvents: ['onStartupFinished'] },
		};
		writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
		copyFileSync(join('out', 'test', 'bench', `${script}.js`), join(folder, `${script}.js`));
		for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
		return new BenchEditor(folder, await Workbench.open({ extensions, settings }));
	}

	get page(): Page {
		return this.#workbench.page;
	}

	/** What the extension has measured; the editor is closed then. */
	async result<Result>(): Promise<Result> {
		try {
			return await taken<Result>(this.folder);
		} finally {
			const browser = this.page.context().browser();
			await this.#workbench.close();
			// Workbenches share one, which would keep this process going.
			await browser?.close();
		}
	}
}
