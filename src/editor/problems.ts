import * as vscode from 'vscode';
import { diagnosticsOf } from './diagnostics.ts';
import { findingsIn } from './findings.ts';
import { whileUnchanged } from './pace.ts';
import { diagnosticsFor } from './settings.ts';

/** Our part of the Problems view: open documents as they are, and whatever was checked on demand. */
export class Problems implements vscode.Disposable {
	readonly #collection = vscode.languages.createDiagnosticCollection('puzzleReplay');
	/** What was checked on demand and not edited since: its problems stay, whatever the settings say and whether it is open. */
	readonly #checked = new Set<string>();

	/** Brings the problems of an open document up to date. */
	async update(document: vscode.TextDocument): Promise<void> {
		const token = whileUnchanged(document);
		const findings = await findingsIn(document);
		const diagnostics = await diagnosticsOf(findings, document, diagnosticsFor(document), token);
		const checked = this.#checked.has(document.uri.toString());
		if (!checked && !token.isCancellationRequested) this.#collection.set(document.uri, diagnostics);
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
	}
}
