import { clearing } from './rules.ts';

/**
 * Inserts a ball into a row of colour codes and clears what it sets off: the rules on codes, for the search.
 * Writes the settled row to `to`, which must have room for one ball more, and gives its length.
 */
export function insertCode(
	from: Uint8Array,
	length: number,
	to: Uint8Array,
	place: number,
	code: number,
): number {
	let left = place;
	let right = place;
	while (left > 0 && from[left - 1] === code) left--;
	while (right < length && from[right] === code) right++;
	if (right - left + 1 < clearing) {
		for (let i = 0; i < place; i++) to[i] = from[i] as number;
		to[place] = code;
		for (let i = place; i < length; i++) to[i + 1] = from[i] as number;
		return length + 1;
	}
	// The stretch from `left` to `right` is gone; its ends meet.
	while (left > 0 && right < length && from[left - 1] === from[right]) {
		const met = from[right];
		let start = left;
		let end = right;
		while (start > 0 && from[start - 1] === met) start--;
		while (end < length && from[end] === met) end++;
		if (left - start + end - right < clearing) break;
		left = start;
		right = end;
	}
	for (let i = 0; i < left; i++) to[i] = from[i] as number;
	for (let i = right; i < length; i++) to[left + i - right] = from[i] as number;
	return left + length - right;
}
