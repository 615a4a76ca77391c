import assert from 'node:assert/strict';
import { read } from '../../src/puzzles/mayan/reading.ts';
import type { MayanInput } from '../../src/puzzles/mayan/rules.ts';
import { solve } from '../../src/puzzles/mayan/solver.ts';
import { finish } from '../../src/puzzles/search.ts';
import { fullBoards, playedBackTasks } from '../reference/mayanBoards.ts';
import { afterDrag, firstPlay, type Triple } from '../reference/mayanDepthFirst.ts';
import { randomFrom } from '../reference/random.ts';
import cases from '../unit/mayan/cases.json';
import { latencies, latencyColumns, type Seen } from './latency.ts';
import { bytesHeld, timed, timesOf } from './measure.ts';
import { atLeast, atMost, type Cell, type Section } from './report.ts';

const seed = 1312;

type Columns = readonly (readonly number[])[];

/** Full boards of each number of colours. */
const boardsEach = 6;

function take<Thing>(count: number, things: Iterator<Thing>): Thing[] {
	return Array.from({ length: count }, () => things.next().value as Thing);
}

function solved(input: MayanInput): Seen {
	const { solvable, looked } = finish(solve(input));
	return { kind: solvable ? 'solvable' : 'unsolvable', looked };
}

/** Full boards that `n` drags do not empty: the time of each, the best of `rounds` after one of warm-up. */
function fullBoardRows(n: number, rounds: number) {
	const all: number[] = [];
	let held = 0;
	const rows = [4, 5, 6, 7, 8].map((colours): Cell[] => {
		const times: number[] = [];
		let mostLooked = 0;
		let worst: MayanInput | undefined;
		for (const columns of take(boardsEach, fullBoards(colours, seed))) {
			const input = { n, columns };
			const { solvable, looked } = finish(solve(input));
			if (solvable) continue;
			times.push(Math.min(...Array.from({ length: rounds }, () => timed(() => finish(solve(input))))));
			if (looked > mostLooked) worst = input;
			mostLooked = Math.max(mostLooked, looked);
		}
		if (worst)
			held = Math.max(
				held,
				bytesHeld(() => solve(worst)),
			);
		all.push(...times);
		const { median, slowest } = timesOf(times);
		return [`n = ${n}, ${colours} colours`, times.length, median, slowest, mostLooked];
	});
	return { rows, held, times: timesOf(all) };
}

/**
 * How long the plain reference takes for n = 5 on a board without a solution, which is minutes: the mean of some first
 * drags, searched to the end, times the number of first drags that it tries.
 */
function referenceTime(columns: Columns, drags: number): number {
	const first = firstDrags(columns);
	const random = randomFrom(seed);
	let time = 0;
	for (let drag = 0; drag < drags; drag++) {
		const [chosen] = first.splice(random(first.length), 1);
		assert.ok(chosen);
		time += timed(() => assert.equal(firstPlay(afterDrag(columns, chosen), 4), undefined));
	}
	return (time / drags) * (first.length + drags);
}

/** The drags that the reference tries: none to the left onto a block. */
function firstDrags(columns: Columns): Triple[] {
	return columns.flatMap((column, x) =>
		column.flatMap((_, y) =>
			[1, -1]
				.filter((g) => columns[x + g] && (g === 1 || y >= (columns[x + g]?.length ?? 0)))
				.map((g): Triple => [x, y, g]),
		),
	);
}

/** One board of each number of colours against the reference. */
function against(): { readonly rows: readonly (readonly Cell[])[]; readonly least: number } {
	const ratios: number[] = [];
	const rows = [4, 6, 8].map((colours): Cell[] => {
		const columns = take(boardsEach, fullBoards(colours, seed)).find(
			(columns) => !finish(solve({ n: 5, columns })).solvable,
		);
		assert.ok(columns);
		const theirs = referenceTime(columns, 1);
		const ours = Math.min(...Array.from({ length: 5 }, () => timed(() => finish(solve({ n: 5, columns })))));
		ratios.push(theirs / ours);
		return [`n = 5, ${colours} colours`, ours, theirs, theirs / ours];
	});
	return { rows, least: Math.min(...ratios) };
}

export function mayanSection(): Section {
	const publicCases = cases.flatMap((one) => {
		const reading = read(one.input ?? '');
		return reading.ok ? [reading.input] : [];
	});
	const judgeLike = take(300, playedBackTasks(5, 2, 6, seed));
	const typical = [
		latencies('public cases', publicCases, solved, 10),
		latencies('boards played backwards by 1 to 5 drags', judgeLike, solved),
	];
	// The slow reference last, so that what it leaves behind slows nothing else.
	// The longest searches are the best warm-up for the others.
	const seven = fullBoardRows(7, 1);
	const six = fullBoardRows(6, 5);
	const five = fullBoardRows(5, 5);
	const plain = against();
	const held = Math.max(five.held, six.held, seven.held) / 1e6;
	return {
		title: 'Mayan',
		tables: [
			{
				title: 'Typical judge data',
				about: `Best of three runs or more of each, after one of warm-up (seed ${seed}).`,
				columns: latencyColumns,
				rows: typical.flatMap(({ rows }) => rows),
			},
			{
				title: 'Full boards without a solution',
				about: `Seven random blocks in each column, nothing to clear, three blocks or more of each colour; ${boardsEach} boards of each number of colours, less those with a solution; best of the runs of each.`,
				columns: ['boards', 'number', 'median ms', 'slowest ms', 'looked at, most'],
				rows: [...five.rows, ...six.rows, ...seven.rows],
			},
			{
				title: 'Against plain depth-first search without a memo',
				about:
					'One full board each. The reference is run on one first drag and reckoned for all: it takes minutes.',
				columns: ['board', 'ours, ms', 'reference, ms', '× faster'],
				rows: plain.rows,
			},
		],
		goals: [
			atMost(
				'typical judge data in a millisecond (median)',
				timesOf(typical[1]?.times ?? []).median,
				1,
				'ms',
			),
			atMost('full boards, n = 5: slowest under 15 ms', five.times.slowest, 15, 'ms'),
			atMost('full boards, n = 6: slowest under 150 ms', six.times.slowest, 150, 'ms'),
			atMost('full boards, n = 7: slowest under 1,500 ms', seven.times.slowest, 1500, 'ms'),
			atMost('memory under 200 MB', held, 200, 'MB'),
			atLeast('100 times the plain reference at n = 5, on every board', plain.least, 100, '×'),
		],
	};
}
