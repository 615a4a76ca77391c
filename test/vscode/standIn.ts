#!/usr/bin/env node
/**
 * Stands in for the `code` executable of desktop VS Code where there is none: takes the flags with which
 * `@vscode/test-electron` starts that, runs the same tests in a VS Code server with its workbench in a headless
 * browser, prints their console and ends with their exit code.
 */
import { setTimeout } from 'node:timers/promises';
import { format } from 'node:util';
import { launchBrowser } from './browser.ts';
import { remoteUri, startServer } from './server.ts';

const minutes = 15;

/** What the workbench and a server without its native modules say on the console, among what the tests say. */
const chatter = new RegExp(
	'^(Creati(ng a socket|on of workbench)|Ignoring fetching|Resolv(ed|ing) connection|Timed out waiting for auth' +
		'|Updating additional|\\[(AccountPolicyGate|AgentHost|reconnection|Service Worker)' +
		'|(Error: )?Could not locate the bindings file|(Error: )?Cannot find module .+/watchdog)',
);

async function main(): Promise<number> {
	const flags = new Map<string, string>();
	let folder = '';
	for (const argument of process.argv.slice(2)) {
		const [, name, value] = /^--([^=]+)=?(.*)$/.exec(argument) ?? [];
		if (name === undefined) {
			folder = argument;
		} else {
			flags.set(name, value ?? '');
		}
	}
	const value = (name: string) => flags.get(name) ?? '';

	const [server, browser] = await Promise.all([
		startServer([
			'--enable-smoke-test-driver',
			...['--user-data-dir', value('user-data-dir'), '--extensions-dir', value('extensions-dir')],
		]),
		launchBrowser(),
	]);
	try {
		const page = await browser.newPage();
		const exited = new Promise<number>((resolve) => {
			page.exposeFunction('codeAutomationExit', resolve);
		});
		await page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
			const line = format(...args);
			if (!chatter.test(line)) {
				console.log(line);
			}
		});
		const payload = ['extensionDevelopmentPath', 'extensionTestsPath'].map((name) => [
			name,
			remoteUri(server, value(name)),
		]);
		const query = new URLSearchParams({
			folder,
			payload: JSON.stringify([...payload, ['enableProposedApi', ''], ['skipWelcome', 'true']]),
		});
		await page.goto(`http://127.0.0.1:${server.port}/?${query}`);
		return await Promise.race([
			exited,
			// It ends after the tests as well, just before the result comes.
			server.hostEnded.then((words) => setTimeout(10_000, words)).then(fail),
			setTimeout(minutes * 60_000, `No result after ${minutes} minutes.`).then(fail),
		]);
	} finally {
		await browser.close();
		server.stop();
	}
}

function fail(why: string): number {
	console.error(why);
	return 1;
}

// Whoever started this has gone.
process.stdin.resume().once('end', () => process.exit(1));

main().then(
	(code) => process.exit(code),
	(error: Error) => process.exit(fail(error.message)),
);
