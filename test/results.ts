import type { MochaOptions } from 'mocha';

/** How many tests passed and failed. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
}

/** The file, from the root of the project, in which a level leaves its counts. */
export function resultsFile(level: string): string {
	return `out/results/${level}.json`;
}

/** How mocha runs every level; `grep` names the tests to run where not all are. A skipped test fails. */
export function mochaOptions(grep: string | undefined): MochaOptions {
	return { ui: 'bdd', reporter: 'spec', timeout: 180_000, forbidPending: true, ...(grep && { grep }) };
}
