import { extensionsFolder } from '../vscode/folders.ts';
import { BenchEditor } from './benchEditor.ts';
import type { Checking } from './hostWorkspace.ts';
import { timesOf } from './measure.ts';
import { atMost, type Cell, type Section, shown } from './report.ts';

/** A check of every file of a workspace beside no more than reading them. */
export async function workspaceSection(): Promise<Section> {
	const editor = await BenchEditor.open(extensionsFolder(), 'hostWorkspace', {});
	const { files, puzzles, bytes, reading, checking } = await editor.result<Checking>();
	const row = (name: string, times: readonly number[]): Cell[] => {
		const { median, slowest } = timesOf(times);
		return [name, median, slowest, bytes / 1000 / median];
	};
	const median = timesOf(checking).median;
	return {
		title: 'A whole workspace',
		tables: [
			{
				title: 'Check Workspace',
				about: `In a real editor: ${shown(files)} files of source text with ${shown(puzzles)} puzzles in them, ${shown(bytes / 1e6)} MB. Read: found and read through the editor’s file system, and nothing done with them. Both ${reading.length} times in turn.`,
				columns: ['work', 'median ms', 'slowest ms', 'MB/s'],
				rows: [row('the files read', reading), row('the workspace checked', checking)],
			},
		],
		goals: [
			atMost(
				'10,000 puzzles in the files of a workspace found and checked in under 2 s',
				median / 1000,
				2,
				's',
			),
			atMost(
				'a check within three times the time of reading the files',
				median / timesOf(reading).median,
				3,
				'×',
			),
		],
	};
}
