import type { Values } from './rules.ts';

/** Piles that are swept in one go: some hundredths of a millisecond. */
export const chunk = 1 << 13;

/**
 * Goes from the pile before `from` down to `to`, at most `chunk` piles, and notes the best take of each. The window
 * holds the leads at `from`, `from + 1` and `from + 2` before, at `to`, `to + 1` and `to + 2` after; behind the last
 * pile they are 0. Of equal takes the one of fewest piles is noted.
 */
export function sweep(
	values: Values,
	from: number,
	to: number,
	window: Float64Array,
	best: Uint8Array,
): void {
	const narrow = values instanceof Int16Array && window.every((lead) => Math.abs(lead) <= largestNarrowLead);
	// Narrow values go by twos.
	const single = narrow ? (from - to) % 2 : from - to;
	sweepWide(values, from, from - single, window, best);
	if (narrow) sweepNarrow(values, from - single, to, window, best);
}

/** The recurrence as it stands. Piles behind the last count 0: too long a take equals a legal one and is not noted. */
function sweepWide(values: Values, from: number, to: number, window: Float64Array, best: Uint8Array): void {
	let [lead1 = 0, lead2 = 0, lead3 = 0] = window;
	let next = values[from] ?? 0;
	let afterNext = values[from + 1] ?? 0;
	for (let pile = from - 1; pile >= to; pile--) {
		const value = values[pile] as number;
		let lead = value - lead1;
		let take = 1;
		const two = value + next - lead2;
		if (two > lead) {
			lead = two;
			take = 2;
		}
		const three = value + next + afterNext - lead3;
		if (three > lead) {
			lead = three;
			take = 3;
		}
		best[pile] = take;
		lead3 = lead2;
		lead2 = lead1;
		lead1 = lead;
		afterNext = next;
		next = value;
	}
	window[0] = lead1;
	window[1] = lead2;
	window[2] = lead3;
}

/** Leads up to this before a chunk keep every number in it, sums of two leads too, within 32 bits. */
const largestNarrowLead = 2 ** 28;

/**
 * The same for an even number of values of 16 bits, five times as fast: without a branch that the processor would have to
 * guess, half the time wrongly; on arrays that the compiler knows, so that it checks nothing within the loop; and two
 * piles a turn, so that no number is moved from register to register.
 *
 * Let `one(i) = value(i) − lead(i + 1)`, the worth of taking one pile. A third pile adds `one(i + 2) + lead(i + 2)` to
 * a take of two. Going beyond one pile adds `one(i + 1) + max(0, what a third adds) + lead(i + 1)` to a take of one.
 * `-x >> 31` is all ones where `x` is above 0, and else 0.
 */
const sweepNarrow = (() => {
	const piles = new Int16Array(chunk);
	const takes = new Uint8Array(chunk);
	return (values: Int16Array, from: number, to: number, window: Float64Array, best: Uint8Array): void => {
		piles.set(values.subarray(to, from));
		let lead1 = (window[0] as number) | 0;
		let lead2 = (window[1] as number) | 0;
		let lead3 = (window[2] as number) | 0;
		let one1 = ((values[from] ?? 0) - lead2) | 0;
		let one2 = ((values[from + 1] ?? 0) - lead3) | 0;
		for (let pile = from - to - 1; pile > 0; pile -= 2) {
			const one = ((piles[pile] as number) - lead1) | 0;
			const third = (one2 + lead2) | 0;
			const takesThird = -third >> 31;
			const beyond = (((one1 + (third & takesThird)) | 0) + lead1) | 0;
			const goesBeyond = -beyond >> 31;
			takes[pile] = 1 - goesBeyond - (goesBeyond & takesThird);
			const lead = (one + (beyond & goesBeyond)) | 0;

			const nextOne = ((piles[pile - 1] as number) - lead) | 0;
			const nextThird = (one1 + lead1) | 0;
			const nextTakesThird = -nextThird >> 31;
			const nextBeyond = (((one + (nextThird & nextTakesThird)) | 0) + lead) | 0;
			const nextGoesBeyond = -nextBeyond >> 31;
			takes[pile - 1] = 1 - nextGoesBeyond - (nextGoesBeyond & nextTakesThird);

			lead3 = lead1;
			lead2 = lead;
			lead1 = (nextOne + (nextBeyond & nextGoesBeyond)) | 0;
			one2 = one;
			one1 = nextOne;
		}
		window[0] = lead1;
		window[1] = lead2;
		window[2] = lead3;
		best.set(takes.subarray(0, from - to), to);
	};
})();
