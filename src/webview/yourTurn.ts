import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { Choice, Outcome, Puzzle } from '../puzzles/puzzle.ts';
import type { Scene } from '../puzzles/scene.ts';
import type { Play, Solved, TurnCommand } from '../replay/protocol.ts';
import {
	type Attempt,
	type AttemptAction,
	choiceFor,
	choicesOf,
	frameOf,
	isOver,
	perform,
} from './attempt.ts';
import { element, setAttributes } from './element.ts';
import { Evaluator } from './evaluator.ts';
import { Handling } from './handling.ts';
import { type IconName, icon } from './icons.ts';
import { MoveList } from './moveList.ts';
import type { Surroundings } from './replay.ts';
import { verdict } from './verdict.ts';

/** Milliseconds that each phase of a move is seen, that a jump is seen, and that the opponent thinks. */
const phaseTime = 360;
const jumpTime = 220;
const thinkTime = 700;

/** Seconds after which it is not worked out any further where the person stands. */
const patience = 20;

const buttons: Readonly<Record<TurnCommand, { readonly title: Phrase; readonly key: string }>> = {
	undo: { title: phrase('Undo'), key: 'U' },
	redo: { title: phrase('Redo'), key: 'R' },
	reset: { title: phrase('Start over'), key: '' },
	hint: { title: phrase('Hint'), key: 'H' },
	showBest: { title: phrase('Show best from here'), key: 'B' },
};

/** What a person's turn leads to. */
export interface Turns {
	/** The person has come to another position. */
	attempted(attempt: Attempt<unknown, unknown>): void;
	/** Replays a play that begins with the person's moves. */
	replay(play: Play): void;
}

/** A solved puzzle for a person to play: by the rules, with the solver's word on every position. */
export class YourTurn {
	readonly element: HTMLElement;
	readonly #puzzle: Puzzle;
	readonly #around: Surroundings;
	readonly #turns: Turns;
	/** The outcome of the position before the first move. */
	readonly #began: Outcome<unknown>;
	readonly #evaluator: Evaluator<unknown, unknown>;
	readonly #handling: Handling;
	readonly #buttons: Readonly<Record<TurnCommand, HTMLButtonElement>>;
	readonly #options = element('div', { class: 'options' });
	readonly #line = element('p', { class: 'standing' });
	readonly #told = element('p', { class: 'told' });
	readonly #moves: HTMLElement;
	#list: MoveList | undefined;
	#attempt: Attempt<unknown, unknown>;
	#standing: Phrase | undefined;
	/** The opponent's next move. */
	#answering: ReturnType<typeof setTimeout> | undefined;

	constructor(
		puzzle: Puzzle,
		solved: Solved,
		attempt: Attempt<unknown, unknown>,
		around: Surroundings,
		turns: Turns,
	) {
		this.#puzzle = puzzle;
		this.#turns = turns;
		this.#around = around;
		this.#attempt = attempt;
		this.#began = solved.outcome;
		this.#evaluator = new Evaluator(puzzle, attempt.frames[0], solved.outcome, patience);
		this.#handling = new Handling(around, {
			pick: (key) => this.#pick(key),
			drop: (place) => this.#drop(place),
			misplace: () => this.#misplace(),
			release: () => this.#release(),
			focus: () => this.#buttons.undo.focus(),
		});
		const say = (text: Phrase) => around.say(text);
		const button = (command: TurnCommand, ...content: readonly (Node | string)[]) => {
			const { title, key } = buttons[command];
			const made = element('button', { type: 'button', class: 'control' }, ...content);
			const named = content.some((part) => typeof part === 'string');
			made.classList.toggle('named', named);
			made.title = key ? `${say(title)} (${key})` : say(title);
			if (!named) made.ariaLabel = say(title);
			made.addEventListener('click', () => this.run(command));
			return made;
		};
		const pictured = (command: TurnCommand & IconName) => button(command, icon(command));
		this.#buttons = {
			undo: pictured('undo'),
			redo: pictured('redo'),
			reset: pictured('reset'),
			hint: button('hint', icon('hint'), say(buttons.hint.title)),
			showBest: button('showBest', icon('play'), say(buttons.showBest.title)),
		};
		const keys = element('button', { type: 'button', class: 'control' }, icon('keys'));
		setAttributes(keys, { 'aria-label': say(phrase('Keys')), title: `${say(phrase('Keys'))} (?)` });
		keys.addEventListener('click', () => around.run('showKeys'));
		this.#options.append(keys);
		const { undo, redo, reset, hint, showBest } = this.#buttons;
		const title = element('h2', { id: 'moves-title' }, say(phrase('Your moves')));
		this.#moves = element('section', { class: 'moves', 'aria-labelledby': title.id }, title);
		this.element = element(
			'div',
			{ class: 'replay' },
			verdict(solved, around.expected, say, around.ask),
			element(
				'section',
				{ class: 'theatre', 'aria-label': say(phrase('Your turn')) },
				this.#handling.element,
				element('div', { class: 'caption turn' }, this.#line, this.#told),
				element(
					'div',
					{ class: 'controls' },
					element('div', { class: 'transport' }, undo, redo, reset),
					element('div', { class: 'advice' }, hint, showBest),
					this.#options,
				),
			),
			this.#moves,
		);
		this.#handling.show([puzzle.scene(frameOf(attempt))], 0, this.#choices);
		this.#told.textContent = say(invitation);
		this.#showMoves();
		void this.#evaluate(invitation);
	}

	/** Puts one more thing beside the buttons. */
	add(option: HTMLElement): void {
		this.#options.append(option);
	}

	/** Gives the focus to what can be moved, so that keys alone will do. */
	focus(): void {
		this.#handling.focus();
	}

	/** The position on show. */
	get scene(): Scene {
		return this.#puzzle.scene(frameOf(this.#attempt));
	}

	/** Where the person stands, once it is known. */
	get standing(): Phrase | undefined {
		return this.#standing;
	}

	redraw(): void {
		this.#handling.redraw();
	}

	refit(): void {
		this.#handling.refit();
	}

	/** Ends what is under way: the solver's work and the opponent's move. */
	stop(): void {
		clearTimeout(this.#answering);
		this.#evaluator.stop();
	}

	run(command: TurnCommand): void {
		if (this.#buttons[command].ariaDisabled === 'true') return;
		switch (command) {
			case 'hint':
				this.#hint();
				break;
			case 'showBest':
				this.#showBest();
				break;
			default:
				this.#act({ type: command });
		}
	}

	#pick(key: string): boolean {
		this.#attempt = perform(this.#attempt, { type: 'pick', key }, this.#puzzle);
		const { picked } = this.#attempt;
		this.#offer();
		const [first, ...others] = picked === undefined ? [] : this.#choices(picked);
		if (!first) this.#refuse(key);
		else if (others.length === 0) this.#tell(phrase('Now put it there: {0}', first.label));
		else this.#tell(phrase('Now choose where it goes'));
		return first !== undefined;
	}

	#drop(place: number): void {
		const { picked } = this.#attempt;
		const choice = picked === undefined ? undefined : choicesOf(this.#attempt, picked, this.#puzzle)[place];
		if (choice) this.#act({ type: 'drop', move: choice.move });
	}

	#misplace(): void {
		const { picked } = this.#attempt;
		this.#release();
		if (picked !== undefined) this.#refuse(picked);
	}

	#release(): void {
		if (this.#attempt.picked === undefined) return;
		this.#act({ type: 'release' });
		this.#tell(invitation);
	}

	/** Says why an item cannot be used, or not so. */
	#refuse(key: string): void {
		const frame = frameOf(this.#attempt);
		const waiting = this.#puzzle.opponent?.(frame) && !isOver(frame, this.#puzzle);
		this.#tell(waiting ? phrase('It is the opponent’s turn') : this.#puzzle.refusal(frame, key));
	}

	#tell(text: Phrase): void {
		this.#told.textContent = this.#around.say(text);
		this.#around.announce(this.#told.textContent);
	}

	#hint(): void {
		const frame = frameOf(this.#attempt);
		const move = this.#evaluator.known(frame)?.moves[0];
		const found = move === undefined ? undefined : choiceFor(frame, move, this.#puzzle);
		if (!found) {
			this.#tell(phrase('No move leads any further'));
			return;
		}
		this.#attempt = perform(this.#attempt, { type: 'pick', key: found.key }, this.#puzzle);
		const place = choicesOf(this.#attempt, found.key, this.#puzzle).findIndex(
			({ x, y }) => x === found.choice.x && y === found.choice.y,
		);
		this.#offer(place);
		this.#handling.focusPlace(place);
		const best = phrase('Best: {0}', this.#puzzle.notation(frame, move));
		this.#tell(phrase('{0}. {1}', best, this.#puzzle.caption(this.#puzzle.play(frame, move)[0])));
	}

	#showBest(): void {
		const { moves, at } = this.#attempt;
		const outcome = this.#evaluator.known(frameOf(this.#attempt));
		if (outcome) this.#turns.replay({ moves: [...moves.slice(0, at), ...outcome.moves], own: at });
	}

	#offer(best?: number): void {
		const { picked } = this.#attempt;
		const choices = picked === undefined ? [] : choicesOf(this.#attempt, picked, this.#puzzle);
		this.#handling.offer(picked, choices, best);
	}

	#act(action: AttemptAction<unknown>): void {
		const before = this.#attempt;
		const now = perform(before, action, this.#puzzle);
		this.#attempt = now;
		this.#offer();
		const still = this.#around.still();
		const frame = frameOf(now);
		if (frame === frameOf(before)) {
			this.#handling.show([this.#puzzle.scene(frame)], still ? 0 : jumpTime, this.#choices);
			return;
		}
		clearTimeout(this.#answering);
		const played = now.at === before.at + 1 ? this.#phases(frameOf(before), now.moves[before.at]) : [frame];
		const seen = still ? [frame] : played;
		this.#handling.show(
			seen.map((phase) => this.#puzzle.scene(phase)),
			still ? 0 : played.length > 1 ? phaseTime : jumpTime,
			this.#choices,
		);
		const what = this.#puzzle.caption(played[0]);
		this.#told.textContent = this.#around.say(what);
		this.#showMoves();
		this.#turns.attempted(now);
		void this.#evaluate(what);
	}

	/** The phases of a move from the one in which it is made: what goes before shows what could be done instead. */
	#phases(before: unknown, move: unknown): readonly unknown[] {
		const phases = this.#puzzle.play(before, move);
		const making = phases.findIndex((phase) =>
			this.#puzzle.scene(phase).items.some(({ mark }) => mark === 'moving'),
		);
		return phases.slice(Math.max(0, making));
	}

	/** Finds out and says where the person stands, after `what` was done; lets the opponent answer. */
	async #evaluate(what: Phrase): Promise<void> {
		const { frames, at } = this.#attempt;
		const frame = frameOf(this.#attempt);
		const say = (text: Phrase) => this.#around.say(text);
		this.#standing = undefined;
		this.#enable(undefined);
		const end = await this.#evaluator.outcomeOf(frame, ({ proven }) => {
			this.#line.textContent = say(phrase('Working out where you stand: {0}', proven));
		});
		if (!end) return;
		if (!end.done) {
			const { proven } = end.stopped.progress;
			this.#line.textContent = say(phrase('Not worked out in {0} s. {1}', patience, proven));
			this.#around.announce(this.#line.textContent);
			return;
		}
		const outcome = end.result;
		const standing =
			at === 0
				? phrase('With best play: {0}', outcome.headline)
				: this.#puzzle.standing({ frame: frames[0], outcome: this.#began }, { frame, outcome });
		this.#standing = standing;
		this.#line.textContent = say(standing);
		this.#enable(outcome);
		this.#around.announce(say(phrase('{0}. {1}', what, standing)));
		if (this.#puzzle.opponent?.(frame)) this.#answering = setTimeout(() => this.#answer(outcome), thinkTime);
	}

	#answer(outcome: Outcome<unknown>): void {
		const [move] = outcome.moves;
		if (move !== undefined) this.#act({ type: 'answer', move });
	}

	/** Lets the buttons be pressed that do something; `outcome` is that of the position, once it is known. */
	#enable(outcome: Outcome<unknown> | undefined): void {
		const { at, frames } = this.#attempt;
		const frame = frameOf(this.#attempt);
		const advisable =
			outcome !== undefined && !isOver(frame, this.#puzzle) && !this.#puzzle.opponent?.(frame);
		const { undo, redo, reset, hint, showBest } = this.#buttons;
		setDisabled(undo, at === 0);
		setDisabled(reset, at === 0);
		setDisabled(redo, at === frames.length - 1);
		setDisabled(hint, !advisable);
		setDisabled(showBest, !advisable || outcome.moves.length === 0);
	}

	/** Where the person can put an item now. */
	readonly #choices = (key: string): readonly Choice<unknown>[] =>
		choicesOf(this.#attempt, key, this.#puzzle);

	#showMoves(): void {
		const { moves, frames, at } = this.#attempt;
		const before = this.#list;
		const list = new MoveList(
			{
				moves: moves.length,
				notation: (move) => this.#puzzle.notation(frames[move - 1], moves[move - 1]),
			},
			(text) => this.#around.say(text),
			(move) => this.#act({ type: 'goTo', move }),
		);
		list.element.setAttribute('aria-labelledby', 'moves-title');
		const focused = before?.element.contains(document.activeElement) ?? false;
		if (before) before.element.replaceWith(list.element);
		else this.#moves.append(list.element);
		this.#list = list;
		list.show(at);
		if (focused) list.element.focus();
	}
}

const invitation = phrase('Pick what you want to move, then where it goes, or drag it there');

function setDisabled(button: HTMLButtonElement, disabled: boolean): void {
	setAttributes(button, { 'aria-disabled': disabled && 'true' });
}
