import { plural } from '../phrase.ts';
import type { BestMoves } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { leastDrags } from './bound.ts';
import { FirstPlay } from './firstPlay.ts';
import { Memo, memoCapacity } from './memo.ts';
import { colourAt, dragPacked, isCleared, mostColours, pack, settlePacked } from './packed.ts';
import { columnCount, type Drag, type MayanInput } from './rules.ts';

/** Positions after which the count ends. */
const budget = 2_000_000;
/** Positions between two pauses. */
const stride = 1000;

/**
 * All first drags that begin a play of exactly `n` drags which empties the board, and how many such plays there are.
 * An exchange counts once, as the drag to the right: the one to the left from the other block is the same.
 */
export function* bestMoves({ n, columns }: MayanInput): Search<BestMoves<Drag>> {
	const moves: Drag[] = [];
	if (n < leastDrags(columns)) return { moves, complete: true, plays: '0', exact: true };
	const search = new FirstPlay(new Memo(memoCapacity));
	const counted = new Map<string, bigint>();
	const spent = (): boolean => search.looked + counted.size > budget;
	let paused = 0;

	function* pause(): Search<void> {
		if (search.looked - paused < stride) return;
		paused = search.looked;
		yield {
			looked: search.looked,
			proven: plural(moves.length, 'At least {0} first drag works', 'At least {0} first drags work'),
		};
	}

	/** Whether a play of so many drags empties the position; no, as far as is known, once the budget is spent. */
	function* works(position: Int32Array, left: number): Search<boolean> {
		if (left === 0 || isCleared(position)) return left === 0 && isCleared(position);
		const steps = search.search(position, left);
		for (let step = steps.next(); !spent(); step = steps.next()) {
			yield* pause();
			if (step.done) return step.value !== undefined;
		}
		return false;
	}

	/** How many plays of so many drags empty the position; at least, once the budget is spent. */
	function* count(position: Int32Array, left: number): Search<bigint> {
		if (left === 0) return isCleared(position) ? 1n : 0n;
		const key = `${left},${position.join()}`;
		let plays = counted.get(key);
		if (plays !== undefined) return plays;
		plays = 0n;
		if (yield* works(position, left)) {
			for (const drag of dragsOf(position)) {
				plays += yield* count(after(position, drag), left - 1);
			}
		}
		if (!spent()) counted.set(key, plays);
		return plays;
	}

	const start = pack(columns);
	for (const drag of dragsOf(start)) if (yield* works(after(start, drag), n - 1)) moves.push(drag);
	const complete = !spent();
	let plays = 0n;
	for (const drag of moves) plays += yield* count(after(start, drag), n - 1);
	const least = BigInt(moves.length);
	return { moves, complete, plays: String(plays > least ? plays : least), exact: !spent() };
}

/** The drags of a position in the judge's order, without those to the left onto a block. */
function* dragsOf(position: Int32Array): Generator<Drag, void, void> {
	for (let x = 0; x < columnCount; x++) {
		for (let y = 0; colourAt(position[x] ?? 0, y) !== 0; y++) {
			if (x + 1 < columnCount) yield { x, y, g: 1 };
			if (x > 0 && colourAt(position[x - 1] ?? 0, y) === 0) yield { x, y, g: -1 };
		}
	}
}

/** The position that a drag leads to. */
function after(position: Int32Array, { x, y, g }: Drag): Int32Array {
	const columns = position.slice();
	dragPacked(columns, x, x + g, y, colourAt(columns[x] ?? 0, y), colourAt(columns[x + g] ?? 0, y));
	settlePacked(columns, columns, new Int32Array(mostColours + 1));
	return columns;
}
