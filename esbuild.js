/**
 * Makes every bundle of the project.
 *
 *     node esbuild.js [--production | --watch] [--tests]
 *
 * `dist/` is what the package ships; `out/` (with `--tests`) is what tests and scripts run from.
 */
const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const esbuild = require('esbuild');

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** One line per error and one at each end of a build: what the matcher in .vscode/tasks.json reads. */
const reportForMatcher = {
	name: 'report-for-matcher',
	setup(build) {
		build.onStart(() => console.log('[watch] build started'));
		build.onEnd(({ errors }) => {
			for (const { text, location } of errors) {
				const { file = 'esbuild.js', line = 1, column = 0 } = location ?? {};
				console.error(`${file}:${line}:${column + 1}: error: ${text}`);
			}
			console.log('[watch] build finished');
		});
	},
};

const shared = {
	bundle: true,
	minify: production,
	sourcemap: !production,
	logLevel: watch ? 'silent' : 'warning',
	plugins: watch ? [reportForMatcher] : [],
};
const nodeHost = { ...shared, platform: 'node', format: 'cjs', target: 'node20', external: ['vscode'] };
// Modules rather than builds for browsers: of those, what is not used can be left out.
const mainFields = ['module', 'main'];
const page = { ...shared, platform: 'browser', format: 'iife', target: 'es2023', mainFields };
const browserHost = { ...shared, platform: 'browser', format: 'cjs', target: 'es2023', external: ['vscode'] };

const product = [
	{ ...nodeHost, entryPoints: ['src/extension.ts'], outfile: 'dist/extension.js' },
	{ ...browserHost, entryPoints: ['src/extension.ts'], outfile: 'dist/browser.js' },
	{ ...page, entryPoints: ['src/webview/main.ts'], outfile: 'dist/webview.js' },
	// It goes into documents of its own, to which no source map goes along.
	{ ...page, entryPoints: ['src/webview/standalone.ts'], outfile: 'dist/standalone.js', sourcemap: false },
];

/** Packages stay outside the bundles of tests: tests run where `node_modules` is. */
const nodeTests = { ...nodeHost, packages: 'external' };

/** All tests under a folder of `test/`, as one module that ends with `last`. */
function allTests(folder, last = '') {
	const imports = readdirSync(join('test', folder), { recursive: true })
		.filter((file) => file.endsWith('.test.ts'))
		.sort()
		.map((file) => `import './${file.replaceAll('\\', '/')}';\n`);
	return { contents: imports.join('') + last, resolveDir: join(__dirname, 'test', folder), loader: 'ts' };
}

const tests = () => [
	...['unit', 'host', 'page'].map((level) => ({
		...nodeTests,
		stdin: allTests(level),
		outfile: `out/test/${level}.js`,
	})),
	{
		...nodeTests,
		entryPoints: [
			'test/run.ts',
			'test/inNode.ts',
			'test/bench/bench.ts',
			'test/bench/hostLife.ts',
			'test/bench/hostStalls.ts',
			'test/bench/hostWork.ts',
			'test/vscode/inHost.ts',
			'test/vscode/standIn.ts',
			'test/vscode/start.ts',
			'media/make/icon.ts',
			'media/make/pictures.ts',
		],
		outbase: '.',
		outdir: 'out',
	},
	{
		...browserHost,
		alias: { mocha: './test/vscode/browserMocha.ts' },
		define: { 'process.env.GREP': JSON.stringify(process.env.GREP ?? '') },
		stdin: allTests('host/any', "export { run } from '../../vscode/inBrowserHost.ts';"),
		outfile: 'out/test/vscode/inBrowserHost.js',
	},
];

async function main() {
	const bundles = process.argv.includes('--tests') ? [...product, ...tests()] : product;
	if (watch) {
		for (const context of await Promise.all(bundles.map((bundle) => esbuild.context(bundle)))) {
			await context.watch();
		}
	} else {
		await Promise.all(bundles.map((bundle) => esbuild.build(bundle)));
	}
}

main().catch(() => process.exit(1));
