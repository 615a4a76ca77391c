import { type ThemeName, themeNames } from '../drawing/theme.ts';

/** The kind of theme that the editor has, from the class that it puts on the body. */
export function currentTheme(): ThemeName {
	const { classList } = document.body;
	return themeNames.findLast((name) => classList.contains(`vscode-${name}`)) ?? 'dark';
}

/** Calls back when the kind of theme changes. */
export function whenThemeChanges(changed: () => void): void {
	let theme = currentTheme();
	new MutationObserver(() => {
		const now = currentTheme();
		if (now === theme) return;
		theme = now;
		changed();
	}).observe(document.body, { attributes: true, attributeFilter: ['class'] });
}

/** Whether the person asked for less motion, of the editor or of the system. */
export function prefersLessMotion(): boolean {
	return (
		document.body.classList.contains('vscode-reduce-motion') ||
		window.matchMedia('(prefers-reduced-motion: reduce)').matches
	);
}
