import type { ListLiteral } from '../literal.ts';

/** How Stone Game III is written: `stoneValue = [1,2,3,7]`, `stoneGameIII([1,2,3,7])`. */
export const literal: ListLiteral = {
	form: 'list',
	names: ['stonevalue', 'stonevalues', 'stones', 'piles'],
	commonNames: ['values'],
	functions: ['stonegameiii', 'stonegame3'],
	titles: [
		'Stone Game III',
		'stone-game-iii',
		'stoneGameIII',
		'stone_game_iii',
		'StoneGameIII',
		'石子游戏 III',
		'돌 게임 III',
	],
	rivals: [
		'stonegame',
		'stonegameii',
		'stonegameiv',
		'stonegamev',
		'stonegamevi',
		'stonegamevii',
		'stonegameviii',
		'stonegameix',
		'laststoneweight',
		'laststoneweightii',
		'mergestones',
		'mineatingspeed',
		'minstonesum',
		'removestones',
		'maxcoins',
	],
	isAnswer: (text) => /^(Alice|Bob|Tie)$/.test(text),
};
