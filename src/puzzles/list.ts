import { mayan } from './mayan/mayan.ts';
import type { Puzzle, PuzzleId } from './puzzle.ts';
import { stoneGame } from './stoneGame/stoneGame.ts';
import { zuma } from './zuma/zuma.ts';

/** Every puzzle there is, in the order in which they are offered. */
export const puzzles: Readonly<Record<PuzzleId, Puzzle>> = {
	zuma,
	'stone-game-iii': stoneGame,
	mayan,
};
