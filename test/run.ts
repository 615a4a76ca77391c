/**
 * Runs the levels of tests named on the command line, or all of them, and ends with what failed, and with the sum of
 * what passed and failed on a line of its own. `GREP` in the environment picks tests by their titles.
 */
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { type Results, resultsFile } from './results.ts';
import { desktop } from './vscode/desktop.ts';
import { copyOfExamples, root, temporaryFolder } from './vscode/folders.ts';
import { type Settings, writeSettings } from './vscode/settings.ts';

const levels: Readonly<Record<string, () => Promise<Results>>> = {
	code: async () => {
		const checks = ['lint', 'types'];
		const failed: string[] = [];
		for (const check of checks) {
			if ((await run('npm', ['run', '--silent', check])) !== 0) {
				failed.push(check);
			}
		}
		return { passed: checks.length - failed.length, failed };
	},
	unit: () => resultsOfLevel('unit', () => run(process.execPath, ['out/test/inNode.js', 'unit'])),
	host: async () => {
		const executable = (await desktop()) ?? standIn();
		return resultsOfLevel('host', () => inHost(executable, 'inHost', {}));
	},
	'browser-host': () =>
		resultsOfLevel('browser-host', () =>
			inHost(standIn(), 'inBrowserHost', {
				'remote.extensionKind': { 'puzzle-replay.puzzle-replay': ['web'] },
			}),
		),
	page: () => resultsOfLevel('page', () => run(process.execPath, ['out/test/inNode.js', 'page'])),
};

/** The exit code of a command. */
function run(command: string, args: readonly string[]): Promise<number> {
	const child = spawn(command, args, {
		stdio: 'inherit',
		shell: process.platform === 'win32' && command === 'npm',
	});
	process.once('exit', () => child.kill());
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? 1));
	});
}

/** The exit code of VS Code, once it has run `out/test/vscode/<script>.js` in its extension host. */
async function inHost(executable: string, script: string, settings: Settings): Promise<number> {
	const userData = temporaryFolder();
	writeSettings(userData, settings);
	try {
		return await runTests({
			vscodeExecutablePath: executable,
			extensionDevelopmentPath: root,
			extensionTestsPath: join(root, 'out', 'test', 'vscode', `${script}.js`),
			launchArgs: [copyOfExamples(), `--user-data-dir=${userData}`, `--extensions-dir=${temporaryFolder()}`],
		});
	} catch {
		return 1;
	}
}

/** The executable that runs the tests in a VS Code server where there is no desktop VS Code. */
function standIn(): string {
	const executable = join(root, 'out', 'test', 'vscode', 'standIn.js');
	chmodSync(executable, 0o755);
	return executable;
}

/**
 * Runs a level and reads the results that it leaves. A run that ran nothing, left none, or ended badly although
 * its tests passed has failed once more: an exit code alone cannot be trusted.
 */
async function resultsOfLevel(level: string, start: () => Promise<number>): Promise<Results> {
	const file = join(root, resultsFile(level));
	rmSync(file, { force: true });
	const code = await start();
	try {
		const results: Results = JSON.parse(readFileSync(file, 'utf8'));
		if (results.failed.length > 0 || (code === 0 && results.passed > 0)) {
			return results;
		}
		return { passed: results.passed, failed: [`exit code ${code} with ${results.passed} tests passed`] };
	} catch {
		return { passed: 0, failed: [`exit code ${code} without results`] };
	}
}

async function main(): Promise<Results> {
	const asked = process.argv.slice(2);
	let sum: Results = { passed: 0, failed: [] };
	for (const level of asked.length > 0 ? asked : Object.keys(levels)) {
		const start = levels[level];
		if (!start) {
			throw new Error(`No such level: ${level}. There are ${Object.keys(levels).join(', ')}.`);
		}
		const began = Date.now();
		console.log(`\n== ${level}`);
		const { passed, failed } = await start().catch((error: Error) => ({
			passed: 0,
			failed: [error.message],
		}));
		console.log(
			`${level}: ${passed} passed, ${failed.length} failed in ${Math.round((Date.now() - began) / 1000)} s`,
		);
		sum = {
			passed: sum.passed + passed,
			failed: [...sum.failed, ...failed.map((title) => `${level}: ${title}`)],
		};
	}
	return sum;
}

main().then(
	({ passed, failed }) => {
		for (const title of failed) {
			console.error(`Failed: ${title}`);
		}
		console.log(`\n${passed} passed, ${failed.length} failed`);
		process.exit(failed.length === 0 ? 0 : 1);
	},
	(error: Error) => {
		console.error(error.message);
		process.exit(1);
	},
);
