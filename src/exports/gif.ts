import { applyPalette, type Colour, GIFEncoder } from 'gifenc';
import type { AnimatedPicture } from './animatedSvg.ts';
import { coloursOf } from './colours.ts';
import { canvasOf, imageOf } from './raster.ts';
import type { Beat } from './tracks.ts';

/** Milliseconds between two frames while something moves; GIF counts in hundredths of a second. */
const pace = 50;

/** With 128 colours a file is a sixth smaller than with 256 and looks the same; one of them stands for what stays as it was. */
const colourBits = 7;
const mostColours = 2 ** colourBits - 1;
const same = mostColours;

/** Frames that the colours are taken from. */
const samples = 16;

/** A frame of a film: the time it shows, and how long it is shown, in milliseconds. */
interface Shot {
	readonly time: number;
	readonly delay: number;
}

/**
 * The picture as a GIF file that plays over and over, `ground` showing at its round corners. `report` is told the share
 * that is done; when the signal aborts, the promise rejects with its reason.
 */
export async function gifOf(
	picture: AnimatedPicture,
	ground: string,
	report: (share: number) => void,
	signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
	const { width, height } = picture;
	const context = canvasOf(width, height);
	context.fillStyle = ground;
	context.fillRect(0, 0, width, height);
	const shots = shotsOf(picture);
	let painted = 0;
	const paint = async (time: number): Promise<Uint8ClampedArray> => {
		signal.throwIfAborted();
		context.drawImage(await imageOf(picture.stoppedAt(time)), 0, 0, width, height);
		// Lets the page see to the person before the next frame.
		await new Promise((resolve) => setTimeout(resolve));
		report(++painted / (shots.length + samples));
		return context.getImageData(0, 0, width, height).data;
	};

	const palette = coloursOf(await sampled(picture.beats, paint), mostColours);
	const encoder = GIFEncoder();
	let shown: Uint8Array | undefined;
	let waiting: { readonly indexes: Uint8Array; delay: number } | undefined;
	const write = (): void => {
		if (!waiting) return;
		const { indexes, delay } = waiting;
		const first = shown === undefined;
		const changes = shown ? withoutWhatIs(shown, indexes) : indexes;
		encoder.writeFrame(changes, width, height, {
			...(first && { palette: padded(palette) }),
			colorDepth: colourBits,
			delay,
			transparent: !first,
			transparentIndex: same,
			dispose: 1,
		});
		shown = indexes;
	};
	for (const { time, delay } of shots) {
		const indexes = applyPalette(await paint(time), palette);
		if (waiting && indexes.every((index, at) => waiting?.indexes[at] === index)) {
			waiting.delay += delay;
		} else {
			write();
			waiting = { indexes, delay };
		}
	}
	write();
	encoder.finish();
	return encoder.bytes();
}

/** The frames: many while something changes, one for as long as nothing does. */
export function shotsOf({ beats, duration }: Pick<AnimatedPicture, 'beats' | 'duration'>): readonly Shot[] {
	const times = beats.flatMap(({ begin, arrived }) => {
		const count = Math.max(1, Math.round((arrived - begin) / pace));
		return Array.from({ length: count }, (_, index) => Math.min(arrived, begin + (index + 1) * pace));
	});
	return times.map((time, index) => ({ time, delay: (times[index + 1] ?? duration) - time }));
}

/** The pixels of some moments, from the start to the end. */
async function sampled(
	beats: readonly Beat[],
	paint: (time: number) => Promise<Uint8ClampedArray>,
): Promise<Uint8ClampedArray> {
	const pictures: Uint8ClampedArray[] = [];
	for (let sample = 0; sample < samples; sample++) {
		const beat = beats[Math.floor((sample * beats.length) / samples)] as Beat;
		pictures.push(await paint(beat.arrived));
	}
	const pixels = new Uint8ClampedArray(pictures.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const picture of pictures) {
		pixels.set(picture, end);
		end += picture.length;
	}
	return pixels;
}

/** The palette with a place for what stays; a simple picture may have fewer colours. */
function padded(palette: readonly Colour[]): Colour[] {
	return Array.from({ length: mostColours + 1 }, (_, index) => palette[index] ?? [0, 0, 0]);
}

function withoutWhatIs(shown: Uint8Array, indexes: Uint8Array): Uint8Array {
	return indexes.map((index, at) => (shown[at] === index ? same : index));
}
