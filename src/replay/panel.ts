import * as vscode from 'vscode';
import { localized } from '../editor/localized.ts';
import { puzzles } from '../puzzles/index.ts';
import { shortened } from '../puzzles/oneLine.ts';
import { answer, type Replay, type Shown } from './answering.ts';
import { page, pageRoots } from './page.ts';
import {
	type Copy,
	type FromPanel,
	type Ready,
	readFromPanel,
	type Save,
	type SavePage,
	type Solved,
	type Source,
	type ToPanel,
	type Turn,
} from './protocol.ts';

/** What a page asks for that is beyond its panel. */
export interface Asked {
	/** The page can listen and is to be told how to behave. */
	setUp(panel: ReplayPanel): void;
	/** The puzzle that stands in the text now is to be shown. */
	reload(panel: ReplayPanel): void;
	/** The place in the text is to be shown. */
	reveal(panel: ReplayPanel): void;
	/** It has become the person's turn, or is not any more. */
	turn(panel: ReplayPanel): void;
	/** Something of the replay is to be taken away. */
	takeAway(panel: ReplayPanel, message: Copy | Save | SavePage): void;
}

/** Letters of a puzzle's text in the title of its panel. */
const titleLength = 24;

/** What a panel is called: the puzzle's own text tells it from the others. */
export function titleOf({ id, input }: Replay): string {
	return `${shortened(input, titleLength)} · ${localized(puzzles[id].title)}`;
}

/** One replay panel: the host's side of its page. */
export class ReplayPanel implements vscode.Disposable {
	readonly view: vscode.WebviewPanel;
	readonly #listening: vscode.Disposable;
	#replay: Replay;
	#question: string | undefined;
	#generation = 0;
	/** What the page shows, or would if it were not hidden: it is told again whenever it comes back. */
	#shown: Shown | undefined;
	/** The puzzle that the text holds now. */
	#held: string;
	#yourTurn = false;
	#search = new vscode.CancellationTokenSource();

	/** `question` is the further question that is asked first; without one, it is the judge's own. */
	constructor(
		view: vscode.WebviewPanel,
		extension: vscode.Uri,
		replay: Replay,
		asked: Asked,
		question?: string,
	) {
		this.view = view;
		this.#replay = replay;
		this.#held = replay.input;
		this.#listening = view.webview.onDidReceiveMessage((value: unknown) => {
			const message = readFromPanel(value);
			if (message) this.#hear(message, asked);
		});
		view.webview.options = { enableScripts: true, localResourceRoots: pageRoots(extension) };
		view.webview.html = page(view.webview, extension);
		this.show(replay, question);
	}

	get replay(): Replay {
		return this.#replay;
	}

	/** The answer, once there is one. */
	get solved(): Solved | undefined {
		return this.#shown?.type === 'solved' ? this.#shown : undefined;
	}

	/** Whether the person plays themselves. */
	get yourTurn(): boolean {
		return this.#yourTurn;
	}

	/** Solves a puzzle, or answers a further question about it, and shows it in place of what is shown. */
	show(replay: Replay, question?: string): void {
		this.#replay = replay;
		this.#tellExpectation();
		this.#question = question;
		this.#held = replay.input;
		this.view.title = titleOf(replay);
		void this.#answer();
	}

	/** The text around the puzzle was edited: it stands at another place. */
	moveTo(source: Source): void {
		this.#replay = { ...this.#replay, source };
	}

	/** What the text holds now in the place of the puzzle: where it is another one, the page offers to reload. */
	textHolds(now: Replay): void {
		if (now.source) this.#tellMoved(now.source);
		if (now.input !== this.#held) {
			this.#held = now.input;
			this.#tellChanged();
		}
		this.textExpects(now);
	}

	/** What the text expects now, if it still holds the same puzzle. */
	textExpects({ id, input, expected }: Replay): void {
		const { expected: before, ...replay } = this.#replay;
		if (id !== replay.id || input !== replay.input || expected === before) return;
		this.#replay = { ...replay, ...(expected !== undefined && { expected }) };
		this.#tellExpectation();
	}

	/** Sends a message; it is lost where the page is hidden. */
	tell(message: ToPanel): void {
		void this.view.webview.postMessage(message);
	}

	/** Ends what goes on for the page; the view itself is closed by the person, or kept to be revived. */
	dispose(): void {
		this.#generation++;
		this.#search.cancel();
		this.#search.dispose();
		this.#listening.dispose();
	}

	#hear(message: FromPanel, asked: Asked): void {
		if (message.type === 'ready') {
			this.#takeTurn(false, asked);
			asked.setUp(this);
			this.#tellExpectation();
			if (this.#shown) this.tell(this.#shown);
			this.#tellChanged();
		} else if (message.type === 'turn') {
			this.#takeTurn(message.yourTurn, asked);
		} else if (message.generation === this.#generation) {
			this.#act(message, asked);
		}
	}

	#takeTurn(yourTurn: boolean, asked: Asked): void {
		this.#yourTurn = yourTurn;
		asked.turn(this);
	}

	#act(message: Exclude<FromPanel, Ready | Turn>, asked: Asked): void {
		switch (message.type) {
			case 'cancel':
				this.#search.cancel();
				break;
			case 'ask':
				this.#question = message.question;
				void this.#answer();
				break;
			case 'retry':
				void this.#answer();
				break;
			case 'reload':
				asked.reload(this);
				break;
			case 'reveal':
				asked.reveal(this);
				break;
			case 'copy':
			case 'save':
			case 'savePage':
				asked.takeAway(this, message);
				break;
		}
	}

	#tellExpectation(): void {
		const { expected } = this.#replay;
		this.tell({ type: 'expectation', ...(expected !== undefined && { expected }) });
	}

	#tellMoved(source: Source): void {
		this.moveTo(source);
		if (!this.#shown || sameSource(this.#shown.source, source)) return;
		this.#shown = { ...this.#shown, source };
		this.tell({ type: 'moved', generation: this.#generation, source });
	}

	#tellChanged(): void {
		const changed = this.#held !== this.#replay.input;
		this.tell({ type: 'changed', generation: this.#generation, changed });
	}

	async #answer(): Promise<void> {
		this.#search.cancel();
		this.#search.dispose();
		this.#search = new vscode.CancellationTokenSource();
		const generation = ++this.#generation;
		await answer(this.#replay, this.#question, generation, this.#search.token, (shown) => {
			if (generation !== this.#generation) return;
			// The text may have been edited since the search began.
			const { source } = this.#replay;
			this.#shown = source ? { ...shown, source } : shown;
			this.tell(this.#shown);
		});
	}
}

function sameSource(one: Source | undefined, other: Source): boolean {
	return (
		one?.label === other.label && one.uri === other.uri && one.start === other.start && one.end === other.end
	);
}
