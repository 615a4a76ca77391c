import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findPuzzles, readText } from '../../../src/literals/index.ts';
import type { PuzzleId } from '../../../src/puzzles/puzzle.ts';
import { crlf, marked } from './marked.ts';
import { mayanSample, mayanShapes } from './mayanShapes.ts';
import { stoneShapes } from './stoneShapes.ts';
import { zumaShapes } from './zumaShapes.ts';

describe('shapes of Zuma', () => {
	for (const [name, source, ...puzzles] of zumaShapes) {
		it(name, () => reads('zuma', source, puzzles.map(zuma)));
		if (source.includes('\n')) it(`${name}, CRLF`, () => reads('zuma', crlf(source), puzzles.map(zuma)));
	}
});

describe('shapes of Stone Game III', () => {
	for (const [name, source, ...puzzles] of stoneShapes) {
		const expected = puzzles.map((row) => row.split(' = ') as [string, string?]);
		it(name, () => reads('stone-game-iii', source, expected));
		if (source.includes('\n')) it(`${name}, CRLF`, () => reads('stone-game-iii', crlf(source), expected));
	}
});

describe('shapes of Mayan', () => {
	for (const [name, source, answer] of mayanShapes) {
		const expected: [string, string?][] = [answer === undefined ? [mayanSample] : [mayanSample, answer]];
		it(name, () => reads('mayan', source, expected));
		if (source.includes('\n')) it(`${name}, CRLF`, () => reads('mayan', crlf(source), expected));
	}
});

/** `BOARD HAND = answer` */
function zuma(row: string): [input: string, answer?: string] {
	const [input = '', answer] = row.split(' = ');
	return answer === undefined ? [input.replace(' ', '\n')] : [input.replace(' ', '\n'), answer];
}

function reads(id: PuzzleId, source: string, expected: readonly [input: string, answer?: string][]): void {
	const { text, puzzles, expected: answers } = marked(source);
	const found = findPuzzles(text);
	const show = (spans: readonly { start: number; end: number }[]) =>
		spans.map(({ start, end }) => text.slice(start, end));
	assert.deepEqual(
		found.map(({ input, expected }) => (expected ? [input, expected.text] : [input])),
		expected,
	);
	assert.ok(found.every((puzzle) => puzzle.id === id));
	assert.deepEqual(show(found), show(puzzles));
	assert.deepEqual(
		found.map(({ start, end }) => ({ start, end })),
		puzzles,
	);
	assert.deepEqual(
		found.flatMap(({ expected }) => (expected ? [expected.span] : [])),
		answers,
	);
	assert.deepEqual(readText(text).faults, []);
}
