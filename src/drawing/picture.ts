import { say, type Translations } from '../puzzles/phrase.ts';
import type { Item, Scene, Zone } from '../puzzles/scene.ts';
import { bodyOf, gradientOf, lettering, markOf, textOf, unit } from './item.ts';
import { type SvgNode, svg, svgText } from './node.ts';
import { type Palette, type PaletteName, palettes } from './palette.ts';
import { type Theme, type ThemeName, themes } from './theme.ts';

/** How a picture is to look. */
export interface Look {
	readonly palette: PaletteName;
	readonly theme: ThemeName;
	readonly translations?: Translations | undefined;
}

/** How large the titles of zones are: in a small picture as large as there is room, for they are to be read there too. */
const titleSize = 32;
const titleRoom = 42;
const legible = 10;

/** Space around the picture, in units of a scene. */
const margin = 0.1;

/**
 * A scene as a self-contained SVG document, `scale` pixels to the unit. What it holds more than once is drawn once,
 * so that it stays short as a `data:` URI.
 */
export function drawSvg(scene: Scene, look: Look, scale = 28): string {
	const width = scene.width + 2 * margin;
	const height = scene.height + 2 * margin;
	return svgText(
		svg(
			'svg',
			{
				xmlns: 'http://www.w3.org/2000/svg',
				width: Math.round(width * scale),
				height: Math.round(height * scale),
				viewBox: [-margin, -margin, width, height].map((length) => Math.round(length * unit)).join(' '),
			},
			...sceneNodes(scene, look, Math.max(titleSize, Math.min(titleRoom, (legible * unit) / scale))),
		),
	);
}

/** What a picture of a scene holds, for one that holds more than that. */
export function sceneNodes(scene: Scene, look: Look, title = titleSize): SvgNode[] {
	const palette = palettes[look.palette];
	const theme = themes[look.theme];
	const shapes = new Map<string, SvgNode>();
	const items = scene.items.map((item) =>
		svg('use', { href: `#${shapeId(item, shapes, palette, theme)}`, ...at(item) }),
	);
	const gradients = new Map(
		scene.items.map(({ shape, tone }) => [`${shape} ${tone}`, gradientOf(shape, tone, palette)]),
	);
	return [
		svg('defs', {}, ...gradients.values(), ...shapes.values()),
		svg(
			'g',
			lettering,
			...scene.zones.flatMap((zone) => zoneOf(zone, theme, look.translations, title)),
			...items,
			...scene.items.map((item) =>
				textOf(item, palette, Math.round(item.x * unit), Math.round(item.y * unit)),
			),
			...scene.items.flatMap((item) => noteOf(item, theme)),
		),
	];
}

/** The id under which the item's body is drawn, once for all items that look like it. */
function shapeId(item: Item, shapes: Map<string, SvgNode>, palette: Palette, theme: Theme): string {
	const id = `${item.shape}-${item.tone}-${item.mark ?? 'plain'}`;
	if (!shapes.has(id)) shapes.set(id, svg('g', { id }, bodyOf(item, palette, theme), markOf(item, theme)));
	return id;
}

export function zoneOf(
	zone: Zone,
	theme: Theme,
	translations: Translations | undefined,
	title = titleSize,
): SvgNode[] {
	const { ink, ground, line } = theme;
	const x = Math.round(zone.x * unit);
	const y = Math.round(zone.y * unit);
	const width = Math.round(zone.width * unit);
	const height = Math.round(zone.height * unit);
	const stroke = zone.active ? ink : line;
	return [
		svg('rect', { x, y, width, height, rx: 24, fill: ground, stroke, 'stroke-width': zone.active ? 4 : 2 }),
		svg(
			'text',
			{ x, y: y - 20, 'font-size': Math.round(title), fill: ink, 'text-anchor': 'start' },
			say(zone.title, translations),
		),
	];
}

export function noteOf({ x, y, note }: Item, { ink }: Theme): SvgNode[] {
	if (note === undefined) return [];
	return [
		svg('text', { x: Math.round(x * unit), y: Math.round(y * unit) + 78, 'font-size': 28, fill: ink }, note),
	];
}

function at({ x, y }: Pick<Item, 'x' | 'y'>): SvgNode['attributes'] {
	return { x: Math.round(x * unit), y: Math.round(y * unit) };
}
