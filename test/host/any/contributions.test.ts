import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { same } from './editor.ts';

interface Contributions {
	readonly commands: readonly { readonly command: string; readonly title: string }[];
	readonly configuration: { readonly properties: Readonly<Record<string, { readonly default: unknown }>> };
}

function contributions(): Contributions {
	return vscode.extensions.getExtension('puzzle-replay.puzzle-replay')?.packageJSON.contributes;
}

describe('What the package promises', () => {
	it('is there: every command', async () => {
		const known = new Set(await vscode.commands.getCommands(true));
		const missing = contributions().commands.filter(({ command }) => !known.has(command));
		same(missing, []);
	});

	it('is there: every setting, with its default', () => {
		const settings = vscode.workspace.getConfiguration();
		for (const [name, { default: value }] of Object.entries(contributions().configuration.properties)) {
			same(settings.inspect(name)?.defaultValue, value);
		}
	});

	it('has a text for every title', () => {
		same(
			contributions().commands.filter(({ title }) => title.startsWith('%')),
			[],
		);
	});
});
