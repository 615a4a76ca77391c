import { phrase } from '../phrase.ts';
import type { Search } from '../search.ts';
import { type Insertion, insert, type ZumaInput } from './rules.ts';

/** What a search of a puzzle found, all of it proven. */
export interface Solution {
	/** A best play: fewest insertions to an empty row, or where there is none, to the fewest balls that can be left. */
	readonly moves: readonly Insertion[];
	/** The row after the play. */
	readonly left: string;
	readonly looked: number;
}

interface Position {
	readonly row: string;
	readonly hand: string;
	readonly before: Position | undefined;
	readonly move: Insertion | undefined;
}

/** Breadth-first over all insertions. */
export function* solveZuma({ board, hand }: ZumaInput): Search<Solution> {
	const start: Position = {
		row: board,
		hand: Array.from(hand).sort().join(''),
		before: undefined,
		move: undefined,
	};
	const seen = new Set<string>();
	let level = [start];
	let best = start;
	while (level.length > 0 && best.row !== '') {
		const next: Position[] = [];
		for (const position of level) {
			yield {
				looked: seen.size,
				proven: phrase('At least {0} insertions', hand.length - position.hand.length),
			};
			for (const after of successors(position)) {
				const key = `${after.row} ${after.hand}`;
				if (seen.has(key)) continue;
				seen.add(key);
				next.push(after);
				if (after.row.length < best.row.length) best = after;
			}
		}
		level = next;
	}
	const moves: Insertion[] = [];
	for (let at: Position | undefined = best; at?.move; at = at.before) moves.unshift(at.move);
	return { moves, left: best.row, looked: seen.size };
}

function successors(before: Position): Position[] {
	const after: Position[] = [];
	for (const colour of new Set(before.hand)) {
		const hand = before.hand.replace(colour, '');
		for (let place = 0; place <= before.row.length; place++) {
			// The places inside and beside a run of the ball's own colour are one place.
			if (before.row[place - 1] === colour) continue;
			const move = { place, colour };
			after.push({ row: insert(before.row, move), hand, before, move });
		}
	}
	return after;
}
