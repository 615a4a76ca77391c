import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, temporaryFolder } from '../vscode/folders.ts';
import type { Settings } from '../vscode/settings.ts';
import { BenchEditor } from './benchEditor.ts';
import { atMost, type Cell, type Section } from './report.ts';
import { sourceText, testTable } from './sourceText.ts';
import {
	type Action,
	actions,
	type DocumentName,
	documents,
	filesOf,
	type Longest,
	type Measured,
} from './stalls.ts';

const seed = 488;
const megabyte = 1_000_000;

/** What the editor itself takes long for with such documents: it would hide what our extension adds. */
const settings: Settings = {
	'editor.bracketPairColorization.enabled': false,
	'editor.folding': false,
	'editor.links': false,
	'editor.matchBrackets': 'never',
	'editor.minimap.enabled': false,
	'editor.occurrencesHighlight': 'off',
	'editor.quickSuggestions': false,
	'editor.selectionHighlight': false,
	'editor.stickyScroll.enabled': false,
	'editor.unicodeHighlight.ambiguousCharacters': false,
	'editor.unicodeHighlight.invisibleCharacters': false,
	'git.enabled': false,
	'merge-conflict.codeLens.enabled': false,
	'merge-conflict.decorators.enabled': false,
};

/** What the hover is over, in most of the documents. */
const puzzle = 'board = "WWRRBBWW", hand = "WRBRW"';

const texts: Readonly<Record<DocumentName, () => string>> = {
	small: () => `${puzzle}\n`,
	source: () => `${puzzle}\n${sourceText(5 * megabyte, seed)}`,
	line: () => `${puzzle} ${sourceText(2 * megabyte, seed).replaceAll('\n', ' ')}`,
	numbers: () => `stoneValue = [${Array.from({ length: 50_000 }, (_, n) => ((n * 7919) % 2001) - 1000)}]\n`,
	puzzles: () => manyPuzzles(10_000),
};

const titles: Readonly<Record<DocumentName, string>> = {
	small: 'one line, the first to be opened',
	source: 'source text of 5 MB',
	line: 'a line of 2 MB',
	numbers: 'a list of 50,000 numbers',
	puzzles: '10,000 puzzles',
};

/** A third with the answer −1, which is often right, a third without one, a third with one that mostly is wrong. */
function manyPuzzles(count: number): string {
	const answers = [' == -1', '', ' == 2'];
	const lines = testTable(count, seed).split('\n');
	return lines.map((line, at) => line.replace(/ == -1$/, answers[at % 3] ?? '')).join('\n');
}

/** Whether an editor stays smooth with documents that are hard for it. */
export async function scaleSection(): Promise<Section> {
	const files = documents.flatMap((name) => {
		const text = texts[name]();
		return filesOf(name).map((file) => [file, text]);
	});
	const editor = await BenchEditor.open(
		sleepingExtension(),
		'hostStalls',
		settings,
		Object.fromEntries(files),
	);
	const measured = await editor.result<Measured>();
	for (const { warnings } of measured.puzzles) assert.ok(warnings > 1000);
	for (const { hovers } of Object.values(measured).flat()) assert.equal(hovers, 2);
	// The first document meets what the editor left behind as it started.
	const large = documents.filter((name) => name !== 'small');
	const best = (name: DocumentName, action: Action, whose: keyof Longest) =>
		Math.min(...measured[name].map((seen) => seen[action][whose]));
	const ours = large.flatMap((name) => actions.map((action) => best(name, action, 'ours')));
	// Whose work it was is told by where the code came from: if that went unseen, nothing would be ours.
	assert.ok(Math.min(...large.map((name) => best(name, 'open', 'ours'))) > 1);
	return {
		title: 'Large documents',
		tables: [
			{
				title: 'The longest that the extension host did one thing',
				about:
					'In a real editor, in milliseconds of its own processor time: from opening each document until nothing is left to do, its lenses, colours and warnings included, with three blanks typed at its start, and with one hover. Ours: what the extension did in one piece, with all garbage collected in it, be it the editor’s. The best of two times for the source text and of three for the puzzles; the first document has everything loaded. What the editor takes long for by itself with such documents is turned off: links, brackets, suggestions, merge conflicts and more.',
				columns: ['document', ...actions.flatMap((action) => [`${action} ms`, 'ours'])],
				rows: documents.map((name): Cell[] => [
					titles[name],
					...actions.flatMap((action) => [best(name, action, 'all'), best(name, action, 'ours')]),
				]),
			},
		],
		goals: [atMost('a large document: nothing of ours over 16 ms', Math.max(...ours), 16, 'ms')],
	};
}

/** A folder of extensions that has this one, which is activated by nothing but a call: the editor has started by then. */
function sleepingExtension(): string {
	const extensions = temporaryFolder();
	const folder = join(extensions, 'puzzle-replay');
	mkdirSync(folder);
	const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, activationEvents: [] }));
	for (const name of ['dist', 'l10n', 'media', 'package.nls.json'])
		symlinkSync(join(root, name), join(folder, name));
	return extensions;
}
