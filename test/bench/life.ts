/** Puzzles that are solved. */
export const puzzles = 1000;

/** Panels that are opened and closed one after the other, and then by tens. */
export const single = 20;
export const tens = 8;
export const panels = single + 10 * tens;

/** What the extension of the bench measures in an extension host. */
export interface Life {
	/** When each single panel was asked for, in milliseconds since 1970. */
	readonly single: readonly { readonly line: number; readonly asked: number }[];
	/** Bytes in use before and after each kind of work. */
	readonly start: number;
	readonly solved: number;
	readonly solvedAgain: number;
	readonly closed: number;
}

/** The file in the extension's folder in which it leaves that, or as `error` what went wrong. */
export const lifeFile = 'life.json';

/** The file there by which it is told that the first ball of a panel is seen; the panel's puzzle is on that line, from 1. */
export function seenFile(line: number): string {
	return `seen-${line}`;
}
