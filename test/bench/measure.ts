import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Search } from '../../src/puzzles/search.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Times in milliseconds, sorted. */
export interface Times {
	readonly median: number;
	readonly p95: number;
	readonly p99: number;
	readonly slowest: number;
	readonly total: number;
}

export function timesOf(milliseconds: Iterable<number>): Times {
	const sorted = Float64Array.from(milliseconds).sort();
	const at = (share: number) =>
		sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
	return {
		median: at(0.5),
		p95: at(0.95),
		p99: at(0.99),
		slowest: at(1),
		total: sorted.reduce((sum, time) => sum + time, 0),
	};
}

/** The time that `work` takes, in milliseconds. */
export function timed(work: () => unknown): number {
	const began = performance.now();
	work();
	return performance.now() - began;
}

/**
 * The time that each case takes, in milliseconds: the best of `rounds` after one round of warm-up, so that what else
 * the machine does is not counted as the slowness of a case.
 */
export function timesPerCase<Case>(
	cases: readonly Case[],
	work: (one: Case) => unknown,
	rounds = 3,
): Float64Array {
	const best = new Float64Array(cases.length).fill(Number.POSITIVE_INFINITY);
	for (let round = 0; round <= rounds; round++) {
		cases.forEach((one, index) => {
			const time = timed(() => work(one));
			if (round > 0 && time < (best[index] as number)) best[index] = time;
		});
	}
	return best;
}

/** The times of several pieces of work, in turns after a warm-up of each, so that all meet the same machine. */
export async function sideBySide<Name extends string>(
	works: Readonly<Record<Name, () => unknown>>,
	rounds: number,
): Promise<Readonly<Record<Name, Times>>> {
	const { Bench } = await import('tinybench');
	const bench = new Bench({ time: 0, iterations: 1, warmup: false, retainSamples: true, throws: true });
	const samples = new Map<string, number[]>();
	for (const [name, work] of Object.entries<() => unknown>(works)) {
		bench.add(name, work, { async: false });
		samples.set(name, []);
	}
	for (let round = -2; round < rounds; round++) {
		for (const task of bench.tasks) {
			task.reset();
			task.runSync();
			const { result } = task;
			if (round >= 0 && 'latency' in result) samples.get(task.name)?.push(...(result.latency.samples ?? []));
		}
	}
	const times = Object.keys(works).map((name) => [name, timesOf(samples.get(name) ?? [])]);
	return Object.fromEntries(times) as Record<Name, Times>;
}

/** The longest time between two pauses of a search, in milliseconds, and its result. */
export function longestSlice<Result>(search: Search<Result>): {
	readonly longest: number;
	readonly result: Result;
} {
	let longest = 0;
	for (;;) {
		const began = performance.now();
		const step = search.next();
		longest = Math.max(longest, performance.now() - began);
		if (step.done) return { longest, result: step.value };
	}
}

/** Bytes that a search holds when it holds most, seen by collecting garbage at its pauses, `every` milliseconds. */
export function bytesHeld(search: () => Search<unknown>, every = 50): number {
	const before = bytesInUse();
	const running = search();
	let most = 0;
	let looked = performance.now();
	for (;;) {
		const step = running.next();
		if (step.done || performance.now() - looked >= every) {
			most = Math.max(most, bytesInUse() - before);
			looked = performance.now();
		}
		if (step.done) return most;
	}
}

/** Bytes on the heap and in array buffers that are still reachable. */
export function bytesInUse(): number {
	// Buffers that a collection finds unreachable are given back beside it, and seen as such by the next one.
	collectGarbage();
	collectGarbage();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}
