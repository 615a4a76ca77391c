/** The two players; Alice takes first in every row that a judge poses. */
export type Player = 'Alice' | 'Bob';

/** How many piles a player takes from the front of the row. */
export type Take = 1 | 2 | 3;

const takes: readonly Take[] = [1, 2, 3];

/** Whole numbers of any sign; a row where none goes beyond 16 bits, as no judge's does, is held in those. */
export type Values = Int16Array | Float64Array;

/**
 * A row of piles and how the game stands (LeetCode 1406). The sizes of the values and of both scores add up to at
 * most `Number.MAX_SAFE_INTEGER`, so that every score and every lead is exact.
 */
export interface Game {
	/** The piles still in the row, the front one first. Not to be changed. */
	readonly values: Values;
	/** Who takes next. */
	readonly turn: Player;
	/** The scores so far: 0 and 0 in a game that begins. */
	readonly alice: number;
	readonly bob: number;
}

/** The most piles that the judge asks for, and the largest value, up and down. */
export const judgePiles = 50_000;
export const judgeValue = 1000;

export function other(player: Player): Player {
	return player === 'Alice' ? 'Bob' : 'Alice';
}

/** The takes that a row of so many piles allows: a player must take at least one of them. */
export function legalTakes(piles: number): readonly Take[] {
	return piles < 3 ? takes.slice(0, piles) : takes;
}

/** Points by which the player whose turn it is stands above the other. */
export function ahead(game: Omit<Game, 'values'>): number {
	return game.turn === 'Alice' ? game.alice - game.bob : game.bob - game.alice;
}

/** What the judge prints for a final lead of Alice over Bob. */
export function winner(lead: number): Player | 'Tie' {
	if (lead === 0) return 'Tie';
	return lead > 0 ? 'Alice' : 'Bob';
}

/**
 * By how many points the player to move at `pile` gains on the other until the end, one number per legal take:
 * what the take is worth, less the lead that it leaves the other (`following[k - 1]` at `pile + k`).
 */
export function gains(values: Values, pile: number, following: ArrayLike<number>): readonly number[] {
	let sum = 0;
	return legalTakes(values.length - pile).map((take) => {
		sum += values[pile + take - 1] as number;
		return sum - (following[take - 1] as number);
	});
}

/** The takes whose worth is the highest; `worths` has one number per legal take. */
export function bestTakes(worths: readonly number[]): readonly Take[] {
	const best = Math.max(...worths);
	return legalTakes(worths.length).filter((take) => worths[take - 1] === best);
}
