import * as vscode from 'vscode';
import { diagnosticsOf } from './diagnostics.ts';
import { findingsIn } from './findings.ts';
import { whileUnchanged } from './pace.ts';
import { diagnosticsFor } from './settings.ts';

/** Our part of the Problems view: open documents as they are, and whatever was checked on demand. */
export class Problems implements vscode.Disposable {
	readonly #collection = vscode.languages.createDiagnosticCollection('puzzleReplay');
	/** Documents whose problems stay when they are closed. */
	readonly #checked = new Set<string>();

	/** Brings the problems of an open document up to date. */
	async update(document: vscode.TextDocument): Promise<void> {
		const token = whileUnchanged(document);
		const setting = diagnosticsFor(document);
		const findings = await findingsIn(document);
		const diagnostics = await diagnosticsOf(findings, document, setting, token);
		if (!token.isCancellationRequested) this.#collection.set(document.uri, diagnostics);
	}

	/** Shows what a check has found, until the document is edited. */
	show(uri: vscode.Uri, diagnostics: readonly vscode.Diagnostic[]): void {
		if (diagnostics.length > 0) this.#checked.add(uri.toString());
		else if (!this.#collection.has(uri)) return;
		this.#collection.set(uri, diagnostics);
	}

	/** A document was closed. */
	forget(document: vscode.TextDocument): void {
		if (!this.#checked.has(document.uri.toString())) this.#collection.delete(document.uri);
	}

	dispose(): void {
		this.#collection.dispose();
	}
}
