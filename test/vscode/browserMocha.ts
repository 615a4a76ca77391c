/** Is what `import … from 'mocha'` gives in the browser's extension host: mocha's browser build, ready for tests. */
import '../../node_modules/mocha/mocha.js';
import { mochaOptions } from '../results.ts';

mocha.setup(mochaOptions(undefined));

export const { describe, it, before, beforeEach, after, afterEach } = globalThis;
