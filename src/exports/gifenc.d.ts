/** The part of gifenc that is used here; the package has no types of its own. */
declare module 'gifenc' {
	export type Colour = [red: number, green: number, blue: number];

	/** For each pixel the place of the nearest colour. */
	export function applyPalette(pixels: Uint8ClampedArray, colours: readonly Colour[]): Uint8Array;

	export interface Encoder {
		/** `delay` is in milliseconds; the first frame's palette is that of all that bring none. */
		writeFrame(
			indexes: Uint8Array,
			width: number,
			height: number,
			options: {
				palette?: readonly Colour[];
				/** How many bits a place in the palette has. */
				colorDepth: number;
				delay: number;
				transparent: boolean;
				transparentIndex: number;
				/** 1: what the frame leaves out keeps what was there before. */
				dispose: 1;
			},
		): void;
		finish(): void;
		bytes(): Uint8Array<ArrayBuffer>;
	}

	export function GIFEncoder(): Encoder;
}
