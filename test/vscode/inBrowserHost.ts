import * as vscode from 'vscode';
import { resultsFile, resultsOf } from '../results.ts';
import { activatedExtension } from './extension.ts';

/**
 * What VS Code calls in its browser extension host, a web worker without Node. The bundle has mocha's browser build and
 * the tests of `test/host/any`, which run in both kinds of host. Throws when one fails.
 */
export async function run(): Promise<void> {
	const root = await activatedExtension();
	const results = await resultsOf(mocha.run());
	const file = vscode.Uri.joinPath(root, resultsFile('browser-host'));
	await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(JSON.stringify(results)));
	if (results.failed.length > 0) {
		throw new Error(`${results.failed.length} failed`);
	}
}
