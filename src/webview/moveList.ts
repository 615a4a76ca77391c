import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { brief } from './brief.ts';
import { element, setAttributes } from './element.ts';

/** Pixels of a row: all are alike, so that only those in view need to exist. */
const rowHeight = 28;

/** Rows beyond either end of the view. */
const beyond = 6;

/** What the list shows. */
export interface Moves {
	readonly moves: number;
	/** Move `move`, the first being 1, in the usual notation. */
	notation(move: number): string;
}

/**
 * The moves of a replay as a list box with the start as its first row: one stop for the tab key, in which the arrow keys
 * go from move to move. Of tens of thousands of moves only those in view are in the page, and the current one.
 */
export class MoveList {
	readonly element = element('div', { class: 'move-list', role: 'listbox', tabindex: 0 });
	readonly #rows = element('div', { class: 'move-rows', role: 'presentation' });
	readonly #shown = new Map<number, HTMLElement>();
	readonly #say: (text: Phrase) => string;
	readonly #moves: Moves;
	#current = 0;
	/** Pixels of the list's height and of what is scrolled away above, as of the last events. */
	#height = 0;
	#scrolled = 0;

	/** `goTo` is called with the move that a person picks; 0 is the start. */
	constructor(moves: Moves, say: (text: Phrase) => string, goTo: (move: number) => void) {
		this.#moves = moves;
		this.#say = say;
		this.#rows.style.height = `${(moves.moves + 1) * rowHeight}px`;
		this.element.append(this.#rows);
		this.element.addEventListener('scroll', () => {
			this.#scrolled = this.element.scrollTop;
			this.#render();
		});
		this.element.addEventListener('click', ({ target }) => {
			const row = target instanceof Element ? target.closest<HTMLElement>('.move') : null;
			const selecting = window.getSelection()?.isCollapsed === false;
			if (row && !selecting) goTo(Number(row.dataset['move']));
		});
		this.element.addEventListener('keydown', (event) => {
			const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
			if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			goTo(this.#current + step);
		});
		new ResizeObserver(() => {
			this.#height = this.element.clientHeight;
			this.#reveal();
		}).observe(this.element);
	}

	/** Marks the move and brings it into view. */
	show(move: number): void {
		if (move === this.#current && this.#shown.size > 0) return;
		this.#current = move;
		this.#reveal();
	}

	#reveal(): void {
		const top = this.#current * rowHeight;
		// To scroll a list that has no height yet would lay the whole page out at once.
		if (this.#height === 0) {
			this.#render();
			return;
		}
		if (top < this.#scrolled || top + rowHeight > this.#scrolled + this.#height) {
			this.#scrolled = Math.max(0, top - (this.#height - rowHeight) / 2);
			this.element.scrollTop = this.#scrolled;
		}
		this.#render();
	}

	#render(): void {
		const first = Math.max(0, Math.floor(this.#scrolled / rowHeight) - beyond);
		const last = Math.min(this.#moves.moves, Math.ceil((this.#scrolled + this.#height) / rowHeight) + beyond);
		const wanted = new Set([this.#current]);
		for (let move = first; move <= last; move++) wanted.add(move);
		for (const [move, row] of this.#shown) {
			if (wanted.has(move)) continue;
			row.remove();
			this.#shown.delete(move);
		}
		for (const move of wanted) {
			const row = this.#shown.get(move) ?? this.#newRow(move);
			setAttributes(row, { 'aria-selected': String(move === this.#current) });
		}
		setAttributes(this.element, { 'aria-activedescendant': rowId(this.#current) });
	}

	#newRow(move: number): HTMLElement {
		const text = move === 0 ? this.#say(phrase('Start')) : this.#moves.notation(move);
		const row = element(
			'div',
			{
				id: rowId(move),
				class: 'move',
				role: 'option',
				'data-move': move,
				'aria-posinset': move + 1,
				'aria-setsize': this.#moves.moves + 1,
			},
			element('span', { class: 'move-number', 'aria-hidden': 'true' }, move === 0 ? '' : String(move)),
			element('span', { class: 'move-text', title: text }, ...written(text)),
		);
		row.style.top = `${move * rowHeight}px`;
		row.style.height = `${rowHeight}px`;
		const after = Array.from(this.#rows.children).find(
			(other) => Number((other as HTMLElement).dataset['move']) > move,
		);
		this.#rows.insertBefore(row, after ?? null);
		this.#shown.set(move, row);
		return row;
	}
}

/** A notation in full, of which only what tells it apart is seen; who listens or copies has all of it. */
function written(notation: string): Node[] {
	return brief(notation).map(({ text, cut }) =>
		cut ? element('span', { class: 'cut' }, element('span', {}, text)) : new Text(text),
	);
}

function rowId(move: number): string {
	return `move-${move}`;
}
