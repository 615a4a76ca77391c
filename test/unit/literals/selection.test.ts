import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { scanAround, scanSelection } from '../../../src/literals/index.ts';
import type { Selected } from '../../../src/literals/selection.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { crlf, marked } from './marked.ts';

/** What a reading gives, in a few words: `evident zuma WRRBBW RB`. */
function told({ evident, possible, faults }: Selected): string[] {
	return [
		...evident.map(({ id, input }) => `evident ${id} ${plain(input)}`),
		...possible.map(({ id, input }) => `possible ${id} ${plain(input)}`),
		...faults.map(({ id, fault }) => `${fault.name} ${id}`),
	];
}

function plain(input: string): string {
	return input.trim().replaceAll('\n', ' / ');
}

describe('a selected text', () => {
	const sample = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0';
	const rows: readonly (readonly [name: string, text: string, ...told: string[]])[] = [
		['a pair with a blank', 'WWRRBBWW WRBRW', 'evident zuma WWRRBBWW / WRBRW'],
		['a short pair with a blank', 'RB RB', 'possible zuma RB / RB'],
		['two lines in quotes', '"WRRBBW"\n"RB"', 'evident zuma WRRBBW / RB'],
		['two lines of one length', 'WBWB\nBWBW', 'possible zuma WBWB / BWBW'],
		['small pieces of a row', '"RB", "RB"', 'possible zuma RB / RB'],
		['cut off at its quotes', 'WWRRBBWW", hand = "WRBRW', 'possible zuma WWRRBBWW / WRBRW'],
		['a call', 'findMinStep("WRRBBW", "RB")', 'evident zuma WRRBBW / RB'],
		['a list', '[1,2,3,7]', 'possible stone-game-iii [1,2,3,7]'],
		['a list with blanks', ' [1, 2,\n 3, 7] ;\n', 'possible stone-game-iii [1,2,3,7]'],
		['a list and its answer', '[1,2,3,7]\n"Bob"', 'possible stone-game-iii [1,2,3,7]'],
		['an input and its output', 'Input: [1,2,3,7]\nOutput: Bob', 'evident stone-game-iii [1,2,3,7]'],
		['a list and other words', '[1,2,3,7]\n"Bobby" is here'],
		['a comma list', '1, 2, 3, 7', 'possible stone-game-iii [1,2,3,7]'],
		['a comma list from a Chinese page', '1，2，3，−7', 'possible stone-game-iii [1,2,3,-7]'],
		['a list in braces', 'new int[]{1, 2, 3, 7}', 'possible stone-game-iii [1,2,3,7]'],
		['an assignment to any name', 'nums = [1, 2, 3, 7]', 'possible stone-game-iii [1,2,3,7]'],
		['a named list', 'stoneValue = [1,2,3,7]', 'evident stone-game-iii [1,2,3,7]'],
		['six lines', sample, `evident mayan ${plain(sample)}`],
		['six lines in a comment', `# ${sample.replaceAll('\n', '\n# ')}`, `evident mayan ${plain(sample)}`],
		[
			'two puzzles, one of each kind',
			'board = "WRRBBW", hand = "RB"; stoneValue = [1,2]',
			'evident zuma WRRBBW / RB',
			'evident stone-game-iii [1,2]',
		],
		['a letter that is no colour', 'WRXBBW RB', 'not-a-colour zuma'],
		['a run of three', '"WWWRB" "RB"', 'run-of-three zuma'],
		['a board without a hand', '"WWRRBB"', 'empty-hand zuma'],
		['a number that is not whole', '[1, 2.5]', 'not-a-whole-number stone-game-iii'],
		['a value missing', '[1,,2]', 'missing-value stone-game-iii'],
		['a zero missing', sample.replace('3 4 0', '3 4'), 'zero-missing mayan'],
		['a line missing', sample.replace('\n3 1 0', ''), 'lines-missing mayan'],
		['n below 1', sample.replace('3', '0'), 'n-below-1 mayan'],
		['prose', 'By the way, the weather was good.'],
		['a call of nothing', 'foo()'],
		['a call of nothing beside a puzzle', 'findMinStep("WRRBBW", "RB") + foo()', 'evident zuma WRRBBW / RB'],
		[
			'two rows of YAML',
			'- [WRRBBW, RB, -1]\n- [G, GGGGG, 2]',
			'evident zuma WRRBBW / RB',
			'evident zuma G / GGGGG',
		],
		[
			'lists, each on a line of its own',
			'[1,2,3,7], # Bob\n\n[1,2,3,-9],\n',
			'possible stone-game-iii [1,2,3,7]',
			'possible stone-game-iii [1,2,3,-9]',
		],
		['a list over several lines', '[1, 2,\n3, 7,\n8, 9]', 'possible stone-game-iii [1,2,3,7,8,9]'],
		['lists, one of them with a mistake', '[1,2]\n[3,x]\n', 'possible stone-game-iii [1,2]'],
		['a list in a comment', '// [1,2,3,7]', 'possible stone-game-iii [1,2,3,7]'],
		['a list of an @lcpr comment', '// [1,2,3,7]\\n', 'possible stone-game-iii [1,2,3,7]'],
		['a row of a table in Markdown', '| [1,2,3,7] | Bob |', 'possible stone-game-iii [1,2,3,7]'],
		['an arrow in R', 'nums <- c(1,2,3,7)', 'possible stone-game-iii [1,2,3,7]'],
		['a number', '42'],
		['nothing', ''],
	];
	for (const [name, text, ...expected] of rows) {
		it(name, () => {
			assert.deepEqual(told(finish(scanSelection(text))), expected);
			if (text.includes('\n')) assert.deepEqual(told(finish(scanSelection(crlf(text)))), expected);
		});
	}

	it('has the place of a fault in it', () => {
		const { text, puzzles } = marked('  "WR⟦X⟧BBW", "RB"');
		const { faults } = finish(scanSelection(text));
		assert.deepEqual(faults[0]?.fault.span, puzzles[0]);
	});
});

describe('around a cursor', () => {
	/** A name for the test, the text with the cursor at `|`, and what is read there. */
	const rows: readonly (readonly [name: string, text: string, ...told: string[]])[] = [
		['in a board', 'board = "WW|RRBBWW", hand = "WRBRW"', 'evident zuma WWRRBBWW / WRBRW'],
		['between board and hand', 'board = "WWRRBBWW", ha|nd = "WRBRW"', 'evident zuma WWRRBBWW / WRBRW'],
		[
			'in the second of two',
			'findMinStep("G", "GG");\nfindMinStep("WRRBBW", "R|B");',
			'evident zuma WRRBBW / RB',
		],
		['in the name of a call', 'stoneGa|meIII([1,2,3,7]);', 'evident stone-game-iii [1,2,3,7]'],
		['in parallel lists', 'boards = ["WRRBBW", "G"]\nhands = ["RB", "GG|GGG"]', 'evident zuma G / GGGGG'],
		['in a list', 'nums = [1, 2,| 3, 7]', 'possible stone-game-iii [1,2,3,7]'],
		['in a list of many lines', 'nums = [\n\t1,\n\t2|,\n\t3,\n]', 'possible stone-game-iii [1,2,3]'],
		['in a line with a pair', 'x = 1\nRB |RB\ny = 2', 'possible zuma RB / RB'],
		['in the first of two lines', 'text\n\nWB|WB\nBWBW\n\ntext', 'possible zuma WBWB / BWBW'],
		['in the second of two lines', 'text\n\nWBWB\nBW|BW\n\ntext', 'possible zuma WBWB / BWBW'],
		[
			'in lines of numbers with a mistake',
			'text\n\n3\n1 0\n2 1\n2 |3 4 0\n3 1 0\n2 4 3 4 0\n\ntext',
			'zero-missing mayan',
		],
		['in prose', 'By the |way.'],
		['elsewhere', 'board = "WRRBBW", hand = "RB"\n\nte|xt'],
	];
	for (const [name, source, ...expected] of rows) {
		it(name, () => {
			for (const variant of source.includes('\n') ? [source, crlf(source)] : [source]) {
				const offset = variant.indexOf('|');
				const text = variant.replace('|', '');
				assert.deepEqual(told(finish(scanAround(text, offset))), expected);
			}
		});
	}

	it('has offsets in the whole text', () => {
		const { text, puzzles } = marked('a = 1\nnums = ⟦[1, 2, 3]⟧\n');
		const [found] = finish(scanAround(text, text.indexOf('2'))).possible;
		assert.deepEqual({ start: found?.start, end: found?.end }, puzzles[0]);
	});
});
