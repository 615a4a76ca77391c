import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import type { Scene } from '../puzzles/scene.ts';
import { inLines } from './lines.ts';
import { attribution, mostMoves, movesOf, type Solution, stepsOf } from './solution.ts';
import type { Beat } from './tracks.ts';

/** A moment of a replay, and what is said while it is shown. */
export interface Moment {
	readonly scene: Scene;
	/** How many moves are begun. */
	readonly move: number;
	readonly caption: string;
}

/** A replay as it is shown by itself, without a person to control it. */
export interface Reel {
	readonly moments: readonly Moment[];
	/** When each moment begins. */
	readonly beats: readonly Beat[];
	/** Milliseconds from the start to the start over. */
	readonly duration: number;
	/** How many moves it shows. */
	readonly moves: number;
}

/** Milliseconds that a change takes, that a phase stays, that a settled position stays, and that the end stays. */
const change = 420;
const phaseTime = 800;
const settledTime = 1100;
const endTime = 3200;

/** What it takes to read a caption: to find it, and for each letter. */
const finding = 700;
const perLetter = 42;

export function reelOf(solution: Solution, say: (text: Phrase) => string): Reel {
	const { puzzle, input } = solution;
	const moments: Moment[] = [];
	const beats: Beat[] = [];
	let time = 0;
	const show = (scene: Scene, move: number, caption: string, stay: number): void => {
		moments.push({ scene, move, caption });
		beats.push({ begin: time, arrived: moments.length === 1 ? time : time + change });
		time += stay;
	};

	const start = puzzle.start(input);
	const opening = say(puzzle.caption(start));
	show(puzzle.scene(start, movesOf(solution)[0]), 0, opening, Math.max(settledTime, reading(opening)));
	let move = 0;
	for (const { frames, next } of stepsOf(solution)) {
		if (move === mostMoves) break;
		move++;
		const begun = time;
		const caption = `${move}. ${say(puzzle.caption(frames[0]))}`;
		for (const [phase, frame] of frames.entries()) {
			const settled = phase === frames.length - 1;
			show(puzzle.scene(frame, settled ? next : undefined), move, caption, settled ? settledTime : phaseTime);
		}
		time = Math.max(time, begun + reading(caption));
	}
	const last = moments.at(-1) as Moment;
	const ending = say(endingOf(solution, move));
	show(last.scene, move, ending, Math.max(endTime, reading(ending)));
	const scenes = inLines(moments.map(({ scene }) => scene));
	return {
		moments: moments.map((moment, index) => ({ ...moment, scene: scenes[index] as Scene })),
		beats,
		duration: time,
		moves: move,
	};
}

function endingOf(solution: Solution, shown: number): Phrase {
	const { solvable, headline, reasons } = solution.outcome;
	const more = movesOf(solution).length - shown;
	const proven = solvable ? phrase('{0}, proven best', headline) : headline;
	const whose = attribution(solution);
	const result = whose ? phrase('{0}. {1}', whose, phrase('The answer: {0}', proven)) : proven;
	const [reason] = reasons;
	if (more > 0) return phrase('{0}. {1}', plural(more, 'and {0} more move', 'and {0} more moves'), result);
	return !whose && !solvable && reason ? phrase('{0}. {1}', result, reason) : result;
}

function reading(caption: string): number {
	return finding + perLetter * caption.length;
}
