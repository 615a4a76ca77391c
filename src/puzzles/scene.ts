import type { Phrase } from './phrase.ts';

/**
 * What one moment of a puzzle looks like, for whoever draws it (panel, hover, exports): no rules, no pixels.
 * Lengths are in units of one ball's pitch (a ball and its share of the gap); the origin is the top left, y grows downwards.
 */
export interface Scene {
	readonly width: number;
	readonly height: number;
	/** The named regions, in reading order: a screen reader walks them as lists. */
	readonly zones: readonly Zone[];
	/** What stands in the zones, in reading order. */
	readonly items: readonly Item[];
}

export interface Zone {
	/** The same in every scene of a replay. */
	readonly key: string;
	/** What the zone is called, in the three quarters of a unit above it and to a screen reader: `Board`, `Alice: 6`. */
	readonly title: Phrase;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Drawn as the side whose turn it is. */
	readonly active?: boolean;
}

/** One ball, block or pile. */
export interface Item {
	/** Its identity through the whole replay: the item keeps it from its start to its end. */
	readonly key: string;
	/** The `key` of the zone it stands in. */
	readonly zone: string;
	readonly shape: 'ball' | 'block' | 'pile';
	/** Its centre. */
	readonly x: number;
	readonly y: number;
	/** The letter or number on it. */
	readonly text: string;
	readonly tone: Tone;
	/** `lit`: about to be cleared. `moving`: what the current move puts or drags. `next`: what the next move will use. `best`: the best of several choices. */
	readonly mark?: 'lit' | 'moving' | 'next' | 'best';
	/** A few characters in the half unit under the item, as what a take would lead to. */
	readonly note?: string;
	/** What a screen reader says: `red ball, place 3`. */
	readonly label: Phrase;
}

/** The colours things can have; `src/drawing/palette.ts` gives each its paint, in each palette. */
export const tones = [
	'red',
	'yellow',
	'blue',
	'green',
	'white',
	'orange',
	'purple',
	'cyan',
	'brown',
	'pink',
	'positive',
	'negative',
	'zero',
	'other',
] as const;

export type Tone = (typeof tones)[number];
