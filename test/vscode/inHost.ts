import { runSuite } from '../suite.ts';
import { activatedExtension } from './extension.ts';

/** What VS Code calls in its extension host: runs the tests of the host level. Throws when one fails. */
export async function run(): Promise<void> {
	const { fsPath: root } = await activatedExtension();
	const { failed } = await runSuite(root, 'host');
	if (failed.length > 0) {
		throw new Error(`${failed.length} failed`);
	}
}
