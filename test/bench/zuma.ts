import assert from 'node:assert/strict';
import { finish, type Search } from '../../src/puzzles/search.ts';
import { bestMoves } from '../../src/puzzles/zuma/bestMoves.ts';
import { encode } from '../../src/puzzles/zuma/coding.ts';
import { readZuma } from '../../src/puzzles/zuma/reading.ts';
import { clear, solveZuma } from '../../src/puzzles/zuma/solver.ts';
import { type BoardKind, nestedPuzzles, randomPuzzles, type ZumaPuzzle } from '../reference/zumaBoards.ts';
import { searchAll, searchPruned } from '../reference/zumaBreadthFirst.ts';
import cases from '../unit/zuma/cases.json';
import { latencies, latencyColumns, type Seen } from './latency.ts';
import { bytesHeld, sideBySide, type Times, timed, timesOf } from './measure.ts';
import { atLeast, atMost, type Cell, type Section } from './report.ts';

const seed = 488;

/** The judge's sizes: boards of up to 16 balls, hands of 5, five colours. */
const judge: BoardKind = { balls: [8, 16], hand: 5, colours: 5 };

/** Milliseconds after which the search of a puzzle far beyond the judge's sizes is ended. */
const limit = 1000;

/** What the judge asks for: the fewest insertions, or that there are none. */
function answered(puzzle: ZumaPuzzle): Seen {
	const { play, byBound, looked } = finish(clear(encode(puzzle)));
	return { kind: kindOf(play !== undefined, byBound), looked };
}

/** All of what the product solves: for an unsolvable board, the best position that can be reached as well. */
function solved(puzzle: ZumaPuzzle): Seen {
	const { left, byBound, looked } = finish(solveZuma(puzzle));
	return { kind: kindOf(left === 0, byBound), looked };
}

function kindOf(solvable: boolean, byBound: boolean): string {
	if (solvable) return 'solvable';
	return byBound ? 'unsolvable by the bound' : 'unsolvable by search';
}

/** The fewest insertions as the judge prints them, -1 for none. */
function answerOf(puzzle: ZumaPuzzle): number {
	const { left, moves } = finish(solveZuma(puzzle));
	return left === 0 ? moves.length : -1;
}

/** All best first insertions and all best plays, counted: how long that takes, and how many there are. */
function counting(
	name: string,
	puzzles: readonly ZumaPuzzle[],
): { readonly row: Cell[]; readonly exact: number } {
	const plays = new Map<ZumaPuzzle, number>();
	let exact = 0;
	// What the latencies call looked at are the first insertions here.
	const count = (puzzle: ZumaPuzzle): Seen => {
		const counted = finish(bestMoves(puzzle));
		if (counted.exact && !plays.has(puzzle)) exact++;
		plays.set(puzzle, Number(counted.plays));
		return { kind: 'solvable', looked: counted.moves.length };
	};
	const { rows } = latencies(name, puzzles, count, 1);
	const { median, slowest } = timesOf(plays.values());
	return { row: [...(rows[0] ?? []), median, slowest], exact: exact / puzzles.length };
}

/** Runs a search for so many milliseconds at most; what it found, or nothing. */
function within<Result>(search: Search<Result>, milliseconds: number): Result | undefined {
	const end = performance.now() + milliseconds;
	for (;;) {
		const step = search.next();
		if (step.done) return step.value;
		if (performance.now() >= end) return undefined;
	}
}

/** How long both methods take for the same puzzles, in turns; their answers must be equal. */
async function against(
	puzzles: readonly ZumaPuzzle[],
	method: string,
	reference: (puzzle: ZumaPuzzle) => number,
	rounds: number,
): Promise<{ readonly row: readonly Cell[]; readonly ratio: number }> {
	const answers = puzzles.map(answerOf);
	const { ours, theirs } = await sideBySide(
		{
			ours: () => puzzles.forEach(answered),
			theirs: () => {
				for (const [index, puzzle] of puzzles.entries())
					assert.equal(reference(puzzle), answers[index], JSON.stringify(puzzle));
			},
		},
		rounds,
	);
	const ratio = theirs.median / ours.median;
	return { row: [method, puzzles.length, ours.median, theirs.median, ratio], ratio };
}

/** Nested boards far beyond the judge's sizes, each search ended after `limit`. */
function beyond(count: number, kind: BoardKind): { readonly row: readonly Cell[]; readonly times: Times } {
	const puzzles = nestedPuzzles(count, kind, seed);
	let solvable = 0;
	let ended = 0;
	const milliseconds = puzzles.map((puzzle) => {
		const solution = within(solveZuma(puzzle), limit);
		if (!solution) ended++;
		else if (solution.left === 0) solvable++;
		return Math.min(...[1, 2].map(() => timed(() => within(solveZuma(puzzle), limit))));
	});
	const times = timesOf(milliseconds);
	const slowest = puzzles[milliseconds.indexOf(times.slowest)];
	assert.ok(slowest);
	const held = bytesHeld(() => solveZuma(slowest), limit) / 1e6;
	const name = `${kind.balls[1]} balls, hands of ${kind.hand}, ${kind.colours} colours`;
	return { row: [name, count, solvable, ended, times.median, times.p95, times.slowest, held], times };
}

export async function zumaSection(): Promise<Section> {
	const nested = nestedPuzzles(20_000, judge, seed);
	const random = randomPuzzles(1000, judge, seed);
	const publicCases = cases.filter((one) => readZuma(`${one.board}\n${one.hand}`).ok);
	const answers = [
		latencies('random boards, 5 colours', random, answered, 5),
		latencies('nested boards, 5 colours', nested, answered),
		latencies('nested boards, 3 colours', nestedPuzzles(5000, { ...judge, colours: 3 }, seed), answered),
		latencies('nested boards, 2 colours', nestedPuzzles(5000, { ...judge, colours: 2 }, seed), answered),
		latencies('public cases', publicCases, answered, 10),
	];
	const unsolvable = nested.filter((puzzle) => answered(puzzle).kind !== 'solvable').slice(0, 1000);
	const best = latencies('unsolvable nested boards', unsolvable, solved);
	const whole = latencies('random boards, 5 colours', random, solved);

	const solvable = (puzzles: readonly ZumaPuzzle[]) =>
		puzzles.filter((puzzle) => answered(puzzle).kind === 'solvable').slice(0, 50);
	const counts = [
		counting('nested boards, 5 colours', solvable(nested)),
		counting('nested boards, 3 colours', solvable(nestedPuzzles(5000, { ...judge, colours: 3 }, seed))),
		counting('nested boards, 2 colours', solvable(nestedPuzzles(5000, { ...judge, colours: 2 }, seed))),
		counting('public cases', solvable(publicCases)),
	];

	const usual = (puzzle: ZumaPuzzle) => searchPruned(puzzle.board, puzzle.hand);
	const usualOnNested = await against(nested.slice(0, 100), 'nested boards, the usual pruning', usual, 1);
	const usualOnRandom = await against(random.slice(0, 50), 'random boards, the usual pruning', usual, 1);
	const small = nestedPuzzles(6, { ...judge, balls: [8, 10] }, seed);
	const unpruned = await against(
		small,
		'nested boards of 8 to 10 balls, unpruned',
		({ board, hand }) => searchAll(board, hand).clears,
		1,
	);

	const larger = beyond(1000, { balls: [20, 20], hand: 8, colours: 5 });
	const largest = beyond(100, { balls: [30, 30], hand: 10, colours: 5 });
	const [randomTimes, nestedTimes] = answers.map(({ times }) => timesOf(times));
	assert.ok(randomTimes && nestedTimes);
	return {
		title: 'Zuma',
		tables: [
			{
				title: 'The fewest insertions, within the judge’s sizes',
				about: `Boards of 8 to 16 balls, hands of 5 (seed ${seed}). Random boards are random balls one after the other; nested ones have singles and pairs inserted at random places. Best of three runs or more of each puzzle, after one of warm-up.`,
				columns: latencyColumns,
				rows: answers.flatMap(({ rows }) => rows),
			},
			{
				title: 'With the best position that can be reached, where there is no solution',
				about: 'All that the product solves, on the same boards.',
				columns: latencyColumns,
				rows: [...whole.rows, ...best.rows],
			},
			{
				title: 'All best first insertions and all best plays',
				about:
					'Of solvable boards within the judge’s sizes; insertions that make the same row are one. Solving is part of the time.',
				columns: [...latencyColumns.slice(0, 5), 'first insertions, median', 'most', 'plays, median', 'most'],
				rows: counts.map(({ row }) => row),
			},
			{
				title: 'Against breadth-first search',
				about:
					'The same puzzles, all of them by one method and then by the other, in turns; the answers are equal.',
				columns: ['puzzles and reference', 'number', 'ours, ms', 'reference, ms', '× faster'],
				rows: [usualOnRandom.row, usualOnNested.row, unpruned.row],
			},
			{
				title: 'Beyond the judge’s sizes',
				about: `Nested boards, solved with the best position that can be reached; the better of two runs after one of warm-up, ended after ${limit} ms. Held: on the slowest of them.`,
				columns: ['puzzles', 'number', 'solvable', 'ended', 'median ms', 'p95 ms', 'slowest ms', 'MB held'],
				rows: [larger.row, largest.row],
			},
		],
		goals: [
			atMost('random boards: slowest under 5 ms', randomTimes.slowest, 5, 'ms'),
			atMost('20,000 nested boards: median at or under 20 µs', 1000 * nestedTimes.median, 20, 'µs'),
			atMost('20,000 nested boards: slowest under 1 ms', nestedTimes.slowest, 1, 'ms'),
			atLeast(
				'nested boards: 300 times faster than the usual breadth-first search',
				usualOnNested.ratio,
				300,
				'×',
			),
			atLeast('the aim: 1,000 times', usualOnNested.ratio, 1000, '×'),
			atMost('20 balls, hands of 8: slowest of 1,000 under 100 ms', larger.times.slowest, 100, 'ms'),
			atMost('30 balls, hands of 10: 95 % under one second', largest.times.p95, limit, 'ms'),
			atMost('best reachable position: slowest of 1,000 under 50 ms', timesOf(best.times).slowest, 50, 'ms'),
			atLeast(
				'best first insertions and best plays: exact, of all',
				100 * Math.min(...counts.map(({ exact }) => exact)),
				100,
				'%',
			),
		],
	};
}
