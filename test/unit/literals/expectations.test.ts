import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findPuzzles } from '../../../src/literals/index.ts';
import { crlf } from './marked.ts';

const mayan = '2\n1 0\n1 0\n2 2 0\n1 0\n2 0';
const oneLine = mayan.replaceAll('\n', ' ');
const long = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0';

/** Texts with several places for an answer, and which puzzle has which: its input on one line, ` = `, its answer. */
const rows: readonly (readonly [name: string, text: string, ...puzzles: string[]])[] = [
	[
		'a comment above each call',
		'// Expected: -1\nconsole.log(findMinStep("WRRBBW","RB"));\n// Expected: 3\nconsole.log(findMinStep("RBYYBBRRB","YRBGB"));\n',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'a comment with output above each call',
		'# Output: -1\nprint(find_min_step("WRRBBW", "RB"))\n# Output: 3\nprint(find_min_step("RBYYBBRRB", "YRBGB"))\n',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'a comment with 输出 above each call',
		'// 输出：-1\nSystem.out.println(s.findMinStep("WRRBBW", "RB"));\n// 输出：3\nSystem.out.println(s.findMinStep("RBYYBBRRB", "YRBGB"));\n',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'a comment above each call, blank lines between',
		'int main() {\n\t// expected = -1\n\tcout << findMinStep("WRRBBW", "RB");\n\n\t// expected = 3\n\tcout << findMinStep("RBYYBBRRB", "YRBGB");\n}\n',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'a comment above each call of Stone Game III',
		'# Output: Alice\nprint(stoneGameIII([1,2,3,-9]))\n# Output: Bob\nprint(stoneGameIII([1,2,3,7]))\n',
		'[1,2,3,-9] = Alice',
		'[1,2,3,7] = Bob',
	],
	[
		'a comment above each call, below an example that has its own answer',
		'/*\n * Input: board = "G", hand = "GGGGG"\n * Output: 2\n */\n// Expected: -1\nconsole.log(findMinStep("WRRBBW","RB"));\n// Expected: 3\nconsole.log(findMinStep("RBYYBBRRB","YRBGB"));\n',
		'G GGGGG = 2',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'a variable above each puzzle, below an example that has its own answer',
		'"""Input: board = "G", hand = "GGGGG"\nOutput: 2"""\n\ndef test_a():\n    expected = -1\n    board = "WRRBBW"\n    hand = "RB"\n    assert f(board, hand) == expected\n\ndef test_b():\n    expected = 3\n    board = "RBYYBBRRB"\n    hand = "YRBGB"\n    assert f(board, hand) == expected\n',
		'G GGGGG = 2',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'a variable above each puzzle, without blank lines',
		'"""Input: board = "G", hand = "GGGGG"\nOutput: 2"""\ndef test_a():\n    want = -1\n    got = f("WRRBBW", "RB")\n    assert got == want\ndef test_b():\n    want = 3\n    got = f("RBYYBBRRB", "YRBGB")\n    assert got == want\n',
		'G GGGGG = 2',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'the first field of each record',
		'# board: G, hand: GGGGG, expected: 2\n- expected: -1\n  board: WRRBBW\n  hand: RB\n- expected: 3\n  board: RBYYBBRRB\n  hand: YRBGB\n',
		'G GGGGG = 2',
		'WRRBBW RB = -1',
		'RBYYBBRRB YRBGB = 3',
	],
	[
		'an output, and what the next puzzle is expected to come to',
		'Input: board = "WWRRBBWW", hand = "WRBRW"\nOutput: 2\n\ndef test():\n    expected = -1\n    board = "WRRBBW"\n    hand = "RB"\n',
		'WWRRBBWW WRBRW = 2',
		'WRRBBW RB = -1',
	],
	[
		'an output of several lines, and what another puzzle is expected to come to',
		`in:\n${mayan}\nout:\n0 0 1\n2 0 1\n\n{ want: -1, board: "WRRBBW", hand: "RB" }\n`,
		`${oneLine} = 0 0 1 2 0 1`,
		'WRRBBW RB = -1',
	],
	[
		'the answer of a puzzle of another kind',
		`${mayan}\n\nBoard: "WRRBBW"\nHand: "RB"\nAnswer: -1\n`,
		oneLine,
		'WRRBBW RB = -1',
	],
	[
		'a variable of another function',
		'def one():\n    board = "WRRBBW"\n    hand = "RB"\n    print(f(board, hand))\n\ndef other():\n    expected = 7\n    assert g() == expected\n',
		'WRRBBW RB',
	],
	[
		'what a program put out and what was expected, by LeetCode',
		'Input\nboard = "WRRBBW"\nhand = "RB"\nOutput\n2\nExpected\n-1\n',
		'WRRBBW RB = -1',
	],
	[
		'answers in a struct of their own',
		'qs := []question488{\n\t{\n\t\tpara488{"WRRBBW", "RB"},\n\t\tans488{-1},\n\t},\n\t{\n\t\tpara488{"WWRRBBWW", "WRBRW"},\n\t\tans488{2},\n\t},\n}\n',
		'WRRBBW RB = -1',
		'WWRRBBWW WRBRW = 2',
	],
	[
		'样例输出 in brackets',
		`【样例输入】\n${long}\n【样例输出】\n2 1 1\n3 1 1\n3 0 1\n`,
		`${long.replaceAll('\n', ' ')} = 2 1 1 3 1 1 3 0 1`,
	],
	['HUnit, the answer behind', 'findMinStep "WRRBBW" "RB" @?= -1\n', 'WRRBBW RB = -1'],
	['HUnit, the answer ahead', '2 @=? findMinStep "WWRRBBWW" "WRBRW"\n', 'WWRRBBWW WRBRW = 2'],
	[
		'HUnit with a message',
		'assertEqual "third" 3 (findMinStep "RBYYBBRRB" "YRBGB")\n',
		'RBYYBBRRB YRBGB = 3',
	],
	['a doctest of Haskell', '-- >>> findMinStep "WWRRBBWW" "WRBRW"\n-- 2\n', 'WWRRBBWW WRBRW = 2'],
	['ScalaTest', 'assertResult(-1)(findMinStep("WRRBBW", "RB"))\n', 'WRRBBW RB = -1'],
	[
		'Hamcrest about a variable',
		'int ans = s.findMinStep("WWRRBBWW", "WRBRW");\nMatcherAssert.assertThat(ans, Matchers.is(2));\n',
		'WWRRBBWW WRBRW = 2',
	],
	['a number with a suffix', 'assert_eq!(find_min_step("WWRRBBWW", "WRBRW"), 2i32);\n', 'WWRRBBWW WRBRW = 2'],
	['a long number', 'assertEquals(2L, findMinStep("WWRRBBWW", "WRBRW"));\n', 'WWRRBBWW WRBRW = 2'],
	[
		'a comment behind a written line break',
		'cout << findMinStep("WRRBBW", "RB") << "\\n"; // -1\n',
		'WRRBBW RB = -1',
	],
	[
		'a comment that says what is returned',
		'findMinStep("WWRRBBWW", "WRBRW"); // should return 2\n',
		'WWRRBBWW WRBRW = 2',
	],
	[
		'a comment that says what is printed',
		'print(find_min_step("WRRBBW", "RB"))  # prints -1\n',
		'WRRBBW RB = -1',
	],
	['a variable', 'board = "WRRBBW"\nhand = "RB"\nans = -1\n', 'WRRBBW RB = -1'],
	['a constant', 'const board = "WRRBBW", hand = "RB";\nconst ans = -1;\n', 'WRRBBW RB = -1'],
	[
		'a variable that is compared',
		'String board = "WRRBBW", hand = "RB";\nint ans = -1;\nassertEquals(ans, s.findMinStep(board, hand));\n',
		'WRRBBW RB = -1',
	],
	[
		'a variable of a type about which something is expected',
		"const result: string = stoneGameIII([1, 2, 3, 7]);\nexpect(result).toBe('Bob');\n",
		'[1,2,3,7] = Bob',
	],
	[
		'a typed variable of Rust',
		'let steps: i32 = find_min_step("WRRBBW", "RB");\nassert_eq!(steps, -1);\n',
		'WRRBBW RB = -1',
	],
	[
		'statements in braces of Perl',
		'SKIP: {\n    skip "no" unless $examples;\n    is findMinStep("WRRBBW", "RB"), -1, "first";\n    is findMinStep("G", "GGGGG"), 2;\n}\n',
		'WRRBBW RB = -1',
		'G GGGGG = 2',
	],
	['a statement in braces on its line', '{ is findMinStep("WRRBBW", "RB"), -1 }', 'WRRBBW RB = -1'],
	['what is said of a call', 'findMinStep("WRRBBW", "RB") returns -1.', 'WRRBBW RB = -1'],
	['what is counted behind an arrow', 'findMinStep("G", "GGGGG") → 2 insertions', 'G GGGGG = 2'],
	['who wins behind an arrow', 'stoneValue = [1,2,3,7] → Bob wins', '[1,2,3,7] = Bob'],
	['what who wins does', 'stoneValue = [1,2,3,7] → Alice takes 6, Bob takes 7.', '[1,2,3,7]'],
	['who sets up a variable', 'let stoneValue = [1,2,3,7];\nlet result = "Tie";\n', '[1,2,3,7]'],
	[
		'who wins several games',
		'stoneGameIII([1,2,3,7]), stoneGameIII([1,2,3,6])\nexpected: Bob Tie',
		'[1,2,3,7]',
		'[1,2,3,6]',
	],
	[
		'an answer beside one of many lists',
		'{"content": "Input: stoneValue = [1,2,3,6]\\nOutput: \\"Tie\\"\\n", "exampleTestcases": "[1,2,3,7]\\n[1,2,3,6]", "name": "stoneGameIII"}',
		'[1,2,3,6] = Tie',
		'[1,2,3,7]',
		'[1,2,3,6]',
	],
	[
		'the labels of a copied page',
		`输入 #1复制\n${long}\n输出 #1复制\n2 1 1\n3 1 1\n3 0 1\n`,
		`${long.replaceAll('\n', ' ')} = 2 1 1 3 1 1 3 0 1`,
	],
	['one drag of several', `${long}\n第一步输出：\n2 1 1\n`, long.replaceAll('\n', ' ')],
	['a Russian statement', 'board = "WRRBBW", hand = "RB"\nВыходные данные:\n-1\n', 'WRRBBW RB = -1'],
	['a Spanish statement', 'board = "WRRBBW", hand = "RB"\nSalida: -1\n', 'WRRBBW RB = -1'],
	[
		'a variable with a given puzzle, and what another value of it comes to',
		'nums = [1,2,3,7]\nprint(stoneGameIII(nums))\n\nnums = make(5)\nexpected = "Alice"\nassert stoneGameIII(nums) == expected\n',
		'[1,2,3,7]',
	],
	[
		'what another function comes to',
		'a = "WWRRBBWW"\nb = "WRBRW"\nprint(findMinStep(a, b))\n\nexpected = 5\nassert other(3) == expected\n',
		'WWRRBBWW WRBRW',
	],
	[
		'what is compared by its name',
		'const nums = [1, 2, 3, 7];\nconst want = "Bob";\nexpect(stoneGameIII(nums)).toBe(want);\n',
		'[1,2,3,7] = Bob',
	],
	[
		'what a variable is compared with by its name',
		'func TestA(t *testing.T) {\n\tnums := []int{1, 2, 3, 7}\n\twant := "Bob"\n\tgot := stoneGameIII(nums)\n\tif got != want {\n\t}\n}\n',
		'[1,2,3,7] = Bob',
	],
	[
		'answers by names for puzzles by other names',
		'a = [1,2,3,7]\nb = [1,2,3,-9]\nfirst_expected = "Bob"\nsecond_expected = "Alice"\nassert stoneGameIII(a) == first_expected\nassert stoneGameIII(b) == second_expected\n',
		'[1,2,3,7]',
		'[1,2,3,-9]',
	],
	[
		'a variable of the same name in another function',
		'func TestA(t *testing.T) {\n\tgot := findMinStep("WWRRBBWW", "WRBRW")\n\tfmt.Println(got)\n}\n\nfunc TestC(t *testing.T) {\n\tgot := racecar(3)\n\tif got != 5 {\n\t}\n}\n',
		'WWRRBBWW WRBRW',
	],
	['an asked equality', 'return stoneGameIII(new int[]{1,2,3,7}).equals("Alice");', '[1,2,3,7]'],
	['an equality that is kept', 'const none = findMinStep("WWRRBBWW", "WRBRW") === -1;', 'WWRRBBWW WRBRW'],
	['an equality that is false', 'expect(stoneGameIII([1,2,3,7]) === "Alice").toBe(false)', '[1,2,3,7]'],
	['a denied equality', 'assertTrue(!s.stoneGameIII(new int[]{1,2,3,7}).equals("Alice"));', '[1,2,3,7]'],
	[
		'one of several values',
		'res = findMinStep("WWRRBBWW", "WRBRW")\nassert res == -1 or res <= 5\n',
		'WWRRBBWW WRBRW',
	],
	[
		'answers of a comment for two calls',
		'print(stoneGameIII([1,2,3,7]), stoneGameIII([1,2,3,-9]))  # Bob, Alice\n',
		'[1,2,3,7]',
		'[1,2,3,-9]',
	],
	['a comment that takes its answer back', 'print(stoneGameIII([1,2,3,7]))  # Alice (wrong)\n', '[1,2,3,7]'],
	[
		'a variable of PHP',
		'$got = findMinStep("WRRBBW", "RB");\n$this->assertSame(-1, $got);\n$expected = 3;\n',
		'WRRBBW RB = -1',
	],
	[
		'a reason',
		'Input: board = "WRRBBW", hand = "RB"\nOutput: -1 because it is not possible\n',
		'WRRBBW RB = -1',
	],
	['what is as expected', 'findMinStep("WRRBBW", "RB") returns -1, as expected.', 'WRRBBW RB = -1'],
	['who does not win', 'Input: stoneValue = [1,2,3,7]\nOutput: Bob, Alice always loses\n', '[1,2,3,7] = Bob'],
	['not the other one', 'Input: stoneValue = [1,2,3,7]\nOutput: "Bob", not "Alice"\n', '[1,2,3,7] = Bob'],
	['而不是', '输入：stoneValue = [1,2,3,7]\n输出："Bob"，而不是 "Alice"\n', '[1,2,3,7] = Bob'],
	[
		'short rows beside a long one',
		'cases = [([1,2,3,7], "Bob"), ([5], "Alice"), ([0], "Tie")]\n',
		'[1,2,3,7] = Bob',
		'[5] = Alice',
		'[0] = Tie',
	],
	['a function of a game', 'assert stone_game([1,2,3,7]) == "Bob"\n', '[1,2,3,7] = Bob'],
	[
		'lists of other numbers than answers',
		'zuma = [("WRRBBW","RB"),("WWRRBBWW","WRBRW")]\nexpected_lengths = [2, 5]\n',
		'WRRBBW RB',
		'WWRRBBWW WRBRW',
	],
	[
		'a list of plans',
		'boards = ["WRRBBW","G"]\nhands = ["RB","GGGGG"]\nplans = [1, 2]\n',
		'WRRBBW RB',
		'G GGGGG',
	],
	['a comment of PHP', 'var_dump($s->findMinStep("WWRRBBWW", "WRBRW")); // int(2)\n', 'WWRRBBWW WRBRW = 2'],
];

describe('Expected values', () => {
	for (const [name, text, ...puzzles] of rows) {
		it(name, () => reads(text, puzzles));
		it(`${name}, CRLF`, () => reads(crlf(text), puzzles));
	}

	it('with a suffix are written over without it', () => {
		const text = 'assertEquals(3L, findMinStep("WWRRBBWW", "WRBRW"));';
		const [found] = findPuzzles(text);
		assert.ok(found?.expected);
		assert.equal(text.slice(found.expected.span.start, found.expected.span.end), '3');
	});
});

function reads(text: string, puzzles: readonly string[]): void {
	const onOneLine = (several: string) => several.trim().replaceAll('\n', ' ');
	assert.deepEqual(
		findPuzzles(text).map(({ input, expected }) =>
			[input, ...(expected ? [expected.text] : [])].map(onOneLine).join(' = '),
		),
		puzzles,
	);
}
