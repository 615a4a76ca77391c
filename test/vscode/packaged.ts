import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, temporaryFolder } from './folders.ts';
import { serverPackage } from './serverPackage.ts';

/** Makes the package as `npm run package` does and installs it: gives the folder of extensions that it is in. */
export async function installPackage(): Promise<string> {
	const run = promisify(execFile);
	const vsix = join(temporaryFolder(), 'puzzle-replay.vsix');
	const shell = process.platform === 'win32';
	await run('npm', ['run', 'package', '--', '--out', vsix], { cwd: root, shell });

	const extensions = temporaryFolder();
	const { node, vscode } = await serverPackage();
	await run(node, [
		join(vscode, 'out', 'server-main.js'),
		...['--install-extension', vsix, '--extensions-dir', extensions, '--server-data-dir', temporaryFolder()],
	]);
	return extensions;
}
