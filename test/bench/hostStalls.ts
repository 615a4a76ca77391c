/**
 * An extension for the bench alone: in a real extension host it opens documents, types into them and hovers over them,
 * first while the built extension sleeps, then with it.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as vscode from 'vscode';
import { leave } from './left.ts';
import { type DocumentName, documents, type Measured, type Seen } from './stalls.ts';

/** Blanks that are typed, and milliseconds between them. */
const blanks = 3;
const between = 50;

/** Milliseconds in which the host has nothing to do once it has done everything: our extension waits for less after an edit. */
const calm = { without: 100, with: 350, hover: 50 };

/** What documentation in a hover looks like. */
const markdown =
	'**board** of `string`\n\nOne of *sixteen* [balls](https://example.com) at most:\n\n1. `R`\n2. `Y`\n';

/** Times between two ticks of the host that are shorter are no work worth waiting for, in milliseconds. */
const shortest = 3;

export function activate({ extensionPath }: vscode.ExtensionContext): void {
	leave(extensionPath, measured(extensionPath));
}

async function measured(folder: string): Promise<Measured> {
	// As if of another extension: what the editor needs for any hover is not taken for what ours needs.
	vscode.languages.registerHoverProvider(
		{ scheme: 'file' },
		{ provideHover: () => new vscode.Hover(new vscode.MarkdownString(markdown)) },
	);
	const ticks = new Ticks();
	const all = async (calm: number) => {
		const seen = {} as Record<DocumentName, Seen>;
		for (const [name, file] of Object.entries(documents)) {
			seen[name as DocumentName] = await seenOf(vscode.Uri.file(join(folder, file)), ticks, calm);
		}
		return seen;
	};
	await ticks.calm(calm.with);
	const without = await all(calm.without);
	await vscode.extensions.getExtension('puzzle-replay.puzzle-replay')?.activate();
	const withIt = await all(calm.with);
	ticks.stop();
	return { without, with: withIt };
}

async function seenOf(uri: vscode.Uri, ticks: Ticks, calmOnceEdited: number): Promise<Seen> {
	const open = await ticks.longestIn(calmOnceEdited, async () => {
		await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
	});
	const type = await ticks.longestIn(calmOnceEdited, async () => {
		for (let blank = 0; blank < blanks; blank++) {
			await vscode.commands.executeCommand('type', { text: ' ' });
			await setTimeout(between);
		}
	});
	let hovers = 0;
	const hover = await ticks.longestIn(calm.hover, async () => {
		const at = new vscode.Position(0, 30);
		const shown = await vscode.commands.executeCommand<unknown[]>('vscode.executeHoverProvider', uri, at);
		hovers = shown.length;
	});
	const warnings = vscode.languages.getDiagnostics(uri).length;
	await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
	return { open, type, hover, hovers, warnings };
}

/** Looks every millisecond how long the host had no turn to give. */
class Ticks {
	readonly #timer: ReturnType<typeof setInterval>;
	#clock = performance.now();
	#processor = processorTime();
	#longest = 0;
	#lastWork = 0;

	constructor() {
		this.#timer = setInterval(() => this.#tick(), 1);
	}

	/** The longest piece of work from the start of the action until the host has had nothing to do for so many milliseconds. */
	async longestIn(milliseconds: number, act: () => Promise<void>): Promise<number> {
		this.#longest = 0;
		await act();
		await this.calm(milliseconds);
		return this.#longest;
	}

	/** Waits until the host has had nothing to do for so many milliseconds. */
	async calm(milliseconds: number): Promise<void> {
		this.#lastWork = performance.now();
		while (performance.now() < this.#lastWork + milliseconds) await setTimeout(10);
	}

	stop(): void {
		clearInterval(this.#timer);
	}

	/** What else the machine does takes the host's processor from it, but is no work of the host. */
	#tick(): void {
		const clock = performance.now();
		const processor = processorTime();
		const work = Math.min(clock - this.#clock, processor - this.#processor);
		this.#longest = Math.max(this.#longest, work);
		if (work > shortest) this.#lastWork = clock;
		this.#clock = clock;
		this.#processor = processor;
	}
}

/** Milliseconds for which the thread had a processor; where Node cannot tell, the process. */
function processorTime(): number {
	const { threadCpuUsage = process.cpuUsage } = process as { threadCpuUsage?(): NodeJS.CpuUsage };
	const { user, system } = threadCpuUsage();
	return (user + system) / 1000;
}
