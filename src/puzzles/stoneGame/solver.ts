import { type Phrase, phrase } from '../phrase.ts';
import type { BestMoves, Outcome } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { headline, reasons } from './captions.ts';
import { ahead, bestTakes, type Game, gains, type Take, winner } from './rules.ts';
import { chunk, sweep } from './sweep.ts';

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
	const first = bestTakes(worths)[0];
	if (first !== undefined) best[0] = first;
	const lead = first === undefined ? ahead(game) : (worths[first - 1] as number);
	const leadOfAlice = game.turn === 'Alice' ? lead : -lead;
	let moves: readonly Take[] | undefined;
	return {
		answer: winner(leadOfAlice),
		solvable: true,
		/** Listed when first asked for: on a row of millions that takes longer than the whole search. */
		get moves() {
			moves ??= bestPlay(best);
			return moves;
		},
		headline: headline(leadOfAlice),
		reasons: reasons(game.turn, worths),
		proof: phrase('Every position solved, from the last pile to the first'),
		looked: values.length,
	};
}

/** The takes from the first pile on, each the best of its pile. */
function bestPlay(best: Uint8Array): readonly Take[] {
	const moves: Take[] = [];
	for (let pile = 0; pile < best.length; ) {
		const take = best[pile] as Take;
		moves.push(take);
		pile += take;
	}
	return moves;
}

function knownFrom(pile: number): Phrase {
	return phrase('Best play is known from pile {0} on', pile + 1);
}

/** Best plays are counted up to this number, so that the count of the longest row stays a short number. */
const mostPlays = 10n ** 100n;

/** Piles counted between two pauses: adding long numbers takes longer than comparing leads. */
const countChunk = 1 << 10;

/** Every best first take, and the number of different best plays, exact up to `mostPlays`. */
export function* bestMoves({ values }: Game): Search<BestMoves<Take>> {
	const leads: Three<number> = [0, 0, 0];
	const plays: Three<bigint> = [1n, 0n, 0n];
	let best: readonly Take[] = [];
	let exact = true;
	for (let pile = values.length - 1; pile >= 0; pile--) {
		const worths = gains(values, pile, leads);
		best = bestTakes(worths);
		let count = 0n;
		for (const take of best) count += plays[take - 1] as bigint;
		if (count > mostPlays) {
			count = mostPlays;
			exact = false;
		}
		push(leads, worths[(best[0] as Take) - 1] as number);
		push(plays, count);
		if (pile % countChunk === 0) yield { looked: values.length - pile, proven: knownFrom(pile) };
	}
	return { moves: best, complete: true, plays: String(plays[0]), exact };
}

/** What is known of the first three piles of a part of the row. */
type Three<Known> = [Known, Known, Known];

function push<Known>(three: Three<Known>, first: Known): void {
	three[2] = three[1];
	three[1] = three[0];
	three[0] = first;
}
