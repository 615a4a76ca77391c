import assert from 'node:assert/strict';
import { extensionsFolder } from '../vscode/folders.ts';
import { BenchEditor } from './benchEditor.ts';
import type { Solving } from './hostSolving.ts';
import type { Work } from './hostWork.ts';
import type { Checking } from './hostWorkspace.ts';
import { timesOf } from './measure.ts';
import { atMost, type Cell, type Section, shown, type Table } from './report.ts';

/** The extension host of a real editor while it solves hard cases, and while it checks a whole workspace. */
export async function hostSection(): Promise<Section> {
	const editor = await BenchEditor.open(extensionsFolder(), 'hostWork', {});
	const { solving, checking } = await editor.result<Work>();
	const { cases } = solving;
	const [source, dense] = checking;
	assert.ok(source && dense);
	return {
		title: 'The extension host at work',
		tables: [solvingTable(solving), checkingTable(checking)],
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
			atMost(
				'files without puzzles checked within three times the time of reading them',
				timesOf(source.checking).median / timesOf(source.reading).median,
				3,
				'×',
			),
			atMost(
				'10,000 puzzles in files found and checked in under two seconds',
				timesOf(dense.checking).median / 1000,
				2,
				's',
			),
		],
	};
}

function solvingTable({ runs, patience, cases }: Solving): Table {
	return {
		title: 'Hard cases in slices',
		about: `In the extension host of a real editor, each ${runs} times and cancelled after ${patience} ms. The longest time between two pauses is that of the first run. Delays of the event loop are what a timer of one millisecond sees, its own millisecond included, in the run with the least. Last, the longest time from a cancel to the end.`,
		columns: ['case', 'longest between pauses ms', 'p99 delay ms', 'longest delay ms', 'cancel ms'],
		rows: cases.map(({ name, slice, p99, longest, done, cancelling }) => {
			return [name, slice, p99, longest, done ? 'finished' : cancelling];
		}),
	};
}

/** Checks beside no more than reading. */
function checkingTable(checking: readonly Checking[]): Table {
	return {
		title: 'Check Workspace',
		about:
			'In the same editor, files of source text. Read: found and read through the editor’s file system, and nothing done with them. Both several times in turn, the first time included, when much of the extension is loaded.',
		columns: [
			'files',
			'puzzles',
			'MB',
			'median ms',
			'slowest ms',
			'read: median ms',
			'slowest ms',
			'× reading',
		],
		rows: checking.map(({ files, puzzles, bytes, reading, checking }): Cell[] => {
			const [check, read] = [timesOf(checking), timesOf(reading)];
			return [
				shown(files),
				puzzles === 0 ? 'none' : puzzles,
				bytes / 1e6,
				...[check.median, check.slowest, read.median, read.slowest],
				check.median / read.median,
			];
		}),
	};
}
