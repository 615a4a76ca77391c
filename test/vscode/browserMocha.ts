/** Is what `import … from 'mocha'` gives in the browser's extension host: mocha's browser build, ready for tests. */
import '../../node_modules/mocha/mocha.js';
import { mochaOptions } from '../results.ts';

// There is no environment in the browser; the build puts in its own.
mocha.setup(mochaOptions(process.env['GREP']));

export const { describe, it, before, beforeEach, after, afterEach } = globalThis;
