import * as vscode from 'vscode';
import type { Look } from '../drawing/picture.ts';
import type { ThemeName } from '../drawing/theme.ts';
import { palette } from './settings.ts';

const themes: Readonly<Record<vscode.ColorThemeKind, ThemeName>> = {
	[vscode.ColorThemeKind.Dark]: 'dark',
	[vscode.ColorThemeKind.Light]: 'light',
	[vscode.ColorThemeKind.HighContrast]: 'high-contrast',
	[vscode.ColorThemeKind.HighContrastLight]: 'high-contrast-light',
};

/** How a picture is to look in the editor as it is now. */
export function look(): Look {
	return {
		palette: palette(),
		theme: themes[vscode.window.activeColorTheme.kind],
		translations: vscode.l10n.bundle,
	};
}
