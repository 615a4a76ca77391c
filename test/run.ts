/**
 * Runs the levels of tests named on the command line, or all of them, and ends with the sum of what passed and
 * failed on a line of its own. `GREP` in the environment picks tests by their titles.
 */
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { type Counts, resultsFile } from './results.ts';
import { desktop } from './vscode/desktop.ts';
import { copyOfExamples, root, temporaryFolder } from './vscode/folders.ts';
import { type Settings, writeSettings } from './vscode/settings.ts';

const levels: Readonly<Record<string, () => Promise<Counts>>> = {
	code: async () => {
		const checks = [
			await run('npm', ['run', '--silent', 'lint']),
			await run('npm', ['run', '--silent', 'types']),
		];
		const passed = checks.filter((code) => code === 0).length;
		return { passed, failed: checks.length - passed };
	},
	unit: () => counted('unit', () => run(process.execPath, ['out/test/inNode.js', 'unit'])),
	host: async () => {
		const executable = (await desktop()) ?? standIn();
		return counted('host', () => inHost(executable, 'inHost', {}));
	},
	'browser-host': () =>
		counted('browser-host', () =>
			inHost(standIn(), 'inBrowserHost', {
				'remote.extensionKind': { 'puzzle-replay.puzzle-replay': ['web'] },
			}),
		),
	page: () => counted('page', () => run(process.execPath, ['out/test/inNode.js', 'page'])),
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
 * Runs a level and reads the counts that it leaves. A run that ran nothing, left no counts, or ended badly although
 * its tests passed has failed once more: an exit code alone cannot be trusted.
 */
async function counted(level: string, start: () => Promise<number>): Promise<Counts> {
	const file = join(root, resultsFile(level));
	rmSync(file, { force: true });
	const code = await start();
	try {
		const counts: Counts = JSON.parse(readFileSync(file, 'utf8'));
		if (counts.failed > 0 || (code === 0 && counts.passed > 0)) {
			return counts;
		}
		console.error(`Exit code ${code} with ${counts.passed} tests passed.`);
		return { passed: counts.passed, failed: 1 };
	} catch {
		console.error(`Exit code ${code} without a result.`);
		return { passed: 0, failed: 1 };
	}
}

async function main(): Promise<Counts> {
	const asked = process.argv.slice(2);
	let sum: Counts = { passed: 0, failed: 0 };
	for (const level of asked.length > 0 ? asked : Object.keys(levels)) {
		const start = levels[level];
		if (!start) {
			throw new Error(`No such level: ${level}. There are ${Object.keys(levels).join(', ')}.`);
		}
		const began = Date.now();
		console.log(`\n== ${level}`);
		const { passed, failed } = await start().catch((error: Error) => {
			console.error(error.message);
			return { passed: 0, failed: 1 };
		});
		console.log(
			`${level}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`,
		);
		sum = { passed: sum.passed + passed, failed: sum.failed + failed };
	}
	return sum;
}

main().then(
	({ passed, failed }) => {
		console.log(`\n${passed} passed, ${failed} failed`);
		process.exit(failed === 0 ? 0 : 1);
	},
	(error: Error) => {
		console.error(error.message);
		process.exit(1);
	},
);
