import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findPuzzles } from '../../../src/literals/index.ts';
import { answer } from '../../../src/puzzles/index.ts';
import type { PuzzleId } from '../../../src/puzzles/puzzle.ts';
import { marked } from './marked.ts';
import { mayanShapes } from './mayanShapes.ts';
import { stoneShapes } from './stoneShapes.ts';
import { zumaShapes } from './zumaShapes.ts';

describe('answer', () => {
	const published: readonly (readonly [id: PuzzleId, text: string, answer: string])[] = [
		['zuma', 'WRRBBW\nRB', '-1'],
		['zuma', 'WWRRBBWW\nWRBRW', '2'],
		['zuma', '"G"\n"GGGGG"', '2'],
		['zuma', 'RBYYBBRRB YRBGB', '3'],
		['zuma', 'findMinStep("RRWWRRBBRR", "WB")', '2'],
		['zuma', 'board = "WRRBBW", hand = "RBW"', '3'],
		['stone-game-iii', '[1,2,3,7]', 'Bob'],
		['stone-game-iii', '[1,2,3,-9]', 'Alice'],
		['stone-game-iii', '[1,2,3,6]', 'Tie'],
		['stone-game-iii', '1, 2, 3, 7', 'Bob'],
		['stone-game-iii', 'int[] nums = {1, 2, 3, 7};', 'Bob'],
		['stone-game-iii', 'stoneGameIII(vec![1, 2, 3, 6])', 'Tie'],
		['stone-game-iii', '[1,2,3,7]\n[1,2,3,-9]', 'Bob'],
		['stone-game-iii', '[1,2,3,7] # was [1,2,3,-9]', 'Bob'],
		['stone-game-iii', 'a = [1,2,3,7]\nb = [1,2,3,-9]', 'Bob'],
		['stone-game-iii', '(1 2 3 7)', 'Bob'],
		['mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n', '2 1 1\n3 1 1\n3 0 1'],
		['mayan', '2\r\n1 0\r\n1 0\r\n2 2 0\r\n1 0\r\n2 0', '0 0 1\n2 0 1'],
		['mayan', '"2\\n1 0\\n1 0\\n0\\n1 0\\n1 0\\n"', '-1'],
	];
	for (const [id, text, expected] of published) {
		it(`is ${JSON.stringify(expected)} to ${JSON.stringify(text)}`, () =>
			assert.equal(answer(id, text), expected));
	}

	it('is about the puzzle that is asked for, and the first of several', () => {
		const text = 'stoneValue = [1,2,3,6]\nboard = "WRRBBW", hand = "RB"\nfindMinStep("G", "GGGGG")';
		assert.equal(answer('zuma', text), '-1');
		assert.equal(answer('stone-game-iii', text), 'Tie');
	});

	it('accepts what findPuzzles found', () => {
		for (const [, source] of [...zumaShapes, ...stoneShapes, ...mayanShapes]) {
			const { text } = marked(source);
			for (const { id, input } of findPuzzles(text))
				assert.equal(answer(id, input), answer(id, input.trim()));
		}
	});

	const refused: readonly (readonly [id: PuzzleId, text: string, name: string])[] = [
		['zuma', 'WRXBBW RB', 'not-a-colour'],
		['zuma', 'findMinStep("WRXBBW", "RB")', 'not-a-colour'],
		['zuma', 'board = "WWWRB", hand = "RB"', 'run-of-three'],
		['zuma', '"WRRBBW"\n""', 'empty-hand'],
		['zuma', '', 'empty-board'],
		['stone-game-iii', 'stoneValue = [1, 2.5]', 'not-a-whole-number'],
		['stone-game-iii', '[1,,2]', 'missing-value'],
		['stone-game-iii', '[1,2,x]', 'not-a-whole-number'],
		['stone-game-iii', '[1, None, 3]', 'not-a-whole-number'],
		['stone-game-iii', '[1 + 2, 3]', 'not-a-whole-number'],
		['stone-game-iii', '[1, n-1, 4]', 'not-a-whole-number'],
		['stone-game-iii', '[1,2,...rest]', 'not-a-whole-number'],
		['stone-game-iii', '[1 000,2]', 'not-a-whole-number'],
		['stone-game-iii', '[1, 2 3]', 'not-a-whole-number'],
		['stone-game-iii', '(5 - 2)', 'not-a-whole-number'],
		['stone-game-iii', '[10-3, 5]', 'not-a-whole-number'],
		['stone-game-iii', `[${'1,'.repeat(200)}x]`, 'not-a-whole-number'],
		['stone-game-iii', 'no list', 'not-a-whole-number'],
		['stone-game-iii', '', 'no-row'],
		['mayan', '3\n1 0\n2 1\n2 3 4 0\n3 1 0\n2 4 3 4 0\n', 'zero-missing'],
		['mayan', '# 3\n# 1 0\n# 2 1\n# 2 3 4 0\n# 3 1 0\n# 2 4 3 4 0\n', 'zero-missing'],
		['mayan', '', 'lines-missing'],
	];
	for (const [id, text, name] of refused) {
		it(`is refused with ${name} to ${JSON.stringify(text)}`, () => {
			assert.throws(
				() => answer(id, text),
				(error) => error instanceof Error && error.name === name && /^[A-Z0-9a-z].* /.test(error.message),
			);
		});
	}
});
