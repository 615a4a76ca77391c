import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { findingsIn } from '../../../src/editor/findings.ts';
import { closeAll, hoverOver, includes, same, show } from './editor.ts';

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

	it('has its hover all the same: a row of 50,000 piles', async () => {
		const row = Array.from({ length: 50_000 }, (_, index) => ((index * 7919) % 2001) - 1000);
		const { document } = await show(`stoneValue = [${row.join(',')}]`);
		const hover = await hoverOver(document, `${row.slice(0, 5).join(',')}`);
		includes(hover, 'Replay', 'data:image/svg+xml');
		same(hover.length < 100_000, true);
	});
});
