/** When one moment of a replay begins, and when everything that changes with it has arrived; in milliseconds. */
export interface Beat {
	readonly begin: number;
	readonly arrived: number;
}

/** A value at a time; between two keys it goes over from one to the other. */
export interface Key<Value> {
	readonly time: number;
	readonly value: Value;
}

/** What one property of a thing does over the whole replay, from time 0 on; empty where it never changes. */
export type Track<Value> = readonly Key<Value>[];

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Where a thing is in one moment. */
export interface Stay extends Point {
	readonly zone: string;
}

/** How visible something is that is there in some moments, one of `there` per beat: 0 or 1. */
export function visibility(there: readonly boolean[], beats: readonly Beat[]): Track<number> {
	return track(beats, Number(there[0]), (beat, index) => {
		const before = Number(there[index - 1]);
		const now = Number(there[index]);
		return before === now ? [] : over(beat, before, now);
	});
}

/** The same for something that comes and goes at once, at the time of its beat. */
export function presence(there: readonly boolean[], times: readonly number[]): Track<number> {
	const beats = times.map((time) => ({ begin: time, arrived: time }));
	return track(beats, Number(there[0]), ({ begin }, index) =>
		there[index - 1] === there[index] ? [] : [{ time: begin, value: Number(there[index]) }],
	);
}

/**
 * The way of a thing, as its distance from `from`; `stays` has one entry per beat, none where it is not there. Where it
 * comes back at another place, it gets there unseen.
 */
export function way(stays: readonly (Stay | undefined)[], from: Point, beats: readonly Beat[]): Track<Point> {
	let last = from;
	const away = ({ x, y }: Point): Point => ({ x: x - from.x, y: y - from.y });
	return track(beats, { x: 0, y: 0 }, (beat, index) => {
		const now = stays[index];
		if (!now || (now.x === last.x && now.y === last.y)) return [];
		const gone = last;
		last = now;
		if (stays[index - 1]) return over(beat, away(gone), away(now));
		return [
			{ time: beats[index - 1]?.arrived ?? 0, value: away(gone) },
			{ time: beat.begin, value: away(now) },
		];
	});
}

const small = 0.6;
const lifted = 1.15;
const burst = 1.4;

/** How large a thing is: it grows as it comes, is lifted on its way to another zone, and bursts as it goes. */
export function size(stays: readonly (Stay | undefined)[], beats: readonly Beat[]): Track<number> {
	return track(beats, stays[0] ? 1 : small, (beat, index) => {
		const before = stays[index - 1];
		const now = stays[index];
		if (before?.zone === now?.zone) return [];
		if (!before) return over(beat, small, 1);
		if (!now) return over(beat, 1, burst);
		const half = (beat.begin + beat.arrived) / 2;
		return [
			{ time: beat.begin, value: 1 },
			{ time: half, value: lifted },
			{ time: beat.arrived, value: 1 },
		];
	});
}

/** `keysOf` gives what a beat adds; the value of `first` holds until the first of them. */
function track<Value>(
	beats: readonly Beat[],
	first: Value,
	keysOf: (beat: Beat, index: number) => readonly Key<Value>[],
): Track<Value> {
	const keys = beats.flatMap((beat, index) => (index === 0 ? [] : keysOf(beat, index)));
	return keys.length === 0 ? [] : [{ time: 0, value: first }, ...keys];
}

function over<Value>({ begin, arrived }: Beat, before: Value, now: Value): readonly Key<Value>[] {
	return [
		{ time: begin, value: before },
		{ time: arrived, value: now },
	];
}
