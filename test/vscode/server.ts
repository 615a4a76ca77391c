import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, temporaryFolder } from './folders.ts';
import { serverPackage } from './serverPackage.ts';

/** A VS Code server that runs on this machine. */
export interface Server {
	readonly port: number;
	/** Is fulfilled, with the server's own words, if an extension host ends by itself. */
	readonly hostEnded: Promise<string>;
	/** Ends the server and its extension hosts. */
	stop(): void;
}

/** Where a workbench finds an absolute path of this machine. */
export function remoteUri(server: Server, path: string): string {
	return `vscode-remote://127.0.0.1:${server.port}${path}`;
}

/**
 * Starts a VS Code server on a free port of this machine only. `args` are further flags of the server, such as
 * `--user-data-dir`. Throws with the end of its output when it does not come up.
 */
export async function startServer(args: readonly string[]): Promise<Server> {
	const { node, vscode } = await serverPackage();
	const child = spawn(
		node,
		[
			join(vscode, 'out', 'server-main.js'),
			...[
				'--host',
				'127.0.0.1',
				'--port',
				'0',
				'--without-connection-token',
				'--accept-server-license-terms',
			],
			...['--telemetry-level', 'off', '--server-data-dir', temporaryFolder()],
			...args,
		],
		// A group of its own, since extension hosts outlive a server that is killed alone.
		{ env: environment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
	);
	const stop = () => {
		process.removeListener('exit', stop);
		if (child.pid) {
			killGroup(child.pid);
		}
	};
	process.once('exit', stop);

	mkdirSync(join(root, 'out', 'logs'), { recursive: true });
	const log = createWriteStream(join(root, 'out', 'logs', `server-${child.pid}.log`));
	let output = '';
	let hostEnded: (words: string) => void;
	const ended = new Promise<string>((resolve) => {
		hostEnded = resolve;
	});
	const port = await new Promise<number>((resolve, reject) => {
		const read = (chunk: Buffer) => {
			log.write(chunk);
			output = (output + chunk).slice(-4000);
			const listening = /Extension host agent listening on (\d+)/.exec(output);
			if (listening) {
				resolve(Number(listening[1]));
			}
			const words = /Extension Host Process exited with code:.*/.exec(output);
			if (words) {
				hostEnded(words[0]);
			}
		};
		child.stdout.on('data', read);
		child.stderr.on('data', read);
		child.once('error', reject);
		child.once('exit', () => reject(new Error(`The VS Code server did not start:\n${output}`)));
	});
	return { port, hostEnded: ended, stop };
}

/** The environment, without what tells VS Code that it runs inside another one, and without a gallery. */
function environment(): NodeJS.ProcessEnv {
	const own = Object.entries(process.env).filter(([name]) => !/^(VSCODE|ELECTRON)_/.test(name));
	return { ...Object.fromEntries(own), EXTENSIONS_GALLERY: '{}' };
}

function killGroup(group: number): void {
	try {
		process.kill(-group, 'SIGKILL');
	} catch {
		// It has ended already.
	}
}
