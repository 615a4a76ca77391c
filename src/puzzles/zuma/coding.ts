import type { ZumaInput } from './rules.ts';

/**
 * A puzzle in numbers: colours are codes 0, 1, …, those of the hand first and of those the most frequent first, so that
 * hands that differ in their colours only look alike.
 */
export interface CodedPuzzle {
	/** By code, the letter. */
	readonly letters: readonly string[];
	readonly row: Uint8Array;
	/** By code, how many balls the hand holds. */
	readonly hand: Uint8Array;
	/** Colours that the hand holds. */
	readonly held: number;
	/** Balls in the hand. */
	readonly balls: number;
}

export function encode({ board, hand }: ZumaInput): CodedPuzzle {
	const counts = new Map<string, number>();
	for (const letter of hand) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	const letters = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
	const held = letters.length;
	for (const letter of board) if (!letters.includes(letter)) letters.push(letter);
	return {
		letters,
		row: Uint8Array.from(board, (letter) => letters.indexOf(letter)),
		hand: Uint8Array.from(letters, (letter) => counts.get(letter) ?? 0),
		held,
		balls: hand.length,
	};
}
