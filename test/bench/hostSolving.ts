import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pause } from '../../src/editor/pace.ts';
import { drive } from '../../src/puzzles/drive.ts';
import { solve as solveMayan } from '../../src/puzzles/mayan/solver.ts';
import type { Search } from '../../src/puzzles/search.ts';
import { reading } from '../../src/puzzles/stoneGame/reading.ts';
import { bestMoves as bestTakes } from '../../src/puzzles/stoneGame/solver.ts';
import { bestMoves as bestInsertions } from '../../src/puzzles/zuma/bestMoves.ts';
import { solveZuma } from '../../src/puzzles/zuma/solver.ts';
import { fullBoards } from '../reference/mayanBoards.ts';
import { nestedPuzzles } from '../reference/zumaBoards.ts';

const seed = 16;

/** Milliseconds after which a hard case is cancelled. */
const patience = 400;

/** Runs of each case: what else the machine does shows in the longest delay of some of them. */
const runs = 3;

/** What came of driving a case `runs` times, in milliseconds. */
export interface Driven {
	readonly name: string;
	/** The longest time between two pauses of the first run. */
	readonly slice: number;
	/** Delays of the event loop in the run with the least. */
	readonly p99: number;
	readonly longest: number;
	/** Whether every run came to its end before the cancel. */
	readonly done: boolean;
	/** The longest time from a cancel to the end. */
	readonly cancelling: number;
}

export interface Solving {
	readonly runs: number;
	readonly patience: number;
	readonly cases: readonly Driven[];
}

/** Drives hard cases in slices, as the built extension does. */
export async function hardCases(): Promise<Solving> {
	const columns = fullBoards(4, seed).next().value;
	const piles = 5_000_000;
	const values = Int16Array.from({ length: piles }, (_, pile) => (pile % 7) - 3);
	const zuma = (balls: number, hand: number, colours: number) => {
		const [puzzle] = nestedPuzzles(1, { balls: [balls, balls], hand, colours }, seed);
		assert.ok(puzzle);
		return puzzle;
	};
	const text = `[${'1,-2,'.repeat(piles / 2)}]`;
	const cases = [
		await driven('Mayan, a full board of 4 colours, n = 9', () => solveMayan({ n: 9, columns })),
		await driven('Zuma, a nested board of 100 balls, a hand of 20', () => solveZuma(zuma(100, 20, 5))),
		await driven('Zuma, a nested board of 200 balls, a hand of 30', () => solveZuma(zuma(200, 30, 2))),
		await driven('Zuma, all best insertions, 40 balls, a hand of 15', () => bestInsertions(zuma(40, 15, 2))),
		await driven('Stone Game III, reading 5,000,000 piles', () => reading(text)),
		await driven('Stone Game III, all best takes, 5,000,000 piles', () =>
			bestTakes({ values, turn: 'Alice', alice: 0, bob: 0 }),
		),
	];
	return { runs, patience, cases };
}

async function driven(name: string, search: () => Search<unknown>): Promise<Driven> {
	const all: Omit<Driven, 'name'>[] = [];
	for (let run = 0; run < runs; run++) all.push(await drivenOnce(search()));
	const least = (of: (once: Omit<Driven, 'name'>) => number) => Math.min(...all.map(of));
	return {
		name,
		slice: all[0]?.slice ?? Number.NaN,
		p99: least(({ p99 }) => p99),
		longest: least(({ longest }) => longest),
		done: all.every(({ done }) => done),
		cancelling: Math.max(...all.map(({ cancelling }) => cancelling)),
	};
}

/** Drives a search once: how long it held up everything else, and how fast a cancel took effect. */
async function drivenOnce(search: Search<unknown>): Promise<Omit<Driven, 'name'>> {
	const delay = monitorEventLoopDelay({ resolution: 1 });
	let cancelledAt = Number.POSITIVE_INFINITY;
	const timer = setTimeout(() => {
		cancelledAt = performance.now();
	}, patience);
	delay.enable();
	let slice = 0;
	function* watched(): Search<unknown> {
		for (;;) {
			const began = performance.now();
			const step = search.next();
			slice = Math.max(slice, performance.now() - began);
			if (step.done) return step.value;
			yield step.value;
		}
	}
	const end = await drive(watched(), {
		now: () => performance.now(),
		pause,
		cancelled: () => cancelledAt < Number.POSITIVE_INFINITY,
	});
	const cancelling = performance.now() - cancelledAt;
	delay.disable();
	clearTimeout(timer);
	const longest = delay.max / 1e6;
	const p99 = delay.percentile(99) / 1e6;
	return { slice, p99, longest, done: end.done, cancelling: end.done ? 0 : cancelling };
}
