import * as vscode from 'vscode';

/** The panel's page: an empty body and its script; everything it shows comes by message. */
export function page(webview: vscode.Webview, extension: vscode.Uri): string {
	const nonce = newNonce();
	const policy = [
		"default-src 'none'",
		`script-src 'nonce-${nonce}'`,
		`style-src ${webview.cspSource}`,
		`img-src ${webview.cspSource} data:`,
	].join('; ');
	const address = (...path: string[]) => webview.asWebviewUri(vscode.Uri.joinPath(extension, ...path));
	return `<!DOCTYPE html>
<html lang="${vscode.env.language}">
<head>
	<meta charset="UTF-8">
	<meta http-equiv="Content-Security-Policy" content="${policy}">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<link rel="stylesheet" href="${address('media', 'panel.css')}">
	<title>Puzzle Replay</title>
</head>
<body>
	<script nonce="${nonce}" src="${address('dist', 'webview.js')}"></script>
</body>
</html>`;
}

/** The folders that the page may load from. */
export function pageRoots(extension: vscode.Uri): vscode.Uri[] {
	return [vscode.Uri.joinPath(extension, 'dist'), vscode.Uri.joinPath(extension, 'media')];
}

function newNonce(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
