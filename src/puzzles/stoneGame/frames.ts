import { type Leads, leadsOf } from './leads.ts';
import { ahead, type Game, other, type Player, type Take, type Values } from './rules.ts';

/** A take that was made: the piles `first` to `first + take - 1` went to the player. */
export interface Taken {
	readonly player: Player;
	readonly first: number;
	readonly take: Take;
	/** The take before it in this replay. */
	readonly before: Taken | undefined;
}

/** How the game stands between two takes. `values` and `leads` are shared by all positions of a replay. */
export interface Position extends Game {
	/** The whole row as the replay began with it. */
	readonly values: Values;
	readonly leads: Leads;
	/** The front pile of the row: those before it are taken. */
	readonly pile: number;
	readonly taken: Taken | undefined;
}

/**
 * One moment of a replay: the position before a take and the takes weighed up (`choose`), the piles with the player
 * but the row not yet closed up (`take`), the position between two takes (`settled`).
 */
export type Frame =
	| { readonly phase: 'choose' | 'take'; readonly at: Position; readonly take: Take }
	| { readonly phase: 'settled'; readonly at: Position };

export function start(game: Game): Frame {
	const at = { ...game, leads: leadsOf(game.values), pile: 0, taken: undefined };
	return { phase: 'settled', at };
}

export function play({ at }: Frame, take: Take): readonly Frame[] {
	return [
		{ phase: 'choose', at, take },
		{ phase: 'take', at, take },
		{ phase: 'settled', at: after(at, take) },
	];
}

/** The position after a legal take. */
export function after(at: Position, take: Take): Position {
	let points = 0;
	for (const value of at.values.subarray(at.pile, at.pile + take)) points += value;
	return {
		values: at.values,
		leads: at.leads,
		turn: other(at.turn),
		alice: at.alice + (at.turn === 'Alice' ? points : 0),
		bob: at.bob + (at.turn === 'Bob' ? points : 0),
		pile: at.pile + take,
		taken: { player: at.turn, first: at.pile, take, before: at.taken },
	};
}

/** The game that is left to play, with the scores so far. */
export function remaining({ at }: Frame): Game {
	return { values: at.values.subarray(at.pile), turn: at.turn, alice: at.alice, bob: at.bob };
}

/** By how many points the player to move ends above the other, one number per legal take, best play after it. */
export function finalLeads(at: Position): readonly number[] {
	return at.leads.at(at.pile).map((gain) => ahead(at) + gain);
}
