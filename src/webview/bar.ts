import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { element, setAttributes } from './element.ts';
import { isSettled, type Place, pointOf, type Track } from './player.ts';

/** Least pixels between two markers, and between two that have their number below. */
const markerRoom = 8;
const numberRoom = 26;

/** Pixels around a marker within which the pointer means the marker. */
const snap = 5;

/** The bar that a replay is scrubbed on: one unit per move, a numbered marker at the end of each. */
export class Bar {
	readonly element = element('div', { class: 'bar', role: 'slider', tabindex: 0 });
	readonly #done = element('div', { class: 'bar-done' });
	readonly #from = element('div', { class: 'bar-from', hidden: true });
	readonly #handle = element('div', { class: 'bar-handle' });
	readonly #markers = element('div', { class: 'bar-markers' });
	readonly #say: (text: Phrase) => string;
	readonly #track: Track;

	/** `seek` is called with the point that the pointer is at, as long as it is held. */
	constructor(track: Track, say: (text: Phrase) => string, seek: (point: number) => void) {
		this.#track = track;
		this.#say = say;
		const rail = element('div', { class: 'bar-rail' }, this.#done, this.#markers, this.#from, this.#handle);
		this.element.append(rail);
		setAttributes(this.element, {
			'aria-label': say(phrase('Position in the replay')),
			'aria-valuemin': 0,
			'aria-valuemax': track.moves,
		});
		const seekTo = ({ clientX }: PointerEvent) => {
			const { left, width } = rail.getBoundingClientRect();
			const point = width > 0 ? ((clientX - left) / width) * track.moves : 0;
			const marker = Math.round(point);
			seek(Math.abs(point - marker) * width <= snap * track.moves ? marker : point);
		};
		this.element.addEventListener('pointerdown', (event) => {
			if (event.button !== 0) return;
			this.element.setPointerCapture(event.pointerId);
			seekTo(event);
		});
		this.element.addEventListener('pointermove', (event) => {
			if (this.element.hasPointerCapture(event.pointerId)) seekTo(event);
		});
		new ResizeObserver(() => this.#mark(rail.clientWidth)).observe(rail);
	}

	/** `from` is the move after which the replay starts over. */
	show(place: Place, from: number): void {
		const { moves } = this.#track;
		this.#from.hidden = from === 0 || from > moves;
		this.#from.style.left = `${(from / moves) * 100}%`;
		const share = moves === 0 ? 0 : pointOf(place, this.#track) / moves;
		this.#done.style.scale = `${share} 1`;
		this.#handle.style.left = `${share * 100}%`;
		setAttributes(this.element, {
			'aria-valuenow': place.move,
			'aria-valuetext': this.#say(this.#named(place)),
		});
	}

	#named(place: Place): Phrase {
		const { moves } = this.#track;
		if (place.move === 0) return phrase('Start');
		const move = phrase('Move {0} of {1}', place.move, moves);
		if (isSettled(place, this.#track)) return move;
		return phrase('{0}, phase {1} of {2}', move, place.phase + 1, this.#track.phases(place.move));
	}

	/** One marker per move; where they would run together, every second one, every fifth, every tenth and so on. */
	#mark(pixels: number): void {
		const { moves } = this.#track;
		const every = (room: number) => {
			for (let power = 1; ; power *= 10) {
				const step = [1, 2, 5].find((digit) => (pixels / Math.max(1, moves)) * digit * power >= room);
				if (step !== undefined) return step * power;
				if (power > moves) return power;
			}
		};
		const numbered = every(numberRoom + 6 * String(moves).length);
		const step = every(markerRoom);
		const markers: HTMLElement[] = [];
		for (let move = step; move <= moves; move += step) {
			const marker = element('div', { class: 'bar-marker' }, move % numbered === 0 ? String(move) : '');
			marker.style.left = `${(move / moves) * 100}%`;
			markers.push(marker);
		}
		this.#markers.replaceChildren(...markers);
	}
}
