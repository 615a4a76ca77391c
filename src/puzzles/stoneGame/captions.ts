import { type Phrase, phrase, plural } from '../phrase.ts';
import { type Frame, finalLeads, type Position } from './frames.ts';
import { bestTakes, type Player, type Take } from './rules.ts';

/** The result of the whole game in a few words, from Alice's final lead over Bob. */
export function headline(lead: number): Phrase {
	if (lead === 0) return phrase('Tie');
	return phrase('{0} by {1}', lead > 0 ? 'Alice' : 'Bob', Math.abs(lead));
}

/** How the game ends for a player who is so many points above the other then. */
export function ending(lead: number): Phrase {
	if (lead === 0) return phrase('ties');
	return lead > 0 ? phrase('wins by {0}', lead) : phrase('loses by {0}', -lead);
}

/** Why the answer is what it is; `worths` are the final leads of the player to move, one per legal first take. */
export function reasons(turn: Player, worths: readonly number[]): Phrase[] {
	if (worths.length === 0) return [phrase('There is no pile to take')];
	return [
		phrase('With best play of both, {0} {1}', turn, ending(Math.max(...worths))),
		choices(turn, worths),
	];
}

/** One sentence on what happens in a frame and why: how each take ends under best play of both after it. */
export function caption(frame: Frame): Phrase {
	const { at } = frame;
	switch (frame.phase) {
		case 'choose':
			return choices(at.turn, finalLeads(at));
		case 'take':
			return taking(at, frame.take);
		case 'settled':
			return at.pile === at.values.length
				? phrase('All piles are taken: Alice {0}, Bob {1}', at.alice, at.bob)
				: phrase('{0} takes next: Alice {1}, Bob {2}', at.turn, at.alice, at.bob);
	}
}

function choices(turn: Player, worths: readonly number[]): Phrase {
	const [one, two, three] = worths.map(ending);
	if (one && two && three) {
		return phrase('{0} chooses: taking 1 {1}, taking 2 {2}, taking 3 {3}', turn, one, two, three);
	}
	if (one && two) return phrase('{0} chooses: taking 1 {1}, taking 2 {2}', turn, one, two);
	return phrase('{0} can only take the last pile', turn);
}

function taking(at: Position, take: Take): Phrase {
	const piles = Array.from(at.values.subarray(at.pile, at.pile + take)).join(', ');
	const takes = plural(take, '{1} takes {0} pile ({2})', '{1} takes {0} piles ({2})', at.turn, piles);
	const worths = finalLeads(at);
	const end = ending(worths[take - 1] as number);
	const best = bestTakes(worths);
	const [better, ...alsoBetter] = best.filter((choice) => choice !== take);
	if (worths.length === 1) return phrase('{0} and {1}', takes, end);
	if (better === undefined) return phrase('{0} and {1}; any other take does worse', takes, end);
	if (!best.includes(take)) {
		return phrase(
			'{0} and {1}, but taking {2} {3}',
			takes,
			end,
			better,
			ending(worths[better - 1] as number),
		);
	}
	return best.length === worths.length
		? phrase('{0} and {1}; any other take does as well', takes, end)
		: phrase('{0} and {1}; taking {2} does as well', takes, end, [better, ...alsoBetter].join(', '));
}
