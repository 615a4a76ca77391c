import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The root of the project: `test/set-up.js` starts every script there. */
export const root = process.cwd();

/** A new empty folder that goes when this process ends. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'puzzle-replay-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
	return folder;
}

/** A copy of `examples/` that tests may write to, which goes when this process ends. */
export function copyOfExamples(): string {
	const folder = temporaryFolder();
	cpSync(join(root, 'examples'), folder, { recursive: true });
	return folder;
}
