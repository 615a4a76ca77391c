import { type Partition, shut, stays } from './partition.ts';
import { clearing } from './rules.ts';
import type { Slots } from './slots.ts';

/** One insertion: a ball of a colour code goes before the ball at a place. */
export interface CodeInsertion {
	readonly place: number;
	readonly code: number;
}

/**
 * Tries to play out a partition of a row: first the balls in joints, which keep their neighbours apart;
 * then class by class the balls that it lacks, where the class stands together and the cascade takes whole classes.
 * Such a play inserts just what the bound asks for, so none is better. `undefined` where no order is found.
 */
export function playOut(slots: Slots, { classes: names, colours }: Partition): CodeInsertion[] | undefined {
	const play: CodeInsertion[] = [];
	const codes = new Uint8Array(slots.items);
	const classes = new Int32Array(slots.items);
	const sizes = new Int32Array(slots.items);
	let length = 0;
	for (let item = 0; item < slots.items; item++) {
		const name = names[item] as number;
		if (name === shut) continue;
		const code = colours[item] as number;
		if (slots.joint[item] === 1) play.push({ place: length, code });
		codes[length] = code;
		classes[length] = name;
		if (name !== stays) sizes[name] = (sizes[name] as number) + 1;
		length++;
	}

	/** The ends of what goes when the balls from `start` to `end` go; nothing where the cascade would tear a class. */
	const cascade = (start: number, end: number): [number, number] | undefined => {
		let left = start;
		let right = end;
		while (left > 0 && right < length && codes[left - 1] === codes[right]) {
			const name = classes[right] as number;
			let from = left;
			let to = right;
			let whole = name !== stays;
			for (; from > 0 && codes[from - 1] === codes[right]; from--) whole &&= classes[from - 1] === name;
			for (; to < length && codes[to] === codes[right]; to++) whole &&= classes[to] === name;
			const met = left - from + to - right;
			if (met < clearing) break;
			if (!whole || met !== sizes[name]) return undefined;
			left = from;
			right = to;
		}
		return [left, right];
	};

	/** Completes the first class that can be, and gives whether there is one. */
	const complete = (): boolean => {
		for (let start = 0, end = 0; start < length; start = end) {
			const name = classes[start] as number;
			const code = codes[start] as number;
			while (end < length && classes[end] === name) end++;
			const lacks = clearing - (end - start);
			if (name === stays || lacks <= 0 || end - start !== sizes[name]) continue;
			if (codes[start - 1] === code || (end < length && codes[end] === code)) continue;
			const gone = cascade(start, end);
			if (!gone) continue;
			for (let ball = 0; ball < lacks; ball++) play.push({ place: start, code });
			codes.copyWithin(gone[0], gone[1], length);
			classes.copyWithin(gone[0], gone[1], length);
			length -= gone[1] - gone[0];
			return true;
		}
		return false;
	};

	while (complete());
	for (let ball = 0; ball < length; ball++) if (classes[ball] !== stays) return undefined;
	return play;
}
