/**
 * The rules of Zuma (LeetCode 488): insert one hand ball anywhere in the row; the run it joins is cleared when it has
 * three or more balls; where the two ends then meet in a run of three or more, that is cleared too, and so on.
 */

/** A Zuma puzzle. Both are strings of one letter per ball; the board holds no run of three or more. */
export interface ZumaInput {
	readonly board: string;
	readonly hand: string;
}

/** One insertion: a hand ball of `colour` goes before the ball at `place` (0 is the left end, the row's length the right). */
export interface Insertion {
	readonly place: number;
	readonly colour: string;
	/** The key of the ball, where a person has picked one of several of its colour. */
	readonly ball?: string;
}

/** A stretch of a row, `end` exclusive. */
export interface Stretch {
	readonly start: number;
	readonly end: number;
}

/** A run of this many balls or more is cleared. */
export const clearing = 3;

/** The run around place `at` of a row: the balls of the colour that stands there. */
export function runAt(row: string, at: number): Stretch {
	const colour = row[at];
	let start = at;
	let end = at;
	while (start > 0 && row[start - 1] === colour) start--;
	while (end < row.length && row[end] === colour) end++;
	return { start, end };
}

/** The row with the ball put in and nothing cleared yet. */
export function put(row: string, { place, colour }: Insertion): string {
	return row.slice(0, place) + colour + row.slice(place);
}

/** What the run around `at` does to the row: the stretches that are cleared, in order, each in the row left by the one before. */
export function cascade(row: string, at: number): Stretch[] {
	const cleared: Stretch[] = [];
	let left = row;
	let run = runAt(left, at);
	while (run.end - run.start >= clearing) {
		cleared.push(run);
		left = without(left, run);
		if (run.start === 0 || run.start === left.length) break;
		run = runAt(left, run.start);
	}
	return cleared;
}

/** The row with a stretch taken out and closed up. */
export function without(row: string, { start, end }: Stretch): string {
	return row.slice(0, start) + row.slice(end);
}

/** The settled row after an insertion. */
export function insert(row: string, insertion: Insertion): string {
	const filled = put(row, insertion);
	return cascade(filled, insertion.place).reduce(without, filled);
}

/** The same insertion in the place that the usual notation writes: behind the run that it joins, `WWRR[R]BBWW`. */
export function behindRun(row: string, { place, colour }: Insertion): Insertion {
	const joined = runAt(put(row, { place, colour }), place);
	return { place: joined.end - 1, colour };
}

/** The first run of three or more in a row, where there is one. */
export function overlongRun(row: string): Stretch | undefined {
	for (let at = 0; at < row.length; ) {
		const run = runAt(row, at);
		if (run.end - run.start >= clearing) return run;
		at = run.end;
	}
	return undefined;
}
