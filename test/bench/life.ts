/** Puzzles that are solved. */
export const puzzles = 1000;

/** Panels that are opened one after the other and closed once their ball is seen; others come in batches, closed at once. */
export const watched = 10;
export const batches = 10;
export const batch = 9;
export const panels = watched + batches * batch;

/** What the extension of the bench measures in an extension host. */
export interface Life {
	/** When each watched panel was asked for, in milliseconds since 1970. */
	readonly watched: readonly { readonly line: number; readonly asked: number }[];
	/** Bytes in use before and after each kind of work. */
	readonly start: number;
	readonly solved: number;
	readonly solvedAgain: number;
	readonly closed: number;
}

/** The file in the extension's folder by which it is told that the first ball of a panel is seen; the panel's puzzle is on that line, from 1. */
export function seenFile(line: number): string {
	return `seen-${line}`;
}
