import { cpSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, temporaryFolder } from '../vscode/folders.ts';
import type { Activation } from './activation.ts';
import { timesOf } from './measure.ts';
import { inOwnProcess, printedBy } from './ownProcess.ts';
import { atMost, type Cell, type Section } from './report.ts';

/** Processes in which the start of the extension is measured. */
const starts = 3;

/** The argument with which the bench measures one start of the extension, in a process of its own. */
export const activationArgument = '--activation';

/** What is shipped: how large it is, and how long it takes to start. */
export function artefactsSection(): Section {
	const folder = copyOfSources();
	const vsix = join(folder, 'puzzle-replay.vsix');
	// That makes the release build as well.
	printedBy('npm', ['run', 'package', '--', '--out', vsix], {
		cwd: folder,
		shell: process.platform === 'win32',
	});
	const files = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
	const sizes = files.map((file): Cell[] => {
		const bundle = readFileSync(join(folder, 'dist', file));
		return [`dist/${file}`, bundle.length / 1000, gzipSync(bundle).length / 1000];
	});
	sizes.push(['the package', '', statSync(vsix).size / 1000]);

	const measured = Array.from({ length: starts }, () =>
		inOwnProcess<Activation>([activationArgument], folder),
	);
	const row = (name: string, key: keyof Activation): Cell[] => {
		const { median, slowest } = timesOf(measured.map((one) => one[key]));
		return [name, median, slowest];
	};
	return {
		title: 'What is shipped',
		tables: [
			{
				title: 'Sizes',
				about: 'The release build.',
				columns: ['file', 'kB', 'kB compressed'],
				rows: sizes,
			},
			{
				title: 'Start',
				about: `The extension's own work in ${starts} new processes, with a stand-in for the editor's API.`,
				columns: ['work', 'median ms', 'slowest ms'],
				rows: [
					row('loading dist/extension.js', 'loading'),
					row('activating', 'activating'),
					row('first hover', 'firstHover'),
					row('next hover in the same text', 'nextHover'),
					row('first hover in a text of 5 MB', 'largeHover'),
					row('longest block of the process in that', 'largeBlock'),
				],
			},
		],
		goals: [
			atMost(
				'a hover in 5 MB blocks at most 16 ms at a stretch (median)',
				timesOf(measured.map(({ largeBlock }) => largeBlock)).median,
				16,
				'ms',
			),
		],
	};
}

/** A copy of the project without what was fetched and made: the packer looks at every file there is, for ten seconds. */
function copyOfSources(): string {
	const folder = join(temporaryFolder(), 'puzzle-replay');
	const left = new Set(['.git', '.vscode-test', 'dist', 'node_modules', 'out']);
	cpSync(root, folder, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
	return folder;
}
