import { resolve } from 'node:path';
import { runSuite } from '../suite.ts';

/** What VS Code calls in its extension host: runs the tests of the host level. Throws when one fails. */
export async function run(): Promise<void> {
	const { failed } = await runSuite(resolve(__dirname, '../../..'), 'host');
	if (failed > 0) {
		throw new Error(`${failed} failed`);
	}
}
