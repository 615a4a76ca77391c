import { gains, type Values } from './rules.ts';

/** Piles between two checkpoints: what one look computes again at most, some microseconds of work. */
const stride = 512;

/** The worth of every take of a row under best play. */
export interface Leads {
	/**
	 * By how many points the player to move at `pile` gains on the other from there to the end, for a take of 1, 2
	 * and 3 piles followed by best play of both: one number per legal take, none behind the last pile.
	 */
	at(pile: number): readonly number[];
}

/**
 * Leads by the recurrence of `solve`, with three of them kept at every `stride` piles: any position can be looked
 * at, in any order, without a number held per pile. The row is swept at the first look.
 */
export function leadsOf(values: Values): Leads {
	let checkpoints: Float64Array | undefined;
	return {
		at(pile) {
			checkpoints ??= sweep(values);
			const block = Math.ceil((pile + 1) / stride);
			const window = checkpoints.slice(3 * block, 3 * block + 3);
			back(values, Math.min(block * stride, values.length), pile + 1, window);
			return gains(values, pile, window);
		},
	};
}

/** At `3 * c`: the leads at `c * stride` and at the two piles after it. */
function sweep(values: Values): Float64Array {
	const blocks = Math.ceil(values.length / stride);
	const checkpoints = new Float64Array(3 * (blocks + 1));
	const window = new Float64Array(3);
	for (let block = blocks - 1; block >= 0; block--) {
		back(values, Math.min((block + 1) * stride, values.length), block * stride, window);
		checkpoints.set(window, 3 * block);
	}
	return checkpoints;
}

/** Moves a window with the leads at `from`, `from + 1` and `from + 2` back to `to`; behind the last pile they are 0. */
function back(values: Values, from: number, to: number, window: Float64Array): void {
	let [first = 0, second = 0, third = 0] = window;
	let next = values[from] ?? 0;
	let afterNext = values[from + 1] ?? 0;
	for (let pile = from - 1; pile >= to; pile--) {
		const value = values[pile] as number;
		// Piles behind the last count 0: a take that is too long is then worth what a legal one is.
		const lead = Math.max(value - first, value + next - second, value + next + afterNext - third);
		third = second;
		second = first;
		first = lead;
		afterNext = next;
		next = value;
	}
	window[0] = first;
	window[1] = second;
	window[2] = third;
}
