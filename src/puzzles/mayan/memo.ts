import { columnCount } from './rules.ts';

/** 2^21 positions of 20 bytes each: 42 MB, and 53 MB while it last grows. */
export const memoCapacity = 1 << 21;

/** Slots that a position may take, side by side; when all are taken, the one with the fewest drags left gives way. */
const windowSize = 8;
const smallest = 1 << 10;
/** How many times as many slots each table has as the one before it. */
const growth = 8;
/** Slots moved at a time while it grows. */
const stride = 4096;

/**
 * Positions from which a number of drags is known to fail. Its keys are whole positions, no hashes of them, so it is
 * never wrong; what it forgets is searched again. It starts small, grows as it fills and stays within its capacity.
 *
 * A slot holds the five packed columns of 28 bits, and the drags left in the high four bits of the first three.
 */
export class Memo {
	readonly #capacity: number;
	#slots: Int32Array;
	/** Places at which a window can start: a power of two. */
	#places: number;
	#filled = 0;

	/** A memo of `capacity` positions, a power of two above 1. */
	constructor(capacity: number) {
		this.#capacity = capacity;
		this.#places = Math.min(capacity, smallest);
		this.#slots = table(this.#places);
	}

	/** Whether it should grow before many more are added. */
	get crowded(): boolean {
		return this.#filled * 2 > this.#places && this.#places < this.#capacity;
	}

	/** Grows, with pauses in which it must be left alone. */
	*grow(): Generator<void, void, void> {
		const old = this.#slots;
		this.#places = Math.min(this.#capacity, this.#places * growth);
		this.#slots = table(this.#places);
		this.#filled = 0;
		for (let at = 0; at < old.length; at += columnCount) {
			const left = leftAt(old, at);
			if (left > 0) this.add(old, at, left);
			if (at % (stride * columnCount) === 0) yield;
		}
	}

	/** Whether exactly `left` drags are known to fail from the position. */
	has(columns: Int32Array, left: number): boolean {
		const slots = this.#slots;
		const a = word(columns, 0, left);
		const b = word(columns, 1, left >> 4);
		const c = word(columns, 2, left >> 8);
		const d = word(columns, 3, 0);
		const e = word(columns, 4, 0);
		let slot = this.#place(a, b, c, d, e);
		for (let tries = 0; tries < windowSize; tries++, slot += columnCount) {
			const first = slots[slot] as number;
			if (
				first === a &&
				slots[slot + 1] === b &&
				slots[slot + 2] === c &&
				slots[slot + 3] === d &&
				slots[slot + 4] === e
			) {
				return true;
			}
			// A position is added to the first empty slot of its window, and none is emptied again.
			if (first === 0 && leftAt(slots, slot) === 0) return false;
		}
		return false;
	}

	/** Adds a position that it does not have, whose columns start at `at`. `left` is at least 1 and below 4096. */
	add(columns: Int32Array, at: number, left: number): void {
		const slots = this.#slots;
		const a = word(columns, at, left);
		const b = word(columns, at + 1, left >> 4);
		const c = word(columns, at + 2, left >> 8);
		const d = word(columns, at + 3, 0);
		const e = word(columns, at + 4, 0);
		let slot = this.#place(a, b, c, d, e);
		let target = slot;
		let fewest = Number.POSITIVE_INFINITY;
		for (let tries = 0; tries < windowSize && fewest > 0; tries++, slot += columnCount) {
			const other = leftAt(slots, slot);
			if (other >= fewest) continue;
			fewest = other;
			target = slot;
		}
		if (fewest === 0) this.#filled++;
		slots[target] = a;
		slots[target + 1] = b;
		slots[target + 2] = c;
		slots[target + 3] = d;
		slots[target + 4] = e;
	}

	/** Where the window of a position starts. */
	#place(a: number, b: number, c: number, d: number, e: number): number {
		let hash = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d);
		hash = Math.imul(b ^ hash ^ (hash >>> 15), 0x297a2d39);
		hash = Math.imul(c ^ hash ^ (hash >>> 15), 0x85ebca6b);
		hash = Math.imul(d ^ hash ^ (hash >>> 15), 0xc2b2ae35);
		hash = Math.imul(e ^ hash ^ (hash >>> 15), 0x7feb352d);
		// By the high bits, so that a table that grows is filled in the order of the old one, from its start to its end.
		const mixed = Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
		return Math.imul(mixed >>> (Math.clz32(this.#places) + 1), columnCount);
	}
}

function table(places: number): Int32Array {
	return new Int32Array((places + windowSize - 1) * columnCount);
}

function word(columns: Int32Array, at: number, left: number): number {
	return ((columns[at] as number) & 0xfffffff) | (left << 28);
}

/** The drags left of the position in a slot, 0 where there is none. */
function leftAt(slots: Int32Array, slot: number): number {
	const low = (slots[slot] as number) >>> 28;
	const middle = ((slots[slot + 1] as number) >>> 28) << 4;
	return low | middle | (((slots[slot + 2] as number) >>> 28) << 8);
}
