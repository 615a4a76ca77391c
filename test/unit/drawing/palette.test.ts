import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { paletteNames, palettes } from '../../../src/drawing/palette.ts';
import { type Tone, tones } from '../../../src/puzzles/scene.ts';

type Rgb = readonly [number, number, number];

/** A colour `#rrggbb` in linear light, each part from 0 to 1. */
function linear(colour: string): Rgb {
	const part = (at: number) => {
		const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [part(1), part(3), part(5)];
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
	const luminance = (colour: string) => {
		const [red, green, blue] = linear(colour);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** What is seen by a person without one of the three kinds of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const sights: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
	'full colour vision': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
};

const times = (row: Rgb, colour: Rgb) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];

/** The colour in Oklab (Ottosson 2020), where the distance of two colours is how different they look. */
function oklab(colour: Rgb): Rgb {
	const cone = (row: Rgb) => Math.cbrt(times(row, colour));
	const cones: Rgb = [
		cone([0.4122214708, 0.5363325363, 0.0514459929]),
		cone([0.2119034982, 0.6806995451, 0.1073969566]),
		cone([0.0883024619, 0.2817188376, 0.6299787005]),
	];
	return [
		times([0.2104542553, 0.793617785, -0.0040720468], cones),
		times([1.9779984951, -2.428592205, 0.4505937099], cones),
		times([0.0259040371, 0.7827717662, -0.808675766], cones),
	];
}

function difference(one: string, other: string, sight: readonly [Rgb, Rgb, Rgb]): number {
	const seen = (colour: string) => {
		const light = linear(colour);
		const part = (row: Rgb) => Math.min(1, Math.max(0, times(row, light)));
		return oklab([part(sight[0]), part(sight[1]), part(sight[2])]);
	};
	const [a, b] = [seen(one), seen(other)];
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe('Palettes', () => {
	for (const name of paletteNames) {
		const palette = palettes[name];

		it(`have letters that can be read on every tone: WCAG AA (${name})`, () => {
			for (const tone of tones) {
				const { fill, highlight, ink } = palette[tone];
				assert.ok(contrast(ink, fill) >= 4.5, `${tone}: ${contrast(ink, fill)}`);
				assert.ok(
					contrast(ink, highlight) >= 4.5,
					`${tone}, where the light falls: ${contrast(ink, highlight)}`,
				);
			}
		});

		it(`have rims that set items off from a light and a dark ground by 3 to 1 (${name})`, () => {
			for (const tone of tones) {
				const { highlight, edge } = palette[tone];
				assert.ok(contrast(edge, '#ffffff') >= 3, `${tone} on light: ${contrast(edge, '#ffffff')}`);
				assert.ok(contrast(highlight, '#1f1f1f') >= 3, `${tone} on dark: ${contrast(highlight, '#1f1f1f')}`);
			}
		});
	}

	const apart = (among: readonly Tone[], least: number) => {
		for (const [sight, matrix] of Object.entries(sights)) {
			for (const [index, one] of among.entries()) {
				for (const other of among.slice(index + 1)) {
					const palette = palettes['colour-blind safe'];
					const distance = difference(palette[one].fill, palette[other].fill, matrix);
					assert.ok(distance >= least, `${one} and ${other}, ${sight}: ${distance}`);
				}
			}
		}
	};

	it('tell the five colours of Zuma apart for everyone in the colour-blind-safe one', () => {
		apart(['red', 'yellow', 'blue', 'green', 'white'], 0.13);
	});

	it('tell the ten colours of Mayan apart for everyone in the colour-blind-safe one', () => {
		apart(tones.slice(0, 10), 0.09);
	});

	it('tell gain from loss for everyone in the colour-blind-safe one', () => {
		apart(['positive', 'negative', 'zero'], 0.06);
	});
});
