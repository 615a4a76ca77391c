import type { Point } from './motion.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much more a step aside counts than a step ahead. */
const aside = 2;

/** The nearest of some things in a direction from a point; nothing where there is none. */
export function neighbour<Thing extends Point>(
	things: readonly Thing[],
	from: Point,
	direction: Direction,
): Thing | undefined {
	const sideways = direction === 'left' || direction === 'right';
	const forward = direction === 'right' || direction === 'down' ? 1 : -1;
	let nearest: Thing | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const thing of things) {
		const ahead = (sideways ? thing.x - from.x : thing.y - from.y) * forward;
		const beside = Math.abs(sideways ? thing.y - from.y : thing.x - from.x);
		// Left and right stay in the row.
		if (ahead < 0.1 || (sideways && beside > 0.5)) continue;
		const distance = ahead + aside * beside;
		if (distance < least) {
			least = distance;
			nearest = thing;
		}
	}
	return nearest;
}

/** The direction of an arrow key. */
export function directionOf(key: string): Direction | undefined {
	switch (key) {
		case 'ArrowLeft':
			return 'left';
		case 'ArrowRight':
			return 'right';
		case 'ArrowUp':
			return 'up';
		case 'ArrowDown':
			return 'down';
		default:
			return undefined;
	}
}
