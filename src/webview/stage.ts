import { bodyOf, gradientOf, lettering, markOf, textOf, unit } from '../drawing/item.ts';
import { svg } from '../drawing/node.ts';
import { type PaletteName, palettes } from '../drawing/palette.ts';
import { type ThemeName, themes } from '../drawing/theme.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { type Item, type Scene, tones, type Zone } from '../puzzles/scene.ts';
import { element, setAttributes, svgElement } from './element.ts';
import {
	type Motion,
	markVisibility,
	motions,
	type Point,
	type Step,
	size,
	visibility,
	way,
} from './motion.ts';
import { extended, noExtent, scaleOf } from './scale.ts';

/** Room above a zone for its title, in units. */
const titleHeight = 0.75;

/** Pixels on either side of the picture. */
const padding = 16;

/** The share of the view's width that the move in play keeps from its edges. */
const margin = 0.15;

/** Units beyond either end of the view in which items still travel, for whoever scrolls meanwhile. */
const beyond = 3;

const travel = 'cubic-bezier(0.4, 0, 0.1, 1)';

/** How a stage draws and speaks. */
export interface StageLook {
	readonly palette: PaletteName;
	readonly theme: ThemeName;
	say(phrase: Phrase): string;
}

/** Where a zone's list stands in the picture, in units. */
interface Frame {
	readonly top: number;
	/** How far its items are moved to the right. */
	readonly shift: number;
	/** Whether the list keeps its place in the view when the picture is scrolled under it. */
	readonly follows: boolean;
}

/** A place in a zone of the scene, and the element that stands for it. */
export interface Offered extends Point {
	readonly zone: string;
	readonly element: HTMLElement;
}

interface ZoneView {
	readonly ground: HTMLElement;
	readonly section: HTMLElement;
	readonly title: HTMLElement;
	readonly list: HTMLElement;
	/** The places in it that the item which is picked can go to. */
	readonly targets: HTMLElement;
	frame: Frame;
}

interface ItemView {
	readonly element: HTMLElement;
	/** What has the item's name and may have the focus, as long as the item is there. */
	readonly hold: HTMLElement;
	item: Item;
	/** Where it stands in its list. */
	at: Point;
	travelling?: Animation | undefined;
}

/**
 * Shows scenes one after another. An item is the same element as long as it is there, and from the moment of `show` on
 * the page holds exactly the last scene given, whatever is still to be seen moving.
 */
export class Stage {
	readonly element = element('div', { class: 'stage' });
	readonly #picture = element('div', { class: 'picture' });
	readonly #grounds = element('div');
	readonly #ghosts = element('div', { class: 'ghosts', 'aria-hidden': 'true' });
	readonly #paints = svgElement(svg('svg', { class: 'paints', 'aria-hidden': 'true', width: 0, height: 0 }));
	readonly #zones = new Map<string, ZoneView>();
	readonly #items = new Map<string, ItemView>();
	readonly #usable: boolean;
	#look: StageLook;
	#scene: Scene | undefined;
	#offered: readonly Offered[] = [];
	#extent = noExtent;
	/** Pixels of the view's width, and pixels to the unit. */
	#pixels = 0;
	#pitch = 1;
	/** Units in view. */
	#room = 0;
	/** Pixels that the picture is scrolled by, as of the last event: to ask for them would lay the page out. */
	#scrolled = 0;

	/** On a `usable` stage the items are buttons. */
	constructor(look: StageLook, usable = false) {
		this.#look = look;
		this.#usable = usable;
		this.element.classList.toggle('usable', usable);
		this.#picture.append(this.#grounds, this.#ghosts);
		this.element.append(this.#paints, this.#picture);
		this.#paint();
		this.element.addEventListener('scroll', () => {
			this.#scrolled = this.element.scrollLeft;
		});
		new ResizeObserver(() => this.refit()).observe(this.element);
	}

	set look(look: StageLook) {
		this.#look = look;
		this.#paint();
		for (const { item, element, hold } of this.#items.values()) this.#draw(item, element, hold);
		this.refit();
	}

	/** Goes through the scenes, so many milliseconds from one to the next; with 0 it shows the last at once. */
	show(scenes: readonly Scene[], milliseconds: number): void {
		const scene = scenes.at(-1);
		if (!scene) return;
		this.#fit(scenes);
		const scroll = this.#scroll();
		const before = milliseconds > 0 ? this.#places(scroll) : [];
		for (const { travelling } of this.#items.values()) travelling?.cancel();
		this.#ghosts.replaceChildren();
		this.#scene = scene;
		for (const zone of scene.zones) this.#showZone(zone, scene);
		this.#showItems(scene);
		this.#placeOffered();
		const target = this.#target(scenes, scroll);
		if (milliseconds > 0) {
			const moments = scenes.map(({ items }) => items.map((item) => this.#inPicture(item, scroll)));
			const stands = new Map(before.map((place) => [place.item.key, place.stands]));
			// What nobody sees does not travel: of a long row only what is in view costs something at every frame.
			const left = Math.min(scroll, target) - beyond;
			const right = Math.max(scroll, target) + this.#room + beyond;
			for (const motion of motions([before.map(({ item, seen }) => ({ ...item, ...seen })), ...moments])) {
				if (!motion.points.some(({ x }) => x > left && x < right)) continue;
				this.#move(motion, stands.get(motion.item.key), moments.length, milliseconds, scroll);
			}
		}
		if (target !== scroll) this.#scrollTo(target, milliseconds > 0);
	}

	/** Shows the scene again at the scale that fits by now. */
	refit(): void {
		this.#pixels = this.element.clientWidth;
		if (this.#scene && this.#pixels > 0) this.show([this.#scene], 0);
	}

	/** The items on show in reading order, each with what may have the focus. */
	get holds(): readonly { readonly item: Item; readonly hold: HTMLElement }[] {
		const views = this.#scene?.items.map(({ key }) => this.#items.get(key)) ?? [];
		return views.filter((view) => view !== undefined);
	}

	/** The item that a part of the page belongs to. */
	itemOf(part: Element): Item | undefined {
		const key = part.closest<HTMLElement>('.item')?.dataset['key'];
		return key === undefined ? undefined : this.#items.get(key)?.item;
	}

	/** Moves an item so many pixels away from where it stands, until the next scene. */
	carry(key: string, right: number, down: number): void {
		const view = this.#items.get(key);
		if (!view) return;
		view.travelling?.cancel();
		const { frame } = this.#zoneOf(view.item);
		view.at = {
			x: view.item.x + frame.shift + right / this.#pitch,
			y: view.item.y - frame.top + down / this.#pitch,
		};
		view.element.style.transform = transform(view.at);
	}

	/** Offers places to go to instead of those offered before. */
	offer(places: readonly Offered[]): void {
		for (const { targets } of this.#zones.values()) targets.replaceChildren();
		this.#offered = places;
		for (const place of places) this.#zoneOf(place).targets.append(place.element);
		this.#placeOffered();
	}

	#placeOffered(): void {
		for (const place of this.#offered) {
			const { frame } = this.#zoneOf(place);
			place.element.style.transform = transform({ x: place.x + frame.shift, y: place.y - frame.top });
		}
	}

	#fit(scenes: readonly Scene[]): void {
		if (this.#pixels === 0) this.#pixels = this.element.clientWidth;
		const view = this.#pixels - 2 * padding;
		this.#extent = scenes.reduce(extended, this.#extent);
		this.#pitch = scaleOf(this.#extent, view, window.innerHeight);
		this.#room = view / this.#pitch;
		const { style } = this.#picture;
		style.fontSize = `${this.#pitch}px`;
		style.width = `${this.#extent.width}em`;
		style.height = `${this.#extent.height}em`;
		const scrolls = this.#scrolls();
		setAttributes(this.element, {
			tabindex: scrolls && 0,
			role: scrolls && 'group',
			'aria-label': scrolls && this.#look.say(phrase('Position')),
		});
	}

	#scrolls(): boolean {
		return this.#extent.width > this.#room;
	}

	/** How far the picture is scrolled, in units. */
	#scroll(): number {
		return this.#scrolls() ? this.#scrolled / this.#pitch : 0;
	}

	#showZone(zone: Zone, scene: Scene): void {
		const view = this.#zones.get(zone.key) ?? this.#newZone(zone);
		const top = zone.y - titleHeight;
		view.frame = { top, ...this.#sideways(scene.items.filter((item) => item.zone === zone.key)) };
		const title = this.#look.say(zone.title);
		if (view.title.textContent !== title) view.title.textContent = title;
		view.section.classList.toggle('active', zone.active === true);
		view.ground.classList.toggle('active', zone.active === true);
		view.section.style.top = `${top}em`;
		for (const part of [view.list, view.targets])
			part.style.width = view.frame.follows ? `${this.#room}em` : '100%';
		const { style } = view.ground;
		style.translate = `${zone.x}em ${zone.y}em`;
		style.width = `${zone.width}em`;
		style.height = `${zone.height}em`;
	}

	/** The zone at a point of the window, by its key. */
	zoneAt(x: number, y: number): string | undefined {
		for (const [key, { ground }] of this.#zones) {
			const { left, right, top, bottom } = ground.getBoundingClientRect();
			if (left <= x && x < right && top <= y && y < bottom) return key;
		}
		return undefined;
	}

	#newZone({ key }: Zone): ZoneView {
		const title = element('h2', { id: `zone-${key}`, class: 'zone-title' });
		const list = element('ul', { class: 'items', 'aria-labelledby': title.id });
		const targets = element('div', { class: 'targets' });
		const view = {
			ground: element('div', { class: 'ground' }),
			section: element('div', { class: 'zone' }, title, list, targets),
			title,
			list,
			targets,
			frame: { top: 0, shift: 0, follows: false },
		};
		this.#zones.set(key, view);
		this.#grounds.append(view.ground);
		this.#ghosts.before(view.section);
		return view;
	}

	/** In a picture that scrolls, a zone whose items fit into the view stays in the middle of it. */
	#sideways(items: readonly Item[]): Pick<Frame, 'shift' | 'follows'> {
		const left = Math.min(...items.map(({ x }) => x)) - 0.5;
		const right = Math.max(...items.map(({ x }) => x)) + 0.5;
		if (!this.#scrolls() || items.length === 0 || right - left > this.#room)
			return { shift: 0, follows: false };
		return { shift: this.#room / 2 - (left + right) / 2, follows: true };
	}

	#showItems(scene: Scene): void {
		const zones = new Map(scene.items.map(({ key, zone }) => [key, zone]));
		for (const [key, { element, item }] of this.#items) {
			if (zones.get(key) !== item.zone) element.remove();
			if (!zones.has(key)) this.#items.delete(key);
		}
		const next = new Map(Array.from(this.#zones, ([key, { list }]) => [key, list.firstElementChild]));
		for (const item of scene.items) {
			const zone = this.#zoneOf(item);
			const view = this.#items.get(item.key) ?? this.#newItem(item);
			if (view.element === next.get(item.zone)) next.set(item.zone, view.element.nextElementSibling);
			else zone.list.insertBefore(view.element, next.get(item.zone) ?? null);
			this.#update(view, item);
			view.at = { x: item.x + zone.frame.shift, y: item.y - zone.frame.top };
			view.element.style.transform = transform(view.at);
		}
	}

	#newItem(item: Item): ItemView {
		const hold = element(
			'span',
			this.#usable ? { class: 'hold', role: 'button', tabindex: -1 } : { class: 'hold', role: 'img' },
		);
		const view = { element: element('li', { 'data-key': item.key }), hold, item, at: { x: 0, y: 0 } };
		this.#draw(item, view.element, hold);
		this.#items.set(item.key, view);
		return view;
	}

	/** Draws again only what looks different: most items of a scene are just elsewhere. */
	#update(view: ItemView, item: Item): void {
		const { shape, text, tone, mark, note } = view.item;
		view.item = item;
		if (
			shape !== item.shape ||
			text !== item.text ||
			tone !== item.tone ||
			mark !== item.mark ||
			note !== item.note
		) {
			this.#draw(item, view.element, view.hold);
			return;
		}
		const label = this.#look.say(item.label);
		if (view.hold.ariaLabel !== label) view.hold.ariaLabel = label;
	}

	#draw(item: Item, into: HTMLElement, hold: HTMLElement): void {
		const palette = palettes[this.#look.palette];
		const theme = themes[this.#look.theme];
		const figure = svg(
			'svg',
			{
				class: 'figure',
				viewBox: `${-unit / 2} ${-unit / 2} ${unit} ${unit}`,
				'aria-hidden': 'true',
			},
			bodyOf(item, palette, theme),
			svg('g', lettering, textOf(item, palette)),
			svg('g', { class: 'mark' }, markOf(item, theme)),
		);
		into.className = `item ${item.mark ?? ''}`;
		hold.ariaLabel = this.#look.say(item.label);
		hold.replaceChildren(svgElement(figure));
		// What may have the focus stays in the page: taken out and put back, it would lose it.
		if (hold.parentNode !== into) into.append(hold);
		hold.nextElementSibling?.remove();
		if (item.note !== undefined) into.append(element('span', { class: 'item-note' }, item.note));
	}

	#paint(): void {
		const palette = palettes[this.#look.palette];
		const shapes = ['ball', 'block', 'pile'] as const;
		const gradients = shapes.flatMap((shape) => tones.map((tone) => gradientOf(shape, tone, palette)));
		this.#paints.replaceChildren(...gradients.map(svgElement));
	}

	#zoneOf({ zone }: Pick<Item, 'zone'>): ZoneView {
		const view = this.#zones.get(zone);
		if (!view) throw new RangeError(`No zone ${zone}`);
		return view;
	}

	/** Where the items stand in the picture, and where they are seen at this instant. */
	#places(scroll: number): { readonly item: Item; readonly stands: Point; readonly seen: Point }[] {
		return Array.from(this.#items.values(), ({ element, item, at, travelling }) => {
			const { frame } = this.#zoneOf(item);
			const inPicture = ({ x, y }: Point) => ({ x: x + (frame.follows ? scroll : 0), y: y + frame.top });
			const stands = inPicture(at);
			return {
				item,
				stands,
				seen: travelling?.playState === 'running' ? inPicture(this.#instant(element)) : stands,
			};
		});
	}

	#instant(moving: HTMLElement): Point {
		const { e, f } = new DOMMatrixReadOnly(getComputedStyle(moving).transform);
		return { x: e / this.#pitch, y: f / this.#pitch };
	}

	#inPicture(item: Item, scroll: number): Item {
		const { frame } = this.#zoneOf(item);
		return { ...item, x: item.x + frame.shift + (frame.follows ? scroll : 0) };
	}

	/**
	 * Shows what an item does until the last moment, the `end`th. One that is gone by then is only seen and no longer
	 * there; one that is gone at once still comes to where it stood before it fades.
	 */
	#move(motion: Motion, stood: Point | undefined, end: number, milliseconds: number, scroll: number): void {
		const { item, last, points } = motion;
		const { frame } = this.#zoneOf(item);
		const view = last === end ? this.#items.get(item.key) : undefined;
		const moving = view?.element ?? this.#ghost(item);
		const origin = view ? { x: frame.follows ? scroll : 0, y: frame.top } : { x: 0, y: 0 };
		const duration = end * milliseconds;
		const whole = last === 0 && stood ? { ...motion, points: [...points, stood] } : motion;
		const travelling = animate(moving, way(whole, end), duration, ({ x, y }) => ({
			transform: transform({ x: x - origin.x, y: y - origin.y }),
			easing: travel,
		}));
		const figure = moving.firstElementChild?.firstElementChild as SVGElement;
		animate(figure, size(motion, end), duration, (scale) => ({
			scale: String(scale),
			easing: 'ease-in-out',
		}));
		const fading = animate(moving, visibility(motion, end), duration, (opacity) => ({ opacity }));
		const mark = figure.lastElementChild as SVGElement;
		animate(mark, markVisibility(motion, end), duration, (opacity) => ({ opacity, easing: 'ease-out' }));
		if (view) view.travelling = travelling;
		else fading?.addEventListener('finish', () => moving.remove());
	}

	#ghost(item: Item): HTMLElement {
		const ghost = element('div');
		this.#draw(item, ghost, element('span', { class: 'hold' }));
		ghost.style.transform = transform(item);
		this.#ghosts.append(ghost);
		return ghost;
	}

	/** How far the picture is to be scrolled for the items that the move in play is about: no further where they are in view. */
	#target(scenes: readonly Scene[], scroll: number): number {
		if (!this.#scrolls()) return scroll;
		const places = scenes.flatMap(({ items }) =>
			items.filter((item) => item.mark && !this.#zoneOf(item).frame.follows).map(({ x }) => x),
		);
		if (places.length === 0) return scroll;
		const left = Math.min(...places);
		const right = Math.max(...places);
		const edge = this.#room * margin;
		if (left >= scroll + edge && right <= scroll + this.#room - edge) return scroll;
		return Math.max(0, Math.min((left + right - this.#room) / 2, this.#extent.width - this.#room));
	}

	#scrollTo(scroll: number, smooth: boolean): void {
		this.element.scrollTo({ left: scroll * this.#pitch, behavior: smooth ? 'smooth' : 'instant' });
	}
}

function animate<Value>(
	target: Element,
	steps: readonly Step<Value>[],
	duration: number,
	keyframe: (value: Value) => Keyframe,
): Animation | undefined {
	if (steps.length === 0) return undefined;
	return target.animate(
		steps.map(({ offset, value }) => ({ ...keyframe(value), offset })),
		duration,
	);
}

function transform({ x, y }: Point): string {
	return `translate(${x}em, ${y}em)`;
}
