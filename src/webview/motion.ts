import type { Item } from '../puzzles/scene.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * What one item does while a stage goes through a series of moments: moment 0 is what is on show already, the last
 * one is what stays on show.
 */
export interface Motion {
	/** As it is last seen. */
	readonly item: Item;
	/** The first and the last moment in which it is there. */
	readonly first: number;
	readonly last: number;
	/** Where it is in each moment from `first` to `last`. */
	readonly points: readonly Point[];
	/** The moment since which it has the mark that it has last. */
	readonly marked: number;
	/** The moments in which it has come from another zone. */
	readonly landings: readonly number[];
}

/** The motions of all items that are there in any of the moments. */
export function motions(moments: readonly (readonly Item[])[]): readonly Motion[] {
	const byKey = moments.map((items) => new Map(items.map((item) => [item.key, item])));
	const keys = new Set(moments.flatMap((items) => items.map(({ key }) => key)));
	return Array.from(keys, (key) => {
		const seen = byKey.map((items) => items.get(key));
		const first = seen.findIndex((item) => item !== undefined);
		const last = seen.findLastIndex((item) => item !== undefined);
		const items = seen.slice(first, last + 1).filter((item) => item !== undefined);
		const item = items.at(-1) as Item;
		return {
			item,
			first,
			last,
			points: items.map(({ x, y }) => ({ x, y })),
			marked: first + items.findLastIndex(({ mark }) => mark !== item.mark) + 1,
			landings: items.flatMap(({ zone }, index) => {
				const from = items[index - 1]?.zone ?? zone;
				return zone === from ? [] : [first + index];
			}),
		};
	});
}

/** A value at a share of the whole time. */
export interface Step<Value> {
	readonly offset: number;
	readonly value: Value;
}

/** The way of an item whose stage goes through `end` moments after moment 0; nothing where it stands still. */
export function way({ first, points }: Motion, end: number): readonly Step<Point>[] {
	const [begin] = points;
	if (points.every(({ x, y }) => x === begin?.x && y === begin.y)) return [];
	return stretched(points.map((value, index) => ({ offset: (first + index) / end, value })));
}

/** How visible the item is: it fades in up to its first moment and out after its last. */
export function visibility({ first, last }: Motion, end: number): readonly Step<number>[] {
	const steps: Step<number>[] = [];
	if (first > 0) steps.push({ offset: (first - 1) / end, value: 0 }, { offset: first / end, value: 1 });
	if (last < end) steps.push({ offset: last / end, value: 1 }, { offset: (last + 1) / end, value: 0 });
	return stretched(steps);
}

/** How large the item is: it grows as it comes, is lifted on its way to another zone, and bursts as it goes. */
export function size({ first, last, landings }: Motion, end: number): readonly Step<number>[] {
	const steps: Step<number>[] = [];
	if (first > 0) steps.push({ offset: (first - 1) / end, value: 0.6 }, { offset: first / end, value: 1 });
	for (const landing of landings) {
		steps.push(
			{ offset: (landing - 1) / end, value: 1 },
			{ offset: (landing - 0.5) / end, value: 1.2 },
			{ offset: landing / end, value: 1 },
		);
	}
	if (last < end) steps.push({ offset: last / end, value: 1 }, { offset: (last + 1) / end, value: 1.4 });
	return stretched(steps);
}

/** How visible the item's mark is: it comes with the moment since which the item has it. */
export function markVisibility({ item, marked }: Motion, end: number): readonly Step<number>[] {
	if (item.mark === undefined || marked === 0) return [];
	return stretched([
		{ offset: (marked - 1) / end, value: 0 },
		{ offset: marked / end, value: 1 },
	]);
}

/** The steps, and what they begin and end with before and after them. */
function stretched<Value>(steps: readonly Step<Value>[]): readonly Step<Value>[] {
	const first = steps[0];
	const last = steps.at(-1);
	if (!first || !last) return [];
	return [
		...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
		...steps,
		...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
	];
}
