import type { PageData } from '../exports/html.ts';
import { drive } from '../puzzles/drive.ts';
import { puzzles } from '../puzzles/list.ts';
import type { Outcome } from '../puzzles/puzzle.ts';
import type { Search } from '../puzzles/search.ts';
import { exportNames, type FromPanel, keep, type Solved, type ToPanel } from '../replay/protocol.ts';
import { ExportMenu } from './exportMenu.ts';
import { type Host, Panel } from './panel.ts';

/** Kinds of files that the page hands to its reader. */
const types = { svg: 'image/svg+xml', gif: 'image/gif', png: 'image/png' } as const;

/** The page as a document of its own: the part of the host is played by the data that stand in the document. */
function main(): void {
	followReader();
	const data: PageData = JSON.parse(document.getElementById('replay')?.textContent ?? '');
	// The page itself its reader has already.
	const offered = exportNames.filter((name) => name !== 'savePage');
	new Panel(hostFor(data), puzzles, (exhibit) => new ExportMenu(exhibit, offered)).open();
}

function hostFor({ setup, solved, play }: PageData): Host {
	const { id, input, question } = solved;
	let { generation } = solved;

	/** Answers a question about the puzzle once more, as the editor would; what it came with it knows. */
	async function answer(asked: string | undefined): Promise<void> {
		const mine = ++generation;
		const posed = { generation: mine, id, input, ...(asked !== undefined && { question: asked }) };
		const puzzle = puzzles[id];
		const reading = puzzle.read(input);
		if (asked === question || !reading.ok) {
			tell({ ...solved, generation: mine });
			return;
		}
		const started = performance.now();
		const run = (search: Search<Outcome<unknown>>) =>
			drive(search, {
				now: () => performance.now(),
				pause: () => new Promise((resolve) => setTimeout(resolve)),
				cancelled: () => generation !== mine,
				report: (progress) => tell({ type: 'solving', ...posed, progress }),
			});
		tell({ type: 'solving', ...posed });
		let end = await run(puzzle.solve(reading.input));
		const further = end.done ? puzzle.questions(reading.input, end.result) : [];
		const found = further.find((candidate) => candidate.id === asked);
		if (found) end = await run(found.solve());
		if (generation !== mine) return;
		if (!end.done) {
			tell({ type: 'unsolved', ...posed, stopped: end.stopped });
			return;
		}
		const message: Solved = {
			...{ type: 'solved', ...posed, outcome: end.result, milliseconds: performance.now() - started },
			...{ notes: solved.notes, questions: solved.questions },
			...(found && { posed: puzzle.write(found.posed(end.result)) }),
		};
		tell(message);
	}

	return {
		postMessage(message: FromPanel): void {
			switch (message.type) {
				case 'ready':
					tell(setup, solved);
					break;
				case 'ask':
					void answer(message.question);
					break;
				case 'cancel':
					void answer(question);
					break;
				case 'copy':
					copy(message.text);
					break;
				case 'save':
					download(`${id}.${message.format}`, message.bytes, types[message.format]);
					break;
			}
		},
		getState: () =>
			play &&
			keep({
				id,
				input,
				move: 0,
				phase: 0,
				speed: 1,
				loop: false,
				instead: play,
				...(question !== undefined && { question }),
			}),
		setState: () => {},
	};
}

function tell(...messages: readonly ToPanel[]): void {
	for (const data of messages) window.dispatchEvent(new MessageEvent('message', { data }));
}

/** Puts a text on the clipboard at once, so that it is known whether that worked; throws where it did not. */
function copy(text: string): void {
	const give = (event: ClipboardEvent): void => {
		event.clipboardData?.setData('text/plain', text);
		event.preventDefault();
	};
	document.addEventListener('copy', give);
	const done = document.execCommand('copy');
	document.removeEventListener('copy', give);
	if (!done) throw new Error('Nothing was copied');
}

/** Hands a file to the reader as browsers do. */
function download(name: string, bytes: Uint8Array, type: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
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
