import { type Phrase, phrase } from '../phrase.ts';
import type { Tone } from '../scene.ts';

interface Colour {
	readonly tone: Tone;
	readonly name: Phrase;
	/** A cleared run: between settled rows it has three balls, or four where two pairs meet. */
	readonly three: Phrase;
	readonly four: Phrase;
}

const colours: Readonly<Record<string, Colour>> = {
	R: { tone: 'red', name: phrase('red'), three: phrase('three reds'), four: phrase('four reds') },
	Y: { tone: 'yellow', name: phrase('yellow'), three: phrase('three yellows'), four: phrase('four yellows') },
	B: { tone: 'blue', name: phrase('blue'), three: phrase('three blues'), four: phrase('four blues') },
	G: { tone: 'green', name: phrase('green'), three: phrase('three greens'), four: phrase('four greens') },
	W: { tone: 'white', name: phrase('white'), three: phrase('three whites'), four: phrase('four whites') },
};

export function isColour(letter: string): boolean {
	return Object.hasOwn(colours, letter);
}

export function toneOf(letter: string): Tone {
	return colours[letter]?.tone ?? 'other';
}

/** The colour's name, as in `red is short by 1`. */
export function colourName(letter: string): Phrase | string {
	return colours[letter]?.name ?? letter;
}

/** A run that is cleared, as in `three reds clear`. */
export function clearedRun(letter: string, count: number): Phrase | string {
	const colour = colours[letter];
	if (!colour) return letter.repeat(count);
	return count === 3 ? colour.three : colour.four;
}
