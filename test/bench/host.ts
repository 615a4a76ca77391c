import { temporaryFolder } from '../vscode/folders.ts';
import { BenchEditor } from './benchEditor.ts';
import type { Solving } from './hostSolving.ts';
import { atMost, type Section } from './report.ts';

/** What is left of the extension host while it solves. */
export async function hostSection(): Promise<Section> {
	const editor = await BenchEditor.open(temporaryFolder(), 'hostSolving', {});
	const { runs, patience, cases } = await editor.result<Solving>();
	return {
		title: 'The host while it solves',
		tables: [
			{
				title: 'Hard cases in slices',
				about: `In the extension host of a real editor, each ${runs} times and cancelled after ${patience} ms. The longest time between two pauses is that of the first run. Delays of the event loop are what a timer of one millisecond sees, its own millisecond included, in the run with the least. Last, the longest time from a cancel to the end.`,
				columns: ['case', 'longest between pauses ms', 'p99 delay ms', 'longest delay ms', 'cancel ms'],
				rows: cases.map(({ name, slice, p99, longest, done, cancelling }) => {
					return [name, slice, p99, longest, done ? 'finished' : cancelling];
				}),
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
