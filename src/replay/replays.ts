import * as vscode from 'vscode';
import { localized } from '../editor/localized.ts';
import { readAgain } from '../editor/readAgain.ts';
import { autoplays, onSettingsChanged, palette } from '../editor/settings.ts';
import { phrase } from '../puzzles/phrase.ts';
import type { Replay } from './answering.ts';
import { follow } from './follow.ts';
import { type Asked, ReplayPanel, titleOf } from './panel.ts';
import { type ExportName, type PlayerCommand, readKept, type Setup } from './protocol.ts';
import { documentAt } from './source.ts';
import { takeAway } from './takeAway.ts';

/** All replay panels: one for each puzzle in the text. */
export class Replays implements vscode.Disposable {
	readonly #viewType: string;
	readonly #extension: vscode.Uri;
	readonly #panels = new Set<ReplayPanel>();
	readonly #disposables: readonly vscode.Disposable[];
	readonly #asked: Asked = {
		setUp: setUp,
		reload: (panel) => void reload(panel),
		reveal: (panel) => void reveal(panel),
		turn: () => this.#tellTurn(),
		takeAway: (panel, message) => void takeAway(panel, message, this.#extension, setup()),
	};

	/** `viewType` is the type of our panels, and `extension` the folder that their page is loaded from. */
	constructor(viewType: string, extension: vscode.Uri) {
		this.#viewType = viewType;
		this.#extension = extension;
		this.#disposables = [
			follow(this.#panels),
			onSettingsChanged(() => {
				for (const panel of this.#panels) setUp(panel);
			}),
		];
	}

	/**
	 * Shows a replay: in the panel of its puzzle where there is one, else where the other replays are, else beside the
	 * editor. A text that was `edited` since the puzzle was read may hold another one by now.
	 */
	open(replay: Replay, { preserveFocus = false, edited = false } = {}): void {
		const compare = edited ? 'textHolds' : 'textExpects';
		const existing = [...this.#panels].find((panel) => samePuzzle(panel.replay, replay));
		if (existing) {
			if (existing.replay.input !== replay.input) existing.show(replay);
			existing.view.reveal(undefined, preserveFocus);
			void this.#compare(existing, compare);
			return;
		}
		const column = { viewColumn: this.#column() ?? vscode.ViewColumn.Beside, preserveFocus };
		const view = vscode.window.createWebviewPanel(this.#viewType, titleOf(replay), column);
		void this.#compare(this.#add(view, replay), compare);
	}

	/**
	 * Revives a panel after the window was reloaded; one whose state cannot be read any more is closed. The text may have
	 * changed meanwhile.
	 */
	async revive(view: vscode.WebviewPanel, state: unknown): Promise<void> {
		const kept = readKept(state);
		if (!kept) {
			view.dispose();
			return;
		}
		const panel = this.#add(view, kept, kept.question);
		await this.#compare(panel, 'textHolds');
	}

	/** Runs an action of the player in the panel that has the focus. */
	perform(command: PlayerCommand): void {
		for (const panel of this.#panels) {
			if (panel.view.active) panel.tell({ type: 'perform', command });
		}
	}

	/** Makes an export of the replay in the panel that has the focus. */
	export(name: ExportName): void {
		for (const panel of this.#panels) {
			if (panel.view.active) panel.tell({ type: 'export', name });
		}
	}

	dispose(): void {
		for (const disposable of [...this.#disposables, ...this.#panels]) disposable.dispose();
	}

	/** The column in which replays are. */
	#column(): vscode.ViewColumn | undefined {
		const isReplay = ({ input }: vscode.Tab) =>
			input instanceof vscode.TabInputWebview && input.viewType.endsWith(this.#viewType);
		return vscode.window.tabGroups.all.find(({ tabs }) => tabs.some(isReplay))?.viewColumn;
	}

	#add(view: vscode.WebviewPanel, replay: Replay, question?: string): ReplayPanel {
		view.iconPath = vscode.Uri.joinPath(this.#extension, 'media', 'icon.png');
		const panel = new ReplayPanel(view, this.#extension, replay, this.#asked, question);
		this.#panels.add(panel);
		view.onDidChangeViewState(() => this.#tellTurn());
		view.onDidDispose(() => {
			this.#panels.delete(panel);
			panel.dispose();
			this.#tellTurn();
		});
		return panel;
	}

	/** Tells a panel what its text holds. */
	async #compare(panel: ReplayPanel, tell: 'textHolds' | 'textExpects'): Promise<void> {
		const now = await readAgain(panel.replay);
		if (now && this.#panels.has(panel)) panel[tell](now);
	}

	/** Lets the `when` clauses of commands know whether it is the person's turn in the panel that has the focus. */
	#tellTurn(): void {
		const yourTurn = [...this.#panels].some((panel) => panel.view.active && panel.yourTurn);
		void vscode.commands.executeCommand('setContext', 'puzzleReplay.yourTurn', yourTurn);
	}
}

/** Whether two replays are of one puzzle: read at one place, or from no place and alike. */
function samePuzzle(one: Replay, other: Replay): boolean {
	if (one.id !== other.id) return false;
	if (!one.source || !other.source) return one.source === other.source && one.input === other.input;
	return one.source.uri === other.source.uri && one.source.start === other.source.start;
}

function setUp(panel: ReplayPanel): void {
	panel.tell(setup());
}

function setup(): Setup {
	const { bundle } = vscode.l10n;
	return {
		type: 'setup',
		palette: palette(),
		autoplay: autoplays(),
		...(bundle && { translations: bundle }),
	};
}

async function reload(panel: ReplayPanel): Promise<void> {
	const now = await readAgain(panel.replay);
	if (now) panel.show(now);
	else tellGone();
}

async function reveal({ replay: { source } }: ReplayPanel): Promise<void> {
	const document = source && (await documentAt(source.uri));
	if (!document) {
		tellGone();
		return;
	}
	const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
	const selection = new vscode.Range(document.positionAt(source.start), document.positionAt(source.end));
	const viewColumn = shown?.viewColumn ?? vscode.ViewColumn.One;
	await vscode.window.showTextDocument(document, { selection, viewColumn });
}

function tellGone(): void {
	void vscode.window.showWarningMessage(localized(phrase('There is no puzzle here any more')));
}
