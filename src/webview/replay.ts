import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { Scene } from '../puzzles/scene.ts';
import type { PlayerCommand, Solved } from '../replay/protocol.ts';
import { Bar } from './bar.ts';
import { Controls } from './controls.ts';
import { element } from './element.ts';
import type { Film } from './film.ts';
import { MoveList } from './moveList.ts';
import {
	type Action,
	between,
	isSettled,
	type Place,
	type PlayerState,
	perform,
	settledAfter,
} from './player.ts';
import { Stage, type StageLook } from './stage.ts';
import { verdict } from './verdict.ts';

/** Milliseconds at speed 1: how long a phase and a settled position stay, and how long a change is seen moving. */
const phaseTime = 850;
const settledTime = 1200;
const moveTime = 420;
/** For one phase of a move that is played in one step, and for a jump. */
const stepTime = 320;
const jumpTime = 220;
/** While the bar is dragged. */
const dragTime = 90;

type AnyFilm = Film<unknown, unknown, unknown>;

/** What a solved puzzle needs of the page around it. */
export interface Surroundings extends StageLook {
	/** Whether the person has asked for less motion. */
	still(): boolean;
	/** Says something to those who listen to a screen reader. */
	announce(text: string): void;
	readonly run: (command: PlayerCommand) => void;
	readonly ask: (question: string | undefined) => void;
	/** The answer that the text expects beside the puzzle. */
	readonly expected: string | undefined;
}

/** A solved puzzle with its player. */
export class Replay {
	readonly element: HTMLElement;
	readonly #film: AnyFilm;
	readonly #around: Surroundings;
	readonly #changed: (state: PlayerState) => void;
	readonly #theatre: HTMLElement;
	readonly #moves: HTMLElement;
	readonly #stage: Stage;
	readonly #bar: Bar;
	readonly #controls: Controls;
	readonly #list: MoveList;
	readonly #caption = element('p', { class: 'caption' });
	#state: PlayerState;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** When the speed began to count for the phase on show, and the time that had passed by then at speed 1. */
	#since = 0;
	#passed = 0;

	/** `changed` is called with every new state of the player. */
	constructor(
		film: AnyFilm,
		solved: Solved,
		state: PlayerState,
		around: Surroundings,
		changed: (state: PlayerState) => void,
	) {
		this.#film = film;
		this.#changed = changed;
		this.#state = state;
		this.#around = around;
		const say = (text: Phrase) => around.say(text);
		const go = (move: number) => this.act({ type: 'goTo', move });
		this.#stage = new Stage(around);
		this.#bar = new Bar(film, say, (point) => this.act({ type: 'seek', point }, dragTime));
		this.#controls = new Controls(film, say, around.run, (speed) => this.act({ type: 'setSpeed', speed }));
		this.#list = new MoveList(film, say, go);
		const title = element('h2', { id: 'moves-title' }, say(phrase('Moves')));
		this.#list.element.setAttribute('aria-labelledby', title.id);
		this.#theatre = element(
			'section',
			{ class: 'theatre', 'aria-label': say(phrase('Replay')) },
			this.#stage.element,
			this.#caption,
			this.#bar.element,
			this.#controls.element,
		);
		this.#moves = element(
			'section',
			{ class: 'moves', 'aria-labelledby': title.id },
			title,
			this.#list.element,
		);
		this.element = element(
			'div',
			{ class: 'replay' },
			verdict(solved, around.expected, say, around.ask),
			this.#theatre,
			this.#moves,
		);
		this.#show([state.place], 0);
		this.#schedule();
	}

	/** The position on show. */
	get scene(): Scene {
		return this.#film.scene(this.#state.place);
	}

	/** Puts one more thing beside the player's buttons. */
	add(option: HTMLElement): void {
		this.#controls.add(option);
	}

	/** Puts one more thing below the moves. */
	addBelow(part: HTMLElement): void {
		this.#moves.append(part);
	}

	/** Puts a line above the picture. */
	head(...parts: readonly HTMLElement[]): void {
		this.#theatre.prepend(element('div', { class: 'theatre-head' }, ...parts));
	}

	/** The button to go on with, where the focus goes when what had it is gone. */
	focus(): void {
		this.#controls.focus();
	}

	/** Draws in another palette or theme. */
	redraw(): void {
		this.#stage.look = this.#around;
	}

	/** The window has another height: the picture may be larger or must be smaller. */
	refit(): void {
		this.#stage.refit();
	}

	/** Does what a person or the clock asked for; `jumpTime` is how long a jump is seen. */
	act(action: Action, jump = jumpTime): void {
		const before = this.#state;
		const now = perform(before, action, this.#film);
		this.#state = now;
		if (now.place.move !== before.place.move || now.place.phase !== before.place.phase) {
			this.#passed = 0;
			const dragged = action.type === 'seek';
			const path = dragged ? [now.place] : between(before.place, now.place, this.#film);
			const adjacent = path.length > 1 || action.type === 'tick' || action.type === 'nextPhase';
			const time = path.length > 1 ? stepTime : adjacent ? moveTime : jump;
			this.#show(path, time / now.speed);
			this.#announce(before.place);
		} else {
			this.#passed += (performance.now() - this.#since) * before.speed;
			this.#bar.show(now.place, now.from);
			this.#controls.show(now);
		}
		this.#schedule();
		this.#changed(now);
	}

	/** Ends the replay: nothing of it moves on. */
	stop(): void {
		clearTimeout(this.#timer);
	}

	#schedule(): void {
		clearTimeout(this.#timer);
		this.#since = performance.now();
		if (!this.#state.playing) {
			this.#passed = 0;
			return;
		}
		const { place, speed } = this.#state;
		const time = isSettled(place, this.#film) ? settledTime : phaseTime;
		this.#timer = setTimeout(() => this.act({ type: 'tick' }), Math.max(0, time - this.#passed) / speed);
	}

	#show(path: readonly Place[], milliseconds: number): void {
		const { place } = this.#state;
		const still = this.#around.still();
		this.#stage.show(
			(still ? [place] : path).map((moment) => this.#film.scene(moment)),
			still ? 0 : milliseconds,
		);
		this.#caption.textContent = this.#say(place);
		this.#bar.show(place, this.#state.from);
		this.#controls.show(this.#state);
		this.#list.show(place.move);
	}

	/** Each move is said once, as it begins; the phases only to those who step through them. */
	#announce(before: Place): void {
		const { place, playing } = this.#state;
		const { moves } = this.#film;
		if (place.move === before.move) {
			if (!playing) this.#around.announce(this.#say(place));
		} else if (place.move === 0) {
			this.#around.announce(this.#say(place));
		} else {
			const begin = this.#film.caption({ move: place.move, phase: 0 });
			const end = this.#film.caption(settledAfter(place.move, this.#film));
			const move = phrase('Move {0} of {1}: {2}', place.move, moves, begin);
			this.#around.announce(
				this.#around.say(begin.message === end.message ? move : phrase('{0}. {1}', move, end)),
			);
		}
	}

	#say(place: Place): string {
		return this.#around.say(this.#film.caption(place));
	}
}
