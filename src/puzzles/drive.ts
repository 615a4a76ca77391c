import type { Driven, Progress, Search, Stopped } from './search.ts';

/** Milliseconds of work after which a slice ends: a search pauses often enough that none then lasts over 16. */
const slice = 5;

/** What a driver needs of the machine it runs on, and of whoever waits for the answer. */
export interface Drive {
	/** Milliseconds that never go back, as `performance.now`. */
	now(): number;
	/** Lets everything else that waits have its turn; soon over, so that the slices follow each other closely. */
	pause(): Promise<void>;
	/** Whether the answer is no longer wanted; asked between slices. */
	cancelled(): boolean;
	/** Called after each slice with what is known by then. */
	report?(progress: Progress): void;
	/** Milliseconds after which the search is ended, pauses included; without it, it runs to its end. */
	readonly budget?: number;
}

/**
 * Runs a search to its end in slices with pauses between them, so that neither an extension host nor a page is
 * ever held up, or ends it early. Ended early, it gives what was proven by then.
 */
export async function drive<Result>(search: Search<Result>, by: Drive): Promise<Driven<Result>> {
	const end = by.now() + (by.budget ?? Number.POSITIVE_INFINITY);
	for (;;) {
		const until = Math.min(by.now() + slice, end);
		let step = search.next();
		while (!step.done && by.now() < until) step = search.next();
		if (step.done) return { done: true, result: step.value };
		by.report?.(step.value);
		if (by.now() >= end) return stopped('out of time', step.value);
		await by.pause();
		if (by.cancelled()) return stopped('cancelled', step.value);
	}
}

function stopped(why: Stopped['why'], progress: Progress): { done: false; stopped: Stopped } {
	return { done: false, stopped: { why, progress } };
}
