import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findPuzzles, readText } from '../../../src/literals/index.ts';
import type { PuzzleId } from '../../../src/puzzles/puzzle.ts';
import { crlf, marked } from './marked.ts';
import { mayanSample, mayanShapes } from './mayanShapes.ts';
import { stoneShapes } from './stoneShapes.ts';
import { zumaShapes } from './zumaShapes.ts';

const written = mayanSample.trim().replaceAll('\n', '\\n');

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

describe('several puzzles of Mayan', () => {
	it('are found in strings of one array', () => {
		const { text, puzzles } = marked(`tests = {\n\t"⟦${written}⟧\\n",\n\t"⟦${written}⟧\\n",\n};`);
		assert.deepEqual(
			findPuzzles(text).map(({ start, end, input }) => ({ start, end, input })),
			puzzles.map((span) => ({ ...span, input: mayanSample })),
		);
	});
});

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
		[
			'what another assertion of GoogleTest is about',
			'string board = "WRRBBW", hand = "RB"; EXPECT_EQ(6, board.size()); EXPECT_EQ(2, hand.size());',
		],
		[
			'what another assertion of Jest is about',
			'const board = "WRRBBW", hand = "RB"; expect(solve(board, hand)).toBe(want); expect(3).toBe(y)',
		],
		['a call with one of the variables', 'board = "WRRBBW"\nhand = "RB"\nassert count(board) == 4'],
		[
			'a call of something else with the variables',
			'board = "WRRBBW"\nhand = "RB"\nassert count(board, hand) == 14',
		],
		['a call with other variables', 'board = "WRRBBW"\nhand = "RB"\nassert f(board2, hand2) == 4'],
		[
			'a call after new values',
			'board = "WRRBBW"\nhand = "RB"\nboard = make()\nassert findMinStep(board, hand) == 4',
		],
		['a denied variable', 'int n = findMinStep("WRRBBW", "RB");\nassertNotEquals(2, n);'],
		['a variable with a new value', 'n = findMinStep("WRRBBW", "RB")\nn = 2\nassert n == 2'],
		['another variable', 'n = findMinStep("WRRBBW", "RB")\nassert m == 2'],
		['a sum given to a variable', 'n += findMinStep("WRRBBW", "RB")\nassert n == 2'],
		['a function with such parameters', 'board = "WRRBBW"\nhand = "RB"\ndef f(board, hand):\n    2'],
		['a quotation below a call', '> findMinStep("WRRBBW", "RB")\n2\n'],
		['a line below a call', 'findMinStep("WRRBBW", "RB")\n2\n'],
		['a sum in a session', '>>> findMinStep("WRRBBW", "RB") + 1\n2\n'],
		['a longer line of a session', '>>> findMinStep("WRRBBW", "RB")\n2 insertions\n'],
		['a denial in Lisp', '(is (not (= 2 (find-min-step "WRRBBW" "RB"))))'],
		['a sum in Lisp', '(+ 2 (find-min-step "WRRBBW" "RB"))'],
		['EXPECT_NE', 'EXPECT_NE(2, findMinStep("WRRBBW", "RB"))'],
		['EXPECT_LE', 'EXPECT_LE(2, findMinStep("WRRBBW", "RB"))'],
		['ASSERT_GT', 'ASSERT_GT(2, findMinStep("WRRBBW", "RB"))'],
		['assert_ne!', 'assert_ne!(findMinStep("WRRBBW", "RB"), 2)'],
		['assertGreaterEqual', 'self.assertGreaterEqual(findMinStep("WRRBBW", "RB"), 2)'],
		['assertLess', 'self.assertLess(findMinStep("WRRBBW", "RB"), 2)'],
		['refute_equal', 'refute_equal 2, findMinStep("WRRBBW", "RB")'],
		['assertFalse', 'assertFalse(findMinStep("WRRBBW", "RB") == 3)'],
		['assertFalse, the number first', 'assertFalse(3 == findMinStep("WRRBBW", "RB"))'],
		['REQUIRE_FALSE', 'REQUIRE_FALSE(findMinStep("WRRBBW", "RB") == 3)'],
		['assert not', 'assert not findMinStep("WRRBBW", "RB") == 3'],
		['a condition of a failure', 'if (findMinStep("WRRBBW", "RB") == 3) fail()'],
		['more than a number', 'assert findMinStep("WRRBBW", "RB") > 3'],
		['a choice', 'return findMinStep("WRRBBW", "RB") == 2 ? a : b'],
		['a condition of Lisp', '(cond ((= 2 (find-min-step "WRRBBW" "RB")) a))'],
		['a number that no hand allows, ahead of a row', '[{30, "WRRBBW", "RB"}, {30, "WWRRBBWW", "WRBRW"}]'],
		['a loop', 'while (findMinStep("WRRBBW", "RB") > 1) {}'],
		['the length of what a call gives', 'assertEquals(3, join("WRRBBW", "RB").length())'],
		['a difference on the other side', 'assertEquals(3, findMinStep("WRRBBW", "RB") - 1)'],
		['a product', 'x = findMinStep("WRRBBW", "RB") * 2'],
		['a half in Python', 'x = findMinStep("WRRBBW", "RB") // 2'],
		['a half that is returned', 'return findMinStep("WRRBBW", "RB") // 2'],
		['the number of a case', 'findMinStep("WRRBBW", "RB") // case 3'],
		['the number of an example', 'findMinStep("WRRBBW", "RB") // example 1'],
		['a numbered remark', 'findMinStep("WRRBBW", "RB") // 2. unsolvable'],
		['a length', 'board = "WRRBBW"\nhand = "RB"\nexpected_len = 3'],
		['a time', 'board = "WRRBBW"\nhand = "RB"\nexpectedTimeoutMs: 500'],
		['an index', 'board = "WRRBBW"\nhand = "RB"\noutputIndex = 3'],
		['an id', 'board = "WRRBBW"\nhand = "RB"\nresult_id = 3'],
		['the id of an answer', 'board = "WRRBBW"\nhand = "RB"\nanswerId = 3'],
		[
			'the answer of the next list item',
			'- name: a\n  board: WRRBBW\n  hand: RB\n- name: b\n  expected: 2\n  board: G\n  hand: GGGGG\n',
		],
		[
			'the answer of the next section',
			'[[case]]\nboard = "WRRBBW"\nhand = "RB"\n\n[[case]]\nexpected = 2\nboard = "G"\nhand = "GGGGG"\n',
		],
		['the answer of a program, the expected one unknown', 'Input\n"WRRBBW"\n"RB"\nExpected\nunknown'],
		['the answer of a program', 'Input: "WRRBBW", "RB"\nYour answer: 2\n'],
		['the answer of my program', '输入："WRRBBW", "RB"\n我的输出：2\n'],
		['a variable set up behind', 'String board = "WRRBBW", hand = "RB";\nint ans = -1;'],
		[
			'a variable set up behind, which is given another value',
			'board = "WRRBBW"\nhand = "RB"\nans = 2\nfor i in x:\n    ans = min(ans, i)',
		],
		['a variable that is returned', 'board = "WRRBBW"\nhand = "RB"\nres = 2\nreturn res'],
		['a variable that counts', 'let board = "WRRBBW", hand = "RB";\nlet res = 2;\nres++;'],
		['a variable of Go', 'board := "WRRBBW"\nhand := "RB"\nres := -1\n'],
		['what a call gave wrongly', 'findMinStep("WRRBBW", "RB") returns 2 but should return -1.'],
		['what a call gave instead', 'findMinStep("WRRBBW", "RB") returned 2 instead of -1'],
		['what a program put out wrongly', 'board = "WRRBBW", hand = "RB"\nOutput: 2, but expected -1'],
		['错误的输出', 'board = "WRRBBW", hand = "RB"\n输出：2，应为 -1'],
		['the answers of several', 'board = "WRRBBW", hand = "RB"\nexpected outputs: 2 -1 2'],
		['a list of answers', 'board = "WRRBBW", hand = "RB"\nanswers = (2, -1)'],
		['a sentence behind an arrow', 'board = "WRRBBW", hand = "RB" → 2 R are needed'],
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
