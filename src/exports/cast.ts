import { bodyOf, markOf, textOf, unit } from '../drawing/item.ts';
import { type SvgNode, svg, svgText } from '../drawing/node.ts';
import { palettes } from '../drawing/palette.ts';
import { type Look, noteOf, zoneOf } from '../drawing/picture.ts';
import { themes } from '../drawing/theme.ts';
import type { Item } from '../puzzles/scene.ts';
import type { Actor } from './actor.ts';
import { layers, type Shapes } from './layers.ts';
import type { Reel } from './reel.ts';
import { presence, size, visibility, way } from './tracks.ts';

/** Where things are drawn, and what they share. */
export interface Scenery {
	readonly reel: Reel;
	readonly look: Look;
	/** The room for scenes, which stand in its middle. */
	readonly width: number;
	readonly shapes: Shapes;
}

/** The zones of a replay; one whose title or place changes does so when what caused it has arrived. */
export function zonesOf({ reel, look, width }: Scenery): Actor[] {
	const { moments, beats } = reel;
	const times = beats.map(({ arrived }) => arrived);
	const keys = new Set(moments.flatMap(({ scene }) => scene.zones.map(({ key }) => key)));
	return Array.from(keys).flatMap((key) => {
		const drawn = moments.map(({ scene }) => {
			const zone = scene.zones.find((other) => other.key === key);
			const left = (width / unit - scene.width) / 2;
			return zone ? zoneOf({ ...zone, x: left + zone.x }, themes[look.theme], look.translations) : [];
		});
		const parts = Array.from(drawn[0] ?? [], (_, part) => drawn.map((nodes) => nodes[part]));
		return parts.flatMap((nodes) =>
			layers(
				nodes.map((node) => node && svgText(node)),
				(moment) => nodes[moment] as SvgNode,
				(there) => ({ visibility: presence(there, times), sudden: true }),
			),
		);
	});
}

/** The items of a replay, each one actor from its start to its end. */
export function itemsOf(scenery: Scenery): Actor[] {
	const { moments } = scenery.reel;
	const keys = new Set(moments.flatMap(({ scene }) => scene.items.map(({ key }) => key)));
	const byKey = moments.map(({ scene }) => new Map(scene.items.map((item) => [item.key, item])));
	return Array.from(keys, (key) =>
		itemOf(
			byKey.map((items) => items.get(key)),
			scenery,
		),
	);
}

/** `seen` is the item in each moment, where it is there. */
function itemOf(seen: readonly (Item | undefined)[], { reel, look, width, shapes }: Scenery): Actor {
	const { beats, moments } = reel;
	const palette = palettes[look.palette];
	const theme = themes[look.theme];
	const stays = seen.map((item, index) => {
		const left = (width - (moments[index]?.scene.width ?? 0) * unit) / 2;
		return item && { zone: item.zone, x: Math.round(left + item.x * unit), y: Math.round(item.y * unit) };
	});
	const { x, y } = stays.find((stay) => stay !== undefined) ?? { x: 0, y: 0 };
	const items = kept(seen);
	const parts = (part: (item: Item) => string | undefined, draw: (item: Item) => SvgNode) =>
		layers(
			items.map(part),
			(moment) => draw(items[moment] as Item),
			(there) => ({ visibility: visibility(there, beats) }),
		);
	return {
		at: { x, y },
		way: way(stays, { x, y }, beats),
		visibility: visibility(
			seen.map((item) => item !== undefined),
			beats,
		),
		size: size(stays, beats),
		shows: [
			...parts(
				({ shape, tone, text }) => `${shape} ${tone} ${text}`,
				(item) => shapes.use(svg('g', {}, bodyOf(item, palette, theme), textOf(item, palette))),
			),
			...parts(
				({ mark }) => mark,
				(item) => shapes.use(markOf(item, theme)),
			),
			...parts(
				({ note }) => note,
				(item) => svg('g', {}, ...noteOf({ ...item, x: 0, y: 0 }, theme)),
			),
		],
	};
}

/** As it goes, an item keeps its looks, and it has those with which it comes before it does. */
function kept(seen: readonly (Item | undefined)[]): readonly Item[] {
	let last = seen.find((item) => item !== undefined) as Item;
	return seen.map((item) => {
		last = item ?? last;
		return last;
	});
}
