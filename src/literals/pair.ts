import type { Announced } from './announcements.ts';
import type { Answer } from './answers.ts';
import type { Stretch } from './excerpt.ts';
import type { Word } from './strings.ts';

/** Two words that belong together, before their answer is known. */
export interface Pair {
	/** In the order of the judge form. */
	readonly one: Word;
	readonly two: Word;
	readonly first: number;
	readonly last: number;
	readonly call?: Stretch | undefined;
	/** The call of the puzzle's function that is given them as variables: what it is compared with is their answer. */
	readonly caller?: Stretch;
	/** The variables that are given the words. */
	readonly variables?: readonly string[];
	readonly suffix: string;
	/** What vouches for it: names, its looks alone, or the table in which it is a row. */
	readonly vouched: 'names' | 'looks' | { readonly table: string };
	/** An answer that is a part of the shape, as the third element of a row; `other` where the shape has none. */
	readonly answer?: Announced;
	/** A number ahead of the words in their row: the answer, or the number of the row. */
	readonly lead?: Answer | undefined;
}

/** Names, words or puzzles that are looked at between two pauses. */
export const pace = 32;
