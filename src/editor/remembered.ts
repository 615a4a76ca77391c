import type { Driven } from '../puzzles/search.ts';

/** How much memory there is, and how much of it a result takes, all in bytes. */
interface Room {
	readonly all: number;
	/** What a result takes with its entry, whatever its text. */
	readonly each: number;
	/** What it takes on top for each character of its text. */
	readonly character: number;
}

/** How a search ended that was allowed so many milliseconds. */
interface Entry<Result> {
	readonly end: Driven<Result>;
	readonly budget: number;
}

/** What searches have come to, by the text that they are about; what was used longest ago gives way. */
export class Remembered<Result> {
	readonly #room: Room;
	/** The one used longest ago comes first. */
	readonly #entries = new Map<string, Entry<Result>>();
	#taken = 0;

	constructor(room: Room) {
		this.#room = room;
	}

	/** How a search ended that was allowed as many milliseconds as `budget` or found a result in fewer. */
	end(text: string, budget: number): Driven<Result> | undefined {
		const entry = this.#entries.get(text);
		if (!entry || (!entry.end.done && budget > entry.budget)) return undefined;
		this.#entries.delete(text);
		this.#entries.set(text, entry);
		return entry.end;
	}

	/** Notes how a search ended, where there is room; but not one that was cancelled, which tells nothing of the next one. */
	note(text: string, budget: number, end: Driven<Result>): void {
		const size = this.#size(text);
		if (size > this.#room.all || (!end.done && end.stopped.why === 'cancelled')) return;
		if (!this.#entries.delete(text)) this.#taken += size;
		this.#entries.set(text, { end, budget });
		for (const oldest of this.#entries.keys()) {
			if (this.#taken <= this.#room.all) break;
			this.#entries.delete(oldest);
			this.#taken -= this.#size(oldest);
		}
	}

	#size(text: string): number {
		return this.#room.each + this.#room.character * text.length;
	}
}
