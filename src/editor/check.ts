import * as vscode from 'vscode';
import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { localized } from './localized.ts';
import { pacer } from './pace.ts';
import type { Problems } from './problems.ts';
import { contentsOf, workspaceFiles } from './workspaceFiles.ts';

/** Milliseconds that a check may take over one puzzle. */
const budget = 1000;

/** Checks every puzzle of the active file, whatever the settings say. */
export async function checkFile(problems: Problems): Promise<void> {
	const uri = vscode.window.activeTextEditor?.document.uri;
	if (uri) await check(phrase('Checking this file'), async () => [uri], problems);
	else tell(phrase('Open the file to check first'));
}

/** Checks every puzzle of every file of the workspace, but for the files that its settings exclude. */
export async function checkWorkspace(problems: Problems): Promise<void> {
	await check(phrase('Checking the workspace'), workspaceFiles, problems);
}

async function check(
	title: Phrase,
	files: (token: vscode.CancellationToken) => Promise<readonly vscode.Uri[]>,
	problems: Problems,
): Promise<void> {
	const location = vscode.ProgressLocation.Notification;
	const options = { location, title: localized(title), cancellable: true };
	const tally = await vscode.window.withProgress(options, async (progress, token) => {
		const uris = await files(token);
		const tally = { puzzles: 0, problems: 0 };
		let checked = 0;
		let reported = 0;
		// Files that are read by now follow each other without a pause of their own.
		const breathe = pacer();
		for await (const content of contentsOf(uris)) {
			await breathe();
			const findings = content && (await content.find(token));
			if (findings) {
				const { uri, lines, written } = content;
				const diagnostics = await diagnosticsOf(findings, lines, 'all', token, budget);
				tally.puzzles += findings.puzzles.length + findings.faults.length;
				tally.problems += diagnostics.length;
				// Of a text that was edited meanwhile the warnings would be at wrong places; its editor looks at it anew.
				if (content.isCurrent()) problems.show(uri, diagnostics, written);
			}
			if (token.isCancellationRequested) break;
			const done = Math.floor((100 * ++checked) / uris.length);
			if (done > reported)
				progress.report({ increment: done - reported, message: localized(counted(tally)) });
			reported = done;
		}
		return tally;
	});
	// The command that shows the view closes it where it has the focus.
	if (tally.problems > 0) await vscode.commands.executeCommand('workbench.panel.markers.view.focus');
	tell(counted(tally));
}

function counted({ puzzles, problems }: { readonly puzzles: number; readonly problems: number }): Phrase {
	return phrase(
		'{0}, {1}',
		plural(puzzles, '{0} puzzle', '{0} puzzles'),
		plural(problems, '{0} problem', '{0} problems'),
	);
}

function tell(message: Phrase): void {
	void vscode.window.showInformationMessage(localized(message));
}
