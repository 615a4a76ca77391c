import { nameOf, type Solution } from '../exports/solution.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Scene } from '../puzzles/scene.ts';
import { isTurnCommand, type Play, type PlayerCommand, type Solved } from '../replay/protocol.ts';
import { type Attempt, begin } from './attempt.ts';
import { element, setAttributes } from './element.ts';
import { Film } from './film.ts';
import { icon } from './icons.ts';
import { actionOf, turnActionOf } from './keys.ts';
import { legalPlace, type PlayerState, settledAfter } from './player.ts';
import { Replay, type Surroundings } from './replay.ts';
import { Ways } from './ways.ts';
import { YourTurn } from './yourTurn.ts';

/** Where a person is in a solved puzzle. */
export interface Stand {
	/** The player of the answer's replay. */
	readonly state: PlayerState;
	/** The moves that the person has made. */
	readonly attempt: readonly unknown[];
	/** What is on show instead of the answer: the person's turn, or another play. */
	readonly instead?: 'turn' | Play;
}

/** A solved puzzle: a replay of it, or the person's turn at it. */
export class Showing {
	readonly element = element('div', { class: 'showing' });
	readonly #puzzle: Puzzle;
	readonly #input: unknown;
	readonly #solved: Solved;
	readonly #around: Surroundings;
	readonly #changed: (stand: Stand) => void;
	readonly #toggle: HTMLButtonElement;
	readonly #options: HTMLElement[];
	readonly #ways: Ways | undefined;
	/** The player of the answer's replay, also while another one is on show. */
	#state: PlayerState;
	#attempt: Attempt<unknown, unknown>;
	#view: Replay | YourTurn;
	/** The play on show, where it is another one than the answer's and nobody's turn. */
	#play: Play | undefined;

	/** What is in `stand` may come from elsewhere: of its place and its moves holds what is legal. */
	constructor(
		puzzle: Puzzle,
		input: unknown,
		solved: Solved,
		stand: Stand,
		around: Surroundings,
		changed: (stand: Stand) => void,
	) {
		this.#puzzle = puzzle;
		this.#input = input;
		this.#solved = solved;
		this.#around = around;
		this.#changed = changed;
		const title = around.say(phrase('Your turn'));
		this.#toggle = element(
			'button',
			{ type: 'button', class: 'control named', title: `${title} (T)` },
			icon('yourTurn'),
			title,
		);
		this.#toggle.addEventListener('click', () => this.takeTurns());
		this.#options = [this.#toggle];
		const { outcome } = solved;
		if (outcome.solvable && outcome.moves.length > 0) {
			const say = (text: Phrase) => around.say(text);
			this.#ways = new Ways(puzzle, input, outcome, say, (moves) => this.#replay({ moves, own: 0 }));
		}
		this.#attempt = begin(puzzle.start(input), stand.attempt, puzzle);
		const film = new Film(puzzle, input, outcome.moves);
		this.#state = { ...stand.state, place: legalPlace(stand.state.place, film) };
		const { instead } = stand;
		if (instead === 'turn') this.#view = this.#newTurn();
		else if (instead && this.#isLegal(instead)) {
			this.#view = this.#newOther(instead, false);
			this.#play = instead;
		} else this.#view = this.#newReplay(film);
		this.#put();
	}

	/** The position on show. */
	get scene(): Scene {
		return this.#view.scene;
	}

	/** What is on show, to be taken away. Before the person has made a move there is nothing of theirs yet. */
	get solution(): Solution {
		const puzzle = this.#puzzle;
		const solution = { puzzle, input: this.#input, outcome: this.#solved.outcome };
		if (this.#play) return { ...solution, play: this.#play };
		const { moves, at } = this.#attempt;
		if (!(this.#view instanceof YourTurn) || at === 0) return solution;
		const { standing } = this.#view;
		return { ...solution, play: { moves: moves.slice(0, at), own: at }, ...(standing && { standing }) };
	}

	/** Whether the person plays themselves. */
	get isYourTurn(): boolean {
		return this.#view instanceof YourTurn;
	}

	/** Puts one more thing beside the buttons. */
	add(option: HTMLElement): void {
		this.#options.push(option);
		this.#view.add(option);
	}

	/** The button to go on with, where the focus goes when what had it is gone. */
	focus(): void {
		this.#view.focus();
	}

	redraw(): void {
		this.#view.redraw();
	}

	refit(): void {
		this.#view.refit();
	}

	/** Ends all that is under way. */
	stop(): void {
		this.#view.stop();
		this.#ways?.stop();
	}

	/** From the replay to the person's turn, where they left it, and back. */
	takeTurns(): void {
		this.#show(this.isYourTurn ? this.#newReplay(this.#film()) : this.#newTurn());
	}

	/** Does what a command says, where there is something that can do it. */
	run(command: Exclude<PlayerCommand, 'showKeys'>): void {
		if (command === 'takeTurns') this.takeTurns();
		else if (isTurnCommand(command)) {
			if (this.#view instanceof YourTurn) this.#view.run(command);
		} else if (this.#view instanceof Replay) this.#view.act({ type: command });
	}

	/** Does what a key means now; `false` where it means nothing. */
	press(event: KeyboardEvent): boolean {
		const held = event.ctrlKey || event.metaKey;
		if (!held && !event.repeat && event.key.toLowerCase() === 't') this.takeTurns();
		else if (this.#view instanceof YourTurn) {
			const command = turnActionOf(event);
			if (command) this.#view.run(command);
			return command !== undefined;
		} else {
			// Shift makes the keys that have no sign select text.
			const action = held || (event.shiftKey && event.key.length > 1) ? undefined : actionOf(event);
			if (action) this.#view.act(action);
			return action !== undefined;
		}
		return true;
	}

	#film(): Film<unknown, unknown, unknown> {
		return new Film(this.#puzzle, this.#input, this.#solved.outcome.moves);
	}

	#newReplay(film: Film<unknown, unknown, unknown>): Replay {
		return new Replay(film, this.#solved, this.#state, this.#around, (state) => {
			this.#state = state;
			this.#tell();
		});
	}

	#newTurn(): YourTurn {
		return new YourTurn(this.#puzzle, this.#solved, this.#attempt, this.#around, {
			attempted: (attempt) => {
				this.#attempt = attempt;
				this.#tell();
			},
			replay: (play) => this.#replay(play),
		});
	}

	/** Replays another play than the answer's. */
	#replay(play: Play): void {
		this.#show(this.#newOther(play, true), play);
		this.#around.announce(this.#around.say(nameOf(play, this.#puzzle, this.#input)));
	}

	/** The replay of a play under its name, from its first move that was not made by hand on. */
	#newOther(play: Play, playing: boolean): Replay {
		const { moves, own } = play;
		const film = new Film(this.#puzzle, this.#input, moves);
		const from = own === moves.length ? 0 : own;
		const state = { ...this.#state, place: settledAfter(from, film), playing, from };
		const replay = new Replay(film, this.#solved, state, this.#around, ({ speed, loop }) => {
			this.#state = { ...this.#state, speed, loop };
			this.#tell();
		});
		const back = element('button', { type: 'button', class: 'button quiet' });
		back.textContent = this.#around.say(phrase('Back to the answer'));
		back.addEventListener('click', () => this.#show(this.#newReplay(this.#film())));
		replay.head(element('p', {}, this.#around.say(nameOf(play, this.#puzzle, this.#input))), back);
		return replay;
	}

	/** Whether a play that may come from elsewhere is one of this puzzle. */
	#isLegal({ moves }: Play): boolean {
		return begin(this.#puzzle.start(this.#input), moves, this.#puzzle).at === moves.length;
	}

	#show(view: Replay | YourTurn, play?: Play): void {
		this.#view.stop();
		this.#state = { ...this.#state, playing: false };
		this.#view = view;
		this.#play = play;
		this.#put();
		this.#tell();
	}

	/** Puts the view on the page; what had the focus and is still there keeps it. */
	#put(): void {
		const { activeElement } = document;
		const own = this.element.contains(activeElement);
		// Until a person has pressed anything the body has it.
		const free = activeElement === document.body;
		setAttributes(this.#toggle, { 'aria-pressed': String(this.isYourTurn) });
		for (const option of this.#options) this.#view.add(option);
		if (this.#ways && this.#view instanceof Replay) this.#view.addBelow(this.#ways.element);
		this.element.replaceChildren(this.#view.element);
		if (own && activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
		else if (own || free) this.#view.focus();
	}

	#tell(): void {
		const { moves, at } = this.#attempt;
		const instead = this.isYourTurn ? 'turn' : this.#play;
		this.#changed({ state: this.#state, attempt: moves.slice(0, at), ...(instead && { instead }) });
	}
}
