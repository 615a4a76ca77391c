import type { Found } from '../literals/finding.ts';
import { onOneLine } from '../puzzles/oneLine.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';

/** What is wrong with the expected value written beside a puzzle, or nothing where it is right or missing. */
export function wrongExpectation({ expected }: Found, answer: string): Phrase | undefined {
	if (!expected || expected.text === answer) return undefined;
	return phrase('expected {0}, best is {1}', onOneLine(expected.text), onOneLine(answer));
}
