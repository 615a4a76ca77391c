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

describe('what is not the answer beside a puzzle', () => {
	const rows: readonly (readonly [name: string, text: string])[] = [
		['a denial of Jest', 'expect(findMinStep("WRRBBW", "RB")).not.toBe(2)'],
		['a denial of JUnit', 'assertNotEquals(2, findMinStep("WRRBBW", "RB"))'],
		['a denial in Python', 'assert findMinStep("WRRBBW", "RB") != 2'],
		['a sum', 'assert findMinStep("WRRBBW", "RB") + 3 == 2'],
		['a sum on the other side', 'assert findMinStep("WRRBBW", "RB") == 2 + x'],
		['a comparison by size', 'assert findMinStep("WRRBBW", "RB") < 2'],
		['an argument beside it', 'Math.max(2, findMinStep("WRRBBW", "RB"))'],
		['a remark with more in it', 'findMinStep("WRRBBW", "RB") // 2nd example'],
		['a remark about something else', 'findMinStep("WRRBBW", "RB") // takes 2 seconds'],
		['a variable of the next function', 'print(findMinStep("WRRBBW", "RB"))\n\n\ndef f():\n    ans = -1'],
		['a variable set up ahead', 'res = -1\nres = findMinStep("WRRBBW", "RB")'],
		['a field of another object', '[{board: "WRRBBW", hand: "RB"}, {name: "x", expected: 2}]'],
		[
			'the answer of the next puzzle',
			'findMinStep("WRRBBW", "RB")\nassertEquals(2, findMinStep("G", "GGGGG"))',
		],
		['a number that no judge prints', 'Input: board = "WRRBBW", hand = "RB"\nOutput: 0'],
		['a decimal', 'board = "WRRBBW", hand = "RB"\nexpected = 2.5'],
		['an input', 'Input: "WRRBBW", "RB"\nInput: 2\nOutput: 2'],
	];
	for (const [name, text] of rows) {
		it(name, () => {
			const [found] = findPuzzles(text);
			assert.equal(found?.input, 'WRRBBW\nRB');
			assert.equal(found.expected, undefined);
		});
	}
});
