import assert from 'node:assert/strict';
import { finish, type Search } from '../../src/puzzles/search.ts';
import { reading, write } from '../../src/puzzles/stoneGame/reading.ts';
import type { Game } from '../../src/puzzles/stoneGame/rules.ts';
import { bestMoves, solve } from '../../src/puzzles/stoneGame/solver.ts';
import { randomFrom } from '../reference/random.ts';
import { leadByMemo } from '../reference/stoneGameMemo.ts';
import { bytesHeld, longestSlice, sideBySide, timed } from './measure.ts';
import { atMost, type Cell, type Section, shown, type Table } from './report.ts';

const seed = 1406;

/** Values such as a judge has them: −1000 to 1000. */
function randomValues(piles: number): Float64Array {
	const random = randomFrom(seed);
	return Float64Array.from({ length: piles }, () => random(2001) - 1000);
}

function gameOf(values: Float64Array): Game {
	const read = finish(reading(`[${values.join(',')}]`));
	assert.ok(read.ok);
	return read.input;
}

/** What reading an array once costs: the sum of its numbers. */
function sumOf(values: Float64Array): number {
	let sum = 0;
	for (let index = 0; index < values.length; index++) sum += values[index] as number;
	return sum;
}

/** One row of the table: piles with random values, `scale` times as large as a judge's. */
async function solving(piles: number, rounds: number, scale = 1) {
	const values = randomValues(piles).map((value) => value * scale);
	const game = gameOf(values);
	const overflow = overflows(values);
	const { solving, reading, memo } = await sideBySide(
		{
			solving: () => finish(solve(game)),
			reading: () => sumOf(values),
			memo: () => (overflow ? 0 : leadByMemo(values)),
		},
		rounds,
	);
	const row: Cell[] = [
		scale === 1 ? piles : `${shown(piles)} wide`,
		solving.median,
		solving.p99,
		solving.slowest,
		finish(solve(game)).looked,
		bytesHeld(() => solve(game)) / 1e6,
		reading.median,
		solving.median / reading.median,
		overflow ? 'overflows' : memo.median,
		overflow ? '' : memo.median / solving.median,
	];
	return { row, median: solving.median, reading: reading.median };
}

/** Whether memoized recursion, which must agree otherwise, overflows the stack. */
function overflows(values: Float64Array): boolean {
	let lead: number;
	try {
		lead = leadByMemo(values);
	} catch (error) {
		assert.ok(error instanceof RangeError);
		return true;
	}
	assert.equal(finish(solve(gameOf(values))).answer, lead === 0 ? 'Tie' : lead > 0 ? 'Alice' : 'Bob');
	return false;
}

/** Everything else that is done with a row of 5,000,000 piles and of 50,000: linear as well, in slices. */
function furtherWork(): { readonly table: Table; readonly longest: number } {
	const rows: Cell[][] = [];
	let longestOfAll = 0;
	for (const piles of [50_000, 5_000_000]) {
		const game = gameOf(randomValues(piles));
		// As an editor hands it over: one flat string.
		const text = Buffer.from(write(game)).toString();
		const searches = {
			'reading the text': () => reading(text),
			solving: () => solve(game),
			'all best takes, best plays counted': () => bestMoves(game),
		};
		for (const [name, search] of Object.entries<() => Search<unknown>>(searches)) {
			let longest = 0;
			const time = timed(() => {
				longest = longestSlice(search()).longest;
			});
			longestOfAll = Math.max(longestOfAll, longest);
			rows.push([`${name}, ${shown(piles)} piles`, time, longest]);
		}
		const outcome = finish(solve(game));
		rows.push([`listing the best play, ${shown(piles)} piles`, timed(() => outcome.moves), '']);
	}
	const about = 'One run each. The longest slice is the time between two pauses.';
	return {
		table: { title: 'Further work on long rows', about, columns: ['work', 'ms', 'longest slice ms'], rows },
		longest: longestOfAll,
	};
}

export async function stoneGameSection(): Promise<Section> {
	const short = await solving(5_000, 200);
	const judge = await solving(50_000, 100);
	const long = await solving(5_000_000, 9);
	const wide = await solving(1_000_000, 5, 1_000_000);
	const further = furtherWork();
	return {
		title: 'Stone Game III',
		tables: [
			{
				title: 'Random rows',
				about: `Values from −1000 to 1000 (seed ${seed}), wide ones a million times as large. Solved: winner, lead and a best take for every pile. Reading once: the sum of the same values as doubles.`,
				columns: [
					'piles',
					'median ms',
					'p99 ms',
					'slowest ms',
					'looked at',
					'MB held',
					'reading once ms',
					'× reading',
					'memoized recursion ms',
					'× faster',
				],
				rows: [short, judge, long, wide].map(({ row }) => row),
			},
			further.table,
		],
		goals: [
			atMost('50,000 piles under 5 ms (median)', judge.median, 5, 'ms'),
			atMost('5,000,000 piles under 30 ms (median)', long.median, 30, 'ms'),
			atMost(
				'5,000,000 piles within twice the time of reading the array once',
				long.median / long.reading,
				2,
				'×',
			),
			atMost('no slice over 16 ms, reading text included', further.longest, 16, 'ms'),
		],
	};
}
