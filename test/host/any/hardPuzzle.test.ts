import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { withNotice } from '../../../src/editor/notice.ts';
import { phrase } from '../../../src/puzzles/phrase.ts';
import {
	cancelling,
	closeAll,
	hard,
	hoverOver,
	includes,
	messagesOf,
	panels,
	rangeOf,
	same,
	show,
	until,
} from './editor.ts';

describe('A puzzle that takes long', () => {
	after(closeAll);

	it('has a hover that says so and offers to solve it', async () => {
		const { document } = await show(hard);
		includes(
			await hoverOver(document, '5 9 1'),
			'▶ Solve',
			'This one takes longer to solve',
			'data:image/svg',
		);
	});

	it('has a lens that offers to solve it', async () => {
		const { document } = await show(hard);
		const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
			'vscode.executeCodeLensProvider',
			document.uri,
			10,
		);
		same(
			lenses.map(({ command }) => command?.title),
			['▶ Solve'],
		);
	});

	it('can be cancelled, and says what is proven by then', async () => {
		const editor = await show(hard);
		editor.selection = new vscode.Selection(
			rangeOf(editor.document, '5 9').start,
			rangeOf(editor.document, '5 9').start,
		);
		let titles: string[] = [];
		const messages = await messagesOf(async () => {
			titles = await cancelling(() => vscode.commands.executeCommand('puzzleReplay.solveSelection'));
		});
		same(titles, ['Solving Mayan (Luogu P1312)']);
		same(messages.length, 1);
		includes(messages[0] ?? '', 'Solving was stopped. Proven by then: ');
		same(panels().length, 0);
	});
});

describe('A notice of work', () => {
	it('does not come for work that is done at once', async () => {
		same(await cancelling(() => withNotice(phrase('Working'), async () => 1)), []);
	});

	it('comes for work that lasts, and cancels it', async () => {
		const lasting = (): Promise<void> =>
			withNotice(phrase('Working'), async (token) => {
				await until(() => token.isCancellationRequested);
			});
		same(await cancelling(lasting), ['Working']);
	});
});
