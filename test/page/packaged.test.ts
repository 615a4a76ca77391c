import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, describe, it } from 'mocha';
import { installPackage } from '../vscode/packaged.ts';
import { Workbench } from '../vscode/workbench.ts';

describe('The package that people install', () => {
	let extensions = '';

	before(async () => {
		extensions = await installPackage();
	});

	it('holds what runs and nothing else', () => {
		const files = readdirSync(extensions, { recursive: true, encoding: 'utf8' });
		const wanted = [
			'dist/browser.js',
			'dist/extension.js',
			'dist/standalone.js',
			'dist/webview.js',
			'package.json',
			'media/icon.png',
			'media/standalone.css',
			'ThirdPartyNotices.txt',
		];
		for (const file of wanted) {
			assert.ok(
				files.some((each) => each.endsWith(file)),
				`${file} is missing`,
			);
		}
		assert.deepEqual(
			files.filter((file) => /\.(ts|map)$|node_modules|(^|\/)(test|src|out)(\/|$)/.test(file)),
			[],
		);
	});

	it('works once installed', async () => {
		const workbench = await Workbench.open({ extensions });
		await workbench.openFile('test_zuma.py');
		await workbench.select('"WWRRBBWW", "WRBRW"');
		await workbench.runCommand('Puzzle Replay: Solve Selection');
		await workbench.panel().locator('.answer', { hasText: /^2$/ }).waitFor();
		await workbench.close();
	});
});
