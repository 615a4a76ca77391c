import * as vscode from 'vscode';
import { localized } from '../editor/localized.ts';
import { standaloneHtml } from '../exports/html.ts';
import { puzzles } from '../puzzles/index.ts';
import { phrase } from '../puzzles/phrase.ts';
import type { Replay } from './answering.ts';
import type { ReplayPanel } from './panel.ts';
import type { Copy, Play, Save, SavePage, Setup, Solved } from './protocol.ts';

/** Milliseconds that the status bar says that it is done. */
const told = 4000;

/** Brings something of a replay to where the person wants it. `extension` is the folder with the files for a page. */
export async function takeAway(
	{ replay, solved }: Pick<ReplayPanel, 'replay' | 'solved'>,
	message: Copy | Save | SavePage,
	extension: vscode.Uri,
	setup: Setup,
): Promise<void> {
	switch (message.type) {
		case 'copy':
			await vscode.env.clipboard.writeText(message.text);
			vscode.window.setStatusBarMessage(localized(phrase('Copied')), told);
			break;
		case 'save':
			await save(replay, message.format, async () => message.bytes);
			break;
		case 'savePage':
			if (solved) await save(replay, 'html', () => pageOf(solved, extension, setup, message.play));
			break;
	}
}

/** Asks where to, and writes what `make` makes there; works wherever the editor can write. */
async function save(replay: Replay, format: string, make: () => Promise<Uint8Array>): Promise<void> {
	const suggested = suggestion(replay, `${replay.id}.${format}`);
	const uri = await vscode.window.showSaveDialog({
		...(suggested && { defaultUri: suggested }),
		filters: { [format.toUpperCase()]: [format] },
	});
	if (!uri) return;
	const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
	try {
		await vscode.workspace.fs.writeFile(uri, await make());
		vscode.window.setStatusBarMessage(localized(phrase('Saved {0}', name)), told);
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		void vscode.window.showErrorMessage(localized(phrase('{0} could not be saved: {1}', name, why)));
	}
}

/** Beside the text that the puzzle was read from, else in the first folder of the workspace. */
function suggestion({ source }: Replay, name: string): vscode.Uri | undefined {
	const text = source && vscode.Uri.parse(source.uri);
	if (text && vscode.workspace.fs.isWritableFileSystem(text.scheme))
		return vscode.Uri.joinPath(text, '..', name);
	const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
	return folder && vscode.Uri.joinPath(folder, name);
}

async function pageOf(
	solved: Solved,
	extension: vscode.Uri,
	setup: Setup,
	play: Play | undefined,
): Promise<Uint8Array> {
	const read = async (...path: string[]) =>
		new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, ...path)));
	const files = {
		script: await read('dist', 'standalone.js'),
		style: (await read('media', 'standalone.css')) + (await read('media', 'panel.css')),
	};
	const title = localized(puzzles[solved.id].title);
	const html = await standaloneHtml(
		{ setup, solved, ...(play && { play }) },
		files,
		title,
		vscode.env.language,
	);
	return new TextEncoder().encode(html);
}
