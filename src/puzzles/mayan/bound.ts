import { type Columns, columnCount } from './rules.ts';

/** The detour of a colour that can never be cleared: more than any number of drags. */
export const hopeless = 10_000;

/** What one block in column `x` adds to its colour's spread. */
export const spreadUnits: readonly number[] = Array.from({ length: columnCount }, (_, x) => 1 << (3 * x));

/** Blocks in a column from which on their exact number does not matter. */
const plenty = 4;
const unknown = -1;
const pairs = columnCount - 1;

/** Drags that are needed at least, by the detours of all colours; one in any case. */
export function leastDrags(columns: Columns): number {
	const spreads = new Map<number, number>();
	columns.forEach((column, x) => {
		for (const colour of column) spreads.set(colour, (spreads.get(colour) ?? 0) + (spreadUnits[x] ?? 0));
	});
	let sum = 0;
	for (const spread of spreads.values()) sum += detours().of(spread);
	return Math.max(1, Math.ceil(sum / 2));
}

let shared: Detours | undefined;

/** The one table of detours, made when it is first needed. */
export function detours(): Detours {
	shared ??= new Detours();
	return shared;
}

/**
 * Lower bounds on the drags that a position still needs, from nothing but how many blocks of each colour stand in
 * each column: the *spread* of the colour, packed with three bits per column.
 *
 * A block changes its column only by a drag: falling is straight down. When it is cleared, it stands in a line of
 * three of its colour, upright in one column or flat over three columns. So the spread of the places where the blocks
 * of one colour are cleared is *clearable*: a column with one or two of them needs flat lines through it, and two of
 * its blocks cannot be in the same flat line, nor can their lines share a block of another column, because they run
 * through different rows or go at different times. The least number of single steps to the side that turns the spread
 * of a colour into a clearable one is its *detour*. One drag moves at most two blocks by a step each, one of them to
 * the right and one to the left, so with `left` drags left a position fails
 *
 * - if the detours of all colours add up to more than `2 * left`;
 * - if they add up to `2 * left`, and there are no two colours of which one gets *nearer* (its detour less by one) by
 *   a step between two columns and the other one by the opposite step: then every drag would have to bring two colours
 *   nearer at once.
 *
 * All this holds at any moment, in the middle of a clear as well. Four blocks in a column count as four *or more*,
 * which may give one away and stay four. That allows more than the board does, so no detour is found too large.
 */
export class Detours {
	readonly #detours = new Int16Array(1 << (3 * columnCount)).fill(unknown);
	readonly #nearer = new Int16Array(1 << (3 * columnCount)).fill(unknown);

	/** Breadth first from the clearable spreads, backwards step by step. */
	constructor() {
		const found = this.#detours;
		const queue: number[] = [];
		for (const spread of plainSpreads()) {
			const clearable = isClearable(spread);
			found[spread] = clearable ? 0 : hopeless;
			if (clearable) queue.push(spread);
		}
		for (const spread of queue) {
			const detour = (found[spread] as number) + 1;
			const reach = (source: number): void => {
				if (found[source] !== hopeless) return;
				found[source] = detour;
				queue.push(source);
			};
			for (let x = 0; x < columnCount; x++) {
				const source = blocksIn(spread, x) === plenty ? spread : spread + (spreadUnits[x] as number);
				for (let to = x === 0 ? 1 : x - 1; to <= x + 1 && to < columnCount; to += 2) {
					const arrived = blocksIn(spread, to);
					if (arrived > 0) reach(source - (spreadUnits[to] as number));
					if (arrived === plenty) reach(source);
				}
			}
		}
	}

	/** The detour of a spread. */
	of(spread: number): number {
		const detour = this.#detours[spread] as number;
		return detour === unknown ? this.#ofCrowded(spread) : detour;
	}

	/**
	 * The steps that bring a spread one step nearer to a clearable one: bit `i` for one from column i to column i + 1,
	 * bit `i + 4` for one from column i + 1 to column i.
	 */
	nearer(spread: number): number {
		const steps = this.#nearer[spread] as number;
		return steps === unknown ? this.#findNearer(spread) : steps;
	}

	/** A column with more than `plenty` blocks counts as one with `plenty`. */
	#ofCrowded(spread: number): number {
		const unit = spreadUnits.find((_, x) => blocksIn(spread, x) > plenty) ?? 0;
		const detour = this.of(spread - unit);
		this.#detours[spread] = detour;
		return detour;
	}

	#findNearer(spread: number): number {
		let steps = 0;
		const detour = this.of(spread);
		for (let pair = 0; pair < pairs; pair++) {
			const step = (spreadUnits[pair + 1] as number) - (spreadUnits[pair] as number);
			if (blocksIn(spread, pair) > 0 && this.of(spread + step) < detour) steps |= 1 << pair;
			if (blocksIn(spread, pair + 1) > 0 && this.of(spread - step) < detour) steps |= 1 << (pair + pairs);
		}
		this.#nearer[spread] = steps;
		return steps;
	}
}

/** The steps in the opposite directions, between the same columns. */
export function opposite(steps: number): number {
	return ((steps << pairs) | (steps >> pairs)) & 0xff;
}

/** The spreads with at most `plenty` blocks in each column. */
function plainSpreads(): number[] {
	return spreadUnits.reduce<number[]>(
		(shorter, unit) =>
			shorter.flatMap((spread) => [0, 1, 2, 3, plenty].map((blocks) => spread + blocks * unit)),
		[0],
	);
}

function blocksIn(spread: number, x: number): number {
	return (spread >> (3 * x)) & 7;
}

function isClearable(spread: number): boolean {
	// The columns with at least one, two and three blocks, a bit each.
	let one = 0;
	let two = 0;
	let three = 0;
	for (let x = 0; x < columnCount; x++) {
		const blocks = blocksIn(spread, x);
		if (blocks >= 1) one |= 1 << x;
		if (blocks >= 2) two |= 1 << x;
		if (blocks >= 3) three |= 1 << x;
	}
	// The leftmost columns of the flat lines there can be; then of two in the same columns, one column apart, and two.
	const flat = one & (one >> 1) & (one >> 2);
	const twin = two & (two >> 1) & (two >> 2);
	const shifted = flat & (flat >> 1) & (two >> 1) & (two >> 2);
	const crossed = flat & (flat >> 2) & (two >> 2);
	const once = flat | (flat << 1) | (flat << 2);
	const twice = twin | (twin << 1) | (twin << 2) | (shifted << 1) | (shifted << 2) | (crossed << 2);
	return (one & ~two & ~once) === 0 && (two & ~three & ~twice) === 0;
}
