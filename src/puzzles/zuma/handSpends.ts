import type { CodedPuzzle } from './coding.ts';
import { ListSpends } from './listSpends.ts';
import type { Spends } from './spends.ts';
import { WordSpends, wordBits } from './wordSpends.ts';

/** Sets of spends for a hand; those of words are shared by all searches, as there are few. */
export function handSpends({ hand, held }: CodedPuzzle): Spends {
	let different = 1;
	let key = 0;
	for (let code = 0; code < held; code++) {
		different *= (hand[code] as number) + 1;
		key = (key * 32 + (hand[code] as number)) | 0;
	}
	if (different > wordBits) return new ListSpends(Array.from(hand.subarray(0, held)));
	let spends = words.get(key);
	if (!spends) {
		spends = new WordSpends(Array.from(hand.subarray(0, held)));
		words.set(key, spends);
	}
	return spends;
}

const words = new Map<number, WordSpends>();
