import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/literals/index.ts';
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
	['findMinStep("WRRBBW", "RB");'],
	['board '],
	['board, '],
	['board = '],
	['board: '],
	['board = "RRBB" '],
	['board hand '],
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
