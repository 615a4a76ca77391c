import assert from 'node:assert/strict';
import { findPuzzles, scan } from '../../src/literals/index.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { finish } from '../../src/puzzles/search.ts';
import { longestSlice, timed, timesOf } from './measure.ts';
import { atLeast, atMost, type Cell, type Section } from './report.ts';
import { sourceText, testTable } from './sourceText.ts';

/** Runs in which the longest slice is sought: what else the machine does shows in some of them. */
const sliceRuns = 5;

const seed = 488;
const megabyte = 1_000_000;

/** Finds all puzzles of a text and compares their answers with what is expected there, as a check of a file does; gives how many differ. */
function checked(text: string): number {
	let wrong = 0;
	for (const { id, input, expected } of findPuzzles(text)) {
		const puzzle = puzzles[id];
		const reading = puzzle.read(input);
		assert.ok(reading.ok);
		if (finish(puzzle.answer(reading.input)) !== expected?.text) wrong++;
	}
	return wrong;
}

/** How fast puzzles are looked for in text. */
export function literalsSection(): Section {
	const source = sourceText(5 * megabyte, seed);
	const rows: Cell[][] = [];
	const slices: number[] = [];
	const scanned = (name: string, text: string, puzzles: number, rounds: number) => {
		assert.equal(findPuzzles(text).length, puzzles, name);
		const times = timesOf(Array.from({ length: rounds }, () => timed(() => finish(scan(text)))));
		let longest = Number.POSITIVE_INFINITY;
		for (let round = 0; round < sliceRuns; round++)
			longest = Math.min(longest, longestSlice(scan(text)).longest);
		const megabytes = Buffer.byteLength(text) / megabyte;
		const speed = (megabytes / times.median) * 1000;
		rows.push([name, megabytes, puzzles, times.median, speed, longest]);
		slices.push(longest);
		return speed;
	};
	const code = scanned('generated source', source, 0, 9);
	scanned('the same on one line, 2 MB', source.slice(0, 2 * megabyte).replaceAll('\n', ' '), 0, 5);
	const numbers = JSON.stringify(Array.from({ length: megabyte }, (_, n) => n % 1000));
	scanned('a list of 1,000,000 numbers', numbers, 0, 5);
	scanned('the same as stoneValue', `stoneValue = ${numbers}`, 1, 5);
	const lists = 32_000;
	const listed = (word: string) => JSON.stringify(Array.from({ length: lists }, () => word));
	scanned('two lists of 32,000 strings', `boards = ${listed('WRRBBW')}\nhands = ${listed('RB')}\n`, lists, 3);
	const tests = testTable(10_000, seed);
	scanned('10,000 puzzles', tests, 10_000, 5);
	const checks = timesOf(Array.from({ length: 3 }, () => timed(() => checked(tests))));
	return {
		title: 'Finding puzzles in text',
		tables: [
			{
				title: 'Scanning',
				about: `Text generated with seed ${seed}; median of the rounds after one of warm-up. The longest slice is the shortest of ${sliceRuns} runs' longest time between two pauses.`,
				columns: ['text', 'MB', 'puzzles', 'median ms', 'MB per second', 'longest slice ms'],
				rows,
			},
			{
				title: 'Checking',
				about:
					'Finding, reading and solving every puzzle of the file with 10,000, and comparing the answer: Zuma within the judge’s sizes. Each is solved to its proven answer, without the best position of those that have none.',
				columns: ['work', 'wrong', 'median ms', 'slowest ms'],
				rows: [['10,000 puzzles found and checked', checked(tests), checks.median, checks.slowest]],
			},
		],
		goals: [
			atLeast('puzzle-free source at 50 MB per second', code, 50, 'MB/s'),
			atMost('no slice over 16 ms', Math.max(...slices), 16, 'ms'),
			atMost('10,000 puzzles in under two seconds (median)', checks.median, 2000, 'ms'),
		],
	};
}
