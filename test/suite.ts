import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Mocha from 'mocha';
import { mochaOptions, type Results, resultsFile, resultsOf } from './results.ts';

/**
 * Runs the bundle of tests of a level, `out/test/<level>.js`, in this process, and leaves what they came to in the
 * results file. `root` is the folder of the project.
 */
export async function runSuite(root: string, level: string): Promise<Results> {
	process.setSourceMapsEnabled(true);
	const mocha = new Mocha(mochaOptions(process.env['GREP']));
	mocha.addFile(join(root, 'out', 'test', `${level}.js`));
	const results = await resultsOf(mocha.run());
	const file = join(root, resultsFile(level));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(results));
	return results;
}
