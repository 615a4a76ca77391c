import type { ListLiteral } from '../literal.ts';

const answers = ['Alice', 'Bob', 'Tie'];

/** How Stone Game III is written: `stoneValue = [1,2,3,7]`, `stoneGameIII([1,2,3,7])`. */
export const literal: ListLiteral = {
	form: 'list',
	ownNames: ['stone value', 'stone values'],
	names: ['stones', 'piles'],
	commonNames: ['values'],
	functions: ['stone game iii', 'stone game 3'],
	titles: [
		'Stone Game III',
		'stone-game-iii',
		'stoneGameIII',
		'stone_game_iii',
		'石子游戏 III',
		'돌 게임 III',
	],
	rivals: [
		'stone game',
		'stone game ii',
		'stone game iv',
		'stone game v',
		'stone game vi',
		'stone game vii',
		'stone game viii',
		'stone game ix',
		'last stone weight',
		'last stone weight ii',
		'merge stones',
		'num moves stones',
		'num moves stones ii',
		'can cross',
		'max jump',
		'min eating speed',
		'min stone sum',
		'max coins',
		'nim game',
		'can win nim',
		'max score sightseeing pair',
		'min score triangulation',
	],
	answers,
	isAnswer: (text) => answers.includes(text),
};
