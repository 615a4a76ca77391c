import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { BallColours } from '../../../src/editor/ballColours.ts';
import { findingsIn } from '../../../src/editor/findings.ts';
import { lensesOf } from '../../../src/editor/lenses.ts';
import { live } from '../../../src/editor/live.ts';
import { Problems } from '../../../src/editor/problems.ts';
import { textOf } from '../../../src/editor/text.ts';
import { closeAll, hoverOver, includes, same, show, until } from './editor.ts';

const puzzle = 'board = "WWRRBBWW", hand = "WRBRW"';

/** What `act` gives, and how often everything else had its turn meanwhile. */
async function turnsDuring<Result>(act: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
	let turns = 0;
	const ticking = setInterval(() => turns++, 0);
	const result = await act();
	clearInterval(ticking);
	return { result, turns };
}

describe('A document that is hard to read', () => {
	after(closeAll);

	const documents = {
		'a line of 2 MB': `x = "${'ab,c '.repeat(400_000)}"; ${puzzle}`,
		'5 MB of text': `${'The quick brown fox [1, 2, 3] "RGB"\n'.repeat(140_000)}${puzzle}`,
		'10,000 puzzles': Array.from(
			{ length: 10_000 },
			(_, index) => `board${index} = "WWRRBBWW", hand${index} = "WRBRW"`,
		).join('\n'),
	};
	for (const [name, content] of Object.entries(documents)) {
		it(`leaves everything else its turns: ${name}`, async () => {
			// Not shown, so that nothing but this looks at it.
			const document = await vscode.workspace.openTextDocument({ content });
			const { result, turns } = await turnsDuring(() => findingsIn(document));
			same(result.puzzles.length, name === '10,000 puzzles' ? 10_000 : 1);
			same(turns > 0, true);
		});
	}

	it('is read as it is, though in portions', async () => {
		for (const content of [
			'',
			'one line',
			'a\n',
			...['\n', '\r\n'].map((end) => `some text${end}`.repeat(9000)),
		]) {
			const document = await vscode.workspace.openTextDocument({ content });
			const text = await textOf(document, { isCancellationRequested: false });
			same(text === document.getText(), true);
		}
	});

	it('has its hover all the same: a row of 50,000 piles', async () => {
		const row = Array.from({ length: 50_000 }, (_, index) => ((index * 7919) % 2001) - 1000);
		const { document } = await show(`stoneValue = [${row.join(',')}]`);
		const hover = await hoverOver(document, `${row.slice(0, 5).join(',')}`);
		includes(hover, 'Replay', 'data:image/svg+xml');
		same(hover.length < 100_000, true);
	});
});

describe('A document of thousands of puzzles', () => {
	after(closeAll);

	const lines = 3000;
	const content = `${puzzle}\n`.repeat(lines);

	/** Shows a line of an editor and waits until the editor has told so. */
	async function reveal(editor: vscode.TextEditor, line: number): Promise<void> {
		editor.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
		await until(() => editor.visibleRanges.some(({ start, end }) => start.line <= line && line <= end.line));
	}

	/** Of the lines in view of the editor those without a lens. */
	async function bareLines({ document, visibleRanges }: vscode.TextEditor): Promise<number[]> {
		const lenses = new Set((await lensesOf(document)).map(({ range }) => range.start.line));
		const bare: number[] = [];
		for (const { start, end } of visibleRanges) {
			for (let line = start.line; line <= Math.min(end.line, lines - 1); line++) {
				if (!lenses.has(line)) bare.push(line);
			}
		}
		return bare;
	}

	it('has a lens for each puzzle in view, and for no more than some hundreds from there on', async () => {
		const editor = await show(content);
		for (const line of [0, 1500, lines - 1, 0]) {
			await reveal(editor, line);
			same(await bareLines(editor), []);
			const { start } = editor.visibleRanges[0] ?? editor.selection;
			const ahead = (await lensesOf(editor.document)).filter(({ range }) => !range.start.isBefore(start));
			same(ahead.length <= 500, true);
		}
	});

	it('neither gains nor loses a lens above what is in view, which would move', async () => {
		const editor = await show(content);
		const linesAbove = async (line: number) => {
			const lenses = await lensesOf(editor.document);
			return lenses.map(({ range }) => range.start.line).filter((each) => each < line);
		};
		await reveal(editor, 0);
		const before = await linesAbove(1500);
		await reveal(editor, 1500);
		// An edit has those out of date that are asked for meanwhile.
		const late = lensesOf(editor.document);
		await editor.edit((edit) => edit.insert(new vscode.Position(1510, 0), '\n'));
		await late;
		same(await linesAbove(editor.visibleRanges[0]?.start.line ?? 0), before);
	});

	it('has all its lenses where no editor shows it', async () => {
		const document = await vscode.workspace.openTextDocument({ content });
		same((await lensesOf(document)).length, lines);
	});

	it('is asked for other lenses when puzzles without one come into view, and only then', async () => {
		const editor = await show(content);
		const problems = new Problems();
		let asked = 0;
		const living = live(problems, () => asked++);
		await reveal(editor, 0);
		await lensesOf(editor.document);
		await reveal(editor, 100);
		await new Promise((resolve) => setTimeout(resolve, 200));
		same(asked, 0);
		await reveal(editor, 2000);
		await until(() => asked > 0);
		same(await bareLines(editor), []);
		living.dispose();
		problems.dispose();
	});

	it('has colours for every puzzle near the view, and for no other', async () => {
		const painted = new Set<number>();
		const { document } = await show(content);
		const editor = {
			document,
			visibleRanges: [new vscode.Range(1000, 0, 1040, 0)],
			setDecorations: (_: vscode.TextEditorDecorationType, ranges: readonly vscode.Range[]) => {
				for (const { start } of ranges) painted.add(start.line);
			},
		};
		const colours = new BallColours();
		await colours.paint(editor as unknown as vscode.TextEditor);
		colours.dispose();
		for (let line = 1000; line <= 1040; line++) same([line, painted.has(line)], [line, true]);
		same(painted.size < 200, true);
	});

	it('has colours in what an editor shows of a line, however many puzzles it holds', async () => {
		let letters = 0;
		const { document } = await show(`${puzzle}; `.repeat(lines));
		const editor = {
			document,
			visibleRanges: [new vscode.Range(0, 0, 0, 0)],
			setDecorations: (_: vscode.TextEditorDecorationType, ranges: readonly vscode.Range[]) => {
				letters += ranges.length;
			},
		};
		const colours = new BallColours();
		await colours.paint(editor as unknown as vscode.TextEditor);
		colours.dispose();
		// Thirteen letters in thirty-six characters, as far as the editor shows the line.
		same(letters > 3000 && letters < 4000, true);
	});
});
