import type { Bound } from './bound.ts';
import type { Slots } from './slots.ts';
import { type Spends, unspendable } from './spends.ts';

/** Instead of a class: a ball that stays in the row. */
export const stays = -1;
/** Instead of a class: a joint that takes no ball. */
export const shut = -2;

/** A partition of a row into classes, by item of its bound. */
export interface Partition {
	/** The number of the item's class, or `stays` or `shut`. */
	readonly classes: Int32Array;
	/** The colour of the item's ball. */
	readonly colours: Uint8Array;
}

/**
 * A partition that asks for a spend of the row's set, found by going back over the tables of its bound. Classes that are
 * all inserted, which rule 3 may ask for, are not in it.
 */
export function partition(bound: Bound, spends: Spends, spend: number): Partition {
	return new Tracing(bound, spends).trace(spend);
}

class Tracing {
	readonly #bound: Bound;
	readonly #slots: Slots;
	readonly #spends: Spends;
	readonly #classes: Int32Array;
	readonly #colours: Uint8Array;
	/** Stretches still to be taken apart, each `from`, `to`, spend. */
	readonly #stretches: number[] = [];

	constructor(bound: Bound, spends: Spends) {
		this.#bound = bound;
		this.#slots = bound.slots;
		this.#spends = spends;
		this.#classes = new Int32Array(bound.slots.items);
		this.#colours = new Uint8Array(bound.slots.items);
	}

	trace(spend: number): Partition {
		const stretches = this.#stretches;
		this.#staying(spend);
		for (let name = 0; stretches.length > 0; name++) {
			const rest = stretches.pop() as number;
			const to = stretches.pop() as number;
			const from = stretches.pop() as number;
			let slot = this.#slots.first[from] as number;
			while (!this.#class(name, slot, to, rest)) slot++;
		}
		return { classes: this.#classes, colours: this.#colours };
	}

	/** Goes back from the end of the row over the balls that stay. */
	#staying(spend: number): void {
		const bound = this.#bound;
		const spends = this.#spends;
		let rest = spend;
		let to = this.#slots.items;
		for (let left = bound.left; left > 0; ) {
			if (spends.has(bound.upTo(left - 1, to), rest)) {
				left--;
				continue;
			}
			if (!spends.has(bound.upToStay(left, to), rest)) {
				let from = to;
				let before = unspendable;
				while (before === unspendable) {
					from--;
					before = spends.share(bound.upToStay(left, from), bound.clear(from, to), rest);
				}
				this.#stretch(from, to, rest - before);
				rest = before;
				to = from;
			}
			to--;
			const before = this.#stay(to, bound.upTo(left - 1, to), rest);
			if (before !== unspendable) {
				rest = before;
				left--;
			} else {
				// Its neighbour stays too, and the joint between them is shut.
				this.#take(this.#slots.first[to] as number, stays);
				this.#classes[--to] = shut;
				this.#take(this.#slots.first[--to] as number, stays);
				left -= 2;
			}
		}
		this.#stretch(0, to, rest);
	}

	/** Lets an item stay; gives what is spent before it, `unspendable` where the set for that has no such spend. */
	#stay(item: number, set: number, spend: number): number {
		const spends = this.#spends;
		const end = this.#slots.first[item + 1] as number;
		for (let slot = this.#slots.first[item] as number; slot < end; slot++) {
			const rest = this.#unpriced(slot, spend);
			if (rest === unspendable || !spends.has(set, rest)) continue;
			this.#take(slot, stays);
			return rest;
		}
		return unspendable;
	}

	/** Follows the class that starts with a slot; gives `false` where the slot starts none for that spend. */
	#class(name: number, first: number, to: number, spend: number): boolean {
		const bound = this.#bound;
		const slots = this.#slots;
		const spends = this.#spends;
		const colour = slots.colour[first] as number;
		let slot = first;
		let rest = this.#unpriced(slot, spend);
		for (let members = 1; rest !== unspendable; members++) {
			const item = slots.item[slot] as number;
			this.#take(slot, name);
			const behind = members < 3 ? spends.without(rest, colour, 3 - members) : rest;
			if (behind !== unspendable && spends.has(bound.clear(item + 1, to), behind)) {
				this.#stretch(item + 1, to, behind);
				return true;
			}
			if (slots.jointBehind(item, to)) {
				const beyond = slots.first[item + 2] as number;
				const set = members === 1 ? bound.asSecond(beyond, to) : bound.clear(item + 3, to);
				if (spends.has(set, rest)) {
					this.#classes[item + 1] = shut;
					slot = beyond;
					continue;
				}
			}
			const end = slots.first[to] as number;
			let next = slot;
			let inside = unspendable;
			while (inside === unspendable) {
				next = slots.next[next] as number;
				if (next >= end) return false;
				const between = bound.clear(item + 1, slots.item[next] as number);
				inside = spends.share(between, this.#following(slot, next, members, to), rest);
			}
			this.#stretch(item + 1, slots.item[next] as number, inside);
			rest = this.#unpriced(next, rest - inside);
			if (members === 2 && this.#neighbours(slot, next) && !spends.has(this.#after(next, to), rest)) {
				rest -= spends.share(spends.other(colour, 3), bound.asThird(next, to), rest);
			}
			slot = next;
		}
		return false;
	}

	/** What is to be paid from `next` on where it follows a slot as the class's second, third or fourth member. */
	#following(slot: number, next: number, members: number, to: number): number {
		const bound = this.#bound;
		if (members === 1) return bound.asSecond(next, to);
		const asThird = bound.asThird(next, to);
		if (members === 2 && !this.#neighbours(slot, next)) return asThird;
		let asLast = this.#after(next, to);
		const colour = this.#slots.colour[next] as number;
		if (this.#inserted(next)) asLast = this.#spends.sum(this.#spends.one(colour, 1), asLast);
		return members === 2 ? bound.apart(colour, asThird, asLast) : asLast;
	}

	#take(slot: number, name: number): void {
		const item = this.#slots.item[slot] as number;
		this.#classes[item] = name;
		this.#colours[item] = this.#slots.colour[slot] as number;
	}

	/** What clears all that comes after a slot. */
	#after(slot: number, to: number): number {
		return this.#bound.clear((this.#slots.item[slot] as number) + 1, to);
	}

	#neighbours(slot: number, next: number): boolean {
		return (this.#slots.item[slot] as number) + 1 === this.#slots.item[next];
	}

	#inserted(slot: number): boolean {
		return this.#slots.joint[this.#slots.item[slot] as number] === 1;
	}

	/** A spend without the price of the slot's own ball, which only a joint has. */
	#unpriced(slot: number, spend: number): number {
		return this.#inserted(slot) ? this.#spends.without(spend, this.#slots.colour[slot] as number, 1) : spend;
	}

	#stretch(from: number, to: number, spend: number): void {
		if (from < to) this.#stretches.push(from, to, spend);
	}
}
