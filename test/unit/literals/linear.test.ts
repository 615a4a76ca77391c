import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText, scan } from '../../../src/literals/index.ts';
import { sourceText, testTable } from '../../bench/sourceText.ts';
import { stepsOf } from './steps.ts';

/** Texts that grow by repetition: what is said again and again, and what comes first. */
const growing: readonly (readonly [again: string, first?: string])[] = [
	['a'],
	[' '],
	['\n'],
	['('],
	['[', 'board = '],
	[')', 'hand = "RB"'],
	['"'],
	['\'"'],
	['\\'],
	['\\n', '"'],
	['*'],
	['- '],
	['-'],
	['// '],
	['R'],
	['R '],
	['R\n'],
	['RB,'],
	['"RB",', '['],
	['"RB"\n'],
	['"RRB"\n"RB"\n'],
	['"RRBBW", "RB" '],
	['("RRBBW", "RB"), '],
	['{"RRBBW", "RB", 2},\n', '{'],
	['f('],
	['f("RRBBW", "RB", '],
	['findMinStep('],
	['find_min_step ', '"'],
	['findMinStep(a, b);', 'a = "WRRBBW"\nb = "RB"\n'],
	['a, findMinStep(a, b); ', 'a, b = "WRRBBW", "RB"\n'],
	['stoneGameIII(a);\n', 'a = [1, 2]\n'],
	['a = [1, 2]; stoneGameIII(a); '],
	['findMinStep("WRRBBW", "RB");'],
	['board '],
	['board, '],
	['board, hand, RRB, '],
	['board = '],
	['"RRB","RB" # '],
	['# "RRB","RB"\n', '"RRB","RB" # "RRB","RB" # "RRB","RB" # \n'],
	['"stoneValue_a1b2c3d4e5f6a7b8c9": 1,\n'],
	['board: '],
	['board = "RRBB" '],
	['board hand '],
	['row = "WRRBBW", hand = "RB"\n'],
	['hand = "RB", row '],
	['board = "RB" + hand = "RB" + '],
	['board = "WRRBBW", hand = "RB"\n'],
	['board2 = "WRRBBW"\n'],
	['"WRRBBW", ', 'boards = ['],
	['expected = '],
	['expected = 2\n', 'board = "WRRBBW", hand = "RB"\n'],
	['output: ', 'board = "WRRBBW", hand = "RB"\n'],
	['# ', 'board = "WRRBBW", hand = "RB"\n'],
	['stones = '],
	['stones = [', ''],
	['stones[1] = 2; '],
	['stoneValue = [1, 2]\n'],
	['stoneValue: vector<int> '],
	['1, ', 'stoneValue = ['],
	['1 ', 'stoneValue = ['],
	['\n- 1', 'stoneValue:'],
	['-1,', 'stoneGameIII(['],
	['[1,2], "Bob", '],
	['[1] Alice '],
	['stoneGameIII(a); ', 'for a in [[1], [2]]: '],
	['for a in [[1], [2]]: stoneGameIII(a)\n'],
	['stoneGameIII(a[i]); ', 'a = [[1], [2]]\n'],
	['[1], ', 'for a in [[1], stoneGameIII(a), '],
	['[1], ', 'stoneGameIII "Bob"\n['],
	['[[1], ', 'stoneGameIII "Bob"\n'],
	['[[1], [2]], answers = ["Bob", "Alice"]\n', 'stoneGameIII '],
	['[("RRB", "RB"), ("RRBB", "RB")]\noutputs = [1, 2]\n'],
	['Alice '],
	['Bob [1, '],
	['0\n'],
	['1 0\n'],
	['1 0\\n', '"'],
	['1 0<br>'],
	['# 1 0\n'],
	['3\n1 0\n1 0\n0\n1 0\n2 0\n\n'],
	['3\n1 0\n1 0\n0\n1 0\n2 0\n\nOutput:\n2 1 1\n\n'],
	['2 1 1\n', '3\n1 0\n1 0\n0\n1 0\n2 0\n\nOutput:\n'],
	['&quot;RB&quot;, '],
	['<b>'],
	['<b '],
	['&'],
	['String::from('],
	['String::from("RB"), '],
	['"RB".to_string().to_string()'],
	['输入'],
	['输入：'],
	['“RB”，'],
	['`'],
	['```\n'],
	['@lcpr case=start\n[1]\n', 'stoneGameIII\n'],
];

describe('the work of a scan', () => {
	for (const [again, first = ''] of growing) {
		it(`is linear in ${JSON.stringify(`${first}${again}`)} and so on`, function () {
			this.timeout(60_000);
			const text = (length: number) => first + again.repeat(Math.ceil(length / again.length));
			const once = stepsOf(() => readText(text(40_000)));
			const twice = stepsOf(() => readText(text(80_000)));
			// A text may end a pause of the scanner, and with it many looks, later than half of it.
			assert.equal(twice < 2.2 * once + 200_000, true, `${once} steps, then ${twice}`);
		});
	}
});

/** Steps between two pauses that take a millisecond or so. */
const piece = 200_000;

describe('the work of a scan between two pauses', () => {
	const texts = {
		'source text': sourceText(500_000, 1),
		'source text on one line': sourceText(500_000, 1).replaceAll('\n', ' '),
		'a row of 50,000 piles': `stoneValue = [${Array.from({ length: 50_000 }, (_, pile) => (pile % 2001) - 1000)}]`,
		'a table of 3,000 puzzles': testTable(3000, 1),
		'3,000 puzzles on one line': testTable(3000, 1).replaceAll('\n', ' '),
		'two lists of 3,000 words': `boards = [${'"WRRBBW", '.repeat(3000)}]\nhands = [${'"RB", '.repeat(3000)}]`,
		'3,000 judge cases': '"WRRBBW"\n"RB"\n'.repeat(3000),
	};
	for (const [name, text] of Object.entries(texts)) {
		it(`is little in ${name}`, () => {
			const running = scan(text);
			let longest = 0;
			for (let done = false; !done; ) {
				const steps = stepsOf(() => {
					done = running.next().done ?? false;
				});
				longest = Math.max(longest, steps);
			}
			assert.equal(longest < piece, true, `${longest} steps`);
		});
	}
});
