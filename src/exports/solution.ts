import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { Outcome, Puzzle } from '../puzzles/puzzle.ts';
import type { Play } from '../replay/protocol.ts';

/** A solved puzzle and what is on show of it: what every export is made of. */
export interface Solution {
	readonly puzzle: Puzzle;
	readonly input: unknown;
	readonly outcome: Outcome<unknown>;
	/** The play on show; the outcome's own where missing. */
	readonly play?: Play;
	/** Where the play has led, in words, as far as that is known. */
	readonly standing?: Phrase;
}

/** More moves are not shown one by one: nobody would wait for them, and a picture would take megabytes. */
export const mostMoves = 100;

/** One move of the replay. */
export interface Step {
	readonly move: unknown;
	/** The settled frame that it is played from. */
	readonly before: unknown;
	/** Its phases, the last one settled again. */
	readonly frames: readonly unknown[];
	/** The move after it; missing behind the last. */
	readonly next: unknown;
}

/** The moves on show. */
export function movesOf({ outcome, play }: Solution): readonly unknown[] {
	return play?.moves ?? outcome.moves;
}

/** The moves on show in order. */
export function* stepsOf(solution: Solution): Generator<Step> {
	const { puzzle, input } = solution;
	const moves = movesOf(solution);
	let before = puzzle.start(input);
	for (const [index, move] of moves.entries()) {
		const frames = puzzle.play(before, move);
		yield { move, before, frames, next: moves[index + 1] };
		before = frames.at(-1);
	}
}

/** Whose play it is, in a few words. */
export function nameOf({ moves, own }: Play, puzzle: Puzzle, input: unknown): Phrase {
	if (own === 0)
		return phrase('A best play that begins with {0}', puzzle.notation(puzzle.start(input), moves[0]));
	return own === moves.length
		? phrase('Played by hand')
		: phrase('Played by hand up to move {0}, then the best play from there', own);
}

/** Whose play is on show and where it has led; nothing where it is the answer's. */
export function attribution({ puzzle, input, play, standing }: Solution): Phrase | undefined {
	if (!play) return undefined;
	const name = nameOf(play, puzzle, input);
	return standing ? phrase('{0}. {1}', name, standing) : name;
}
