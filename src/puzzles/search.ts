import type { Phrase } from './phrase.ts';

/** What a search knows when it pauses. */
export interface Progress {
	/** Positions looked at so far. */
	readonly looked: number;
	/** What is proven by now, as a sentence: `At least 3 insertions`. */
	readonly proven: Phrase;
}

/**
 * A search that pauses at safe points, so that whoever drives it can slice, report and cancel it.
 * A search pauses at least every two milliseconds or so of work on an ordinary machine.
 */
export type Search<Result> = Generator<Progress, Result, void>;

/** A search that was ended before it had an answer: what it had proven by then, never a guess. */
export interface Stopped {
	readonly why: 'cancelled' | 'out of time';
	readonly progress: Progress;
}

export type Driven<Result> =
	| { readonly done: true; readonly result: Result }
	| { readonly done: false; readonly stopped: Stopped };

/** Does work that pauses by itself as a part of a search, which says how far it is at each of its pauses. */
export function* reporting<Result>(
	work: Generator<unknown, Result, void>,
	progress: () => Progress,
): Search<Result> {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
		yield progress();
	}
}

/** Runs a search to its end without a pause. */
export function finish<Result>(search: Search<Result>): Result {
	for (;;) {
		const step = search.next();
		if (step.done) return step.value;
	}
}
