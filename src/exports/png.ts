import { unit } from '../drawing/item.ts';
import { svg, svgText } from '../drawing/node.ts';
import { type Look, sceneNodes } from '../drawing/picture.ts';
import type { Scene } from '../puzzles/scene.ts';
import { cardOf, margin, top } from './card.ts';
import { inLines } from './lines.ts';
import { canvasOf, imageOf } from './raster.ts';

/** Pixels to the unit, and the most pixels of a picture's width: canvases have an end. */
const scale = 96;
const widest = 8000;

/** A position as a PNG file, transparent around the card it is drawn on. */
export async function pngOf(scene: Scene, look: Look): Promise<Uint8Array> {
	const { svg, width, height } = positionSvg(scene, look);
	const context = canvasOf(width, height);
	context.drawImage(await imageOf(svg), 0, 0, width, height);
	const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/png'));
	if (!blob) throw new Error('No PNG');
	return new Uint8Array(await blob.arrayBuffer());
}

/** The position as an SVG document, and its size in pixels. */
export function positionSvg(position: Scene, look: Look): { svg: string; width: number; height: number } {
	const [scene = position] = inLines([position]);
	const inner = { width: Math.round(scene.width * unit), height: Math.round(scene.height * unit) };
	const width = inner.width + 2 * margin;
	const height = inner.height + top + margin;
	const pixels = Math.min(scale / unit, widest / width);
	const size = { width: Math.round(width * pixels), height: Math.round(height * pixels) };
	const document = svg(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}` },
		cardOf(width, height, look.theme),
		svg('g', { transform: `translate(${margin} ${top})` }, ...sceneNodes(scene, look)),
	);
	return { svg: svgText(document), ...size };
}
