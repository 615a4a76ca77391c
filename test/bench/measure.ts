import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Search } from '../../src/puzzles/search.ts';
import { processorTime } from './processorTime.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** With this argument times are those for which the process had a processor: for a machine that does other things too. */
export const onProcessorTime = process.argv.includes('--processor-time');

/** The clock of all that takes a millisecond or more, in milliseconds; shorter work is timed by the best of some rounds. */
export const now = onProcessorTime ? processorTime : () => performance.now();

/** Times in milliseconds. */
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
	const began = now();
	work();
	return now() - began;
}

/** The times of several pieces of work, in turns after a warm-up of each, so that all meet the same machine. */
export async function sideBySide<Name extends string>(
	works: Readonly<Record<Name, () => unknown>>,
	rounds: number,
): Promise<Readonly<Record<Name, Times>>> {
	const { Bench } = await import('tinybench');
	const bench = new Bench({ time: 0, iterations: 1, warmup: false, retainSamples: true, throws: true, now });
	const samples = new Map<string, number[]>();
	for (const [name, work] of Object.entries<() => unknown>(works)) {
		bench.add(name, work, { async: false });
		samples.set(name, []);
	}
	for (let round = -1; round < rounds; round++) {
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
		const began = now();
		const step = search.next();
		longest = Math.max(longest, now() - began);
		if (step.done) return { longest, result: step.value };
	}
}

/** Milliseconds between two looks at what a search holds: to look is to collect garbage, which takes some itself. */
const lookEvery = 100;

/** The most bytes that a search was seen to hold, from its first pause on, within `limit` milliseconds. */
export function bytesHeld(search: () => Search<unknown>, limit = Number.POSITIVE_INFINITY): number {
	const before = bytesInUse();
	const running = search();
	const end = performance.now() + limit;
	let most = 0;
	for (let next = 0; !running.next().done && performance.now() < end; ) {
		if (performance.now() < next) continue;
		most = Math.max(most, bytesInUse() - before);
		next = performance.now() + lookEvery;
	}
	return most;
}

/** Bytes on the heap and in array buffers that are still reachable. */
export function bytesInUse(): number {
	// Buffers that a collection finds unreachable are given back beside it, and seen as such by the next one.
	collectGarbage();
	collectGarbage();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}
