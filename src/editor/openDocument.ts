import * as vscode from 'vscode';

/** The document at a URI, where it is open. */
export function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
	return vscode.workspace.textDocuments.find((open) => open.uri.toString() === uri.toString());
}
