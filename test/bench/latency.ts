import { timesOf } from './measure.ts';
import type { Cell } from './report.ts';

/** What the work on one case found out. */
export interface Seen {
	/** How the case is reported: apart from those of other kinds. */
	readonly kind: string;
	/** Positions looked at. */
	readonly looked: number;
}

/** What `rowsByKind` fills; its times are those of single cases, each the best of its rounds. */
export const latencyColumns = [
	'puzzles',
	'number',
	'median µs',
	'p99 µs',
	'slowest µs',
	'looked at, median',
	'most',
] as const;

export interface Latencies {
	readonly rows: readonly (readonly Cell[])[];
	/** Milliseconds, case by case. */
	readonly times: Float64Array;
}

/**
 * Times every case on its own: once to warm up, then the best of `rounds`, so that what else the machine does is not
 * taken for the slowness of a case. One row for all cases, and one for those of each kind.
 */
export function latencies<Case>(
	name: string,
	cases: readonly Case[],
	work: (one: Case) => Seen,
	rounds = 3,
): Latencies {
	const times = new Float64Array(cases.length).fill(Number.POSITIVE_INFINITY);
	const seen = cases.map(work);
	for (let round = 0; round < rounds; round++) {
		for (const [index, one] of cases.entries()) {
			const began = performance.now();
			work(one);
			times[index] = Math.min(times[index] as number, performance.now() - began);
		}
	}
	const row = (label: string, chosen: (one: Seen) => boolean): Cell[] => {
		const indexes = [...seen.keys()].filter((index) => chosen(seen[index] as Seen));
		const { median, p99, slowest } = timesOf(indexes.map((index) => times[index] as number));
		const looked = timesOf(indexes.map((index) => (seen[index] as Seen).looked));
		return [label, indexes.length, 1000 * median, 1000 * p99, 1000 * slowest, looked.median, looked.slowest];
	};
	const kinds = [...new Set(seen.map(({ kind }) => kind))].sort();
	const rows = kinds.length > 1 ? kinds.map((kind) => row(`  ${kind}`, (one) => one.kind === kind)) : [];
	return { rows: [row(name, () => true), ...rows], times };
}
