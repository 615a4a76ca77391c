import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const names = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

/** The browser and fonts, Chinese and Korean included, as Debian and Ubuntu call them. */
const packages = ['chromium-headless-shell', 'fonts-dejavu-core', 'fonts-wqy-microhei'];

const flags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-dev-shm-usage',
];

/**
 * Starts a Chromium without a window: the one that the environment variable `CHROMIUM` names, one that is
 * installed, or, as root on Debian and Ubuntu, one from the distribution's packages. Throws with one line that
 * says what to install where there is none.
 */
export async function launchBrowser(): Promise<Browser> {
	const executablePath = process.env['CHROMIUM'] ?? onPath(names) ?? (await install());
	if (executablePath) {
		return chromium.launch({ executablePath, args: flags });
	}
	try {
		return await chromium.launch({ channel: 'chrome', args: flags });
	} catch {
		throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM to the path of one.');
	}
}

/** The path of the first of these commands that is installed. */
export function onPath(names: readonly string[]): string | undefined {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function install(): Promise<string | undefined> {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
		return undefined;
	}
	console.log(`Installing ${packages.join(', ')} (apt-get, 100 MB)`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const options = { env, maxBuffer: 1 << 26 };
	try {
		await promisify(execFile)('apt-get', ['update'], options);
		await promisify(execFile)(
			'apt-get',
			['install', '--yes', '--no-install-recommends', ...packages],
			options,
		);
	} catch (error) {
		console.log(error instanceof Error ? error.message : error);
	}
	return onPath(names);
}
