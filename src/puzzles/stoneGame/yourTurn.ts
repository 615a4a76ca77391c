import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Choice, Reached } from '../puzzle.ts';
import { headline } from './captions.ts';
import { type Frame, finalLeads, type Position } from './frames.ts';
import { ahead, legalTakes, type Take } from './rules.ts';
import { scene } from './scene.ts';

/** Each of the front piles stands for the take up to it, which brings it to the player whose turn it is. */
export function choices(frame: Frame, key: string): Choice<Take>[] {
	const { at } = frame;
	const take = legalTakes(at.values.length - at.pile).find((piles) => `p${at.pile + piles - 1}` === key);
	const lands = take && scene({ phase: 'take', at, take }).items.find((item) => item.key === key);
	if (!take || !lands) return [];
	const label = plural(take, '{1} takes {0} pile', '{1} takes {0} piles', at.turn);
	return [{ move: take, zone: lands.zone, x: lands.x, y: lands.y, gap: false, label }];
}

export function refusal({ at }: Frame, key: string): Phrase {
	return Number(key.slice(1)) < at.pile
		? phrase('This pile is taken already')
		: phrase('Take 1, 2 or 3 piles from the front');
}

/** What the takes of the player who began have given away so far, and how the game ends with best play from now on. */
export function standing(began: Reached<Frame, Take>, now: Reached<Frame, Take>): Phrase {
	const first = lead(began.frame.at);
	const lost = began.frame.at.turn === 'Alice' ? first - lead(now.frame.at) : lead(now.frame.at) - first;
	const end = headline(lead(now.frame.at));
	if (now.frame.at.pile === now.frame.at.values.length) {
		return lost === 0
			? phrase('All piles are taken: {0}, the best there was', end)
			: phrase('All piles are taken: {0}, {1} below the best', end, lost);
	}
	return lost === 0 ? phrase('Still best: {0}', end) : phrase('Gives away {0}: now {1}', lost, end);
}

/** By how many points Alice ends above Bob with best play of both. */
function lead(at: Position): number {
	const best = at.pile === at.values.length ? ahead(at) : Math.max(...finalLeads(at));
	return at.turn === 'Alice' ? best : -best;
}
