import { drive } from '../puzzles/drive.ts';
import type { Outcome, Puzzle } from '../puzzles/puzzle.ts';
import type { Driven, Progress, Search } from '../puzzles/search.ts';

/** Drives searches in the page, in slices between which everything moves on; a newer search ends the one before it. */
export class Evaluator<Frame, Move> {
	readonly #puzzle: Puzzle<unknown, Frame, Move>;
	readonly #seconds: number;
	/** By settled frame: one that is come to again by undo or redo is the same frame. */
	readonly #known = new Map<Frame, Outcome<Move>>();
	#newest: symbol | undefined;

	/** `outcome` is that of `frame`; `seconds` are what a search may take. */
	constructor(puzzle: Puzzle<unknown, Frame, Move>, frame: Frame, outcome: Outcome<Move>, seconds: number) {
		this.#puzzle = puzzle;
		this.#seconds = seconds;
		this.#known.set(frame, outcome);
	}

	/** The outcome of what a settled frame poses, where it is known already. */
	known(frame: Frame): Outcome<Move> | undefined {
		return this.#known.get(frame);
	}

	/** The outcome of what a settled frame poses; nothing where something newer was asked or all was stopped. */
	async outcomeOf(
		frame: Frame,
		report?: (progress: Progress) => void,
	): Promise<Driven<Outcome<Move>> | undefined> {
		const known = this.#known.get(frame);
		if (known) {
			this.stop();
			return { done: true, result: known };
		}
		const end = await this.run(this.#puzzle.solve(this.#puzzle.remaining(frame)), report);
		if (end?.done) this.#known.set(frame, end.result);
		return end;
	}

	/** How a search ended: with a result or out of time; nothing where something newer was asked or all was stopped. */
	async run<Result>(
		search: Search<Result>,
		report?: (progress: Progress) => void,
	): Promise<Driven<Result> | undefined> {
		const mine = Symbol();
		this.#newest = mine;
		// What was asked for in one go is only begun when the last of it is known.
		await pause();
		if (this.#newest !== mine) return undefined;
		const end = await drive(search, {
			now: () => performance.now(),
			pause,
			cancelled: () => this.#newest !== mine,
			budget: this.#seconds * 1000,
			...(report && { report }),
		});
		return this.#newest === mine ? end : undefined;
	}

	stop(): void {
		this.#newest = undefined;
	}
}

function pause(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
