import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Names } from '../../../src/literals/names.ts';
import { literal as mayan } from '../../../src/puzzles/mayan/literal.ts';
import { literal as stoneGame } from '../../../src/puzzles/stoneGame/literal.ts';
import { literal as zuma } from '../../../src/puzzles/zuma/literal.ts';

const names = new Names([zuma, stoneGame, mayan]);

describe('names', () => {
	const known: readonly (readonly [word: string, kind: string, affix: string])[] = [
		['findMinStep', 'function', '*'],
		['find_min_step', 'function', '*'],
		['FindMinStep', 'function', '*'],
		['find-min-step', 'function', '*'],
		['FIND_MIN_STEP', 'function', '*'],
		['findminstep', 'function', '*'],
		['findMinSteps', 'function', '*'],
		['testFindMinStep2', 'function', 'test * 2'],
		['stoneGameIII', 'function', '*'],
		['stone_game_iii', 'function', '*'],
		['stoneGame3', 'function', '*'],
		['board', 'slot', '*'],
		['BOARD', 'slot', '*'],
		['hands', 'slot', '*'],
		['board2', 'slot', '* 2'],
		['board_2', 'slot', '* 2'],
		['testHand', 'slot', 'test *'],
		['stoneValue', 'own', '*'],
		['stone_values', 'own', '*'],
		['piles', 'name', '*'],
		['values', 'common', '*'],
		['stoneGame', 'rival', '*'],
		['stoneGameII', 'rival', '*'],
		['stoneGameVIII', 'rival', '*'],
		['last_stone_weight', 'rival', '*'],
	];
	for (const [word, kind, affix] of known) {
		it(`knows ${word}`, () => {
			const role = names.roleOf(word);
			assert.deepEqual([role?.kind, role?.affix], [kind, affix]);
			// What the search for names finds is in the word, or is it.
			names.pattern.lastIndex = 0;
			assert.ok(names.pattern.test(word));
		});
	}

	for (const word of [
		'keyboard',
		'dashboard',
		'handle',
		'handler',
		'onboarding',
		'beforehand',
		'milestones',
		'value',
	]) {
		it(`has nothing for ${word}`, () => assert.equal(names.roleOf(word), undefined));
	}

	it('tells the slots and their plurals apart', () => {
		const told = ['board', 'hand', 'boards', 'hands'].map((word) => {
			const role = names.roleOf(word);
			return [role?.slot, role?.plural];
		});
		assert.deepEqual(told, [
			[0, false],
			[1, false],
			[0, true],
			[1, true],
		]);
	});
});
