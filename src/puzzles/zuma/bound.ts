import { Slots } from './slots.ts';
import { free, none, type SpendSets } from './spends.ts';

/**
 * What a row costs at least, told by *classes*. Take any play and all balls that it ever has in the row, inserted ones
 * too, in their order from left to right. Two balls are of one class when the same clear takes them away. Then
 *
 * 1. A class has one colour and three or four balls: a settled row has runs of one or two balls, an insertion makes
 *    three of two, and two runs that meet make four at most.
 * 2. Classes do not cross, and none reaches across a ball that stays: when a class goes, nothing stands between its
 *    balls any more.
 * 3. Of a class of four, something stood between the second ball and the third and went last, as two pairs met.
 * 4. Of two equal balls side by side, both are of one class, or both stay, or a ball of another colour was inserted
 *    between them: as long as nothing is between them, a run that has the one has the other.
 *
 * Hence a play inserts, colour by colour, at least what some partition of the row into classes by these rules asks for: a
 * class of one to four balls of the row asks for as many as make it three. An interval dynamic programme gives what all
 * partitions together ask for, as a set of spends. It knows nothing of the order of clears; that is left to the search.
 *
 * The programme runs over *items*: the balls and, where asked for, a *joint* between any two equal balls side by side,
 * which stands for the ball of rule 4: a member of any class of another colour, at the price of one ball, or a ball
 * that stays. A joint is shut where its neighbours follow each other in one class, or both stay. Without joints rule 4
 * is left out: that asks for less and is quicker.
 */
export class Bound {
	readonly slots: Slots;
	/** How many balls may stay. */
	left = 0;

	readonly #spends: SpendSets;
	/** The age of the spends that the tables hold. */
	#age = 0;
	readonly #width: number;
	readonly #height: number;
	/** Columns worked out. Column `to` is about stretches of items that end before item `to`. */
	#columns = 0;
	/** The slot that comes next in the column that is being worked out; negative between columns. */
	#slot = -1;
	/** At `to * width + from`: what clears the stretch. */
	readonly #clear: Int32Array;
	/** At `to * height + slot`: what clears the stretch from the slot on, where it is its class's second member; */
	readonly #second: Int32Array;
	/** … where it is the third; */
	readonly #third: Int32Array;
	/** … where it is the last, in the column that is being worked out. */
	readonly #last: Int32Array;
	/** Layers worked out. Layer `left` is about the items before `to` with at most `left` balls that stay. */
	#layers = 0;
	/** The item that comes next in the layer that is being worked out. */
	#to = 0;
	/** By layer and `to`: what clears all others; */
	readonly #upTo: Int32Array[] = [];
	/** … where the last item stays. */
	readonly #upToStay: Int32Array[] = [];

	/** For rows of up to `balls` balls in `colours` colours, the first `held` of which the hand has. */
	constructor(spends: SpendSets, balls: number, colours: number, held: number, joints: boolean) {
		this.#spends = spends;
		this.slots = new Slots(balls, colours, held, joints);
		this.#width = this.slots.first.length;
		this.#height = this.slots.item.length;
		this.#clear = new Int32Array(this.#width * this.#width);
		this.#clear[0] = free;
		this.#second = new Int32Array(this.#width * this.#height);
		this.#third = new Int32Array(this.#width * this.#height);
		this.#last = new Int32Array(this.#height);
	}

	/** Starts on a row of which `left` balls may stay. What it has in common with the beginning of the last row remains. */
	begin(row: Uint8Array, length: number, left: number): void {
		this.left = left;
		this.#slot = -1;
		this.#layers = 0;
		this.#to = 0;
		this.#columns = Math.min(this.#columns, this.slots.take(row, length));
		const age = this.#spends.tidy();
		if (age !== this.#age) this.#columns = 0;
		this.#age = age;
	}

	get done(): boolean {
		return this.#columns === this.slots.items && (this.left === 0 || this.#layers > this.left);
	}

	/** Works on for about so many cells, or until it is done; gives how many it were. */
	advance(cells: number): number {
		let worked = 0;
		while (worked < cells && !this.done) {
			const rest = cells - worked;
			worked += this.#columns < this.slots.items ? this.#column(rest) : this.#layer(rest);
		}
		return worked;
	}

	/** Works on a column for so many cells, or to its end. */
	#column(cells: number): number {
		const spends = this.#spends;
		const clear = this.#clear;
		const second = this.#second;
		const third = this.#third;
		const last = this.#last;
		const { item: slotItem, next: slotNext, colour: slotColour, first: firstSlot } = this.slots;
		const width = this.#width;
		const to = this.#columns + 1;
		const column = to * width;
		const states = to * this.#height;
		const end = firstSlot[to] as number;
		if (this.#slot < 0) {
			for (let item = 0; item < to; item++) clear[column + item] = none;
			clear[column + to] = free;
			this.#slot = end - 1;
		}
		const effort = spends.effort;
		let worked = 0;
		let slot = this.#slot;
		for (; slot >= 0 && worked + spends.effort - effort < cells; slot--) {
			worked++;
			const item = slotItem[slot] as number;
			const colour = slotColour[slot] as number;
			// What is to be paid from the slot on when it is its class's first member, its second, its third or its last.
			// The class may end with it …
			let asLast = clear[column + item + 1] as number;
			let asFirst = spends.sum(spends.one(colour, 2), asLast);
			let asSecond = spends.sum(spends.one(colour, 1), asLast);
			let asThird = asLast;
			// … or go on with its neighbour beyond a shut joint, which by rule 3 may not be the third of four …
			if (this.slots.jointBehind(item, to)) {
				const beyond = firstSlot[item + 2] as number;
				asFirst = spends.either(asFirst, second[states + beyond] as number);
				asSecond = spends.either(asSecond, last[beyond] as number);
				asThird = spends.either(asThird, last[beyond] as number);
			}
			// … or with any later slot of its colour, once what is between is cleared.
			for (let next = slotNext[slot] as number; next < end; next = slotNext[next] as number) {
				const at = slotItem[next] as number;
				const between = clear[at * width + item + 1] as number;
				worked++;
				if (between === none) continue;
				let three = third[states + next] as number;
				if (at === item + 1) three = this.apart(colour, three, last[next] as number);
				asFirst = spends.either(asFirst, spends.sum(between, second[states + next] as number));
				asSecond = spends.either(asSecond, spends.sum(between, three));
				asThird = spends.either(asThird, spends.sum(between, last[next] as number));
			}
			if (this.slots.joint[item] === 1) {
				const ball = spends.one(colour, 1);
				asFirst = spends.sum(ball, asFirst);
				asSecond = spends.sum(ball, asSecond);
				asThird = spends.sum(ball, asThird);
				asLast = spends.sum(ball, asLast);
			}
			clear[column + item] = spends.either(clear[column + item] as number, asFirst);
			second[states + slot] = asSecond;
			third[states + slot] = asThird;
			last[slot] = asLast;
		}
		this.#slot = slot;
		if (slot < 0) this.#columns++;
		return worked + spends.effort - effort;
	}

	/**
	 * The spends for a third member right beside the second. By rule 3 it is the last one too, or it is kept apart by a
	 * class that is all inserted.
	 */
	apart(colour: number, asThird: number, asLast: number): number {
		const spends = this.#spends;
		return spends.either(asLast, spends.sum(spends.other(colour, 3), asThird));
	}

	/** Works on a layer for so many cells, or to its end. */
	#layer(cells: number): number {
		const spends = this.#spends;
		const items = this.slots.items;
		const left = this.#layers;
		if (this.#to === 0) {
			this.#upTo[left] = new Int32Array(items + 1);
			this.#upToStay[left] = new Int32Array(items + 1);
		}
		const upTo = this.#upTo[left] as Int32Array;
		const upToStay = this.#upToStay[left] as Int32Array;
		const effort = spends.effort;
		let worked = 0;
		let to = this.#to;
		for (; to <= items && worked + spends.effort - effort < cells; to++) {
			worked++;
			upToStay[to] = left > 0 && to > 0 ? this.#lastStays(left, to) : none;
			let all = left > 0 ? spends.either(upToStay[to] as number, this.upTo(left - 1, to)) : this.clear(0, to);
			for (let from = 1; from < to; from++) {
				const before = upToStay[from] as number;
				const stretch = this.clear(from, to);
				worked++;
				if (before === none || stretch === none) continue;
				all = spends.either(all, spends.sum(before, stretch));
			}
			upTo[to] = all;
		}
		this.#to = to;
		if (to > items) {
			this.#layers++;
			this.#to = 0;
		}
		return worked + spends.effort - effort;
	}

	/** What clears all items before `to` but `left`, where the last one stays: in a joint at the price of its ball. */
	#lastStays(left: number, to: number): number {
		const spends = this.#spends;
		const { joint, first, colour } = this.slots;
		const before = this.upTo(left - 1, to - 1);
		if (joint[to - 1] === 1) {
			const neighbour = colour[first[to] as number] as number;
			return spends.sum(spends.other(neighbour, 1), before);
		}
		const withNeighbour = left > 1 && to > 2 && joint[to - 2] === 1;
		return withNeighbour ? spends.either(before, this.upTo(left - 2, to - 3)) : before;
	}

	/** The spends of the row: what its partitions ask for, none where there is no way. */
	get asked(): number {
		return this.left === 0 ? this.clear(0, this.slots.items) : this.upTo(this.left, this.slots.items);
	}

	/** The spends that clear the items from `from` to before `to`. */
	clear(from: number, to: number): number {
		return this.#clear[to * this.#width + from] as number;
	}

	/** The spends from a slot to before `to` where it is its class's second member. */
	asSecond(slot: number, to: number): number {
		return this.#second[to * this.#height + slot] as number;
	}

	/** … where it is the third. */
	asThird(slot: number, to: number): number {
		return this.#third[to * this.#height + slot] as number;
	}

	/** The spends for the items before `to`, `left` of which or fewer stay. */
	upTo(left: number, to: number): number {
		return (this.#upTo[left] as Int32Array)[to] as number;
	}

	/** … where the last one stays, with `left` or fewer. */
	upToStay(left: number, to: number): number {
		return (this.#upToStay[left] as Int32Array)[to] as number;
	}
}
