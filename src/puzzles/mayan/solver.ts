import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Outcome, Question } from '../puzzle.ts';
import type { Search } from '../search.ts';
import { leastDrags } from './bound.ts';
import { drags, notationOf } from './captions.ts';
import { FirstPlay } from './firstPlay.ts';
import { Memo, memoCapacity } from './memo.ts';
import { pack } from './packed.ts';
import { boardOf, type Columns, type Drag, dragBlock, lineLength, type MayanInput, settle } from './rules.ts';

/** The question for the fewest drags is asked up to so many, where none is known to be enough. */
const mostFewest = 12;

/** The first play of exactly `n` drags, in the judge's order, that empties the board. */
export function* solve(input: MayanInput): Search<Outcome<Drag>> {
	const { n, columns } = input;
	if (n === 0 && columns.every(isEmpty)) return solved([], [], 0);
	const obstacles = obstaclesTo(input);
	if (obstacles.length > 0) return unsolved(obstacles, phrase('Proven without search'), 0);
	const search = new FirstPlay(new Memo(memoCapacity));
	const moves = yield* watch(search, columns, n, () =>
		search.trying && !isVeryFirst(search.trying)
			? phrase('No solution starts before {0}', notationOf(search.trying))
			: phrase('Nothing is ruled out yet'),
	);
	if (!moves) {
		return unsolved(
			[phrase('Every play of {0} leaves blocks behind', drags(n))],
			phrase('Search complete'),
			search.looked,
		);
	}
	const first = phrase('Of all solutions, the first by column, then row, then right before left');
	const wasted = countWasted(columns, moves);
	if (wasted === 0) return solved(moves, [first], search.looked);
	const waste = plural(
		wasted,
		'{0} drag only exchanges equal blocks, to make up the number',
		'{0} drags only exchange equal blocks, to make up the number',
	);
	return solved(moves, [first, waste], search.looked);
}

/** Whether no drag comes before it in the judge's order, on any board. */
function isVeryFirst({ x, y, g }: Drag): boolean {
	return x === 0 && y === 0 && g === 1;
}

/** The fewest drags, where `outcome` leaves that open. */
export function questions(input: MayanInput, outcome: Outcome<Drag>): readonly Question<MayanInput, Drag>[] {
	const { n, columns } = input;
	if (columns.every(isEmpty)) return [];
	const open = leastDrags(columns) < (outcome.solvable ? n : mostFewest + 1);
	if (!open) return [];
	return [
		{
			id: 'fewest-drags',
			title: phrase('Fewest drags'),
			solve: () => fewestDrags(input, outcome),
			posed: ({ solvable, moves }) => ({ n: solvable ? moves.length : n, columns }),
		},
	];
}

/** The smallest number of drags that works, and the first play of it. What is known of exactly `n` is not searched again. */
function* fewestDrags({ n, columns }: MayanInput, outcome: Outcome<Drag>): Search<Outcome<Drag>> {
	const search = new FirstPlay(new Memo(memoCapacity));
	const most = outcome.solvable ? n : mostFewest;
	for (let count = leastDrags(columns); count <= most; count++) {
		const atLeast = plural(count, 'At least {0} drag', 'At least {0} drags');
		const moves =
			count === n ? outcome.solvable && outcome.moves : yield* watch(search, columns, count, () => atLeast);
		if (moves) return solved(moves, [phrase('No play of fewer drags empties the board')], search.looked);
	}
	return unsolved(
		[phrase('No play of up to {0} drags empties the board', most)],
		phrase('Search complete'),
		search.looked,
	);
}

/** Why no play of `n` drags can empty the board, as far as that is seen without search. */
function obstaclesTo({ n, columns }: MayanInput): Phrase[] {
	if (columns.every(isEmpty)) return [phrase('The board is empty: there is no block to drag')];
	if (n < 1) return [phrase('No drags are left')];
	const short = shortColours(columns);
	if (short.length > 0) {
		return short.map(([colour, count]) =>
			plural(
				count,
				'There is {0} block of colour {1}, too few for a line of {2}',
				'There are {0} blocks of colour {1}, too few for a line of {2}',
				colour,
				lineLength,
			),
		);
	}
	const least = leastDrags(columns);
	if (least <= n) return [];
	return [
		plural(
			least,
			'Only a drag takes a block to another column: to line up, they need at least {0} drag',
			'Only a drag takes a block to another column: to line up, they need at least {0} drags',
		),
	];
}

/** The colours of which there are too few blocks for a line, and how many there are. */
function shortColours(columns: Columns): [colour: number, count: number][] {
	const counts = new Map<number, number>();
	for (const colour of columns.flat()) counts.set(colour, (counts.get(colour) ?? 0) + 1);
	return [...counts].filter(([, count]) => count < lineLength);
}

/** The drags of a play that exchange equal blocks. */
function countWasted(columns: Columns, moves: readonly Drag[]): number {
	let board = boardOf(columns);
	let wasted = 0;
	for (const drag of moves) {
		const { x, y, g } = drag;
		if (board[x]?.[y]?.colour === board[x + g]?.[y]?.colour) wasted++;
		board = settle(dragBlock(board, drag));
	}
	return wasted;
}

/** Drives the search for a play, with a word on what is proven by now at each pause. */
function* watch(
	search: FirstPlay,
	columns: Columns,
	n: number,
	proven: () => Phrase,
): Search<readonly Drag[] | undefined> {
	const steps = search.search(pack(columns), n);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		yield { looked: search.looked, proven: proven() };
	}
}

function solved(moves: readonly Drag[], reasons: readonly Phrase[], looked: number): Outcome<Drag> {
	const answer = moves.map(notationOf).join('\n');
	return {
		answer,
		solvable: true,
		moves,
		headline: drags(moves.length),
		reasons,
		proof: phrase('Search complete'),
		looked,
	};
}

function unsolved(reasons: readonly Phrase[], proof: Phrase, looked: number): Outcome<Drag> {
	return {
		answer: '-1',
		solvable: false,
		moves: [],
		headline: phrase('No solution'),
		reasons,
		proof,
		looked,
	};
}

function isEmpty(column: readonly number[]): boolean {
	return column.length === 0;
}
