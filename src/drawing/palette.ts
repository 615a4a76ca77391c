import type { Tone } from '../puzzles/scene.ts';

/** The palettes there are, by the names that the setting gives them. */
export const paletteNames = ['standard', 'colour-blind safe'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** What a thing of one tone is painted with, as `#rrggbb`. */
export interface Paint {
	readonly fill: string;
	/** Where the light falls; also the rim on a dark ground, on which it stands out by 3 to 1 at least. */
	readonly highlight: string;
	/** Where the shade is; also the rim on a light ground, on which it stands out by 3 to 1 at least. */
	readonly edge: string;
	/** Its letter or number: at least 4.5 to 1 on both `fill` and `highlight`. */
	readonly ink: string;
}

export type Palette = Readonly<Record<Tone, Paint>>;

/**
 * `colour-blind safe` was found by search: the tones stay within the colours that their names promise and are as far
 * apart as they get for the person who can tell them least (full protanopia, deuteranopia or tritanopia,
 * after Machado, Oliveira and Fernandes 2009).
 */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
	standard: {
		red: { fill: '#c9272f', highlight: '#d43d3e', edge: '#8d0008', ink: '#ffffff' },
		yellow: { fill: '#f6c62d', highlight: '#ffea72', edge: '#a88300', ink: '#251800' },
		blue: { fill: '#2560c8', highlight: '#3a72d5', edge: '#00358d', ink: '#ffffff' },
		green: { fill: '#1a783d', highlight: '#32854c', edge: '#004b19', ink: '#ffffff' },
		white: { fill: '#e9edf2', highlight: '#fcffff', edge: '#8b8f94', ink: '#1a1b1c' },
		orange: { fill: '#f28a2b', highlight: '#ffb064', edge: '#b96000', ink: '#2d1200' },
		purple: { fill: '#7c3fb8', highlight: '#905bcb', edge: '#4f1380', ink: '#ffffff' },
		cyan: { fill: '#30bccc', highlight: '#6edceb', edge: '#008b99', ink: '#002024' },
		brown: { fill: '#7a4c2b', highlight: '#976c4e', edge: '#4b2506', ink: '#ffffff' },
		pink: { fill: '#f497c0', highlight: '#ffbce1', edge: '#bc6d91', ink: '#29121d' },
		positive: { fill: '#176f6f', highlight: '#368080', edge: '#004444', ink: '#ffffff' },
		negative: { fill: '#b3402a', highlight: '#c1533d', edge: '#7b1602', ink: '#ffffff' },
		zero: { fill: '#5d6874', highlight: '#6c7682', edge: '#363f49', ink: '#ffffff' },
		other: { fill: '#56616d', highlight: '#6c7682', edge: '#2f3842', ink: '#ffffff' },
	},
	'colour-blind safe': {
		red: { fill: '#b64317', highlight: '#c1522c', edge: '#7e1900', ink: '#ffffff' },
		yellow: { fill: '#f5d023', highlight: '#fff470', edge: '#a48800', ink: '#231900' },
		blue: { fill: '#2856d2', highlight: '#3f6ee2', edge: '#092995', ink: '#ffffff' },
		green: { fill: '#26b27f', highlight: '#64d2a2', edge: '#008156', ink: '#002114' },
		white: { fill: '#f0f5fa', highlight: '#fbffff', edge: '#8b8f94', ink: '#191b1c' },
		orange: { fill: '#ee8700', highlight: '#ffad56', edge: '#b55d00', ink: '#2d1200' },
		purple: { fill: '#7b468f', highlight: '#9463a7', edge: '#4d1f5e', ink: '#ffffff' },
		cyan: { fill: '#83defe', highlight: '#afffff', edge: '#3f8fab', ink: '#051e26' },
		brown: { fill: '#6e3109', highlight: '#955b3b', edge: '#3e0a00', ink: '#ffffff' },
		pink: { fill: '#db9bc2', highlight: '#fabfe2', edge: '#a77092', ink: '#25151f' },
		positive: { fill: '#1d5fa8', highlight: '#3e77bc', edge: '#003572', ink: '#ffffff' },
		negative: { fill: '#a8480c', highlight: '#b75b2c', edge: '#722000', ink: '#ffffff' },
		zero: { fill: '#5d6874', highlight: '#6c7682', edge: '#363f49', ink: '#ffffff' },
		other: { fill: '#56616d', highlight: '#6c7682', edge: '#2f3842', ink: '#ffffff' },
	},
};
