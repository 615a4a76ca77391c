import { free, none, type Spends, unspendable } from './spends.ts';

/** Different spends that fit into a word. */
export const wordBits = 32;

/**
 * Sets of spends as the bits of one word, for hands with at most 32 different spends; every hand of five is one.
 * A spend is the number of its bit: the counts of its colours in mixed radix.
 */
export class WordSpends implements Spends {
	/** None to speak of. */
	readonly effort = 0;

	readonly #colours: number;
	/** By spend and colour, the count. */
	readonly #counts: Uint8Array;
	readonly #sizes: Uint8Array;
	/** By spend, the set of those that fit into the hand beside it. */
	readonly #beside: Int32Array;
	readonly #ones: Int32Array;
	readonly #others: Int32Array;

	/** For a hand (balls by colour) of at most `wordBits` different spends. */
	constructor(hand: readonly number[]) {
		const colours = hand.length;
		const ones = new Int32Array(4 * colours);
		let spends: number[][] = [[]];
		hand.forEach((most, colour) => {
			const step = spends.length;
			for (let count = 1; count <= Math.min(most, 3); count++) ones[4 * colour + count] = 1 << (count * step);
			spends = Array.from({ length: most + 1 }, (_, count) =>
				spends.map((spend) => [...spend, count]),
			).flat();
		});
		this.#colours = colours;
		this.#ones = ones;
		this.#counts = Uint8Array.from(spends.flat());
		this.#sizes = Uint8Array.from(spends, (spend) => spend.reduce((sum, count) => sum + count, 0));
		this.#beside = Int32Array.from(spends, (a) =>
			spends.reduce((set, b, bit) => {
				return hand.every((most, c) => (a[c] ?? 0) + (b[c] ?? 0) <= most) ? set | (1 << bit) : set;
			}, 0),
		);
		// One row more than colours: for any colour that the hand does not have.
		this.#others = Int32Array.from({ length: 4 * (colours + 1) }, (_, index) =>
			hand.reduce(
				(set, _most, c) => (c === index >> 2 ? set : set | (ones[4 * c + (index & 3)] ?? none)),
				none,
			),
		);
	}

	one(colour: number, count: number): number {
		return colour < this.#colours ? (this.#ones[4 * colour + count] as number) : none;
	}

	other(colour: number, count: number): number {
		return this.#others[4 * Math.min(colour, this.#colours) + count] as number;
	}

	/** Quickest where `a` is the smaller set. */
	sum(a: number, b: number): number {
		if (b === none || a === free) return b;
		const beside = this.#beside;
		let sum = none;
		for (let left = a; left !== 0; left &= left - 1) {
			const spend = lowestBit(left);
			sum |= (b & (beside[spend] as number)) << spend;
		}
		return sum;
	}

	/** Where the free spend is among them, it undercuts all others. */
	either(a: number, b: number): number {
		const both = a | b;
		return (both & free) === free ? free : both;
	}

	least(set: number, hand: Uint8Array): number {
		let least = unspendable;
		let fewest = wordBits;
		for (let left = set; left !== 0; left &= left - 1) {
			const spend = lowestBit(left);
			const size = this.#sizes[spend] as number;
			if (size >= fewest || !this.#within(spend, hand)) continue;
			fewest = size;
			least = spend;
		}
		return least;
	}

	#within(spend: number, hand: Uint8Array): boolean {
		const from = spend * this.#colours;
		for (let c = 0; c < this.#colours; c++) {
			if ((this.#counts[from + c] as number) > (hand[c] as number)) return false;
		}
		return true;
	}

	size(spend: number): number {
		return this.#sizes[spend] as number;
	}

	has(set: number, spend: number): boolean {
		return ((set >>> spend) & 1) === 1;
	}

	without(spend: number, colour: number, count: number): number {
		const enough =
			colour < this.#colours && (this.#counts[spend * this.#colours + colour] as number) >= count;
		return enough ? spend - lowestBit(this.one(colour, count)) : unspendable;
	}

	share(a: number, b: number, spend: number): number {
		for (let left = a; left !== 0; left &= left - 1) {
			const mine = lowestBit(left);
			const theirs = spend - mine;
			if (theirs >= 0 && this.has(b & (this.#beside[mine] as number), theirs)) return mine;
		}
		return unspendable;
	}

	/** Words need no memory. */
	tidy(): number {
		return 0;
	}
}

function lowestBit(word: number): number {
	return 31 - Math.clz32(word & -word);
}
