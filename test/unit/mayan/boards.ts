import assert from 'node:assert/strict';
import { mayan } from '../../../src/puzzles/mayan/mayan.ts';
import type { MayanInput } from '../../../src/puzzles/mayan/rules.ts';
import { finish } from '../../../src/puzzles/search.ts';

/** Columns from the left, each from the bottom up: `1 1 | 2 | | 1 |`. */
export function columnsOf(text: string): number[][] {
	return text.split('|').map((column) => (column.match(/\d+/g) ?? []).map(Number));
}

export function answerTo(input: MayanInput): string {
	return finish(mayan.solve(input)).answer;
}

/** The input of a text that must be legal. */
export function inputOf(text: string): MayanInput {
	const reading = mayan.read(text);
	assert.ok(reading.ok, text);
	return reading.input as MayanInput;
}
