import type { WordsLiteral } from '../literal.ts';
import { overlongRun } from './rules.ts';

/** How Zuma is written: `findMinStep("WWRRBBWW", "WRBRW")`, `board = "WWRRBBWW", hand = "WRBRW"`. */
export const literal: WordsLiteral = {
	form: 'words',
	letters: 'RYBGW',
	slots: ['board', 'hand'],
	functions: ['findminstep', 'findminsteps', 'zuma'],
	titles: ['Zuma', 'zuma', 'ZUMA', '祖玛', '祖瑪', '주마'],
	isAnswer: (text) => /^(-1|\d{1,3})$/.test(text),
	telling,
};

/**
 * Pixel art and maps have rows of one length, colour tables and channel names no two equal letters side by side,
 * two-colour maps two letters. What none of them is likely to be is a board and a hand.
 */
function telling(board: string, hand: string): boolean {
	return (
		board.length >= 4 &&
		board.length !== hand.length &&
		/(.)\1/.test(board) &&
		new Set(board + hand).size >= 3 &&
		!overlongRun(board)
	);
}
