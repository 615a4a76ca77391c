import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The file in its folder in which an extension of the bench leaves what it has measured. */
const file = 'left.json';

/** Milliseconds until an extension of the bench must have come to its end, on a machine that is busy with other things. */
const patience = 600_000;

type Left<Result> = { readonly result: Result } | { readonly error: string };

/** Leaves what some work in an extension host comes to, or what went wrong. */
export function leave<Result>(folder: string, work: Promise<Result>): void {
	const write = (left: Left<Result>) => {
		// Whoever waits for it is to find all of it.
		const unfinished = join(folder, `${file}-unfinished`);
		writeFileSync(unfinished, JSON.stringify(left));
		renameSync(unfinished, join(folder, file));
	};
	work.then(
		(result) => write({ result }),
		(error) => write({ error: String(error) }),
	);
}

/** Waits for what is left. Throws what went wrong. */
export async function taken<Result>(folder: string): Promise<Result> {
	for (const end = performance.now() + patience; !existsSync(join(folder, file)); await setTimeout(100)) {
		if (performance.now() > end) throw new Error('The extension of the bench has come to no end');
	}
	const left: Left<Result> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
	if ('error' in left) throw new Error(left.error);
	return left.result;
}
