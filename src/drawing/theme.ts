/** Kinds of themes, as the editor names them. */
export const themeNames = ['dark', 'light', 'high-contrast', 'high-contrast-light'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The colours of a drawing that are not those of its items. */
export interface Theme {
	/** Whether items lie on a dark ground. */
	readonly dark: boolean;
	/** Titles and notes. */
	readonly ink: string;
	/** Rings and stars around items. */
	readonly mark: string;
	/** The ground of a zone, and the line around it. */
	readonly ground: string;
	readonly line: string;
}

export const themes: Readonly<Record<ThemeName, Theme>> = {
	dark: { dark: true, ink: '#b8bcc2', mark: '#ffffff', ground: '#2a2d31', line: '#3a3e44' },
	light: { dark: false, ink: '#50565d', mark: '#15181c', ground: '#eef0f3', line: '#d5d9de' },
	'high-contrast': { dark: true, ink: '#ffffff', mark: '#ffffff', ground: '#000000', line: '#6fc3df' },
	'high-contrast-light': { dark: false, ink: '#000000', mark: '#000000', ground: '#ffffff', line: '#0f4a85' },
};
