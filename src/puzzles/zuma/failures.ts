/** Positions remembered at most, at some 20 to 100 bytes each. */
export const failuresCapacity = 1 << 17;

/** Places that a position may take, side by side; when all are taken, the one that proves least gives way. */
const bucket = 4;
const smallest = 1 << 8;
const growth = 8;
/** Bits for the count of one colour in a hand. */
const countBits = 5;

/**
 * Positions, a row and a hand each, with the insertions that they are known to need at least. A key is the whole position,
 * not a hash of it, so it is never wrong; what it forgets is searched again. It starts small, and each time it is half
 * full it starts anew with more places, up to its capacity.
 */
export class Failures {
	readonly #capacity: number;
	readonly #held: number;
	readonly #codeBits: number;
	readonly #rowWords: number;
	/** A position packed: the row, then the hand; empty places are all 0, as no row is. */
	readonly #key: Int32Array;
	#places: number;
	/** By place, a key and what it needs. */
	#entries: Int32Array;
	#filled = 0;

	/** For rows of up to `balls` balls in `colours` colours, and hands of the first `held` of them. */
	constructor(balls: number, colours: number, held: number, capacity: number) {
		this.#capacity = Math.max(bucket, capacity);
		this.#held = held;
		this.#codeBits = 32 - Math.clz32(colours);
		this.#rowWords = Math.ceil(balls / Math.floor(32 / this.#codeBits));
		this.#key = new Int32Array(this.#rowWords + Math.ceil(held / Math.floor(32 / countBits)));
		this.#places = Math.min(this.#capacity, smallest);
		this.#entries = new Int32Array(this.#places * (this.#key.length + 1));
	}

	/** The insertions that a position is known to need at least; 0 where nothing is known. */
	needs(row: Uint8Array, length: number, hand: Uint8Array): number {
		this.#pack(row, length, hand);
		const at = this.#find();
		return this.#matches(at) ? (this.#entries[at + this.#key.length] as number) : 0;
	}

	/** Notes the insertions that a position needs at least. */
	note(row: Uint8Array, length: number, hand: Uint8Array, needs: number): void {
		if (2 * this.#filled > this.#places && this.#places < this.#capacity) {
			this.#places = Math.min(this.#capacity, growth * this.#places);
			this.#entries = new Int32Array(this.#places * (this.#key.length + 1));
			this.#filled = 0;
		}
		this.#pack(row, length, hand);
		const at = this.#find();
		const end = at + this.#key.length;
		if (this.#entries[end] === 0) this.#filled++;
		this.#entries.set(this.#key, at);
		this.#entries[end] = needs;
	}

	#pack(row: Uint8Array, length: number, hand: Uint8Array): void {
		const key = this.#key;
		key.fill(0);
		const perWord = Math.floor(32 / this.#codeBits);
		for (let ball = 0; ball < length; ball++) {
			const word = Math.floor(ball / perWord);
			key[word] =
				(key[word] as number) | (((row[ball] as number) + 1) << ((ball % perWord) * this.#codeBits));
		}
		const countsPerWord = Math.floor(32 / countBits);
		for (let code = 0; code < this.#held; code++) {
			const word = this.#rowWords + Math.floor(code / countsPerWord);
			key[word] = (key[word] as number) | ((hand[code] as number) << ((code % countsPerWord) * countBits));
		}
	}

	/** Where the packed position is, or else where it goes: an empty place, or the one that proves least. */
	#find(): number {
		const size = this.#key.length + 1;
		const end = this.#key.length;
		let hash = 0;
		for (let word = 0; word < end; word++)
			hash = Math.imul(hash ^ (this.#key[word] as number), 0x9e3779b1) ^ (hash >>> 15);
		const first = ((hash ^ (hash >>> 13)) & (this.#places - 1) & ~(bucket - 1)) * size;
		let least = first;
		for (let at = first; at < first + bucket * size; at += size) {
			if (this.#entries[at + end] === 0 || this.#matches(at)) return at;
			if ((this.#entries[at + end] as number) < (this.#entries[least + end] as number)) least = at;
		}
		return least;
	}

	#matches(at: number): boolean {
		for (let word = 0; word < this.#key.length; word++) {
			if (this.#entries[at + word] !== this.#key[word]) return false;
		}
		return true;
	}
}
