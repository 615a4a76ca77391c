import { type Columns, columnCount } from './rules.ts';

/** The detour of a colour that can never be cleared: more than any number of drags. */
export const hopeless = 10_000;

/** What one block in column `x` adds to its colour's spread. */
export const spreadUnits: readonly number[] = Array.from({ length: columnCount }, (_, x) => 1 << (3 * x));

/** Blocks in a column from which on their exact number does not matter. */
const plenty = 4;
const everyColumn = 0o11111;
/** What steps do to a colour of which there is no block: they change nothing. */
export const unchanged = 0x11111111;
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
 *   nearer at once;
 * - if they add up to `2 * left - 1`, and no step brings a colour nearer: the next drag would have to.
 *
 * All this holds at any moment, in the middle of a clear as well. Four blocks in a column count as four *or more*,
 * which may give one away and stay four. That allows more than the board does, so no detour is found too large.
 */
export class Detours {
	/** By spread, found when first asked for. */
	readonly #detours = new Int16Array(1 << (3 * columnCount)).fill(unknown);
	readonly #changes = new Int32Array(1 << (3 * columnCount)).fill(unknown);

	/** The detour of a spread. */
	of(spread: number): number {
		if (this.#detours[spread] === unknown) this.#findDetour(spread);
		return this.#detours[spread] as number;
	}

	/**
	 * What single steps do to the detour of a spread, in four bits for each: 0 where it gets *nearer* to a clearable
	 * spread, the detour less by one, 1 where the detour stays, 2 where it grows by one. Step i goes from column i to
	 * column i + 1, step i + 4 back.
	 */
	changes(spread: number): number {
		if (this.#changes[spread] === unknown) this.#findChanges(spread);
		return this.#changes[spread] as number;
	}

	#findDetour(spread: number): void {
		let detour = 0;
		if (isHopeless(spread)) detour = hopeless;
		else while (!isWithin(spread, detour)) detour++;
		this.#detours[spread] = detour;
	}

	#findChanges(spread: number): void {
		let changes = unchanged;
		const note = (after: number, step: number): void => {
			changes += Math.sign(this.of(after) - this.of(spread)) << (4 * step);
		};
		for (let pair = 0; pair < pairs; pair++) {
			const step = (spreadUnits[pair + 1] as number) - (spreadUnits[pair] as number);
			if (blocksIn(spread, pair) > 0) note(spread + step, pair);
			if (blocksIn(spread, pair + 1) > 0) note(spread - step, pair + pairs);
		}
		this.#changes[spread] = changes;
	}
}

/** The lowest of the four bits of each step that brings a spread nearer. */
export function nearer(changes: number): number {
	return ~(changes | (changes >>> 1)) & unchanged;
}

/** The bits of the opposite steps. */
export function opposite(steps: number): number {
	return (steps << 16) | (steps >>> 16);
}

/**
 * How much a drag by a step adds to the sum of the detours, given the changes of each colour: it moves one colour and
 * brings an `other` one back, or none (0).
 */
export function changeBy(changes: Int32Array, step: number, moved: number, other: number): number {
	const forth = ((changes[moved] as number) >>> (4 * step)) & 3;
	const back = ((changes[other] as number) >>> (4 * (step ^ pairs))) & 3;
	return forth + back - 2;
}

/** Takes a drag into account in the spreads of the colour that it moves and of the other one, which may be 0, none. */
export function moveSpreads(
	spreads: Int32Array,
	from: number,
	to: number,
	moved: number,
	other: number,
): void {
	const step = (spreadUnits[to] as number) - (spreadUnits[from] as number);
	spreads[moved] = (spreads[moved] as number) + step;
	if (other !== 0) spreads[other] = (spreads[other] as number) - step;
}

/** Whether so many steps lead to a clearable spread. */
function isWithin(spread: number, steps: number): boolean {
	if (steps === 0) return isClearable(spread);
	for (let x = 0; x < columnCount; x++) {
		const blocks = blocksIn(spread, x);
		if (blocks === 0) continue;
		const left = blocks < plenty ? spread - (spreadUnits[x] as number) : spread;
		for (let to = x === 0 ? 1 : x - 1; to <= x + 1 && to < columnCount; to += 2) {
			const there = blocksIn(spread, to) < plenty ? (spreadUnits[to] as number) : 0;
			if (isWithin(left + there, steps - 1)) return true;
		}
	}
	return false;
}

/** One or two blocks are never in a line of three; three or more can always be brought together. */
function isHopeless(spread: number): boolean {
	let blocks = 0;
	for (let x = 0; x < columnCount; x++) blocks += blocksIn(spread, x);
	return blocks === 1 || blocks === 2;
}

function blocksIn(spread: number, x: number): number {
	return (spread >> (3 * x)) & 7;
}

function isClearable(spread: number): boolean {
	// The columns with at least one, two and three blocks: the lowest of a column's three bits is set.
	const one = (spread | (spread >> 1) | (spread >> 2)) & everyColumn;
	const two = ((spread >> 1) | (spread >> 2)) & everyColumn;
	const three = ((spread & (spread >> 1)) | (spread >> 2)) & everyColumn;
	// The leftmost columns of the flat lines there can be; then of two in the same columns, one column apart, and two.
	const flat = one & (one >> 3) & (one >> 6);
	const twin = two & (two >> 3) & (two >> 6);
	const shifted = flat & (flat >> 3) & (two >> 3) & (two >> 6);
	const crossed = flat & (flat >> 6) & (two >> 6);
	const once = flat | (flat << 3) | (flat << 6);
	const twice = twin | (twin << 3) | (twin << 6) | (shifted << 3) | (shifted << 6) | (crossed << 6);
	return (one & ~two & ~once) === 0 && (two & ~three & ~twice) === 0;
}
