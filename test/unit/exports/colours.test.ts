import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { coloursOf } from '../../../src/exports/colours.ts';

type Rgb = readonly [number, number, number];

function pixelsOf(colours: readonly Rgb[]): Uint8ClampedArray {
	return new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));
}

const distance = (one: Rgb, other: Rgb) =>
	Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

describe('colours of a GIF', () => {
	it('are those of the picture where there are few', () => {
		const flat: Rgb[] = [
			[30, 33, 37],
			[201, 39, 47],
			[255, 255, 255],
		];
		const picture = pixelsOf(flat.flatMap((colour, index) => Array<Rgb>(10 ** index).fill(colour)));
		assert.deepEqual(
			coloursOf(picture, 127).sort(([one], [other]) => one - other),
			flat,
		);
	});

	it('leave a small ball its colour on a wide ground', () => {
		const ground = Array.from({ length: 5000 }, (_, index): Rgb => [40 + (index % 40), 42, 48]);
		const found = coloursOf(pixelsOf([...ground, [240, 200, 40], [240, 200, 40]]), 4);
		assert.ok(
			found.some((colour) => distance(colour, [240, 200, 40]) < 8),
			String(found),
		);
	});

	it('are as near to every pixel as eight steps of a channel where there is one for each', () => {
		const channel = fc.integer({ min: 0, max: 255 });
		const picture = fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 100 });
		fc.assert(
			fc.property(picture, fc.integer({ min: 1, max: 127 }), (pixels, most) => {
				const found = coloursOf(pixelsOf(pixels), most);
				assert.ok(found.length >= 1 && found.length <= most);
				const near = (pixel: Rgb) => found.some((colour) => distance(pixel, colour) <= Math.hypot(8, 8, 8));
				if (most >= pixels.length) for (const pixel of pixels) assert.ok(near(pixel), String(pixel));
			}),
			{ seed: 89 },
		);
	});
});
