import { type SvgNode, svg } from '../drawing/node.ts';
import { type PaletteName, palettes } from '../drawing/palette.ts';
import { type ThemeName, themes } from '../drawing/theme.ts';
import type { Tone } from '../puzzles/scene.ts';

/** Space around what is on a card, in hundredths of a unit; on top there is less, for titles have room above them. */
export const margin = 40;
export const top = 20;

/** The ground of a picture that stands by itself, so that it can be read wherever it is put. */
export const paper: Readonly<Record<ThemeName, string>> = {
	dark: '#1e2125',
	light: '#fdfdfe',
	'high-contrast': '#000000',
	'high-contrast-light': '#ffffff',
};

/** The card that a picture lies on. */
export function cardOf(width: number, height: number, theme: ThemeName): SvgNode {
	return svg('rect', {
		x: 1,
		y: 1,
		width: width - 2,
		height: height - 2,
		rx: 36,
		fill: paper[theme],
		stroke: themes[theme].line,
		'stroke-width': 2,
	});
}

/**
 * CSS that turns a picture drawn in the light theme into what the dark theme would have drawn: each colour is exchanged
 * for its counterpart. No colour of the light theme is used for anything else.
 */
export function darkRules(palette: PaletteName, usedTones: Iterable<Tone>): string {
	const { light, dark } = themes;
	const both: readonly (readonly [string, string])[] = [
		[paper.light, paper.dark],
		[light.ink, dark.ink],
		[light.mark, dark.mark],
		[light.ground, dark.ground],
		[light.line, dark.line],
	];
	const rims = Array.from(usedTones, (tone) => {
		const { edge, highlight } = palettes[palette][tone];
		return `[stroke="${edge}"]{stroke:${highlight}}`;
	});
	const rules = both.map(([from, to]) => `[fill="${from}"]{fill:${to}}[stroke="${from}"]{stroke:${to}}`);
	return [...rules, ...rims].join('');
}
