import { free, none, type SpendSets } from './spends.ts';

/**
 * Spends of which only the number of balls counts, of all colours or of one, and that no hand limits: a set is its least
 * number plus 1. With them a bound tells what a row asks for whatever the hand.
 */
export class CountSpends implements SpendSets {
	/** None to speak of. */
	readonly effort = 0;

	readonly #colour: number | undefined;

	constructor(colour?: number) {
		this.#colour = colour;
	}

	one(colour: number, count: number): number {
		return this.#colour === undefined || this.#colour === colour ? free + count : free;
	}

	other(_colour: number, count: number): number {
		return this.#colour === undefined ? free + count : free;
	}

	sum(a: number, b: number): number {
		return a === none || b === none ? none : a + b - free;
	}

	either(a: number, b: number): number {
		return a === none || (b !== none && b < a) ? b : a;
	}

	/** The balls of the least spend. There always is one, as no hand limits it. */
	least(set: number): number {
		return set - free;
	}

	tidy(): number {
		return 0;
	}
}
