import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { BallColours } from '../../../src/editor/ballColours.ts';
import { closeAll, same, setting, show } from './editor.ts';

/** The texts that are painted alike, one entry for each paint that is used. */
async function painted(content: string, lines = 1000): Promise<string[]> {
	const { document } = await show(content);
	const paints: string[] = [];
	const editor = {
		document,
		visibleRanges: [new vscode.Range(0, 0, lines, 0)],
		setDecorations: (_: vscode.TextEditorDecorationType, ranges: readonly vscode.Range[]) => {
			if (ranges.length > 0) paints.push(ranges.map((range) => document.getText(range)).join(''));
		},
	};
	const colours = new BallColours();
	await colours.paint(editor as unknown as vscode.TextEditor);
	colours.dispose();
	return paints.sort();
}

describe('Ball colours', () => {
	after(closeAll);

	it('paint every letter of a board and a hand, each colour alike', async () => {
		same(await painted('board = "WWRRBBWW", hand = "WRBRW"'), ['BBB', 'RRRR', 'WWWWWW']);
	});

	it('paint nothing else', async () => {
		same(await painted('RGB = "RGB"\nstoneValue = [1,2,3,7]\n'), []);
	});

	it('paint only what is near the part in view', async () => {
		const far = `${'\n'.repeat(500)}board = "WWRRBBWW", hand = "WRBRW"`;
		same(await painted(far, 20), []);
		same((await painted(far, 490)).length, 3);
	});

	it('are off where the setting says so', async () => {
		await setting('ballColours', false, async () => same(await painted('board = "WW", hand = "W"'), []));
	});
});
