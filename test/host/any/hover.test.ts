import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { closeAll, hoverOver, includes, same, show } from './editor.ts';

async function textOver(content: string, piece: string): Promise<string> {
	const { document } = await show(content);
	return unescaped(await hoverOver(document, piece));
}

/** Markdown as it is read, without its escapes. */
function unescaped(markdown: string): string {
	return markdown.replace(/\\(.)/g, '$1');
}

describe('The hover over a puzzle', () => {
	after(closeAll);

	const published = [
		['WRRBBW', 'RB', 'No solution', '-1'],
		['WWRRBBWW', 'WRBRW', '2 insertions', '2'],
		['G', 'GGGGG', '2 insertions', '2'],
		['RBYYBBRRB', 'YRBGB', '3 insertions', '3'],
		['RRWWRRBBRR', 'WB', '2 insertions', '2'],
		['WRRBBW', 'RBW', '3 insertions', '3'],
	] as const;
	for (const [board, hand, headline, answer] of published) {
		it(`says what is best for ${board} and ${hand}`, async () => {
			const text = await textOver(`board = "${board}", hand = "${hand}"`, board);
			includes(text, `**${headline}**`, `\`${answer}\``, 'data:image/svg+xml;base64,', 'Replay');
		});
	}

	it('lists the steps in the usual notation', async () => {
		const text = await textOver('findMinStep("WRRBBW", "RBW")', 'WRRBBW');
		includes(text, '1. `', '2. `', '3. `', ' → ');
	});

	it('shows the best position that can be reached where there is no solution', async () => {
		includes(await textOver('board = "WRRBBW", hand = "RB"', 'WRRBBW'), 'WW');
	});

	it('says who wins a Stone Game, and by how much', async () => {
		includes(await textOver('stoneValue = [1,2,3,7]', '1,2'), '**Bob by 1**', '`Bob`');
		includes(await textOver('stoneValue = [1,2,3,-9]', '1,2'), '**Alice by 15**', '`Alice`');
		includes(await textOver('stoneValue = [1,2,3,6]', '1,2'), '**Tie**', '`Tie`');
	});

	it('says the drags of a Mayan board', async () => {
		const sample = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n';
		includes(await textOver(sample, '2 3 4 0'), '`2 1 1 / 3 1 1 / 3 0 1`');
		const equalExchange = '2\n1 0\n1 0\n2 2 0\n1 0\n2 0\n';
		includes(await textOver(equalExchange, '2 2 0'), '`0 0 1 / 2 0 1`');
	});

	it('says so where the expected value beside the puzzle is wrong', async () => {
		const text = await textOver('assert find_min_step("WWRRBBWW", "WRBRW") == 3', 'WWRR');
		includes(text, 'expected 3, best is 2');
	});

	it('says what is wrong with a puzzle that is none', async () => {
		const text = await textOver('board = "WWXRR", hand = "WRBRW"', 'WWXRR');
		includes(text, 'X at place 3 of the board is not a ball colour');
	});

	it('keeps silent over everything else', async () => {
		const { document } = await show('values = [1, 2, 3]\nname = "Rory"\n');
		const both = (await hoverOver(document, '1, 2')) + (await hoverOver(document, 'Rory'));
		if (both !== '') throw new Error(both);
	});

	it('trusts its link to open a replay and nothing else', async () => {
		const { document } = await show('board = "WWRRBBWW", hand = "WRBRW"');
		const [hover] = await vscode.commands.executeCommand<vscode.Hover[]>(
			'vscode.executeHoverProvider',
			document.uri,
			new vscode.Position(0, 12),
		);
		const [markdown] = (hover?.contents ?? []) as vscode.MarkdownString[];
		same(markdown?.isTrusted, { enabledCommands: ['puzzleReplay.openReplay'] });
	});
});
