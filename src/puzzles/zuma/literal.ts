import type { WordsLiteral } from '../literal.ts';

/** How Zuma is written: `findMinStep("WWRRBBWW", "WRBRW")`, `board = "WWRRBBWW", hand = "WRBRW"`. */
export const literal: WordsLiteral = {
	form: 'words',
	letters: 'RYBGW',
	slots: ['board', 'hand'],
	otherFirst: ['row'],
	functions: ['find min step', 'find min steps', 'zuma'],
	titles: ['Zuma', 'zuma', 'ZUMA', '祖玛', '祖瑪', '주마'],
	isAnswer: (text) => /^(-1|[1-9]\d{0,2})$/.test(text),
	telling,
	couldAnswer,
};

/** No more balls are inserted than there are in the hand. */
function couldAnswer(answer: string, hand: string): boolean {
	return Number(answer) <= hand.length;
}

/**
 * Rows of pixel art and of maps have one length. Colour tables and channel names have no two equal letters side by
 * side, two-colour maps have two letters, Bayer patterns and codes of
 * Mastermind four places: where all of that fits, a board with its hand is the likely reading.
 */
function telling(board: string, hand: string, answer: string | undefined): boolean {
	if (board.length === hand.length || !/(.)\1/.test(board) || isColourFormat(board, hand)) return false;
	if (new Set(board + hand).size >= 3) return board.length >= 5;
	return answer !== undefined && couldAnswer(answer, hand);
}

/** Channels twice each and once each, as `RRGGBB` and `RGB` are names of formats of colours. */
function isColourFormat(board: string, hand: string): boolean {
	const doubled = board.replace(/(.)\1/g, '$1');
	const isOrder = (channels: string) =>
		/^[RGB]{3}$|^[RGBW]{4}$/.test(channels) && new Set(channels).size === channels.length;
	return doubled.length * 2 === board.length && isOrder(doubled) && isOrder(hand);
}
