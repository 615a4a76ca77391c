import { type Phrase, phrase } from '../phrase.ts';
import type { BestMoves, Outcome } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { headline, reasons } from './captions.ts';
import { ahead, bestTakes, type Game, gains, type Take, winner } from './rules.ts';

/** Piles between two pauses: well under a millisecond once compiled. */
const chunk = 1 << 16;

/**
 * Who wins, by how much, and a best play, by the usual recurrence over what is left of the row,
 * `lead(i) = max over k in 1..3 of sum(i, k) − lead(i + k)`, from the last pile to the first. Linear; three leads and
 * one byte per pile are held. Of equal takes the one of fewest piles is played.
 */
export function* solve(game: Game): Search<Outcome<Take>> {
	const { values } = game;
	const best = new Uint8Array(values.length);
	const window = new Float64Array(3);
	for (let to = values.length; to > 1; ) {
		const from = to;
		to = Math.max(1, from - chunk);
		sweep(values, from, to, window, best);
		yield { looked: values.length - to, proven: knownFrom(to) };
	}
	const worths = gains(values, 0, window).map((gain) => ahead(game) + gain);
	const [first] = bestTakes(worths);
	const lead = first === undefined ? ahead(game) : (worths[first - 1] as number);
	if (first !== undefined) best[0] = first;

	const moves: Take[] = [];
	for (let pile = 0; pile < values.length; ) {
		pile = follow(best, pile, Math.min(values.length, pile + chunk), moves);
		yield { looked: values.length, proven: knownFrom(0) };
	}

	const leadOfAlice = game.turn === 'Alice' ? lead : -lead;
	return {
		answer: winner(leadOfAlice),
		solvable: true,
		moves,
		headline: headline(leadOfAlice),
		reasons: reasons(game.turn, worths),
		proof: phrase('Every position solved, from the last pile to the first'),
		looked: values.length,
	};
}

/** Goes from the pile before `from` down to `to`; the window holds the leads at `from`… before, at `to`… after. */
function sweep(values: Float64Array, from: number, to: number, window: Float64Array, best: Uint8Array): void {
	let [first = 0, second = 0, third = 0] = window;
	let next = values[from] ?? 0;
	let afterNext = values[from + 1] ?? 0;
	for (let pile = from - 1; pile >= to; pile--) {
		const value = values[pile] as number;
		// Piles behind the last count 0: a take that is too long equals a legal shorter one and is never chosen.
		let lead = value - first;
		let take = 1;
		const two = value + next - second;
		if (two > lead) {
			lead = two;
			take = 2;
		}
		const three = value + next + afterNext - third;
		if (three > lead) {
			lead = three;
			take = 3;
		}
		best[pile] = take;
		third = second;
		second = first;
		first = lead;
		afterNext = next;
		next = value;
	}
	window[0] = first;
	window[1] = second;
	window[2] = third;
}

/** Adds the best takes from `pile` on until `end` is reached or passed; gives the pile after them. */
function follow(best: Uint8Array, pile: number, end: number, moves: Take[]): number {
	while (pile < end) {
		const take = best[pile] as Take;
		moves.push(take);
		pile += take;
	}
	return pile;
}

function knownFrom(pile: number): Phrase {
	return phrase('Best play is known from pile {0} on', pile + 1);
}

/** Best plays are counted up to this number, so that the count of the longest row stays a short number. */
const mostPlays = 10n ** 100n;

/** Piles counted between two pauses: adding long numbers takes longer than comparing leads. */
const countChunk = 1 << 12;

/** Every best first take, and the number of different best plays, exact up to `mostPlays`. */
export function* bestMoves({ values }: Game): Search<BestMoves<Take>> {
	const leads = [0, 0, 0];
	const plays = [1n, 0n, 0n];
	let best: readonly Take[] = [];
	let exact = true;
	for (let pile = values.length - 1; pile >= 0; pile--) {
		const worths = gains(values, pile, leads);
		best = bestTakes(worths);
		let count = best.reduce((sum, take) => sum + (plays[take - 1] as bigint), 0n);
		if (count > mostPlays) {
			count = mostPlays;
			exact = false;
		}
		leads.unshift(Math.max(...worths));
		leads.pop();
		plays.unshift(count);
		plays.pop();
		if (pile % countChunk === 0) yield { looked: values.length - pile, proven: knownFrom(pile) };
	}
	return { moves: best, plays: String(plays[0]), exact };
}
