import { phrase, plural } from '../phrase.ts';
import type { Item, Scene, Tone, Zone } from '../scene.ts';
import { ending } from './captions.ts';
import { after, type Frame, finalLeads, type Position } from './frames.ts';
import { bestTakes, type Player, type Take, type Values } from './rules.ts';

/** Most piles shown in a zone: a picture stays small however long the row is. */
const window = 8;

/** The narrowest picture has room for so many piles, so that the zones' titles fit. */
const fewest = 4;

/** Distance between two piles: more than a pile needs, for the note under it. */
const pitch = 1.5;

/** The room above a zone for its title, the height of a player's zone, and of the row with notes under it. */
const titleHeight = 0.75;
const playerHeight = 1.25;
const rowHeight = 1.75;

/** Where the centres of piles are, below the top of their zone. */
const centre = 0.625;

/**
 * The front of the row between the piles that Alice and Bob took last. A pile is `p` and its index, wherever it goes.
 * While a take is chosen, the last pile of each legal take has a note: piles taken, and the final lead that comes of
 * it (`2: +5`).
 */
export function scene(frame: Frame, next?: Take): Scene {
	const { at } = frame;
	const now = frame.phase === 'take' ? after(at, frame.take) : at;
	const width = pitch * Math.min(window, Math.max(fewest, at.values.length));
	const left = at.values.length - now.pile;
	const playing = left > 0 || frame.phase === 'take';
	const alice: Zone = {
		key: 'alice',
		title: phrase('Alice: {0}', now.alice),
		x: 0,
		y: titleHeight,
		width,
		height: playerHeight,
		active: playing && at.turn === 'Alice',
	};
	const row: Zone = {
		key: 'row',
		title: plural(left, '{0} pile left', '{0} piles left'),
		x: 0,
		y: alice.y + alice.height + titleHeight,
		width,
		height: rowHeight,
	};
	const bob: Zone = {
		key: 'bob',
		title: phrase('Bob: {0}', now.bob),
		x: 0,
		y: row.y + row.height + titleHeight,
		width,
		height: playerHeight,
		active: playing && at.turn === 'Bob',
	};
	const moving = frame.phase === 'take' ? at.pile : at.values.length;
	return {
		width,
		height: bob.y + bob.height,
		zones: [alice, row, bob],
		items: [
			...takenItems(now, 'Alice', alice, moving),
			...rowItems(frame, row, next),
			...takenItems(now, 'Bob', bob, moving),
		],
	};
}

/** The row from its front pile; while piles are moving, their places are empty. */
function rowItems(frame: Frame, zone: Zone, next: Take | undefined): Item[] {
	const { at } = frame;
	const front = frame.phase === 'take' ? at.pile + frame.take : at.pile;
	const end = Math.min(at.values.length, at.pile + window);
	const chosen = frame.phase === 'settled' ? next : frame.take;
	const worths = frame.phase === 'choose' ? finalLeads(at) : [];
	const best = bestTakes(worths);
	const items: Item[] = [];
	for (let pile = front; pile < end; pile++) {
		const item = pileItem(at.values, pile, zone, pile - at.pile);
		const take = (pile - at.pile + 1) as Take;
		const worth = worths[take - 1];
		const taken = frame.phase !== 'take' && chosen !== undefined && take <= chosen;
		const mark = best.includes(take) ? 'best' : taken ? 'next' : undefined;
		items.push({
			...item,
			...(mark && { mark }),
			...(worth !== undefined && {
				note: `${take}: ${signed(worth)}`,
				label: phrase('{0}; taking up to here {1}', item.label, ending(worth)),
			}),
		});
	}
	return items;
}

/** The piles that a player took last, in the order in which they were taken; those from `moving` on go there now. */
function takenItems(at: Position, player: Player, zone: Zone, moving: number): Item[] {
	const piles: number[] = [];
	for (let taken = at.taken; taken && piles.length < window; taken = taken.before) {
		if (taken.player !== player) continue;
		for (let nth = taken.take - 1; nth >= 0; nth--) piles.unshift(taken.first + nth);
	}
	return piles.slice(-window).map((pile, place) => ({
		...pileItem(at.values, pile, zone, place),
		...(pile >= moving && { mark: 'moving' }),
	}));
}

function pileItem(values: Values, pile: number, zone: Zone, place: number): Item {
	const value = values[pile] as number;
	return {
		key: `p${pile}`,
		zone: zone.key,
		shape: 'pile',
		x: zone.x + (place + 0.5) * pitch,
		y: zone.y + centre,
		text: signed(value),
		tone: toneOf(value),
		label: phrase('Pile {0}: {1}', pile + 1, value),
	};
}

function toneOf(value: number): Tone {
	if (value === 0) return 'zero';
	return value > 0 ? 'positive' : 'negative';
}

/**
 * A number whose sign shows, so that gain and loss are told apart without colour; far beyond the judge's values
 * rounded to what a pile has room for. Labels and captions have it in full.
 */
function signed(value: number): string {
	const size = Math.abs(value) < 100_000 ? String(value) : value.toExponential(1).replace('+', '');
	return value > 0 ? `+${size}` : size;
}
