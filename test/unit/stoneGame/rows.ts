import assert from 'node:assert/strict';
import { finish } from '../../../src/puzzles/search.ts';
import { reading } from '../../../src/puzzles/stoneGame/reading.ts';
import type { Game } from '../../../src/puzzles/stoneGame/rules.ts';

/** The game that a text in judge form poses; fails where it is none. */
export function gameOf(text: string): Game {
	const read = finish(reading(text));
	assert.ok(read.ok, text.slice(0, 100));
	return read.input;
}

/** The game of a row. */
export function gameWith(values: Iterable<number>): Game {
	return gameOf(`[${[...values].join(',')}]`);
}
