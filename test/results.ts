import type { MochaOptions, Runner } from 'mocha';

/** How many tests passed, and the titles of those that failed. */
export interface Results {
	readonly passed: number;
	readonly failed: readonly string[];
}

/** The file, from the root of the project, in which a level leaves its results. */
export function resultsFile(level: string): string {
	return `out/results/${level}.json`;
}

/** How mocha runs every level; `grep` names the tests to run where not all are. A skipped test fails. */
export function mochaOptions(grep: string | undefined): MochaOptions {
	return { ui: 'bdd', reporter: 'spec', timeout: 180_000, forbidPending: true, ...(grep && { grep }) };
}

/** What a run of tests comes to. */
export function resultsOf(runner: Runner): Promise<Results> {
	const failed: string[] = [];
	runner.on('fail', (test) => failed.push(test.fullTitle()));
	return new Promise((resolve) => {
		runner.once('end', () => resolve({ passed: runner.stats?.passes ?? 0, failed }));
	});
}
