import { free, none, type Spends, unspendable } from './spends.ts';

/** Instead of a class: a ball that stays in the row. */
export const stays = -1;
/** Instead of a class: a joint that takes no ball. */
export const shut = -2;

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
	readonly #spends: Spends;
	/** Colours that the hand had at first: codes 0, 1, … */
	readonly #held: number;
	readonly #joints: boolean;

	/** The row that was begun last. */
	readonly #row: Uint8Array;
	#length = 0;
	/** By ball, its item. */
	readonly #itemOf: Int32Array;
	/** By item, its ball's colour, or for a joint `-1 - colour` of its neighbours. */
	readonly #item: Int32Array;
	#items = 0;

	/**
	 * A slot is an item in a colour: a ball has one, a joint one for each colour it may take. By slot: its item, its
	 * colour, the next slot of that colour; by item, its first slot.
	 */
	readonly #slotItem: Int32Array;
	readonly #slotColour: Int32Array;
	readonly #slotNext: Int32Array;
	readonly #firstSlot: Int32Array;
	readonly #latest: Int32Array;

	/** Columns that hold for the row. Column `to` has the stretches of items that end before item `to`. */
	#columns = 0;
	readonly #width: number;
	/** At `to * width + from`: the spends that clear the stretch. */
	readonly #clear: Int32Array;
	/** At `to * slots + slot`: the spends for what follows the slot in the stretch, where it is the second of its class; */
	readonly #second: Int32Array;
	/** … and where it is the third of its class and a fourth follows. */
	readonly #fourth: Int32Array;
	readonly #slots: number;

	/** How many balls may stay. */
	#left = 0;
	/** By number of balls that stay and `to`: the spends for the items before `to`; */
	readonly #upTo: Int32Array[] = [];
	/** … and where the last one of them stays. */
	readonly #upToStay: Int32Array[] = [];
	#layers = 0;

	/** By item, its class in the partition that `partition` found, or `stays` or `shut`. */
	readonly classes: Int32Array;
	/** By item, the colour of its ball in that partition. */
	readonly colours: Int32Array;
	/** Stretches still to be partitioned, each `from`, `to`, spend. */
	readonly #stack: Int32Array;
	#stacked = 0;

	/** For rows of up to `balls` balls in `colours` colours, the first `held` of them those of the hand. */
	constructor(spends: Spends, balls: number, colours: number, held: number, joints: boolean) {
		const items = joints ? balls + (balls >> 1) : balls;
		const slots = joints ? balls + (balls >> 1) * held : balls;
		this.#spends = spends;
		this.#held = held;
		this.#joints = joints;
		this.#row = new Uint8Array(balls);
		this.#itemOf = new Int32Array(balls);
		this.#item = new Int32Array(items);
		this.#slotItem = new Int32Array(slots);
		this.#slotColour = new Int32Array(slots);
		this.#slotNext = new Int32Array(slots);
		this.#firstSlot = new Int32Array(items + 1);
		this.#latest = new Int32Array(colours);
		this.#width = items + 1;
		this.#slots = slots;
		this.#clear = new Int32Array(this.#width * this.#width);
		this.#clear[0] = free;
		this.#second = new Int32Array(this.#width * slots);
		this.#fourth = new Int32Array(this.#width * slots);
		this.classes = new Int32Array(items);
		this.colours = new Int32Array(items);
		this.#stack = new Int32Array(3 * (items + 2));
	}

	/** Items of the row that was begun. */
	get items(): number {
		return this.#items;
	}

	isJoint(item: number): boolean {
		return (this.#item[item] as number) < 0;
	}

	/** Starts on a row, of which at most `left` balls may stay; columns of a beginning it shares with the last row still hold. */
	begin(row: Uint8Array, length: number, left: number): void {
		let same = 0;
		const comparable = Math.min(this.#length, length);
		while (same < comparable && row[same] === this.#row[same]) same++;
		for (let ball = same; ball < length; ball++) this.#row[ball] = row[ball] as number;
		this.#length = length;
		this.#left = left;
		this.#layers = 0;
		this.#columns = Math.min(this.#columns, same === 0 ? 0 : (this.#itemOf[same - 1] as number) + 1);
		if (this.#spends.forget()) this.#columns = 0;
		this.#layOut();
	}

	/** Lets more balls stay; what was worked out remains. */
	allow(left: number): void {
		this.#left = left;
	}

	/** Items and slots of the row. */
	#layOut(): void {
		let item = 0;
		let slot = 0;
		for (let ball = 0; ball < this.#length; ball++) {
			const colour = this.#row[ball] as number;
			if (this.#joints && ball > 0 && this.#row[ball - 1] === colour) {
				this.#item[item] = -1 - colour;
				this.#firstSlot[item] = slot;
				for (let other = 0; other < this.#held; other++) {
					if (other === colour) continue;
					this.#slotItem[slot] = item;
					this.#slotColour[slot] = other;
					slot++;
				}
				item++;
			}
			this.#itemOf[ball] = item;
			this.#item[item] = colour;
			this.#firstSlot[item] = slot;
			this.#slotItem[slot] = item;
			this.#slotColour[slot] = colour;
			slot++;
			item++;
		}
		this.#items = item;
		this.#firstSlot[item] = slot;
		this.#latest.fill(slot);
		for (let s = slot - 1; s >= 0; s--) {
			const colour = this.#slotColour[s] as number;
			this.#slotNext[s] = this.#latest[colour] as number;
			this.#latest[colour] = s;
		}
	}

	get done(): boolean {
		return this.#columns === this.#items && (this.#left === 0 || this.#layers > this.#left);
	}

	/** Works on for a moment; gives how much that was, in cells looked at. */
	advance(): number {
		if (this.#columns < this.#items) return this.#column(++this.#columns);
		return this.#layer(this.#layers++);
	}

	#column(to: number): number {
		const spends = this.#spends;
		const clear = this.#clear;
		const second = this.#second;
		const fourth = this.#fourth;
		const slotItem = this.#slotItem;
		const slotNext = this.#slotNext;
		const width = this.#width;
		const column = to * width;
		const states = to * this.#slots;
		const end = this.#firstSlot[to] as number;
		let cells = end;
		for (let item = 0; item < to; item++) clear[column + item] = none;
		clear[column + to] = free;
		for (let slot = end - 1; slot >= 0; slot--) {
			const item = slotItem[slot] as number;
			const colour = this.#slotColour[slot] as number;
			const rest = clear[column + item + 1] as number;
			// What remains to be paid when the slot is taken as its class's first member, its second, or its third before a
			// fourth. The class may end with it …
			let first = rest === none ? none : spends.sum(spends.one(colour, 2), rest);
			let next = rest === none ? none : spends.sum(spends.one(colour, 1), rest);
			let third = none;
			// … or go on with its neighbour beyond a shut joint, which by rule 3 may not be the third of four …
			if (this.#shuts(item, to)) {
				const after = clear[column + item + 3] as number;
				first = spends.either(first, second[states + (this.#firstSlot[item + 2] as number)] as number);
				next = spends.either(next, after);
				third = after;
			}
			// … or with any later slot of its colour, once what is between is cleared.
			for (let member = slotNext[slot] as number; member < end; member = slotNext[member] as number) {
				const at = slotItem[member] as number;
				const between = clear[at * width + item + 1] as number;
				if (between === none) continue;
				cells++;
				const two = this.#price(member, second[states + member] as number);
				const three = this.#price(member, this.#third(slot, member, to));
				const four = this.#price(member, clear[column + at + 1] as number);
				if (two !== none) first = spends.either(first, spends.sum(between, two));
				if (three !== none) next = spends.either(next, spends.sum(between, three));
				if (four !== none) third = spends.either(third, spends.sum(between, four));
			}
			second[states + slot] = next;
			fourth[states + slot] = third;
			clear[column + item] = spends.either(clear[column + item] as number, this.#price(slot, first));
		}
		return cells;
	}

	/** Whether the joint after an item can be shut by a class that goes on with the ball beyond it. */
	#shuts(item: number, to: number): boolean {
		return item + 2 < to && (this.#item[item] as number) >= 0 && (this.#item[item + 1] as number) < 0;
	}

	/** What follows a slot that is the third of its class and comes after `before`: the class ends or has a fourth. */
	#third(before: number, slot: number, to: number): number {
		const spends = this.#spends;
		const item = this.#slotItem[slot] as number;
		let four = this.#fourth[to * this.#slots + slot] as number;
		// Rule 3: a fourth asks for a class between the two that is all inserted, as they are neighbours.
		if (four !== none && this.#neighbours(before, slot)) {
			four = spends.sum(spends.other(this.#slotColour[slot] as number, 3), four);
		}
		return spends.either(four, this.#clear[to * this.#width + item + 1] as number);
	}

	/** A set with the price of the slot's own ball, which only a joint has. */
	#price(slot: number, set: number): number {
		if ((this.#item[this.#slotItem[slot] as number] as number) >= 0 || set === none) return set;
		return this.#spends.sum(this.#spends.one(this.#slotColour[slot] as number, 1), set);
	}

	/** The rows' beginnings with `left` balls that stay, or fewer. */
	#layer(left: number): number {
		const spends = this.#spends;
		const clear = this.#clear;
		const width = this.#width;
		if (left === this.#upTo.length) {
			this.#upTo.push(new Int32Array(width));
			this.#upToStay.push(new Int32Array(width));
		}
		const upTo = this.#upTo[left] as Int32Array;
		const upToStay = this.#upToStay[left] as Int32Array;
		const fewer = this.#upTo[left - 1];
		const fewest = this.#upTo[left - 2];
		let cells = 0;
		for (let to = 0; to <= this.#items; to++) {
			let stay = none;
			if (to > 0 && fewer) {
				const item = this.#item[to - 1] as number;
				const before = fewer[to - 1] as number;
				stay = item >= 0 ? before : spends.sum(spends.other(-1 - item, 1), before);
				if (fewest && to > 2 && this.#shuts(to - 3, to)) stay = spends.either(stay, fewest[to - 3] as number);
			}
			upToStay[to] = stay;
			let all = stay;
			if (fewer) all = spends.either(all, fewer[to] as number);
			else all = clear[to * width] as number;
			for (let from = 1; from < to; from++) {
				const before = upToStay[from] as number;
				if (before === none) continue;
				const stretch = clear[to * width + from] as number;
				if (stretch === none) continue;
				cells++;
				all = spends.either(all, spends.sum(before, stretch));
			}
			upTo[to] = all;
		}
		return cells + this.#items;
	}

	/** The least spend within a hand (balls by colour) that the row asks for, or `unspendable`. */
	least(hand: Uint8Array): number {
		const set =
			this.#left === 0 ? this.#clear[this.#items * this.#width] : this.#upTo[this.#left]?.[this.#items];
		return this.#spends.least(set ?? none, hand);
	}

	/**
	 * Finds a partition that asks for a spend of the row's set, and writes it to `classes` and `colours`. Classes of
	 * inserted balls alone, which rule 3 may ask for, are not in it.
	 */
	partition(spend: number): void {
		this.#stacked = 0;
		this.#partitionStaying(spend);
		for (let count = 0; this.#stacked > 0; count++) {
			const stack = this.#stack;
			const rest = stack[--this.#stacked] as number;
			const to = stack[--this.#stacked] as number;
			const from = stack[--this.#stacked] as number;
			for (let slot = this.#firstSlot[from] as number; !this.#partitionClass(slot, to, rest, count); ) slot++;
		}
	}

	/** Which balls stay; what is cleared between them is stacked. */
	#partitionStaying(spend: number): void {
		const spends = this.#spends;
		let rest = spend;
		let to = this.#items;
		for (let left = this.#left; left > 0; ) {
			const fewer = this.#upTo[left - 1] as Int32Array;
			const upToStay = this.#upToStay[left] as Int32Array;
			if (spends.has(fewer[to] as number, rest)) {
				left--;
				continue;
			}
			for (let from = to; from > 0; from--) {
				const stretch = this.#clear[to * this.#width + from] as number;
				const before = spends.share(upToStay[from] as number, stretch, rest);
				if (before === unspendable) continue;
				this.#stretch(from, to, rest - before);
				to = from;
				rest = before;
				break;
			}
			const item = this.#item[to - 1] as number;
			const afterJoint = item >= 0 ? rest : this.#stayingJoint(to - 1, fewer[to - 1] as number, rest);
			if (afterJoint !== unspendable && spends.has(fewer[to - 1] as number, afterJoint)) {
				this.classes[--to] = stays;
				rest = afterJoint;
				left--;
			} else {
				this.classes[--to] = stays;
				this.classes[--to] = shut;
				this.classes[--to] = stays;
				left -= 2;
			}
		}
		this.#stretch(0, to, rest);
	}

	/** Finds the colour of a ball that stays in a joint; gives what is spent before it. */
	#stayingJoint(item: number, before: number, spend: number): number {
		for (let colour = 0; colour < this.#held; colour++) {
			const rest = this.#spends.without(spend, colour, 1);
			if (-1 - colour === this.#item[item] || rest === unspendable || !this.#spends.has(before, rest))
				continue;
			this.colours[item] = colour;
			return rest;
		}
		return unspendable;
	}

	/**
	 * Follows the class that starts with a slot, and stacks what is cleared inside it and behind it; gives `false` where
	 * the slot starts none for that spend.
	 */
	#partitionClass(first: number, to: number, spend: number, name: number): boolean {
		const spends = this.#spends;
		const colour = this.#slotColour[first] as number;
		let rest = this.#unpriced(first, spend);
		let slot = first;
		for (let members = 1; rest !== unspendable; members++) {
			const item = this.#slotItem[slot] as number;
			this.classes[item] = name;
			this.colours[item] = colour;
			const behind = members < 3 ? spends.without(rest, colour, 3 - members) : rest;
			if (behind !== unspendable && spends.has(this.#after(slot, to), behind)) {
				this.#stretch(item + 1, to, behind);
				return true;
			}
			if (this.#shuts(item, to)) {
				const beyond = this.#firstSlot[item + 2] as number;
				const follows = members === 1 ? this.#second[to * this.#slots + beyond] : this.#after(beyond, to);
				if (spends.has(follows ?? none, rest)) {
					this.classes[item + 1] = shut;
					slot = beyond;
					continue;
				}
			}
			const end = this.#firstSlot[to] as number;
			let inside = unspendable;
			let next = slot;
			while (inside === unspendable) {
				next = this.#slotNext[next] as number;
				if (next >= end) return false;
				const follows = this.#price(next, this.#follows(slot, next, members, to));
				inside = spends.share(this.#between(slot, next), follows, rest);
			}
			this.#stretch(item + 1, this.#slotItem[next] as number, inside);
			rest = this.#unpriced(next, rest - inside);
			if (members === 2 && this.#neighbours(slot, next) && !spends.has(this.#after(next, to), rest)) {
				const inserted = spends.other(colour, 3);
				rest -= spends.share(inserted, this.#fourth[to * this.#slots + next] as number, rest);
			}
			slot = next;
		}
		return false;
	}

	/** The spends that clear what is between two slots. */
	#between(slot: number, next: number): number {
		return this.#clear[
			(this.#slotItem[next] as number) * this.#width + (this.#slotItem[slot] as number) + 1
		] as number;
	}

	/** The spends that clear what comes after a slot. */
	#after(slot: number, to: number): number {
		return this.#clear[to * this.#width + (this.#slotItem[slot] as number) + 1] as number;
	}

	/** The spends for all that comes after `next` where it follows `slot`, which is member number `members` of its class. */
	#follows(slot: number, next: number, members: number, to: number): number {
		if (members === 1) return this.#second[to * this.#slots + next] as number;
		return members === 2 ? this.#third(slot, next, to) : this.#after(next, to);
	}

	#neighbours(slot: number, next: number): boolean {
		return (this.#slotItem[slot] as number) + 1 === this.#slotItem[next];
	}

	/** A spend without the price of the slot's own ball. */
	#unpriced(slot: number, spend: number): number {
		if ((this.#item[this.#slotItem[slot] as number] as number) >= 0) return spend;
		return this.#spends.without(spend, this.#slotColour[slot] as number, 1);
	}

	#stretch(from: number, to: number, spend: number): void {
		if (from === to) return;
		this.#stack[this.#stacked++] = from;
		this.#stack[this.#stacked++] = to;
		this.#stack[this.#stacked++] = spend;
	}
}
