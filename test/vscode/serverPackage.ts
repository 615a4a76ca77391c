import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeAtEnd, root } from './folders.ts';

/** Holds the server and workbench of VS Code 1.139.1. */
const version = '4.139.1';
/** The server needs Node 24. */
const nodeVersion = '24.21.0';

/** A VS Code server as it lies on the disk. */
export interface ServerPackage {
	/** The Node that runs it. */
	readonly node: string;
	/** Its folder, with `out/server-main.js`. */
	readonly vscode: string;
}

/** The VS Code server from npm, fetched into `.vscode-test/` where it is not there yet. Throws when npm fails. */
export async function serverPackage(): Promise<ServerPackage> {
	const home = join(root, '.vscode-test', `code-server-${version}`);
	const ownNode = process.versions.node.startsWith('24.');
	const nodePackage = `node-${process.platform}-${process.arch}`;
	if (!existsSync(home)) {
		await fetchInto(home, ownNode ? [] : [`${nodePackage}@${nodeVersion}`]);
	}
	return {
		node: ownNode ? process.execPath : join(home, 'node_modules', nodePackage, 'bin', 'node'),
		vscode: vscodeIn(home),
	};
}

function vscodeIn(home: string): string {
	return join(home, 'node_modules', 'code-server', 'lib', 'vscode');
}

async function fetchInto(home: string, packages: readonly string[]): Promise<void> {
	console.log(`Fetching a VS Code server into ${home} (600 MB, about a minute)`);
	// Only a finished install gets the name that is looked for.
	const unfinished = `${home}-unfinished-${process.pid}`;
	const vscode = vscodeIn(unfinished);
	removeAtEnd(unfinished);
	mkdirSync(unfinished, { recursive: true });
	writeFileSync(join(unfinished, 'package.json'), '{ "private": true }\n');
	await npmInstall(unfinished, `code-server@${version}`, ...packages);
	console.log('Fetching what the server depends on');
	await npmInstall(vscode, '--omit=dev');
	for (const unused of [
		'node_modules/@github',
		'extensions/copilot',
		'extensions/mermaid-markdown-features',
	]) {
		rmSync(join(vscode, unused), { recursive: true, force: true });
	}
	if (!existsSync(home)) {
		renameSync(unfinished, home);
	}
}

async function npmInstall(cwd: string, ...args: string[]): Promise<void> {
	const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
	await promisify(execFile)('npm', ['install', ...quiet, ...args], { cwd, maxBuffer: 1 << 26 });
}
