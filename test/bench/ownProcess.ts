import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** What a command prints; fails where the command does. */
export function printedBy(
	command: string,
	args: readonly string[],
	where: { readonly cwd?: string; readonly shell?: boolean } = {},
): string {
	const options = { ...where, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
	const { status, stdout, stderr } = spawnSync(command, args, options);
	assert.equal(status, 0, stderr);
	return stdout;
}

/** What the bench, started again with these arguments in a process of its own, prints as JSON. */
export function inOwnProcess<Printed>(args: readonly string[], cwd?: string): Printed {
	const entry = process.argv[1];
	assert.ok(entry);
	return JSON.parse(printedBy(process.execPath, [entry, ...args], { ...(cwd && { cwd }) }));
}
