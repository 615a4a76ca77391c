import { type Drive, drive } from '../puzzles/drive.ts';
import type { Outcome, PuzzleId } from '../puzzles/puzzle.ts';
import type { Driven, Search } from '../puzzles/search.ts';
import { type Cancellation, pause } from './pace.ts';
import { isFault, type Posed, pose } from './posing.ts';

/** Milliseconds that a feature which nobody waits for (lens, warning) may take over one puzzle. */
const smallBudget = 50;

/** Characters of inputs that are remembered. */
const remembered = 4_000_000;

/** A proven outcome and how long it took to find, in milliseconds. */
export interface Solution {
	readonly outcome: Outcome<unknown>;
	readonly milliseconds: number;
}

/** How a search ended that was allowed so many milliseconds. */
interface Entry {
	readonly end: Driven<Solution>;
	readonly budget: number;
}

/** The one used longest ago comes first. */
const entries = new Map<string, Entry>();
let rememberedNow = 0;

/** Drives a search in slices until its end, its budget or its cancellation. */
export async function solveNow(
	search: Search<Outcome<unknown>>,
	token: Cancellation,
	more: Pick<Drive, 'budget' | 'report'> = {},
): Promise<Driven<Solution>> {
	const started = performance.now();
	const end = await drive(search, {
		now: () => performance.now(),
		pause,
		cancelled: () => token.isCancellationRequested,
		...more,
	});
	if (!end.done) return end;
	return { done: true, result: { outcome: end.result, milliseconds: performance.now() - started } };
}

/** The proven outcome of a puzzle, remembered or found now, so that all features together solve each puzzle once. */
export async function solve(
	{ puzzle, input, text }: Posed,
	token: Cancellation,
	more: Pick<Drive, 'budget' | 'report'> = {},
): Promise<Driven<Solution>> {
	const key = `${puzzle.id}\n${text}`;
	const budget = more.budget ?? Number.POSITIVE_INFINITY;
	const before = entries.get(key);
	if (before && (before.end.done || budget <= before.budget)) {
		remember(key, before);
		return before.end;
	}
	const end = await solveNow(puzzle.solve(input), token, more);
	if (end.done || end.stopped.why === 'out of time') remember(key, { end, budget });
	return end;
}

function remember(key: string, entry: Entry): void {
	if (!entries.delete(key)) rememberedNow += key.length;
	entries.set(key, entry);
	for (const oldest of entries.keys()) {
		if (rememberedNow <= remembered) break;
		entries.delete(oldest);
		rememberedNow -= oldest.length;
	}
}

/** The proven outcome where it is known or quickly found: for features that nobody asked to solve anything. */
export async function solveQuickly(
	{ id, input }: { readonly id: PuzzleId; readonly input: string },
	token: Cancellation,
	budget = smallBudget,
): Promise<Outcome<unknown> | undefined> {
	const posed = await pose(id, input, token);
	if (!posed || isFault(posed)) return undefined;
	const end = await solve(posed, token, { budget });
	return end.done ? end.result.outcome : undefined;
}
