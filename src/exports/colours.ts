import type { Colour } from 'gifenc';

/** Colours that are so alike count as one; `sums` are over all its pixels. */
interface Shade {
	readonly sums: Colour;
	pixels: number;
}

/** A shade as a point among the colours, which draws colours the more to itself the heavier it is. */
interface Weighed {
	readonly colour: Colour;
	readonly weight: number;
}

interface Box {
	readonly shades: readonly Weighed[];
	readonly mean: Colour;
	/** How badly the mean stands for the shades: the sum of squared distances along each channel. */
	readonly errors: Colour;
}

/**
 * At most so many colours that stand for those of the pixels, four bytes each: the colours are parted where they are
 * farthest apart, again and again, as in median cut (Heckbert 1982), but at the mean.
 */
export function coloursOf(pixels: Uint8ClampedArray, most: number): Colour[] {
	const boxes = [boxOf(shadesOf(pixels))];
	while (boxes.length < most) {
		const worst = boxes.reduce((one, other) =>
			Math.max(...other.errors) > Math.max(...one.errors) ? other : one,
		);
		const error = Math.max(...worst.errors);
		if (error === 0) break;
		const channel = worst.errors.indexOf(error) as 0 | 1 | 2;
		const isLow = ({ colour }: Weighed) => colour[channel] <= worst.mean[channel];
		boxes.splice(
			boxes.indexOf(worst),
			1,
			boxOf(worst.shades.filter(isLow)),
			boxOf(worst.shades.filter((shade) => !isLow(shade))),
		);
	}
	return boxes.map(({ mean: [red, green, blue] }) => [Math.round(red), Math.round(green), Math.round(blue)]);
}

function shadesOf(pixels: Uint8ClampedArray): Weighed[] {
	const shades = new Map<number, Shade>();
	for (let at = 0; at < pixels.length; at += 4) {
		const red = pixels[at] ?? 0;
		const green = pixels[at + 1] ?? 0;
		const blue = pixels[at + 2] ?? 0;
		const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
		let shade = shades.get(key);
		if (!shade) {
			shade = { sums: [0, 0, 0], pixels: 0 };
			shades.set(key, shade);
		}
		shade.sums[0] += red;
		shade.sums[1] += green;
		shade.sums[2] += blue;
		shade.pixels++;
	}
	// By the root of their area, so that the wide ground does not take the colours from the small balls.
	return Array.from(shades.values(), ({ sums: [red, green, blue], pixels: count }) => ({
		colour: [red / count, green / count, blue / count],
		weight: Math.sqrt(count),
	}));
}

function boxOf(shades: readonly Weighed[]): Box {
	const total = shades.reduce((sum, { weight }) => sum + weight, 0);
	const sumOver = (channel: 0 | 1 | 2, value: (part: number) => number) =>
		shades.reduce((sum, { colour, weight }) => sum + weight * value(colour[channel]), 0);
	const meanOf = (channel: 0 | 1 | 2) => sumOver(channel, (part) => part) / total;
	const mean: Colour = [meanOf(0), meanOf(1), meanOf(2)];
	const errorOf = (channel: 0 | 1 | 2) => sumOver(channel, (part) => (part - mean[channel]) ** 2);
	return { shades, mean, errors: shades.length === 1 ? [0, 0, 0] : [errorOf(0), errorOf(1), errorOf(2)] };
}
