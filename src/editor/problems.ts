import * as vscode from 'vscode';
import { diagnosticsOf } from './diagnostics.ts';
import { findingsIn } from './findings.ts';
import { openDocument } from './openDocument.ts';
import { pause, whileUnchanged } from './pace.ts';
import { diagnosticsFor } from './settings.ts';
import { isWithin } from './within.ts';
import { writtenAt } from './workspaceFiles.ts';

/** Our part of the Problems view: open documents as they are, and whatever was checked on demand. */
export class Problems implements vscode.Disposable {
	readonly #collection = vscode.languages.createDiagnosticCollection('puzzleReplay');
	/**
	 * What was checked on demand and not changed since: its problems stay, whatever the settings say and whether it is
	 * open. Files have the time at which what was checked was written.
	 */
	readonly #checked = new Map<string, number | undefined>();
	readonly #files = vscode.workspace.createFileSystemWatcher('**/*', true);

	constructor() {
		this.#files.onDidChange((uri) => void this.#changed(uri));
		this.#files.onDidDelete((uri) => this.#gone(uri));
	}

	/** Brings the problems of an open document up to date. */
	async update(document: vscode.TextDocument): Promise<void> {
		const token = whileUnchanged(document);
		const findings = await findingsIn(document);
		const setting = diagnosticsFor(document);
		const diagnostics = await diagnosticsOf(findings, document, setting, token);
		// The editor takes some milliseconds over a thousand of them.
		await pause();
		const wanted = !token.isCancellationRequested && diagnosticsFor(document) === setting;
		if (wanted && !this.#checked.has(document.uri.toString()))
			this.#collection.set(document.uri, diagnostics);
	}

	/** Shows what a check has found, in a file as it was `written` at a time or in an open document. */
	show(uri: vscode.Uri, diagnostics: readonly vscode.Diagnostic[], written?: number): void {
		if (diagnostics.length > 0) this.#checked.set(uri.toString(), written);
		else if (!this.#collection.has(uri)) return;
		this.#collection.set(uri, diagnostics);
	}

	/** Whether there are any of the document: they are to be kept up to date, also where no editor shows it. */
	has({ uri }: vscode.TextDocument): boolean {
		return this.#collection.has(uri);
	}

	/** A document was edited: what a check has found is out of date. */
	edited({ uri }: vscode.TextDocument): void {
		this.#checked.delete(uri.toString());
	}

	/** A document was closed. What a check has found stays with a file; nobody comes back to any other text. */
	closed({ uri }: vscode.TextDocument): void {
		const isFile = vscode.workspace.fs.isWritableFileSystem(uri.scheme) === true;
		if (!isFile || !this.#checked.has(uri.toString())) this.#forget(uri);
	}

	dispose(): void {
		this.#collection.dispose();
		this.#files.dispose();
	}

	/** A file has changed, be it before what was checked was read: the news of it may be late. */
	async #changed(uri: vscode.Uri): Promise<void> {
		const key = uri.toString();
		if (!this.#checked.has(key) || openDocument(uri)) return;
		const written = this.#checked.get(key);
		const now = await writtenAt(uri);
		if (now !== written && this.#checked.get(key) === written) this.#forget(uri);
	}

	#forget(uri: vscode.Uri): void {
		this.#checked.delete(uri.toString());
		this.#collection.delete(uri);
	}

	/** A file or a folder is no longer there; of what was in a folder nothing else tells. */
	#gone(gone: vscode.Uri): void {
		this.#collection.forEach((uri) => {
			if (isWithin(uri.toString(), gone.toString())) this.#forget(uri);
		});
	}
}
