import type { Item, Scene } from '../puzzles/scene.ts';

/** Units of the longest line: a picture of a longer one would be too wide to be read. */
const longest = 26;

/** Units between two lines of a zone. */
const between = 0.2;

/** The scenes of a replay, with zones that are too long for one line in several lines of the same length. */
export function inLines(scenes: readonly Scene[]): readonly Scene[] {
	const width = Math.max(...scenes.map((scene) => scene.width));
	if (width <= longest) return scenes;
	const room = Math.ceil(width / Math.ceil(width / longest));
	const extents = new Map<string, number>();
	for (const { zones, items } of scenes) {
		for (const { key } of zones) {
			extents.set(key, Math.max(extents.get(key) ?? 1, extentOf(items.filter(({ zone }) => zone === key))));
		}
	}
	return scenes.map((scene) => broken(scene, room, (key) => Math.ceil((extents.get(key) ?? 1) / room)));
}

/** A scene in lines of so much room; `linesOf` gives how many a zone has. */
function broken(scene: Scene, room: number, linesOf: (zone: string) => number): Scene {
	let lowered = 0;
	const zones = [...scene.zones]
		.sort((one, other) => one.y - other.y)
		.map((zone) => {
			const more = (linesOf(zone.key) - 1) * (zone.height + between);
			const moved = { ...zone, x: 0, y: zone.y + lowered, width: room, height: zone.height + more };
			lowered += more;
			return moved;
		});
	const items = scene.zones.flatMap((zone): Item[] => {
		const down = (zones.find(({ key }) => key === zone.key)?.y ?? zone.y) - zone.y;
		const inZone = scene.items.filter((item) => item.zone === zone.key);
		if (linesOf(zone.key) === 1) {
			const right = (room - scene.width) / 2;
			return inZone.map((item) => ({ ...item, x: item.x + right, y: item.y + down }));
		}
		const first = Math.min(...inZone.map(({ x }) => x));
		return inZone.map((item) => {
			const along = item.x - first + 0.5;
			const line = Math.floor(along / room);
			return { ...item, x: along - line * room, y: item.y + down + line * (zone.height + between) };
		});
	});
	return { width: room, height: scene.height + lowered, zones, items };
}

function extentOf(items: readonly Item[]): number {
	const places = items.map(({ x }) => x);
	return Math.max(...places) - Math.min(...places) + 1;
}
