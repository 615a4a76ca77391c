import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The root of the project: `test/set-up.js` starts every script there. */
export const root = process.cwd();

// Otherwise a signal ends the process without its 'exit' event, and what waits for that stays behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.once(signal, () => process.exit(1));
}

const toRemove: string[] = [];
process.once('exit', () => {
	for (const folder of toRemove) {
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	}
});

/** Removes a folder when this process ends. */
export function removeAtEnd(folder: string): void {
	toRemove.push(folder);
}

/** A new empty folder that goes when this process ends. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'puzzle-replay-'));
	removeAtEnd(folder);
	return folder;
}

/** A copy of `examples/` that tests may write to, which goes when this process ends. */
export function copyOfExamples(): string {
	const folder = join(temporaryFolder(), 'examples');
	cpSync(join(root, 'examples'), folder, { recursive: true });
	return folder;
}

/** A folder of installed extensions, which has this one as it is being developed. */
export function extensionsFolder(): string {
	const folder = temporaryFolder();
	symlinkSync(root, join(folder, 'puzzle-replay'));
	return folder;
}
