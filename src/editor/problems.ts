import * as vscode from 'vscode';
import { diagnosticsOf } from './diagnostics.ts';
import { findingsIn } from './findings.ts';
import { openDocument } from './openDocument.ts';
import { whileUnchanged } from './pace.ts';
import { diagnosticsFor } from './settings.ts';

/** Our part of the Problems view: open documents as they are, and whatever was checked on demand. */
export class Problems implements vscode.Disposable {
	readonly #collection = vscode.languages.createDiagnosticCollection('puzzleReplay');
	/** What was checked on demand and not changed since: its problems stay, whatever the settings say and whether it is open. */
	readonly #checked = new Set<string>();
	readonly #files = vscode.workspace.createFileSystemWatcher('**/*', true);

	constructor() {
		this.#files.onDidChange((uri) => {
			if (!openDocument(uri)) this.#forget(uri);
		});
		this.#files.onDidDelete((uri) => this.#gone(uri));
	}

	/** Brings the problems of an open document up to date. */
	async update(document: vscode.TextDocument): Promise<void> {
		const token = whileUnchanged(document);
		const findings = await findingsIn(document);
		const setting = diagnosticsFor(document);
		const diagnostics = await diagnosticsOf(findings, document, setting, token);
		const wanted = !token.isCancellationRequested && diagnosticsFor(document) === setting;
		if (wanted && !this.#checked.has(document.uri.toString()))
			this.#collection.set(document.uri, diagnostics);
	}

	/** Shows what a check has found. */
	show(uri: vscode.Uri, diagnostics: readonly vscode.Diagnostic[]): void {
		if (diagnostics.length > 0) this.#checked.add(uri.toString());
		else if (!this.#collection.has(uri)) return;
		this.#collection.set(uri, diagnostics);
	}

	/** A document was edited: what a check has found is out of date. */
	edited({ uri }: vscode.TextDocument): void {
		this.#checked.delete(uri.toString());
	}

	closed({ uri }: vscode.TextDocument): void {
		if (!this.#checked.has(uri.toString())) this.#collection.delete(uri);
	}

	dispose(): void {
		this.#collection.dispose();
		this.#files.dispose();
	}

	#forget(uri: vscode.Uri): void {
		this.#checked.delete(uri.toString());
		this.#collection.delete(uri);
	}

	/** A file or a folder is no longer there; of what was in a folder nothing else tells. */
	#gone(gone: vscode.Uri): void {
		this.#collection.forEach((uri) => {
			if (`${uri}/`.startsWith(`${gone}/`)) this.#forget(uri);
		});
	}
}
