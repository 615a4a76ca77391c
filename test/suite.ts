import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Mocha from 'mocha';
import { type Counts, mochaOptions, resultsFile } from './results.ts';

/**
 * Runs the bundle of tests of a level, `out/test/<level>.js`, in this process, and leaves the counts in the results
 * file. `root` is the folder of the project.
 */
export async function runSuite(root: string, level: string): Promise<Counts> {
	process.setSourceMapsEnabled(true);
	const mocha = new Mocha(mochaOptions(process.env['GREP']));
	mocha.addFile(join(root, 'out', 'test', `${level}.js`));
	const counts = await new Promise<Counts>((resolve) => {
		const runner = mocha.run((failed) => resolve({ passed: runner.stats?.passes ?? 0, failed }));
	});
	const file = join(root, resultsFile(level));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(counts));
	return counts;
}
