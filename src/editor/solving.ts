import { type Drive, drive } from '../puzzles/drive.ts';
import type { Outcome, PuzzleId } from '../puzzles/puzzle.ts';
import type { Driven, Search } from '../puzzles/search.ts';
import { type Cancellation, pause } from './pace.ts';
import { isFault, type Posed, pose } from './posing.ts';
import { Remembered } from './remembered.ts';

/** Milliseconds that a feature which nobody waits for (lens, warning) may take over one puzzle. */
const smallBudget = 50;

/** A proven outcome and how long it took to find, in milliseconds. */
export interface Solution {
	readonly outcome: Outcome<unknown>;
	readonly milliseconds: number;
}

/** An outcome has its play, its sentences and, of a row of piles, a byte for each. */
const solutions = new Remembered<Solution>({ all: 32_000_000, each: 3000, character: 6 });
const answers = new Remembered<string>({ all: 8_000_000, each: 300, character: 2 });

type More = Pick<Drive, 'budget' | 'report'>;

/** Drives a search in slices until its end, its budget or its cancellation. */
export async function solveNow(
	search: Search<Outcome<unknown>>,
	token: Cancellation,
	more: More = {},
): Promise<Driven<Solution>> {
	const started = performance.now();
	const end = await driveNow(search, token, more);
	if (!end.done) return end;
	return { done: true, result: { outcome: end.result, milliseconds: performance.now() - started } };
}

/** The proven outcome of a puzzle, remembered or found now, so that all features together solve each puzzle once. */
export async function solve(posed: Posed, token: Cancellation, more: More = {}): Promise<Driven<Solution>> {
	const key = keyOf(posed.puzzle.id, posed.text);
	const { budget = Number.POSITIVE_INFINITY } = more;
	const before = solutions.end(key, budget);
	if (before) return before;
	const end = await solveNow(posed.puzzle.solve(posed.input), token, more);
	solutions.note(key, budget, end);
	return end;
}

/** The proven outcome where it is known or quickly found: for features that nobody asked to solve anything. */
export async function solveQuickly(
	{ id, input }: { readonly id: PuzzleId; readonly input: string },
	token: Cancellation,
): Promise<Outcome<unknown> | undefined> {
	const posed = await pose(id, input, token);
	if (!posed || isFault(posed)) return undefined;
	const end = await solve(posed, token, { budget: smallBudget });
	return end.done ? end.result.outcome : undefined;
}

/** The proven answer alone where it is known or quickly found: for checks, which show no play. */
export async function answerQuickly(
	{ id, input }: { readonly id: PuzzleId; readonly input: string },
	token: Cancellation,
	budget = smallBudget,
): Promise<string | undefined> {
	const key = keyOf(id, input);
	const solved = solutions.end(key, 0);
	if (solved?.done) return solved.result.outcome.answer;
	let end = answers.end(key, budget);
	if (!end) {
		const posed = await pose(id, input, token);
		if (!posed || isFault(posed)) return undefined;
		end = await driveNow(posed.puzzle.answer(posed.input), token, { budget });
		answers.note(key, budget, end);
	}
	return end.done ? end.result : undefined;
}

/** What a puzzle is remembered by. */
function keyOf(id: PuzzleId, text: string): string {
	return `${id}\n${text}`;
}

function driveNow<Result>(search: Search<Result>, token: Cancellation, more: More): Promise<Driven<Result>> {
	return drive(search, {
		now: () => performance.now(),
		pause,
		cancelled: () => token.isCancellationRequested,
		...more,
	});
}
