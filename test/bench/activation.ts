import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type * as vscode from 'vscode';
import { sourceText } from './sourceText.ts';

/** Times of the built extension in a process of its own, in milliseconds. */
export interface Activation {
	/** Reading and running `dist/extension.js`. */
	readonly loading: number;
	/** Its `activate`. */
	readonly activating: number;
	/** The first hover, which loads what a hover needs. */
	readonly firstHover: number;
	/** A hover over the same text, and over another puzzle, when all that is known. */
	readonly nextHover: number;
	/** The first hover in a text of 5 MB, and the longest that it kept the process from anything else. */
	readonly largeHover: number;
	readonly largeBlock: number;
}

/**
 * Loads the built extension in this process with a stand-in for the editor's API, and hovers. Everything that is
 * measured is the extension's own work; what the editor adds to it (messages between processes, drawing) is not in it.
 */
export async function activation(root: string): Promise<Activation> {
	const load = createRequire(join(root, 'package.json'));
	const editor = new StandIn();
	const modules = load('node:module') as { _load(name: string, ...more: unknown[]): unknown };
	const loadModule = modules._load;
	modules._load = (name, ...more) => (name === 'vscode' ? editor.api : loadModule(name, ...more));

	const began = performance.now();
	const extension = load('./dist/extension.js') as { activate(context: unknown): void };
	const loaded = performance.now();
	extension.activate({ subscriptions: [], extensionUri: { path: root } });
	const activated = performance.now();

	const small = documentOf(
		'board = "WWRRBBWW", hand = "WRBRW"\nassert find_min_step("RBYYBBRRB", "YRBGB") == 3\n',
	);
	const firstHover = await editor.hoverTime(small, 12);
	await editor.hoverTime(small, 70);
	const nextHover = await editor.hoverTime(small, 70);

	const source = sourceText(5_000_000, 488);
	const large = documentOf(`${source}\nassert find_min_step("WWRRBBWW", "WRBRW") == 2\n`);
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	const largeHover = await editor.hoverTime(large, source.length + 30);
	delay.disable();
	return {
		loading: loaded - began,
		activating: activated - loaded,
		firstHover,
		nextHover,
		largeHover,
		largeBlock: delay.max / 1e6,
	};
}

type HoverProvider = Pick<vscode.HoverProvider, 'provideHover'>;

/** As much of the editor's API as the entry and a hover use. */
class StandIn {
	#hovers: HoverProvider | undefined;

	readonly api = {
		commands: { registerCommand: disposable },
		languages: {
			registerHoverProvider: (_selector: unknown, provider: HoverProvider) => {
				this.#hovers = provider;
				return disposable();
			},
			registerCodeLensProvider: disposable,
			registerCodeActionsProvider: disposable,
		},
		window: {
			visibleTextEditors: [],
			activeColorTheme: { kind: 2 },
			onDidChangeVisibleTextEditors: disposable,
			registerWebviewPanelSerializer: disposable,
		},
		workspace: {
			onDidChangeConfiguration: disposable,
			getConfiguration: () => ({ get: (_key: string, fallback: unknown) => fallback }),
		},
		l10n: {},
		ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 },
		CodeActionKind: { QuickFix: 'quickfix' },
		EventEmitter: class {
			readonly event = disposable;
			fire(): void {}
			dispose(): void {}
		},
		MarkdownString: class {},
		Hover: class {},
		Range: class {
			readonly lines: readonly [first: unknown, last: unknown];
			constructor(first: unknown, _character: unknown, last: unknown) {
				this.lines = [first, last];
			}
		},
	};

	/** Milliseconds until there is a hover at an offset of the document. */
	async hoverTime(document: StandInDocument, offset: number): Promise<number> {
		const token = { isCancellationRequested: false } as vscode.CancellationToken;
		const began = performance.now();
		const hover = await this.#hovers?.provideHover(
			document as unknown as vscode.TextDocument,
			document.positionAt(offset) as vscode.Position,
			token,
		);
		assert.ok(hover);
		return performance.now() - began;
	}
}

function disposable(): { dispose(): void } {
	return { dispose() {} };
}

type StandInDocument = ReturnType<typeof documentOf>;

/** A document of the editor, as far as a hover asks it. */
function documentOf(text: string) {
	const starts = [0];
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
	return {
		uri: { scheme: 'file', toString: () => 'file:///bench.py' },
		version: 1,
		isClosed: false,
		lineCount: starts.length,
		getText: ({ lines: [first, last] }: { readonly lines: readonly [first: number, last: number] }) =>
			text.slice(starts[first], starts[last]),
		positionAt(offset: number): Pick<vscode.Position, 'line' | 'character'> {
			const after = starts.findIndex((start) => start > offset);
			const line = (after < 0 ? starts.length : after) - 1;
			return { line, character: offset - (starts[line] as number) };
		},
		offsetAt: ({ line, character }: Pick<vscode.Position, 'line' | 'character'>) =>
			(starts[line] as number) + character,
	};
}
