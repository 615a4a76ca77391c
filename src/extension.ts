import * as vscode from 'vscode';
import { pause } from './editor/pace.ts';
import { exportNames, playerCommands } from './replay/protocol.ts';

/** Puzzles are written anywhere. */
const everywhere: vscode.DocumentSelector = { scheme: '*' };

/**
 * Loads what every feature that shows itself unasked needs, each part in a turn of its own: the first document has all
 * of it loaded, and each part takes some milliseconds to run.
 */
const ready = once(async () => {
	for (const load of [
		() => import('./puzzles/index.ts'),
		() => import('./literals/index.ts'),
		() => import('./editor/findings.ts'),
		() => import('./editor/solving.ts'),
		() => import('./editor/settings.ts'),
	]) {
		await pause();
		await load();
	}
	await pause();
});

/** Wires the features; each is loaded when it is first used. */
export function activate({ subscriptions, extensionUri }: vscode.ExtensionContext): void {
	const viewType = 'puzzleReplay.replay';
	const replays = once(async () => {
		const { Replays } = await import('./replay/replays.ts');
		return own(new Replays(viewType, extensionUri));
	});
	const problems = once(async () => {
		const { Problems } = await import('./editor/problems.ts');
		return own(new Problems());
	});

	/**
	 * After a command has solved what was too much for a lens, or taken the focus before there were any, a setting has
	 * changed, or puzzles without one have come into view.
	 */
	const lensesChanged = own(new vscode.EventEmitter<void>());

	command('solveSelection', async () => {
		const { solveSelection } = await import('./editor/solveSelection.ts');
		await solveSelection(await replays());
		lensesChanged.fire();
	});
	command('openReplay', async (...args) => {
		const { openReplay } = await import('./editor/openReplay.ts');
		await openReplay(await replays(), args);
		lensesChanged.fire();
	});
	command('showAll', async () => {
		const { showAll } = await import('./editor/showAll.ts');
		await showAll(await replays());
	});
	command('checkFile', async () => {
		const { checkFile } = await import('./editor/check.ts');
		await checkFile(await problems());
		lensesChanged.fire();
	});
	command('checkWorkspace', async () => {
		const { checkWorkspace } = await import('./editor/check.ts');
		await checkWorkspace(await problems());
		lensesChanged.fire();
	});
	for (const action of playerCommands) {
		command(`player.${action}`, async () => (await replays()).perform(action));
	}
	for (const name of exportNames) {
		command(`export.${name}`, async () => (await replays()).export(name));
	}

	own(
		vscode.languages.registerHoverProvider(everywhere, {
			provideHover: async (document, position, token) => {
				await ready();
				const { hoverAt } = await import('./editor/hover.ts');
				return hoverAt(document, position, token);
			},
		}),
	);
	own(
		vscode.workspace.onDidChangeConfiguration((event) => {
			if (event.affectsConfiguration('puzzleReplay')) lensesChanged.fire();
		}),
	);
	own(
		vscode.languages.registerCodeLensProvider(everywhere, {
			onDidChangeCodeLenses: lensesChanged.event,
			provideCodeLenses: async (document) => {
				await ready();
				const { lensesOf } = await import('./editor/lenses.ts');
				return lensesOf(document);
			},
			resolveCodeLens: async (lens, token) => (await import('./editor/lenses.ts')).resolveLens(lens, token),
		}),
	);
	own(
		vscode.languages.registerCodeActionsProvider(
			everywhere,
			{
				provideCodeActions: async (document, _range, context, token) => {
					await ready();
					const { quickFixes } = await import('./editor/quickFixes.ts');
					return quickFixes(document, context, token);
				},
			},
			{ providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
		),
	);
	own(
		vscode.window.registerWebviewPanelSerializer(viewType, {
			deserializeWebviewPanel: async (panel, state) => (await replays()).revive(panel, state),
		}),
	);
	whenThereIsAnEditor(async () => {
		await ready();
		const { live } = await import('./editor/live.ts');
		own(live(await problems(), () => lensesChanged.fire()));
	});

	function own<Thing extends vscode.Disposable>(thing: Thing): Thing {
		subscriptions.push(thing);
		return thing;
	}

	function command(name: string, run: (...args: unknown[]) => Promise<void>): void {
		own(vscode.commands.registerCommand(`puzzleReplay.${name}`, run));
	}

	function whenThereIsAnEditor(act: () => Promise<void>): void {
		const start = once(act);
		if (vscode.window.visibleTextEditors.length > 0) void start();
		else own(vscode.window.onDidChangeVisibleTextEditors(start));
	}
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
	let made: Promise<Value> | undefined;
	return () => {
		made ??= make();
		return made;
	};
}
