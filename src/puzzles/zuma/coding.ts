import type { ZumaInput } from './rules.ts';

/**
 * A puzzle in numbers: colours are codes 0, 1, …, those of the hand first, the most frequent of them foremost, so that
 * hands that differ in nothing but their colours look alike.
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
	const letters: string[] = [];
	const counts: number[] = [];
	for (let ball = 0; ball < hand.length; ball++) {
		const letter = hand.charAt(ball);
		let code = letters.indexOf(letter);
		if (code < 0) code = letters.push(letter) - 1;
		const count = (counts[code] ?? 0) + 1;
		// A colour moves ahead of those that have become less frequent.
		for (; code > 0 && (counts[code - 1] as number) < count; code--) {
			counts[code] = counts[code - 1] as number;
			letters[code] = letters[code - 1] as string;
		}
		counts[code] = count;
		letters[code] = letter;
	}
	const held = letters.length;
	const row = new Uint8Array(board.length);
	for (let ball = 0; ball < row.length; ball++) {
		const letter = board.charAt(ball);
		const code = letters.indexOf(letter);
		row[ball] = code < 0 ? letters.push(letter) - 1 : code;
	}
	const byCode = new Uint8Array(letters.length);
	byCode.set(counts);
	return { letters, row, hand: byCode, held, balls: hand.length };
}
