import * as vscode from 'vscode';
import { type PaletteName, paletteNames } from '../drawing/palette.ts';

/** What the Problems view is told: everything, only wrong expected values, or nothing. */
export type DiagnosticsSetting = 'all' | 'expectations' | 'off';

const section = 'puzzleReplay';

function read<Value>(key: string, fallback: Value, scope?: vscode.ConfigurationScope): Value {
	return vscode.workspace.getConfiguration(section, scope).get(key, fallback);
}

export const showsLenses = (document: vscode.TextDocument): boolean => read('lenses', true, document);

export const diagnosticsFor = (document: vscode.TextDocument): DiagnosticsSetting =>
	read<DiagnosticsSetting>('diagnostics', 'all', document);

export const showsBallColours = (document: vscode.TextDocument): boolean =>
	read('ballColours', true, document);

export function palette(): PaletteName {
	const name = read<string>('palette', '');
	return paletteNames.find((known) => known === name) ?? 'standard';
}

export const autoplays = (): boolean => read('autoplay', true);

/** Calls back when one of our settings changes. */
export function onSettingsChanged(changed: () => void): vscode.Disposable {
	return vscode.workspace.onDidChangeConfiguration((event) => {
		if (event.affectsConfiguration(section)) changed();
	});
}
