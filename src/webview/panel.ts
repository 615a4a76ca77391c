import { type Phrase, phrase, plural, say } from '../puzzles/phrase.ts';
import type { Puzzle, PuzzleId } from '../puzzles/puzzle.ts';
import type { Progress } from '../puzzles/search.ts';
import {
	type Faulty,
	type FromPanel,
	type Kept,
	keep,
	type PlayerCommand,
	readKept,
	type Setup,
	type Solved,
	type Solving,
	type Source,
	type ToPanel,
	type Unsolved,
} from '../replay/protocol.ts';
import { element } from './element.ts';
import type { Exhibit, ExportMenu } from './exportMenu.ts';
import { type IconName, icon } from './icons.ts';
import { keyList } from './keys.ts';
import { speeds, start } from './player.ts';
import type { Surroundings } from './replay.ts';
import { Showing, type Stand } from './showing.ts';
import { Stage } from './stage.ts';
import { currentTheme, prefersLessMotion, whenThemeChanges } from './theme.ts';

/** The editor's side of the page, as the page sees it. */
export interface Host {
	postMessage(message: FromPanel): void;
	getState(): unknown;
	setState(state: Kept): void;
}

type Shown = Solving | Solved | Unsolved | Faulty;

/** What has a use of its own for keys. */
const typedInto = 'select, input, textarea, [role="menuitem"]';

/** Milliseconds after which what changed is kept, and after which it is said, unless it changes again. */
const keepAfter = 250;
const sayAfter = 150;

/** The panel's page: shows what the host tells it and tells the host what the person asks for. */
export class Panel {
	readonly #host: Host;
	readonly #puzzles: Readonly<Record<PuzzleId, Puzzle>>;
	readonly #title = element('h1', { tabindex: -1 }, 'Puzzle Replay');
	readonly #source = element('button', { type: 'button', class: 'source', hidden: true });
	readonly #offer = element('div', { class: 'offer', role: 'group', hidden: true });
	readonly #view = element('div', { class: 'view' });
	readonly #announcer = element('div', { class: 'announcer', 'aria-live': 'polite' });
	readonly #main: HTMLElement;
	readonly #around: Surroundings;
	readonly #makeMenu: (exhibit: Exhibit) => ExportMenu;
	#menu: ExportMenu | undefined;
	#keys: HTMLDialogElement | undefined;
	#setup: Setup | undefined;
	#shown: Shown | undefined;
	/** The answer that the text expects. */
	#expected: string | undefined;
	#showing: Showing | undefined;
	/** What an earlier life of this page kept, until it is taken up. */
	#resume: Kept | undefined;
	/** Where the person is, and how fast they like it. */
	#stand: Stand;
	#progress: HTMLElement | undefined;
	/** Whether it is the person's turn, as the host knows it. */
	#toldTurn = false;
	#keeping: ReturnType<typeof setTimeout> | undefined;
	#saying: ReturnType<typeof setTimeout> | undefined;

	constructor(
		host: Host,
		puzzles: Readonly<Record<PuzzleId, Puzzle>>,
		makeMenu: (exhibit: Exhibit) => ExportMenu,
	) {
		this.#host = host;
		this.#puzzles = puzzles;
		this.#makeMenu = makeMenu;
		this.#resume = readKept(host.getState());
		const speed = speeds.find((known) => known === this.#resume?.speed) ?? 1;
		const loop = this.#resume?.loop ?? false;
		this.#stand = { state: { place: start, playing: false, speed, loop, from: 0 }, attempt: [] };
		this.#source.addEventListener('click', () => this.#send('reveal'));
		const head = element('header', { class: 'head' }, this.#title, this.#source);
		this.#main = element('main', { class: 'panel' }, head, this.#offer, this.#view, this.#announcer);
		const panel = this;
		this.#around = {
			get palette() {
				return panel.#setup?.palette ?? 'standard';
			},
			get theme() {
				return currentTheme();
			},
			get expected() {
				return panel.#expected;
			},
			say: (text) => this.#say(text),
			still: prefersLessMotion,
			announce: (text) => this.#announce(text),
			run: (command) => this.#run(command),
			ask: (question) => this.#ask(question),
		};
	}

	/** Puts the page into the body and starts to listen. */
	open(): void {
		document.body.append(this.#main);
		window.addEventListener('message', ({ data }: MessageEvent<ToPanel>) => this.#hear(data));
		document.addEventListener('keydown', (event) => this.#press(event));
		document.addEventListener('visibilitychange', () => this.#keepNow());
		window.addEventListener('resize', () => this.#showing?.refit());
		whenThemeChanges(() => this.#showing?.redraw());
		this.#host.postMessage(this.#resume ? { type: 'ready', kept: this.#resume } : { type: 'ready' });
	}

	#hear(message: ToPanel): void {
		switch (message.type) {
			case 'setup':
				this.#setUp(message);
				break;
			case 'solving':
			case 'solved':
			case 'unsolved':
			case 'faulty':
				if (this.#isNews(message)) this.#show(message);
				break;
			case 'changed':
				if (message.generation !== this.#shown?.generation) break;
				if (message.changed) this.#offerReload();
				else this.#withdrawOffer();
				break;
			case 'moved':
				if (message.generation === this.#shown?.generation) this.#move(message.source);
				break;
			case 'expectation':
				this.#expect(message.expected);
				break;
			case 'perform':
				this.#run(message.command);
				break;
			case 'export':
				void this.#menu?.take(message.name);
				break;
		}
	}

	/** Whether a message is about something newer than what is shown; after the end of a search nothing of it is. */
	#isNews({ generation }: Shown): boolean {
		if (!this.#shown) return true;
		if (generation !== this.#shown.generation) return generation > this.#shown.generation;
		return this.#shown.type === 'solving';
	}

	#setUp(setup: Setup): void {
		const before = this.#setup;
		this.#setup = setup;
		if (before && sameWords(before, setup)) this.#showing?.redraw();
		else if (this.#shown) this.#render(this.#shown, before && this.#shown);
	}

	#move(source: Source): void {
		if (this.#shown) this.#shown = { ...this.#shown, source };
		if (this.#setup) this.#showSource(source);
		this.#keepSoon();
	}

	#showSource(source: Source | undefined): void {
		this.#source.hidden = source === undefined;
		this.#source.textContent = source?.label ?? '';
		this.#source.title = this.#say(phrase('Show in the text'));
	}

	#expect(expected: string | undefined): void {
		if (expected === this.#expected) return;
		this.#expected = expected;
		if (this.#setup && this.#showing && this.#shown) this.#render(this.#shown, this.#shown);
	}

	#show(message: Shown): void {
		const before = this.#shown;
		this.#shown = message;
		if (message.generation !== before?.generation) {
			const same = before !== undefined && samePuzzle(before, message);
			if (!same) this.#withdrawOffer();
			this.#stand = standAt(this.#stand, same);
		}
		if (this.#setup) this.#render(message, before);
	}

	/** Puts on the page what was told; `before` is what the page has been told before that. */
	#render(message: Shown, before: Shown | undefined): void {
		if (
			message.type === 'solving' &&
			before?.type === 'solving' &&
			before.generation === message.generation
		) {
			if (this.#showProgress(message)) return;
		}
		this.#title.textContent = this.#say(this.#puzzles[message.id].title);
		this.#showSource(message.source);
		this.#showing?.stop();
		this.#showing = undefined;
		this.#menu?.stop();
		this.#menu = undefined;
		switch (message.type) {
			case 'solving':
				this.#swap(...this.#pose(message), this.#solvingNotice(message));
				break;
			case 'solved':
				this.#showSolved(message, before === message);
				break;
			case 'unsolved':
				this.#swap(...this.#pose(message), this.#unsolvedNotice(message));
				break;
			case 'faulty':
				this.#swap(this.#notice('fault', message.message));
				this.#announce(this.#say(message.message));
				break;
		}
		this.#keepSoon();
		this.#tellTurn();
	}

	#showSolved(message: Solved, again: boolean): void {
		const puzzle = this.#puzzles[message.id];
		const reading = puzzle.read(message.posed ?? message.input);
		if (!reading.ok) {
			this.#swap(this.#notice('fault', reading.fault.message));
			return;
		}
		if (!again) this.#stand = this.#beginning(message);
		const showing = new Showing(puzzle, reading.input, message, this.#stand, this.#around, (stand) => {
			this.#stand = stand;
			this.#keepSoon();
			this.#tellTurn();
		});
		this.#showing = showing;
		this.#menu = this.#makeMenu({
			solution: () => showing.solution,
			scene: () => showing.scene,
			look: () => {
				const { palette, theme } = this.#around;
				return { palette, theme, translations: this.#setup?.translations };
			},
			say: (text) => this.#say(text),
			announce: (text) => this.#announce(text),
			copy: (text) => this.#host.postMessage({ type: 'copy', generation: message.generation, text }),
			save: (format, bytes) =>
				this.#host.postMessage({ type: 'save', generation: message.generation, format, bytes }),
			savePage: (play) =>
				this.#host.postMessage({
					...{ type: 'savePage', generation: message.generation },
					...(play && { play }),
				}),
		});
		showing.add(this.#menu.element);
		this.#swap(showing.element);
		this.#announce(
			`${this.#say(phrase('Answer'))}: ${message.outcome.answer}. ${this.#say(message.outcome.headline)}`,
		);
	}

	/** Where a person begins with an answer: where they were in an earlier life of this page, where it is the same. */
	#beginning(message: Solved): Stand {
		const { state } = this.#stand;
		const kept = this.#resume;
		this.#resume = undefined;
		if (kept && samePuzzle(kept, message) && kept.question === message.question) {
			const { move, phase, from = 0, attempt = [], instead } = kept;
			return { state: { ...state, place: { move, phase }, from }, attempt, ...(instead && { instead }) };
		}
		const { moves } = message.outcome;
		const plays = this.#setup?.autoplay === true && moves.length > 0 && this.#stand.instead === undefined;
		return { ...this.#stand, state: { ...state, playing: plays } };
	}

	/** The position that a puzzle starts with, as long as there is no answer to replay. */
	#pose(posed: Solving | Unsolved): HTMLElement[] {
		const puzzle = this.#puzzles[posed.id];
		const reading = puzzle.read(posed.input);
		if (!reading.ok) return [];
		const stage = new Stage(this.#around);
		stage.show([puzzle.scene(puzzle.start(reading.input))], 0);
		return [stage.element];
	}

	#solvingNotice(message: Solving): HTMLElement {
		const cancel = this.#button(phrase('Cancel'), () => this.#send('cancel'));
		const title = element('p', { class: 'notice-title' }, this.#say(phrase('Solving…')));
		this.#progress = element('p', { class: 'progress' });
		this.#showProgress(message);
		return element('section', { class: 'notice solving' }, title, this.#progress, cancel);
	}

	#showProgress({ progress }: Solving): boolean {
		if (this.#progress && progress) this.#progress.textContent = this.#known(progress);
		return this.#progress?.isConnected === true;
	}

	#unsolvedNotice({ stopped }: Unsolved): HTMLElement {
		const why =
			stopped.why === 'cancelled'
				? phrase('Stopped before there was an answer')
				: phrase('Out of time before there was an answer');
		const known = this.#known(stopped.progress);
		this.#announce(`${this.#say(why)}. ${known}`);
		const notice = this.#notice('note', why);
		notice.append(
			element('p', { class: 'progress' }, known),
			this.#button(phrase('Solve again'), () => this.#send('retry')),
		);
		return notice;
	}

	/** What a search had found out, in one line. */
	#known({ proven, looked }: Progress): string {
		const positions = plural(looked, '{0} position looked at', '{0} positions looked at');
		return `${this.#say(proven)} · ${this.#say(positions)}`;
	}

	#notice(picture: IconName, title: Phrase): HTMLElement {
		return element(
			'section',
			{ class: `notice ${picture}` },
			element('p', { class: 'notice-title' }, icon(picture), element('span', {}, this.#say(title))),
		);
	}

	#offerReload(): void {
		if (!this.#offer.hidden) return;
		const text = this.#say(phrase('The text holds another puzzle now'));
		this.#offer.replaceChildren(
			element('p', {}, text),
			this.#button(phrase('Reload'), () => this.#send('reload')),
			this.#button(phrase('Dismiss'), () => this.#withdrawOffer(), 'quiet'),
		);
		this.#offer.hidden = false;
		this.#announce(text);
	}

	#withdrawOffer(): void {
		const focused = this.#offer.contains(document.activeElement);
		this.#offer.hidden = true;
		this.#offer.replaceChildren();
		if (focused) this.#focus();
	}

	/** Puts something else in view; where the focus was in what is gone, it goes to what came. */
	#swap(...content: readonly HTMLElement[]): void {
		const focused = this.#view.contains(document.activeElement);
		this.#view.replaceChildren(...content);
		if (focused) this.#focus();
	}

	#focus(): void {
		if (this.#showing) this.#showing.focus();
		else (this.#view.querySelector('button') ?? this.#title).focus();
	}

	#button(label: Phrase, press: () => void, look = ''): HTMLButtonElement {
		const button = element('button', { type: 'button', class: `button ${look}` }, this.#say(label));
		button.addEventListener('click', press);
		return button;
	}

	#press(event: KeyboardEvent): void {
		const { target } = event;
		if (!this.#showing || event.defaultPrevented || event.altKey) return;
		if (this.#keys?.open || !(target instanceof Element) || target.matches(typedInto)) return;
		// A button does by itself what the space bar does to it.
		if (event.key === ' ' && target.closest('button, summary')) return;
		if (event.key === '?' && !event.ctrlKey && !event.metaKey) this.#showKeys();
		else if (!this.#showing.press(event)) return;
		event.preventDefault();
	}

	#run(command: PlayerCommand): void {
		if (command === 'showKeys') this.#showKeys();
		else this.#showing?.run(command);
	}

	#showKeys(): void {
		if (this.#keys?.open) return;
		this.#keys?.remove();
		const { activeElement: before, body } = document;
		this.#keys = keyList((text) => this.#say(text), this.#showing?.isYourTurn === true);
		// The focus goes back to what had it, which may have gone or be hidden by now.
		this.#keys.addEventListener('close', () => {
			if (before !== body && document.activeElement !== before) this.#focus();
		});
		this.#main.append(this.#keys);
		this.#keys.showModal();
	}

	#ask(question: string | undefined): void {
		const generation = this.#shown?.generation;
		if (generation === undefined) return;
		this.#host.postMessage(
			question === undefined ? { type: 'ask', generation } : { type: 'ask', generation, question },
		);
	}

	#send(type: 'cancel' | 'retry' | 'reload' | 'reveal'): void {
		if (this.#shown) this.#host.postMessage({ type, generation: this.#shown.generation });
	}

	/** Tells the host when it becomes the person's turn, and when it no longer is. */
	#tellTurn(): void {
		const yourTurn = this.#showing?.isYourTurn === true;
		if (yourTurn === this.#toldTurn) return;
		this.#toldTurn = yourTurn;
		this.#host.postMessage({ type: 'turn', yourTurn });
	}

	#keepSoon(): void {
		clearTimeout(this.#keeping);
		this.#keeping = setTimeout(() => this.#keepNow(), keepAfter);
	}

	/** Keeps where the person is in the puzzle. */
	#keepNow(): void {
		clearTimeout(this.#keeping);
		const shown = this.#shown;
		if (!shown) return;
		const { id, input, source, question } = shown;
		const { state } = this.#stand;
		const { speed, loop } = state;
		const { move, phase } = this.#resume ?? state.place;
		const { from = 0 } = this.#resume ?? state;
		const { attempt, instead } = this.#resume ?? this.#stand;
		this.#host.setState(
			keep({
				...{ id, input, move, phase, speed, loop },
				...(from > 0 && { from }),
				...(source && { source }),
				...(question !== undefined && { question }),
				...(attempt?.length && { attempt }),
				...(instead && { instead }),
			}),
		);
	}

	/** Says the last of what comes in quick succession, so that scrubbing does not make a torrent of words. */
	#announce(text: string): void {
		clearTimeout(this.#saying);
		this.#saying = setTimeout(() => {
			this.#announcer.textContent = text;
		}, sayAfter);
	}

	#say(text: Phrase): string {
		return say(text, this.#setup?.translations);
	}
}

/** Whether both are about the same puzzle, though they may ask another question about it. */
function samePuzzle(one: Shown | Kept, other: Shown): boolean {
	return one.id === other.id && one.input === other.input;
}

/** Where a person is once something else is to be shown: of the same puzzle, their own moves are still theirs. */
function standAt({ state, attempt, instead }: Stand, same: boolean): Stand {
	return {
		state: { ...state, place: start, playing: false, from: 0 },
		attempt: same ? attempt : [],
		...(same && instead === 'turn' && { instead }),
	};
}

function sameWords(one: Setup, other: Setup): boolean {
	return JSON.stringify(one.translations) === JSON.stringify(other.translations);
}
