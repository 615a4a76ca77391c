/**
 * A row as a bound sees it. Its *items* are its balls and, where asked for, between any two equal balls side by side a
 * *joint*, where a ball of another colour may be inserted. Its *slots* are the items in the colours that they can have:
 * one for a ball, one for each other colour of the hand for a joint.
 */
export class Slots {
	/** The number of items. */
	items = 0;
	/** By slot, its item. */
	readonly item: Uint16Array;
	/** By slot, its colour. */
	readonly colour: Uint8Array;
	/** By slot, the next one of its colour; past the last slot where there is none. */
	readonly next: Uint16Array;
	/** By item, its first slot; for the number of items, past the last slot. */
	readonly first: Uint16Array;
	/** By item, whether it is a joint: 1 or 0. */
	readonly joint: Uint8Array;
	/** Colours of the hand: the codes from 0 on. */
	readonly held: number;

	readonly #joints: boolean;
	readonly #row: Uint8Array;
	#length = 0;
	/** By ball, its item. */
	readonly #items: Uint16Array;
	/** By colour, the first slot of that colour behind the one that is looked at. */
	readonly #following: Uint16Array;

	/** For rows of up to `balls` balls in `colours` colours, the first `held` of which the hand has. */
	constructor(balls: number, colours: number, held: number, joints: boolean) {
		const pairs = joints ? balls >> 1 : 0;
		const slots = balls + pairs * held;
		this.held = held;
		this.#joints = joints;
		this.#row = new Uint8Array(balls);
		this.#items = new Uint16Array(balls);
		this.#following = new Uint16Array(colours);
		this.item = new Uint16Array(slots);
		this.colour = new Uint8Array(slots);
		this.next = new Uint16Array(slots);
		this.first = new Uint16Array(balls + pairs + 1);
		this.joint = new Uint8Array(balls + pairs);
	}

	/** Takes in a row; gives how many items at its beginning are as they were in the row before. */
	take(row: Uint8Array, length: number): number {
		let same = 0;
		const shorter = Math.min(this.#length, length);
		while (same < shorter && row[same] === this.#row[same]) same++;
		const sameItems = same === 0 ? 0 : (this.#items[same - 1] as number) + 1;
		this.#length = length;
		this.items = sameItems;
		let slot = this.first[sameItems] as number;
		for (let ball = same; ball < length; ball++) {
			const colour = row[ball] as number;
			this.#row[ball] = colour;
			if (this.#joints && ball > 0 && row[ball - 1] === colour) slot = this.#addJoint(colour, slot);
			this.#items[ball] = this.items;
			this.joint[this.items] = 0;
			slot = this.#addSlot(colour, slot);
			this.first[++this.items] = slot;
		}
		this.#following.fill(slot);
		for (let at = slot - 1; at >= 0; at--) {
			const colour = this.colour[at] as number;
			this.next[at] = this.#following[colour] as number;
			this.#following[colour] = at;
		}
		return sameItems;
	}

	#addJoint(colour: number, slot: number): number {
		this.joint[this.items] = 1;
		let next = slot;
		for (let other = 0; other < this.held; other++) if (other !== colour) next = this.#addSlot(other, next);
		this.first[++this.items] = next;
		return next;
	}

	#addSlot(colour: number, slot: number): number {
		this.item[slot] = this.items;
		this.colour[slot] = colour;
		return slot + 1;
	}

	/** Whether an item is a ball before a joint, behind which its neighbour stands before item `to`. */
	jointBehind(item: number, to: number): boolean {
		return item + 2 < to && this.joint[item + 1] === 1;
	}
}
