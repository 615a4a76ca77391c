import { free, none, type Spends, unspendable } from './spends.ts';

/** The bits of a packed spend; one more would make it negative. */
const wordBits = 31;
/** So many spends in all sets together are much: 4 MB, at which `tidy` gives them up. */
const much = 1 << 20;

/**
 * Sets of spends for hands of any size: lists of spends of which none uses as many balls of every colour as another.
 * Each list is stored once and known by its number. A search meets few different ones, so that most sums and unions
 * are remembered.
 *
 * A spend has a field of bits for each colour and above each field a guard bit that is 0. Taken from a hand whose guard
 * bits are 1, it leaves them all 1 where no colour runs short. Where there are more colours than a word has fields for,
 * colours share a field. Then a spend is taken for affordable as soon as their sum is: more spends count as affordable
 * than are, so that what no spend affords is impossible all the same.
 */
export class ListSpends implements Spends {
	effort = 0;

	readonly #fields: readonly Field[];
	/** By colour, where its field starts. */
	readonly #starts: Uint8Array;
	readonly #guards: number;
	/** The hand, guard bits set. */
	readonly #hand: number;
	readonly #ones: Int32Array;
	readonly #others: Int32Array;

	/** All lists, one behind the other; list `set` ends before `#ends[set]`, where the next one starts. */
	#spends = new Int32Array(1 << 8);
	#ends = new Int32Array(1 << 6);
	/** By set, the hash of its list. */
	#hashes = new Int32Array(1 << 6);
	#sets = 0;
	/** A hash table of the lists by content: 0 or the set plus 1. */
	#table = new Int32Array(1 << 8);
	/** The sets that the constructor made, which stay. */
	readonly #lasting: number;
	#sums = new Remembered();
	#unions = new Remembered();
	/** The list that is being made. */
	#list = new Int32Array(1 << 6);
	#length = 0;
	#age = 0;

	constructor(hand: readonly number[]) {
		this.#fields = fieldsOf(hand);
		this.#starts = new Uint8Array(hand.length);
		this.#guards = 0;
		this.#hand = 0;
		for (const { start, bits, most, colours } of this.#fields) {
			for (const colour of colours) this.#starts[colour] = start;
			this.#guards |= 1 << (start + bits);
			this.#hand |= (most << start) | (1 << (start + bits));
		}
		this.#keep();
		this.#add(0);
		this.#keep();
		this.#ones = new Int32Array(4 * hand.length);
		hand.forEach((most, colour) => {
			for (let count = 1; count <= Math.min(3, most); count++) {
				this.#add(count << (this.#starts[colour] as number));
				this.#ones[4 * colour + count] = this.#keep();
			}
		});
		// One row more than colours: for any colour that the hand does not have.
		this.#others = Int32Array.from({ length: 4 * (hand.length + 1) }, (_, index) =>
			hand.reduce(
				(set, _most, c) => (c === index >> 2 ? set : this.either(set, this.one(c, index & 3))),
				none,
			),
		);
		this.#lasting = this.#sets;
	}

	one(colour: number, count: number): number {
		return 4 * colour < this.#ones.length ? (this.#ones[4 * colour + count] as number) : none;
	}

	other(colour: number, count: number): number {
		return this.#others[Math.min(4 * colour, this.#ones.length) + count] as number;
	}

	sum(a: number, b: number): number {
		if (a === none || b === none) return none;
		if (a === free) return b;
		if (b === free) return a;
		const known = this.#sums.get(a, b);
		if (known !== undefined) return known;
		const spends = this.#spends;
		const fromB = this.#start(b);
		const endB = this.#end(b);
		for (let i = this.#start(a), endA = this.#end(a); i < endA; i++) {
			for (let j = fromB; j < endB; j++) this.#add((spends[i] as number) + (spends[j] as number));
			this.effort += endB - fromB;
		}
		return this.#sums.put(a, b, this.#keep());
	}

	either(a: number, b: number): number {
		if (a === b || b === none) return a;
		if (a === none) return b;
		if (a === free || b === free) return free;
		const known = this.#unions.get(a, b);
		if (known !== undefined) return known;
		for (let i = this.#start(a), end = this.#end(a); i < end; i++) this.#add(this.#spends[i] as number);
		for (let i = this.#start(b), end = this.#end(b); i < end; i++) this.#add(this.#spends[i] as number);
		return this.#unions.put(a, b, this.#keep());
	}

	least(set: number, hand: Uint8Array): number {
		let packed = this.#guards;
		for (const { start, colours } of this.#fields) {
			for (const colour of colours) packed += (hand[colour] as number) << start;
		}
		let least = unspendable;
		let fewest = Number.POSITIVE_INFINITY;
		for (let i = this.#start(set), end = this.#end(set); i < end; i++) {
			const spend = this.#spends[i] as number;
			const size = this.size(spend);
			if (size >= fewest || !this.#covers(packed, spend)) continue;
			fewest = size;
			least = spend;
		}
		return least;
	}

	size(spend: number): number {
		let size = 0;
		for (const { start, bits } of this.#fields) size += (spend >> start) & ((1 << bits) - 1);
		return size;
	}

	has(set: number, spend: number): boolean {
		for (let i = this.#start(set), end = this.#end(set); i < end; i++) {
			if (this.#spends[i] === spend) return true;
		}
		return false;
	}

	without(spend: number, colour: number, count: number): number {
		const one = this.one(colour, count);
		if (one === none) return unspendable;
		const ball = this.#spends[this.#start(one)] as number;
		return this.#covers(spend | this.#guards, ball) ? spend - ball : unspendable;
	}

	share(a: number, b: number, spend: number): number {
		for (let i = this.#start(a), end = this.#end(a); i < end; i++) {
			const mine = this.#spends[i] as number;
			if (this.#covers(spend | this.#guards, mine) && this.has(b, spend - mine)) return mine;
		}
		return unspendable;
	}

	tidy(): number {
		if (this.#start(this.#sets) < much) return this.#age;
		this.#sets = this.#lasting;
		this.#spends = this.#spends.slice(0, much);
		this.#ends = this.#ends.slice(0, 2 * this.#lasting);
		this.#hashes = this.#hashes.slice(0, 2 * this.#lasting);
		this.#sums = new Remembered();
		this.#unions = new Remembered();
		this.#rehash(1 << 8);
		return ++this.#age;
	}

	#start(set: number): number {
		return set === 0 ? 0 : (this.#ends[set - 1] as number);
	}

	#end(set: number): number {
		return this.#ends[set] as number;
	}

	/** Whether what is left, its guard bits set, has the balls of a spend. */
	#covers(left: number, spend: number): boolean {
		return ((left - spend) & this.#guards) === this.#guards;
	}

	/** Adds a spend to the list that is being made, unless it is beyond the hand. */
	#add(spend: number): void {
		if (!this.#covers(this.#hand, spend)) return;
		if (this.#length === this.#list.length) {
			this.#reduce();
			if (2 * this.#length > this.#list.length) this.#list = grown(this.#list);
		}
		this.#list[this.#length++] = spend;
	}

	/** Sorts the list that is being made, and drops the spends that another one undercuts: it is before them then. */
	#reduce(): void {
		const list = this.#list;
		sort(list, this.#length);
		this.effort += this.#length;
		let kept = 0;
		for (let i = 0; i < this.#length; i++) {
			const spend = list[i] as number;
			let under = 0;
			while (under < kept && !this.#covers(spend | this.#guards, list[under] as number)) under++;
			this.effort += under >> 2;
			if (under === kept) list[kept++] = spend;
		}
		this.#length = kept;
	}

	/** Ends the list that is being made, and gives its set: one that was kept before where it has the same spends. */
	#keep(): number {
		this.#reduce();
		const list = this.#list;
		const length = this.#length;
		this.#length = 0;
		const mask = this.#table.length - 1;
		const hashed = hash(list, 0, length);
		let slot = hashed & mask;
		for (let entry = this.#table[slot] as number; entry !== 0; entry = this.#table[slot] as number) {
			if (this.#equals(entry - 1, list, length)) return entry - 1;
			slot = (slot + 1) & mask;
		}
		const set = this.#sets;
		const start = this.#start(set);
		if (set === this.#ends.length) {
			this.#ends = grown(this.#ends);
			this.#hashes = grown(this.#hashes);
		}
		while (start + length > this.#spends.length) this.#spends = grown(this.#spends);
		for (let i = 0; i < length; i++) this.#spends[start + i] = list[i] as number;
		this.#ends[set] = start + length;
		this.#hashes[set] = hashed;
		this.#table[slot] = set + 1;
		this.#sets++;
		if (2 * this.#sets > this.#table.length) this.#rehash(2 * this.#table.length);
		return set;
	}

	#equals(set: number, list: Int32Array, length: number): boolean {
		const start = this.#start(set);
		if (this.#end(set) - start !== length) return false;
		for (let i = 0; i < length; i++) if (this.#spends[start + i] !== list[i]) return false;
		return true;
	}

	#rehash(size: number): void {
		const table = new Int32Array(size);
		for (let set = 0; set < this.#sets; set++) {
			let slot = (this.#hashes[set] as number) & (size - 1);
			while (table[slot] !== 0) slot = (slot + 1) & (size - 1);
			table[slot] = set + 1;
		}
		this.#table = table;
	}
}

/** The bits of a spend that one colour has, or several that share them, and the most balls that they hold together. */
interface Field {
	readonly start: number;
	readonly bits: number;
	readonly most: number;
	readonly colours: readonly number[];
}

function fieldsOf(hand: readonly number[]): Field[] {
	const shares = hand.map((most, colour) => ({ most, colours: [colour] }));
	const bitsOf = (most: number) => 32 - Math.clz32(most);
	const bits = () => shares.reduce((sum, { most }) => sum + bitsOf(most) + 1, 0);
	while (bits() > wordBits) {
		shares.sort((a, b) => b.most - a.most);
		const last = shares.pop();
		const before = shares.pop();
		if (!last || !before) break;
		shares.push({ most: last.most + before.most, colours: [...before.colours, ...last.colours] });
	}
	let start = 0;
	return shares.map(({ most, colours }) => {
		const field = { start, bits: bitsOf(most), most, colours };
		start += field.bits + 1;
		return field;
	});
}

/** What pairs of sets make: the latest pairs, as many as have a place of their own. */
class Remembered {
	#places = 1 << 8;
	#entries = new Int32Array(3 * this.#places);
	#put = 0;

	get(a: number, b: number): number | undefined {
		const at = this.#at(a, b);
		const entries = this.#entries;
		const mine = entries[at] === a && entries[at + 1] === b;
		return mine ? entries[at + 2] : undefined;
	}

	put(a: number, b: number, made: number): number {
		if (++this.#put > 2 * this.#places && this.#places < 1 << 15) {
			this.#places *= 4;
			this.#entries = new Int32Array(3 * this.#places);
			this.#put = 0;
		}
		const at = this.#at(a, b);
		this.#entries[at] = a;
		this.#entries[at + 1] = b;
		this.#entries[at + 2] = made;
		return made;
	}

	#at(a: number, b: number): number {
		const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
		return 3 * ((mixed ^ (mixed >>> 15)) & (this.#places - 1));
	}
}

function hash(list: Int32Array, from: number, to: number): number {
	let mixed = to - from;
	for (let i = from; i < to; i++) {
		mixed = Math.imul(mixed ^ (list[i] as number), 0x9e3779b1);
		mixed ^= mixed >>> 15;
	}
	return mixed;
}

/** Sorts the first numbers of a list. */
function sort(list: Int32Array, length: number): void {
	if (length > 32) {
		list.subarray(0, length).sort();
		return;
	}
	for (let i = 1; i < length; i++) {
		const number = list[i] as number;
		let at = i;
		for (; at > 0 && (list[at - 1] as number) > number; at--) list[at] = list[at - 1] as number;
		list[at] = number;
	}
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
	const longer = new Int32Array(2 * list.length);
	longer.set(list);
	return longer;
}
