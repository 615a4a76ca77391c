import type { Item, Scene } from '../puzzles/scene.ts';

/**
 * Pixels to the unit. On items smaller than `least` letters and numbers cannot be read; a picture for which that is not
 * small enough scrolls, so it may as well be comfortable. Larger than `most` looks lost.
 */
const least: Readonly<Record<Item['shape'], number>> = { ball: 24, block: 24, pile: 32 };
const comfortable: Readonly<Record<Item['shape'], number>> = { ball: 34, block: 34, pile: 44 };
const most = 68;

/** The share of the window's height that a picture takes at most, unless its items would be smaller than `least`. */
const tallest = 0.46;

/** What the scale must do for, of all scenes of a replay so far: it does not go up and down with the row. */
export interface Extent {
	/** In units. */
	readonly width: number;
	readonly height: number;
	readonly shapes: ReadonlySet<Item['shape']>;
}

export const noExtent: Extent = { width: 0, height: 0, shapes: new Set() };

export function extended(extent: Extent, { width, height, items }: Scene): Extent {
	return {
		width: Math.max(extent.width, width),
		height: Math.max(extent.height, height),
		shapes: new Set([...extent.shapes, ...items.map(({ shape }) => shape)]),
	};
}

/** Pixels to the unit for a picture in a view so many pixels wide, in a window so many pixels high. */
export function scaleOf({ width, height, shapes }: Extent, view: number, window: number): number {
	const of = (sizes: Readonly<Record<Item['shape'], number>>) =>
		Math.max(0, ...Array.from(shapes, (shape) => sizes[shape]));
	const fits = view / width;
	if (fits < of(least)) return of(comfortable);
	return Math.max(of(least), Math.floor(Math.min(most, fits, (window * tallest) / height) * 4) / 4);
}
