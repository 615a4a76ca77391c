import type { Outcome, Puzzle } from '../puzzles/puzzle.ts';

/** A solved puzzle: what every export is made of. */
export interface Solution {
	readonly puzzle: Puzzle;
	readonly input: unknown;
	readonly outcome: Outcome<unknown>;
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

/** The moves of the replay in order. */
export function* stepsOf({ puzzle, input, outcome: { moves } }: Solution): Generator<Step> {
	let before = puzzle.start(input);
	for (const [index, move] of moves.entries()) {
		const frames = puzzle.play(before, move);
		yield { move, before, frames, next: moves[index + 1] };
		before = frames.at(-1);
	}
}
