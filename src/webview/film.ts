import type { Phrase } from '../puzzles/phrase.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Scene } from '../puzzles/scene.ts';
import type { Place, Track } from './player.ts';

/**
 * A replay: every frame of it, derived by playing the moves by the puzzle's rules. Only the frames between two moves
 * are kept, and only as far as somebody has looked, so that a replay of tens of thousands of moves opens at once.
 */
export class Film<Input, Frame, Move> implements Track {
	readonly puzzle: Puzzle<Input, Frame, Move>;
	readonly #moves: readonly Move[];
	readonly #settled: Frame[];
	#phases: { readonly move: number; readonly frames: readonly Frame[] } | undefined;

	constructor(puzzle: Puzzle<Input, Frame, Move>, input: Input, moves: readonly Move[]) {
		this.puzzle = puzzle;
		this.#moves = moves;
		this.#settled = [puzzle.start(input)];
	}

	get moves(): number {
		return this.#moves.length;
	}

	phases(move: number): number {
		return this.#framesOf(move).length;
	}

	frame({ move, phase }: Place): Frame {
		const frame = move === 0 ? this.#settledAfter(0) : this.#framesOf(move)[phase];
		if (frame === undefined) throw new RangeError(`No phase ${phase} in move ${move}`);
		return frame;
	}

	caption(place: Place): Phrase {
		return this.puzzle.caption(this.frame(place));
	}

	/** What the moment looks like; between two moves it shows what the next one will use. */
	scene(place: Place): Scene {
		const settled = place.move === 0 || place.phase === this.phases(place.move) - 1;
		return this.puzzle.scene(this.frame(place), settled ? this.#moves[place.move] : undefined);
	}

	/** Move `move`, the first being 1, in the usual notation. */
	notation(move: number): string {
		return this.puzzle.notation(this.#settledAfter(move - 1), this.#moveAt(move));
	}

	#moveAt(move: number): Move {
		const found = this.#moves[move - 1];
		if (found === undefined) throw new RangeError(`No move ${move}`);
		return found;
	}

	#settledAfter(move: number): Frame {
		for (let next = this.#settled.length; next <= move; next++) {
			const frames = this.puzzle.play(this.#settled[next - 1] as Frame, this.#moveAt(next));
			this.#settled.push(frames.at(-1) as Frame);
		}
		return this.#settled[move] as Frame;
	}

	#framesOf(move: number): readonly Frame[] {
		if (this.#phases?.move !== move) {
			this.#phases = { move, frames: this.puzzle.play(this.#settledAfter(move - 1), this.#moveAt(move)) };
		}
		return this.#phases.frames;
	}
}
