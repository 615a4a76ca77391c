import assert from 'node:assert/strict';
import { extensionsFolder } from '../vscode/folders.ts';
import { BenchEditor } from './benchEditor.ts';
import type { Checking } from './hostWorkspace.ts';
import { timesOf } from './measure.ts';
import { atMost, type Cell, type Section, shown } from './report.ts';

/** A check of every file of a workspace beside no more than reading them. */
export async function workspaceSection(): Promise<Section> {
	const editor = await BenchEditor.open(extensionsFolder(), 'hostWorkspace', {});
	const measured = await editor.result<Checking[]>();
	const [source, dense] = measured;
	assert.ok(source && dense);
	return {
		title: 'A whole workspace',
		tables: [
			{
				title: 'Check Workspace',
				about: `In a real editor: ${shown(source.files)} files of source text. Read: found and read through the editor’s file system, and nothing done with them. Both ${source.reading.length} times in turn, the first time included, when much of the extension is loaded.`,
				columns: ['puzzles', 'MB', 'median ms', 'slowest ms', 'read: median ms', 'slowest ms', '× reading'],
				rows: measured.map(({ puzzles, bytes, reading, checking }): Cell[] => {
					const [check, read] = [timesOf(checking), timesOf(reading)];
					return [
						puzzles === 0 ? 'none' : shown(puzzles),
						bytes / 1e6,
						...[check.median, check.slowest, read.median, read.slowest],
						check.median / read.median,
					];
				}),
			},
		],
		goals: [
			atMost(
				'files without puzzles checked within twice the time of reading them',
				timesOf(source.checking).median / timesOf(source.reading).median,
				2,
				'×',
			),
			atMost(
				'10,000 puzzles found and checked in under two seconds',
				timesOf(dense.checking).median / 1000,
				2,
				's',
			),
		],
	};
}
