/** Runs the tests of the level named on the command line in plain Node. */
import { runSuite } from './suite.ts';

runSuite(process.cwd(), process.argv[2] ?? '').then(({ failed }) =>
	process.exit(failed.length === 0 ? 0 : 1),
);
