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
import { now } from './measure.ts';
import { atMost, type Cell, type Section } from './report.ts';

const seed = 16;

/** Milliseconds after which a hard case is cancelled. */
const patience = 700;

/** Runs of each case: what else the machine does shows in the longest delay of some of them. */
const runs = 3;

/** Times in milliseconds of one run; no time of the cancel where it ended before. */
interface Once {
	readonly slice: number;
	readonly p99: number;
	readonly longest: number;
	readonly done: boolean;
	readonly cancelling: number;
}

/** What came of driving a case some times. */
async function driven(name: string, search: () => Search<unknown>) {
	const all: Once[] = [];
	for (let run = 0; run < runs; run++) all.push(await drivenOnce(search()));
	const least = (of: (once: Once) => number) => Math.min(...all.map(of));
	const slice = all[0]?.slice ?? Number.NaN;
	const p99 = least((once) => once.p99);
	const longest = least((once) => once.longest);
	const cancelling = Math.max(...all.map((once) => once.cancelling));
	const row: Cell[] = [name, slice, p99, longest, all.every(({ done }) => done) ? 'finished' : cancelling];
	return { row, longest, cancelling };
}

/** Drives a search as the extension host does: how long it held up everything else, and how fast a cancel took effect. */
async function drivenOnce(search: Search<unknown>): Promise<Once> {
	const delay = monitorEventLoopDelay({ resolution: 1 });
	let cancelledAt = Number.POSITIVE_INFINITY;
	const timer = setTimeout(() => {
		cancelledAt = performance.now();
	}, patience);
	delay.enable();
	let slice = 0;
	function* watched(): Search<unknown> {
		for (;;) {
			const began = now();
			const step = search.next();
			slice = Math.max(slice, now() - began);
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

/** What is left of the host while it solves. */
export async function hostSection(): Promise<Section> {
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
	return {
		title: 'The host while it solves',
		tables: [
			{
				title: 'Hard cases in slices',
				about: `Driven as in the extension host ${runs} times and cancelled after ${patience} ms. The longest time between two pauses is that of the first run. Delays of the event loop are what a timer of one millisecond sees, its own millisecond included, in the run with the least. Last, the longest time from a cancel to the end.`,
				columns: ['case', 'longest between pauses ms', 'p99 delay ms', 'longest delay ms', 'cancel ms'],
				rows: cases.map(({ row }) => row),
			},
		],
		goals: [
			atMost(
				'the host is never blocked over 16 ms',
				Math.max(...cases.map(({ longest }) => longest)),
				16,
				'ms',
			),
			atMost(
				'a cancel takes effect in under 50 ms',
				Math.max(...cases.map(({ cancelling }) => cancelling)),
				50,
				'ms',
			),
		],
	};
}
