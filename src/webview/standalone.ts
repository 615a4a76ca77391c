import type { PageData } from '../exports/html.ts';
import { puzzles } from '../puzzles/index.ts';
import type { ToPanel } from '../replay/protocol.ts';
import { Panel } from './panel.ts';

/** The page as a document of its own: the part of the host is played by the data that stand in the document. */
function main(): void {
	followReader();
	const { setup, solved }: PageData = JSON.parse(document.getElementById('replay')?.textContent ?? '');
	const host = {
		postMessage({ type }: { readonly type: string }): void {
			if (type === 'ready') tell(setup, solved);
		},
		getState: () => undefined,
		setState: () => {},
	};
	new Panel(host, puzzles).open();
}

function tell(...messages: readonly ToPanel[]): void {
	for (const data of messages) window.dispatchEvent(new MessageEvent('message', { data }));
}

/** Gives the body the class of the editor's theme that is nearest to what the reader has chosen, now and later. */
function followReader(): void {
	const dark = window.matchMedia('(prefers-color-scheme: dark)');
	const contrast = window.matchMedia('(prefers-contrast: more)');
	const follow = (): void => {
		const { classList } = document.body;
		classList.toggle('vscode-dark', dark.matches && !contrast.matches);
		classList.toggle('vscode-light', !dark.matches && !contrast.matches);
		classList.toggle('vscode-high-contrast', dark.matches && contrast.matches);
		classList.toggle('vscode-high-contrast-light', !dark.matches && contrast.matches);
	};
	follow();
	dark.addEventListener('change', follow);
	contrast.addEventListener('change', follow);
}

main();
