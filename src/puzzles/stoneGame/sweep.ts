import type { Values } from './rules.ts';

/** Piles that are swept in one go: far less than a millisecond. */
export const chunk = 1 << 13;

/** Leads this large before a chunk of `Int16Array` values keep every number in it, sums of two too, within 32 bits. */
const narrowLead = 2 ** 28;

/**
 * Goes from the pile before `from` down to `to`, at most `chunk` piles, and notes the best take of each. The window
 * holds the leads at `from`, `from + 1` and `from + 2` before, at `to`, `to + 1` and `to + 2` after; behind the last
 * pile they are 0. Of equal takes the one of fewest piles is noted.
 *
 * The recurrence is `lead(i) = max over k in 1..3 of sum(i, k) − lead(i + k)`. It is computed by what one pile more
 * adds to a take, so that the processor never has to guess which take is best: that costs more than all the rest.
 * Let `one(i) = value(i) − lead(i + 1)`. A third pile adds `one(i + 2) + lead(i + 2)` to a take of two; going beyond
 * one pile adds `one(i + 1) + max(0, that) + lead(i + 1)`. Piles behind the last count 0, add 0 and are never taken.
 */
export function sweep(
	values: Values,
	from: number,
	to: number,
	window: Float64Array,
	best: Uint8Array,
): void {
	const narrow = values instanceof Int16Array && window.every((lead) => Math.abs(lead) <= narrowLead);
	if (narrow) sweepNarrow(values, from, to, window, best);
	else sweepWide(values, from, to, window, best);
}

/** On 32-bit whole numbers: `-x >> 31` is all ones where `x` is above 0, else 0. */
function sweepNarrow(
	values: Int16Array,
	from: number,
	to: number,
	window: Float64Array,
	best: Uint8Array,
): void {
	let lead1 = (window[0] as number) | 0;
	let lead2 = (window[1] as number) | 0;
	let lead3 = (window[2] as number) | 0;
	let one1 = ((values[from] ?? 0) - lead2) | 0;
	let one2 = ((values[from + 1] ?? 0) - lead3) | 0;
	for (let pile = from - 1; pile >= to; pile--) {
		const one = ((values[pile] as number) - lead1) | 0;
		const third = (one2 + lead2) | 0;
		const takesThird = -third >> 31;
		const beyond = (((one1 + (third & takesThird)) | 0) + lead1) | 0;
		const goesBeyond = -beyond >> 31;
		best[pile] = 1 - goesBeyond - (goesBeyond & takesThird);
		lead3 = lead2;
		lead2 = lead1;
		lead1 = (one + (beyond & goesBeyond)) | 0;
		one2 = one1;
		one1 = one;
	}
	window[0] = lead1;
	window[1] = lead2;
	window[2] = lead3;
}

/**
 * On doubles: `0.5 * (x + |x|)` is `x` where that is above 0, else 0. It is exact although `x` can reach 2^54: leads
 * from one pile on are as even or odd as the values from there, so that `x`, of two such leads, is even.
 */
function sweepWide(values: Values, from: number, to: number, window: Float64Array, best: Uint8Array): void {
	let [lead1 = 0, lead2 = 0, lead3 = 0] = window;
	let one1 = (values[from] ?? 0) - lead2;
	let one2 = (values[from + 1] ?? 0) - lead3;
	for (let pile = from - 1; pile >= to; pile--) {
		const one = (values[pile] as number) - lead1;
		const third = one2 + lead2;
		const takesThird = +(third > 0);
		const beyond = one1 + 0.5 * (third + Math.abs(third)) + lead1;
		const goesBeyond = +(beyond > 0);
		best[pile] = 1 + goesBeyond + (goesBeyond & takesThird);
		lead3 = lead2;
		lead2 = lead1;
		lead1 = one + 0.5 * (beyond + Math.abs(beyond));
		one2 = one1;
		one1 = one;
	}
	window[0] = lead1;
	window[1] = lead2;
	window[2] = lead3;
}
