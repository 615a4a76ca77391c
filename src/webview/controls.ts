import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { PlayerCommand } from '../replay/protocol.ts';
import { element, setAttributes } from './element.ts';
import { type IconName, icon } from './icons.ts';
import { isLast, type PlayerState, speeds, type Track } from './player.ts';

/** The buttons of the player, its speed among them. A button that can do nothing now keeps the focus it may have. */
export class Controls {
	readonly element = element('div', { class: 'controls' });
	readonly #say: (text: Phrase) => string;
	readonly #track: Track;
	readonly #buttons: Readonly<Record<'toggle' | 'loop' | 'startHere', HTMLButtonElement>>;
	readonly #backward: readonly HTMLButtonElement[];
	readonly #forward: readonly HTMLButtonElement[];
	readonly #speed: HTMLSelectElement;

	constructor(
		track: Track,
		say: (text: Phrase) => string,
		run: (command: PlayerCommand) => void,
		setSpeed: (speed: number) => void,
	) {
		this.#track = track;
		this.#say = say;
		const button = (command: PlayerCommand, picture: IconName, title: Phrase, key: string) => {
			const made = element('button', { type: 'button', class: 'control' });
			name(made, picture, say(title), key);
			made.addEventListener('click', () => run(command));
			return made;
		};
		const first = button('first', 'first', phrase('Start'), 'Home');
		const previous = button('previous', 'previous', phrase('Previous move'), '←');
		const previousPhase = button('previousPhase', 'previousPhase', phrase('Previous phase'), ',');
		const toggle = button('toggle', 'play', phrase('Play'), playKey);
		const nextPhase = button('nextPhase', 'nextPhase', phrase('Next phase'), '.');
		const next = button('next', 'next', phrase('Next move'), '→');
		const last = button('last', 'last', phrase('End'), 'End');
		const loop = button('toggleLoop', 'loop', phrase('Loop'), '');
		const startHere = button('startHere', 'startHere', phrase('Start over from here'), 'S');
		const keys = button('showKeys', 'keys', phrase('Keys'), '?');
		toggle.classList.add('play');
		this.#buttons = { toggle, loop, startHere };
		this.#backward = [first, previous, previousPhase];
		this.#forward = [nextPhase, next, last];
		this.#speed = element(
			'select',
			{ class: 'speed', 'aria-label': say(phrase('Speed')), title: say(phrase('Speed')) },
			...speeds.map((speed) => element('option', { value: speed }, `${speed}×`)),
		);
		this.#speed.addEventListener('change', () => setSpeed(Number(this.#speed.value)));
		this.element.append(
			element('div', { class: 'transport' }, first, previous, previousPhase, toggle, nextPhase, next, last),
			element('div', { class: 'options' }, this.#speed, loop, startHere, keys),
		);
	}

	/** Puts one more thing beside the buttons. */
	add(option: HTMLElement): void {
		this.element.lastElementChild?.append(option);
	}

	focus(): void {
		this.#buttons.toggle.focus();
	}

	show(state: PlayerState): void {
		const { toggle, loop, startHere } = this.#buttons;
		const { playing, place, speed, from } = state;
		if (playing) name(toggle, 'pause', this.#say(phrase('Pause')), playKey);
		else name(toggle, 'play', this.#say(phrase('Play')), playKey);
		setAttributes(toggle, { 'aria-disabled': this.#track.moves === 0 && 'true' });
		const atStart = place.move === 0;
		for (const button of this.#backward) setAttributes(button, { 'aria-disabled': atStart && 'true' });
		const atEnd = isLast(place, this.#track);
		for (const button of this.#forward) setAttributes(button, { 'aria-disabled': atEnd && 'true' });
		setAttributes(loop, { 'aria-pressed': String(state.loop) });
		setAttributes(startHere, { 'aria-pressed': String(from > 0 && from === place.move) });
		this.#speed.value = String(speed);
	}
}

const playKey = 'Space';

/** Gives a button its picture, its name, and its key in the tooltip. */
function name(button: HTMLButtonElement, picture: IconName, title: string, key: string): void {
	if (button.ariaLabel === title) return;
	setAttributes(button, { 'aria-label': title, title: key ? `${title} (${key})` : title });
	button.replaceChildren(icon(picture));
}
