/**
 * An extension for the bench alone: in a real extension host with the built extension it opens documents, types into
 * them and hovers over them.
 */
import { type Profiler, Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as vscode from 'vscode';
import { leave } from './left.ts';
import { processorTime } from './processorTime.ts';
import {
	type Action,
	type DocumentName,
	documents,
	filesOf,
	type Longest,
	type Measured,
	type Seen,
} from './stalls.ts';

/** Blanks that are typed, and milliseconds between them. */
const blanks = 3;
const between = 50;

/** Milliseconds in which the host has nothing to do once it has done everything: our extension waits for less after an edit. */
const calm = { edited: 350, hover: 50 };

/** What documentation in a hover looks like. */
const markdown =
	'**board** of `string`\n\nOne of *sixteen* [balls](https://example.com) at most:\n\n1. `R`\n2. `Y`\n';

/** Pieces of work that are shorter are not worth a look, in milliseconds, or not worth to be waited for. */
const shortest = { seen: 1, awaited: 3 };

/** Microseconds between two looks at what the host is doing. */
const lookEvery = 500;

/** A time in which the host had no turn to give, from `start` to `end`, and its work in it, in milliseconds. */
interface Piece {
	readonly start: number;
	readonly end: number;
	readonly work: number;
}

/** What was done with a document, before it is known whose work it was. */
interface Done extends Readonly<Record<Action, readonly Piece[]>> {
	readonly hovers: number;
	readonly warnings: number;
}

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
	await ticks.calm(calm.edited);
	const ours = vscode.extensions.getExtension('puzzle-replay.puzzle-replay');
	await ours?.activate();
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Profiler.setSamplingInterval', { interval: lookEvery });
	await session.post('Profiler.start');
	await ticks.calm(calm.edited);
	const done: { readonly name: DocumentName; readonly rounds: readonly Done[] }[] = [];
	for (const name of documents) {
		const rounds: Done[] = [];
		for (const file of filesOf(name)) {
			rounds.push(await doneWith(vscode.Uri.file(join(folder, file)), ticks));
		}
		done.push({ name, rounds });
	}
	ticks.stop();
	const { profile } = await session.post('Profiler.stop');
	session.disconnect();
	const looks = new Looks(profile);
	const seen = ({ open, type, hover, ...counts }: Done): Seen => ({
		...counts,
		open: looks.longest(open),
		type: looks.longest(type),
		hover: looks.longest(hover),
	});
	const all = done.map(({ name, rounds }) => [name, rounds.map(seen)]);
	return Object.fromEntries(all) as Record<DocumentName, readonly Seen[]>;
}

async function doneWith(uri: vscode.Uri, ticks: Ticks): Promise<Done> {
	const open = await ticks.during(calm.edited, async () => {
		await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
	});
	const type = await ticks.during(calm.edited, async () => {
		for (let blank = 0; blank < blanks; blank++) {
			await vscode.commands.executeCommand('type', { text: ' ' });
			await setTimeout(between);
		}
	});
	let hovers = 0;
	const hover = await ticks.during(calm.hover, async () => {
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
	#pieces: Piece[] = [];
	#lastWork = 0;

	constructor() {
		this.#timer = setInterval(() => this.#tick(), 1);
	}

	/** The pieces of work from the start of the action until the host has had nothing to do for so many milliseconds. */
	async during(milliseconds: number, act: () => Promise<void>): Promise<readonly Piece[]> {
		this.#pieces = [];
		await act();
		await this.calm(milliseconds);
		return this.#pieces;
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
		const start = this.#clock;
		const before = this.#processor;
		const end = performance.now();
		const now = processorTime();
		const work = Math.min(end - start, now - before);
		this.#clock = end;
		this.#processor = now;
		if (work > shortest.awaited) this.#lastWork = end;
		if (work > shortest.seen) this.#pieces.push({ start, end, work });
	}
}

/** Whose code the host was in: the built extension's, the collector's, or that of the editor and all others. */
type Whose = 'ours' | 'garbage' | 'other';

/** What the host was seen doing, look by look. */
class Looks {
	/** In milliseconds of `performance.now`. */
	readonly #looks: { readonly time: number; readonly whose: Whose }[] = [];

	constructor({ nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile) {
		const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
		const byId = new Map(nodes.map((node) => [node.id, node]));
		const whose = new Map<number, Whose | undefined>();
		for (const { id, callFrame } of nodes) {
			let of: Whose | undefined = 'other';
			if (callFrame.functionName === '(idle)') of = undefined;
			else if (callFrame.functionName === '(garbage collector)') of = 'garbage';
			for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
				if (byId.get(at)?.callFrame.url.endsWith('/dist/extension.js')) of = 'ours';
			}
			whose.set(id, of);
		}
		// The profile counts microseconds on the clock of `hrtime`.
		const origin = Number(process.hrtime.bigint()) / 1e6 - performance.now();
		let time = startTime;
		for (const [index, id] of samples.entries()) {
			time += timeDeltas[index] ?? 0;
			const of = whose.get(id);
			if (of) this.#looks.push({ time: time / 1000 - origin, whose: of });
		}
	}

	longest(pieces: readonly Piece[]): Longest {
		return {
			all: Math.max(0, ...pieces.map(({ work }) => work)),
			ours: Math.max(0, ...pieces.map((piece) => piece.work * this.#shareOf(piece))),
		};
	}

	/** How much of a piece of work was ours: with all garbage collected in it, if any of it was, for it may be ours. */
	#shareOf({ start, end }: Piece): number {
		const looks = this.#looks.filter(({ time }) => start <= time && time <= end);
		const ours = looks.filter(({ whose }) => whose === 'ours').length;
		const garbage = looks.filter(({ whose }) => whose === 'garbage').length;
		return ours === 0 ? 0 : (ours + garbage) / looks.length;
	}
}
