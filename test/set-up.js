/**
 * Runs a script of the project on a machine that has only Node and npm: installs the dependencies where they are
 * missing or are not those of package-lock.json, builds, and hands over.
 *
 *     node test/set-up.js <script under out/, without .js> [arguments]
 */
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');

/** Whether npm's record of what it installed lacks something that package-lock.json asks for. */
function isStale() {
	const installed = join(root, 'node_modules', '.package-lock.json');
	if (!existsSync(installed)) {
		return true;
	}
	const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
	const have = packagesOf(installed);
	const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
	return wanted.some(
		([path, { version, optional }]) => path !== '' && !optional && have[path]?.version !== version,
	);
}

function run(command, args, shell = false) {
	const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell });
	if (error) {
		console.error(`${command}: ${error.message}`);
	}
	if (status !== 0) {
		process.exit(status ?? 1);
	}
}

process.chdir(root);
if (isStale()) {
	console.error('Installing the dependencies (npm ci)');
	run('npm', ['ci', '--no-audit', '--no-fund'], process.platform === 'win32');
}
// Not on standard output, which may be read by a machine.
console.error('Building');
run(process.execPath, ['esbuild.js', '--tests']);
// In this process, so that a signal to it reaches the script.
const script = join(root, 'out', `${process.argv[2]}.js`);
process.argv.splice(1, 2, script);
require(script);
