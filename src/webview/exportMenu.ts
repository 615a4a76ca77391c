import type { Look } from '../drawing/picture.ts';
import { animatedPicture, animatedSvg } from '../exports/animatedSvg.ts';
import { paper } from '../exports/card.ts';
import { gifOf } from '../exports/gif.ts';
import { pngOf } from '../exports/png.ts';
import type { Solution } from '../exports/solution.ts';
import { asMarkdown, asTestCase, asText } from '../exports/text.ts';
import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { Scene } from '../puzzles/scene.ts';
import { type ExportName, exportNames, type PictureFormat, type Play } from '../replay/protocol.ts';
import { element, setAttributes } from './element.ts';
import { icon } from './icons.ts';

/** What there is to take away, and where it goes. */
export interface Exhibit {
	/** What is on show. */
	solution(): Solution;
	/** The position on show. */
	scene(): Scene;
	/** How the page looks now. */
	look(): Look;
	say(text: Phrase): string;
	/** Says something to those who listen to a screen reader. */
	announce(text: string): void;
	copy(text: string): void;
	save(format: PictureFormat, bytes: Uint8Array): void;
	savePage(play: Play | undefined): void;
}

const titles: Readonly<Record<ExportName, Phrase>> = {
	copyText: phrase('Copy as text'),
	copyMarkdown: phrase('Copy as Markdown'),
	copyTestCase: phrase('Copy as test case'),
	saveSvg: phrase('Save as animated SVG…'),
	saveGif: phrase('Save as GIF…'),
	savePng: phrase('Save position as PNG…'),
	savePage: phrase('Save as HTML page…'),
};

/** A button with a menu of all exports; while a GIF is painted, how far that is and a way to end it stand in its place. */
export class ExportMenu {
	readonly element = element('div', { class: 'exports' });
	readonly #exhibit: Exhibit;
	readonly #button = element('button', {
		type: 'button',
		class: 'control',
		'aria-haspopup': 'menu',
		'aria-expanded': 'false',
		'aria-controls': 'exports',
	});
	readonly #menu = element('div', { id: 'exports', class: 'menu', role: 'menu', hidden: true });
	readonly #failure = element('span', { role: 'alert' });
	#painting: AbortController | undefined;

	/** `names` are the exports that it offers. */
	constructor(exhibit: Exhibit, names: readonly ExportName[] = exportNames) {
		this.#exhibit = exhibit;
		const title = exhibit.say(phrase('Take it away'));
		setAttributes(this.#button, { 'aria-label': title, title });
		setAttributes(this.#menu, { 'aria-label': title });
		this.#button.append(icon('takeAway'));
		this.#menu.append(...names.map((name) => this.#item(name)));
		this.element.append(this.#failure, this.#button, this.#menu);
		this.#button.addEventListener('click', () => (this.#menu.hidden ? this.#open() : this.#close()));
		this.element.addEventListener('focusout', ({ relatedTarget }) => {
			if (!(relatedTarget instanceof Node && this.element.contains(relatedTarget))) this.#close();
		});
		this.element.addEventListener('keydown', (event) => this.#press(event));
	}

	/** Makes an export and hands it over, or says that it could not; a GIF that is being painted is not painted twice. */
	async take(name: ExportName): Promise<void> {
		this.#failure.textContent = '';
		try {
			await this.#make(name);
		} catch {
			this.#failure.textContent = this.#exhibit.say(phrase('This could not be made'));
		}
	}

	async #make(name: ExportName): Promise<void> {
		const { say } = this.#exhibit;
		const solution = this.#exhibit.solution();
		switch (name) {
			case 'copyText':
				return this.#copy(asText(solution, say));
			case 'copyMarkdown':
				return this.#copy(asMarkdown(solution, say));
			case 'copyTestCase':
				return this.#copy(asTestCase(solution));
			case 'saveSvg':
				return this.#exhibit.save(
					'svg',
					new TextEncoder().encode(animatedSvg(solution, this.#exhibit.look())),
				);
			case 'savePng':
				return this.#exhibit.save('png', await pngOf(this.#exhibit.scene(), this.#exhibit.look()));
			case 'saveGif':
				return this.#paint(solution);
			case 'savePage':
				return this.#exhibit.savePage(solution.play);
		}
	}

	/** Ends what is under way. */
	stop(): void {
		this.#painting?.abort();
	}

	#item(name: ExportName): HTMLElement {
		const item = element(
			'button',
			{ type: 'button', role: 'menuitem', class: 'menu-item', tabindex: -1 },
			this.#exhibit.say(titles[name]),
		);
		item.addEventListener('click', () => {
			this.#close();
			this.#button.focus();
			void this.take(name);
		});
		return item;
	}

	#copy(text: string): void {
		this.#exhibit.copy(text);
		this.#exhibit.announce(this.#exhibit.say(phrase('Copied')));
	}

	async #paint(solution: Solution): Promise<void> {
		if (this.#painting) return;
		const { say } = this.#exhibit;
		const look = this.#exhibit.look();
		const painting = new AbortController();
		this.#painting = painting;
		const making = say(phrase('Making the GIF'));
		const progress = element('progress', { max: 1, value: 0, 'aria-label': making });
		const cancel = element('button', { type: 'button', class: 'button quiet' }, say(phrase('Cancel')));
		cancel.addEventListener('click', () => painting.abort());
		const focused = this.element.contains(document.activeElement);
		this.element.replaceChildren(progress, cancel);
		if (focused) cancel.focus();
		this.#exhibit.announce(making);
		try {
			const picture = animatedPicture(solution, look);
			const report = (share: number): void => {
				progress.value = share;
			};
			this.#exhibit.save('gif', await gifOf(picture, paper[look.theme], report, painting.signal));
		} catch (error) {
			if (!painting.signal.aborted) throw error;
		} finally {
			this.#painting = undefined;
			const stillFocused = this.element.contains(document.activeElement);
			this.element.replaceChildren(this.#failure, this.#button, this.#menu);
			if (stillFocused) this.#button.focus();
		}
	}

	#open(): void {
		this.#menu.hidden = false;
		this.#button.ariaExpanded = 'true';
		this.#focusItem(0);
	}

	#close(): void {
		this.#menu.hidden = true;
		this.#button.ariaExpanded = 'false';
	}

	#press(event: KeyboardEvent): void {
		if (this.#menu.hidden) return;
		const current = Array.from<Element | null>(this.#menu.children).indexOf(document.activeElement);
		switch (event.key) {
			case 'ArrowDown':
				this.#focusItem(current + 1);
				break;
			case 'ArrowUp':
				this.#focusItem(current - 1);
				break;
			case 'Home':
				this.#focusItem(0);
				break;
			case 'End':
				this.#focusItem(-1);
				break;
			case 'Escape':
				this.#close();
				this.#button.focus();
				break;
			default:
				return;
		}
		event.preventDefault();
	}

	/** Beyond either end of the menu it goes on at the other. */
	#focusItem(index: number): void {
		const { children } = this.#menu;
		const item = children[(index + children.length) % children.length];
		if (item instanceof HTMLElement) item.focus();
	}
}
