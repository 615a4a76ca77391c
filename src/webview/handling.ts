import { phrase } from '../puzzles/phrase.ts';
import type { Choice } from '../puzzles/puzzle.ts';
import type { Item, Scene } from '../puzzles/scene.ts';
import { element, setAttributes } from './element.ts';
import { directionOf, neighbour } from './neighbour.ts';
import { Stage, type StageLook } from './stage.ts';

/** Pixels that a pressed pointer moves before that is a drag and no click. */
const dragStart = 4;

/** Pixels from either side within which a dragged item scrolls the picture, and pixels of a step. */
const edge = 36;
const scrollStep = 14;

/** What a person wants to do with items. */
export interface Hands {
	/** Picks an item up; `false` where that cannot be done. */
	pick(key: string): boolean;
	/** Puts the item that is picked up at a place that was offered. */
	drop(place: number): void;
	/** The item that is picked up was put where it cannot go. */
	misplace(): void;
	/** Puts the item that is picked up back. */
	release(): void;
	/** Takes the focus, as no item is left that could have it. */
	focus(): void;
}

interface Drag {
	readonly pointer: number;
	readonly item: Item;
	readonly from: { readonly x: number; readonly y: number };
	/** Whether the pointer has gone far enough. */
	carrying: boolean;
}

interface Place {
	readonly choice: Choice<unknown>;
	readonly element: HTMLButtonElement;
}

/**
 * A stage whose items can be picked up and put down: by clicks on an item and a place, by dragging, and by keys alone.
 * One item is a stop for the tab key, arrow keys go to the others, and while one is picked up, from place to place.
 */
export class Handling {
	readonly element: HTMLElement;
	readonly #stage: Stage;
	readonly #look: StageLook;
	readonly #hands: Hands;
	#places: readonly Place[] = [];
	/** The keys of items that can go somewhere. */
	readonly #movable = new Set<string>();
	#picked: string | undefined;
	/** The item that the tab key stops at. */
	#current: string | undefined;
	#drag: Drag | undefined;

	constructor(look: StageLook, hands: Hands) {
		this.#look = look;
		this.#hands = hands;
		this.#stage = new Stage(look, true);
		this.element = this.#stage.element;
		this.element.addEventListener('click', ({ target }) => this.#click(target as Element));
		this.element.addEventListener('keydown', (event) => this.#press(event));
		this.element.addEventListener('pointerdown', (event) => this.#grab(event));
		this.element.addEventListener('pointermove', (event) => this.#move(event));
		this.element.addEventListener('pointerup', (event) => this.#let(event));
		this.element.addEventListener('pointercancel', () => this.#giveUp());
	}

	/**
	 * Shows scenes as a stage does; `choices` are the places that an item can go to then. The tab key stops at an item
	 * that has some, and where the focus was on one
	 * that is not, it goes there as well, so that the next move is at hand.
	 */
	show(
		scenes: readonly Scene[],
		milliseconds: number,
		choices: (key: string) => readonly Choice<unknown>[],
	): void {
		this.#endDrag();
		this.#keepFocus(() => {
			this.#stage.show(scenes, milliseconds);
			this.#movable.clear();
			for (const { item, hold } of this.#stage.holds) {
				const places = choices(item.key);
				const sideways = places.every(({ y }) => y === item.y);
				if (places.length > 0) this.#movable.add(item.key);
				setAttributes(hold, { 'data-goes': places.length > 0 && (sideways ? 'sideways' : 'anywhere') });
			}
			const keys = this.#stage.holds.map(({ item }) => item.key);
			const current = keys.find((key) => key === this.#current);
			if (current === undefined || !this.#movable.has(current))
				this.#current = keys.find((key) => this.#movable.has(key)) ?? current ?? keys[0];
			this.#mark();
		});
		const focused = document.activeElement && this.#stage.itemOf(document.activeElement);
		if (focused && focused.key !== this.#current && !this.#movable.has(focused.key)) this.focus();
	}

	/** Shows which item is picked up and where it can go; `best` is the place that is marked, by its number. */
	offer(picked: string | undefined, choices: readonly Choice<unknown>[], best?: number): void {
		this.#keepFocus(() => {
			this.#picked = picked;
			if (picked !== undefined) this.#current = picked;
			this.#places = choices.map((choice, index) => ({
				choice,
				element: this.#target(choice, index === best),
			}));
			this.#stage.offer(this.#places.map(({ choice, element }) => ({ ...choice, element })));
			this.#mark();
		});
	}

	/** Gives the focus to the item that keys are about. */
	focus(): void {
		const current = this.#stage.holds.find(({ item }) => item.key === this.#current);
		if (current) current.hold.focus();
		else this.#hands.focus();
	}

	/** Gives the focus to a place that is offered. */
	focusPlace(place: number): void {
		this.#places[place]?.element.focus();
	}

	/** Draws in another palette or theme. */
	redraw(): void {
		this.#stage.look = this.#look;
	}

	/** The window has another height. */
	refit(): void {
		this.#stage.refit();
	}

	#target({ gap, label }: Choice<unknown>, best: boolean): HTMLButtonElement {
		const name = this.#look.say(best ? phrase('{0}: the best', label) : label);
		const classes = ['target', gap ? 'gap' : 'cell', ...(best ? ['best'] : [])];
		return element('button', { type: 'button', class: classes.join(' '), tabindex: -1, 'aria-label': name });
	}

	#mark(): void {
		for (const { item, hold } of this.#stage.holds) {
			setAttributes(hold, {
				tabindex: item.key === this.#current ? 0 : -1,
				'aria-pressed': String(item.key === this.#picked),
			});
		}
	}

	/** Whatever goes from the page meanwhile: where the focus was on the stage, it stays there. */
	#keepFocus(change: () => void): void {
		const focused = this.element.contains(document.activeElement);
		change();
		if (focused && !this.element.contains(document.activeElement)) this.focus();
	}

	#click(target: Element): void {
		const place = this.#placeOf(target);
		const item = this.#stage.itemOf(target);
		if (place >= 0) this.#hands.drop(place);
		else if (item && item.key !== this.#picked) this.#hands.pick(item.key);
		else this.#hands.release();
	}

	#press(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
		const target = event.target as Element;
		const place = this.#places[this.#placeOf(target)];
		const item = this.#stage.itemOf(target);
		const direction = directionOf(event.key);
		if (event.key === 'Escape') {
			if (this.#picked === undefined) return;
			this.#giveUp();
		} else if (direction && place) {
			const places = this.#places.map((other) => ({ ...other.choice, element: other.element }));
			neighbour(places, place.choice, direction)?.element.focus();
		} else if (direction && item) {
			const next = neighbour(
				this.#stage.holds.map((other) => ({ ...other, x: other.item.x, y: other.item.y })),
				item,
				direction,
			);
			if (next) {
				this.#current = next.item.key;
				this.#mark();
				next.hold.focus();
			}
		} else if (item && (event.key === 'Enter' || event.key === ' ')) {
			if (item.key === this.#picked) this.#hands.release();
			else if (this.#hands.pick(item.key)) this.focusPlace(this.#nearest(item));
		} else {
			return;
		}
		event.preventDefault();
	}

	/** The place that is nearest to an item. */
	#nearest({ x, y }: Item): number {
		const distances = this.#places.map(({ choice }) => Math.hypot(choice.x - x, choice.y - y));
		return distances.indexOf(Math.min(...distances));
	}

	#grab({ button, isPrimary, pointerType, pointerId, clientX, clientY, target }: PointerEvent): void {
		const item = this.#stage.itemOf(target as Element);
		if (!item || button !== 0 || !isPrimary) return;
		// A finger on an item that goes nowhere scrolls.
		if (pointerType === 'touch' && !this.#movable.has(item.key)) return;
		this.#drag = { pointer: pointerId, item, from: { x: clientX, y: clientY }, carrying: false };
	}

	#move({ pointerId, clientX, clientY, buttons }: PointerEvent): void {
		const drag = this.#drag;
		if (drag?.pointer !== pointerId) return;
		if (buttons === 0) {
			this.#giveUp();
			return;
		}
		const right = clientX - drag.from.x;
		const down = clientY - drag.from.y;
		if (!drag.carrying) {
			if (Math.hypot(right, down) < dragStart) return;
			if (!this.#hands.pick(drag.item.key)) {
				this.#drag = undefined;
				return;
			}
			drag.carrying = true;
			this.element.setPointerCapture(pointerId);
			this.element.classList.add('carrying');
		}
		this.#stage.carry(drag.item.key, right, down);
		const view = this.element.getBoundingClientRect();
		if (clientX < view.left + edge) this.element.scrollLeft -= scrollStep;
		else if (clientX > view.right - edge) this.element.scrollLeft += scrollStep;
		const aimed = this.#placeAt(clientX, clientY, drag.item);
		for (const [index, { element }] of this.#places.entries())
			element.classList.toggle('aimed', index === aimed);
	}

	#let({ pointerId, clientX, clientY }: PointerEvent): void {
		const drag = this.#drag;
		if (drag?.pointer !== pointerId) return;
		if (!drag.carrying) {
			this.#drag = undefined;
			return;
		}
		const place = this.#placeAt(clientX, clientY, drag.item);
		const home = this.#stage.holds.find(({ item }) => item.key === drag.item.key)?.hold;
		const away = Math.hypot(clientX - drag.from.x, clientY - drag.from.y) > (home?.offsetWidth ?? 0) / 2;
		if (place >= 0) this.#hands.drop(place);
		else if (away) this.#hands.misplace();
		else this.#hands.release();
	}

	#giveUp(): void {
		this.#endDrag();
		this.#hands.release();
	}

	#endDrag(): void {
		this.#drag = undefined;
		this.element.classList.remove('carrying');
	}

	/** The place under the pointer; another zone than the item's own that has but one place is that place all over. */
	#placeAt(x: number, y: number, item: Item): number {
		const under = document.elementFromPoint(x, y);
		const place = under ? this.#placeOf(under) : -1;
		const zone = this.#stage.zoneAt(x, y);
		if (place >= 0 || zone === item.zone) return place;
		const inZone = this.#places.filter(({ choice }) => choice.zone === zone);
		return inZone.length === 1 ? this.#places.findIndex(({ choice }) => choice.zone === zone) : -1;
	}

	#placeOf(part: Element): number {
		const target = part.closest('.target');
		return this.#places.findIndex(({ element }) => element === target);
	}
}
