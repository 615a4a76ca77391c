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

/** So many of a row of `count` places, or all where there are no more, with the stretch in their middle as far as possible. */
export function around({ first, end }: Stretch, most: number, count: number): Stretch {
	const start = Math.max(0, Math.min(count - most, (first + end - most) >> 1));
	return { first: start, end: Math.min(count, start + most) };
}

export function covers(outer: Stretch, inner: Stretch): boolean {
	return outer.first <= inner.first && inner.end <= outer.end;
}

/** The places of several stretches, each once, in order. */
export function placesIn<Place>(places: readonly Place[], stretches: readonly Stretch[]): Place[] {
	let from = 0;
	return [...stretches]
		.sort((one, other) => one.first - other.first)
		.flatMap(({ first, end }) => {
			const chosen = places.slice(Math.max(first, from), end);
			from = Math.max(from, end);
			return chosen;
		});
}
