import type { Span } from '../puzzles/puzzle.ts';

/** Some of a row of places: from the one with index `first` up to the one ahead of `end`. */
export interface Stretch {
	readonly first: number;
	readonly end: number;
}

/**
 * The places that overlap a span, of places in the order of their starts; with them those between, which may have
 * ended ahead of it. Where none overlaps, the empty stretch where one would be.
 */
export function stretchIn(places: readonly Span[], span: Span): Stretch {
	let first: number | undefined;
	for (const [index, { start, end }] of places.entries()) {
		if (start >= span.end) return { first: first ?? index, end: index };
		if (end > span.start) first ??= index;
	}
	return { first: first ?? places.length, end: places.length };
}

/** The places that start in a span. */
export function startingIn(places: readonly Span[], span: Span): Stretch {
	const first = countBelow(places, span.start);
	return { first, end: Math.max(first, countBelow(places, span.end)) };
}

/** How many places start ahead of an offset. */
function countBelow(places: readonly Span[], offset: number): number {
	let low = 0;
	for (let high = places.length; low < high; ) {
		const middle = (low + high) >> 1;
		if ((places[middle]?.start ?? offset) < offset) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The first so many of a stretch. */
export function startOf({ first, end }: Stretch, most: number): Stretch {
	return { first, end: Math.min(end, first + most) };
}

export function covers(outer: Stretch, inner: Stretch): boolean {
	return outer.first <= inner.first && inner.end <= outer.end;
}

/** The same places in stretches that are in order and apart. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
	const apart: Stretch[] = [];
	for (const stretch of [...stretches].sort((one, other) => one.first - other.first)) {
		const last = apart.at(-1);
		if (!last || stretch.first > last.end) apart.push(stretch);
		else apart.splice(-1, 1, { first: last.first, end: Math.max(last.end, stretch.end) });
	}
	return apart;
}

/** The places of several stretches, each once, in order. */
export function placesIn<Place>(places: readonly Place[], stretches: readonly Stretch[]): Place[] {
	return merged(stretches).flatMap(({ first, end }) => places.slice(first, end));
}
