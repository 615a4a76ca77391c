/**
 * Opens a VS Code with the extension and a copy of `examples/` in it: desktop VS Code where there is one or it can
 * be downloaded, until its window is closed; else a VS Code server to use in a browser, until Ctrl-C.
 */
import { spawnSync } from 'node:child_process';
import { onPath } from './browser.ts';
import { desktop, hasDisplay } from './desktop.ts';
import { copyOfExamples, extensionsFolder, root, temporaryFolder } from './folders.ts';
import { startServer } from './server.ts';
import { writeSettings } from './settings.ts';

async function main(): Promise<void> {
	const userData = temporaryFolder();
	const folder = copyOfExamples();
	writeSettings(userData);

	const executable = (hasDisplay() && onPath(['code'])) || (await desktop());
	if (executable) {
		console.log('Opening VS Code; close its window to end.');
		const flags = [
			`--extensionDevelopmentPath=${root}`,
			`--user-data-dir=${userData}`,
			'--new-window',
			'--wait',
		];
		spawnSync(executable, [...flags, folder], { stdio: 'inherit', shell: process.platform === 'win32' });
		return;
	}

	const { port } = await startServer(['--user-data-dir', userData, '--extensions-dir', extensionsFolder()]);
	console.log('There is no desktop VS Code here, nor can it be fetched. Open this address in a browser:\n');
	console.log(`    http://127.0.0.1:${port}/?folder=${folder}\n`);
	console.log('What you change there is a copy of examples/, which goes when you end it with Ctrl-C.');
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
