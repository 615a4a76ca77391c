import * as vscode from 'vscode';

/** The folder of the extension, once its own activation event, some seconds after the start, has activated it. */
export async function activatedExtension(): Promise<vscode.Uri> {
	const extension = vscode.extensions.getExtension('puzzle-replay.puzzle-replay');
	for (let second = 0; second < 60; second++) {
		if (extension?.isActive) {
			return extension.extensionUri;
		}
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	throw new Error('The extension has not been activated within a minute.');
}
