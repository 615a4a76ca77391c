import * as vscode from 'vscode';

/** Waits until `look` gives something, at most as long as a test may take. */
export async function until<Thing>(look: () => Thing | Promise<Thing>): Promise<NonNullable<Thing>> {
	for (;;) {
		const thing = await look();
		if (thing) return thing as NonNullable<Thing>;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}

/** Fails unless both are the same as JSON. */
export function same(actual: unknown, expected: unknown): void {
	const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
	if (is !== should) throw new Error(`is ${is}, should be ${should}`);
}

let files = 0;

/** Writes a file into the folder that is open. */
export async function write(path: string, content: string): Promise<vscode.Uri> {
	const [folder] = vscode.workspace.workspaceFolders ?? [];
	if (!folder) throw new Error('There is no folder');
	const uri = vscode.Uri.joinPath(folder.uri, path);
	await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
	return uri;
}

/** Shows a text in an editor, as a new file. */
export async function show(content: string): Promise<vscode.TextEditor> {
	const document = await vscode.workspace.openTextDocument(await write(`test-${++files}.txt`, content));
	await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
	return until(() => {
		const active = vscode.window.activeTextEditor;
		return active?.document === document ? active : undefined;
	});
}

/** Where the first such piece of text stands. */
export function rangeOf(document: vscode.TextDocument, piece: string): vscode.Range {
	const start = document.getText().indexOf(piece);
	return new vscode.Range(document.positionAt(start), document.positionAt(start + piece.length));
}

/** What our hover says over the first such piece of text, as Markdown; empty where there is none. */
export async function hoverOver(document: vscode.TextDocument, piece: string): Promise<string> {
	const at = rangeOf(document, piece).start.translate(0, 1);
	const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
		'vscode.executeHoverProvider',
		document.uri,
		at,
	);
	return hovers
		.flatMap(({ contents }) => contents.map((each) => (each as vscode.MarkdownString).value))
		.join('\n');
}

/** The open replay panels. */
export function panels(): vscode.Tab[] {
	const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
	return tabs.filter(
		({ input }) => input instanceof vscode.TabInputWebview && input.viewType.includes('puzzleReplay'),
	);
}

/** Closes every editor and panel. */
export async function closeAll(): Promise<void> {
	while (vscode.window.tabGroups.all.some(({ tabs }) => tabs.length > 0)) {
		await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
	}
}

/** Runs `act`, and gives the messages that were shown to the person meanwhile. */
export async function messagesOf(act: () => Thenable<unknown>): Promise<string[]> {
	const shown: string[] = [];
	const { showInformationMessage, showWarningMessage } = vscode.window;
	const note = async (message: string): Promise<undefined> => {
		shown.push(message);
	};
	Object.assign(vscode.window, { showInformationMessage: note, showWarningMessage: note });
	try {
		await act();
	} finally {
		Object.assign(vscode.window, { showInformationMessage, showWarningMessage });
	}
	return shown;
}

/** A full board of ten colours and far too many drags, which only a text about the puzzle would have: nobody solves this one. */
export const hard =
	'# Mayan\n20\n5 9 1 3 4 3 6 0\n3 2 10 5 5 2 9 0\n5 3 10 4 1 8 6 0\n5 10 1 6 8 8 6 0\n4 3 4 1 9 4 2 0\n';

/** Runs `act` with a person who cancels every notification with progress; gives the titles of those that came. */
export async function cancelling(act: () => Thenable<unknown>): Promise<string[]> {
	return whileWorking((source) => setTimeout(() => source.cancel()), act);
}

/** Runs `act` and calls `meanwhile` as soon as any work with progress has begun; gives the titles of that work. */
export async function whileWorking(
	meanwhile: (source: vscode.CancellationTokenSource) => void,
	act: () => Thenable<unknown>,
): Promise<string[]> {
	const titles: string[] = [];
	const { withProgress } = vscode.window;
	const watched: typeof withProgress = (options, task) => {
		titles.push(options.title ?? '');
		const source = new vscode.CancellationTokenSource();
		const working = task({ report: () => {} }, source.token);
		meanwhile(source);
		return working;
	};
	Object.assign(vscode.window, { withProgress: watched });
	try {
		await act();
	} finally {
		Object.assign(vscode.window, { withProgress });
	}
	return titles;
}

/** Runs Solve Selection, waits for so many replay panels, and gives the titles of those that are open a moment later. */
export async function solveSelection(expected = 1): Promise<string[]> {
	await vscode.commands.executeCommand('puzzleReplay.solveSelection');
	await until(() => panels().length >= expected);
	await new Promise((resolve) => setTimeout(resolve, 200));
	return panels().map(({ label }) => label);
}

/** Fails unless the text has every piece. */
export function includes(text: string, ...pieces: readonly string[]): void {
	const missing = pieces.filter((piece) => !text.includes(piece));
	if (missing.length > 0) throw new Error(`no ${missing.join(', no ')} in: ${text}`);
}

/** Has one of our settings at a value while `act` runs. */
export async function setting(name: string, value: unknown, act: () => Promise<void>): Promise<void> {
	const settings = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('puzzleReplay');
	await settings().update(name, value, vscode.ConfigurationTarget.Global);
	try {
		await act();
	} finally {
		await settings().update(name, undefined, vscode.ConfigurationTarget.Global);
	}
}
