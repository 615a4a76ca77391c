/** A position that breadth-first search has come to, and how. */
interface Position {
	readonly board: string;
	/** Sorted, so that equal hands are equal texts. */
	readonly hand: string;
	readonly insertions: number;
}

/** What an unpruned search finds out about a puzzle. */
export interface Reached {
	/** Fewest insertions that clear the board, -1 where none do. */
	readonly clears: number;
	/** Fewest balls that can be left on the board, and the fewest insertions to leave no more. */
	readonly left: number;
	readonly insertions: number;
	/** Positions looked at. */
	readonly looked: number;
}

/** Breadth-first search over all insertions of all balls at all places, with nothing left out. */
export function searchAll(board: string, hand: string): Reached {
	let clears = -1;
	let left = board.length;
	let insertions = 0;
	let looked = 0;
	for (const position of breadthFirst(board, hand, () => true)) {
		looked++;
		if (position.board === '' && clears < 0) clears = position.insertions;
		if (position.board.length < left) {
			left = position.board.length;
			insertions = position.insertions;
		}
	}
	return { clears, left, insertions, looked };
}

/**
 * The usual published method: breadth-first search that inserts a ball only to the left of an equal ball, or between two equal
 * balls of another colour, and ends at the first empty board. Fewest insertions, -1 where none clear the board.
 */
export function searchPruned(board: string, hand: string): number {
	for (const position of breadthFirst(board, hand, usual)) {
		if (position.board === '') return position.insertions;
	}
	return -1;
}

function usual(board: string, ball: string, place: number): boolean {
	const here = board[place];
	const before = board[place - 1];
	return here === ball || (here !== undefined && here === before && here !== ball);
}

function* breadthFirst(
	board: string,
	hand: string,
	tries: (board: string, ball: string, place: number) => boolean,
): Generator<Position> {
	const start = { board, hand: [...hand].sort().join(''), insertions: 0 };
	const queue: Position[] = [start];
	const seen = new Set([`${start.board} ${start.hand}`]);
	for (const position of queue) {
		yield position;
		for (let place = 0; place <= position.board.length; place++) {
			for (let index = 0; index < position.hand.length; index++) {
				const ball = position.hand.charAt(index);
				if (index > 0 && ball === position.hand[index - 1]) continue;
				if (place > 0 && position.board[place - 1] === ball) continue;
				if (!tries(position.board, ball, place)) continue;
				const next = {
					board: settle(position.board.slice(0, place) + ball + position.board.slice(place)),
					hand: position.hand.slice(0, index) + position.hand.slice(index + 1),
					insertions: position.insertions + 1,
				};
				const key = `${next.board} ${next.hand}`;
				if (seen.has(key)) continue;
				seen.add(key);
				queue.push(next);
			}
		}
	}
}

/** A board without its runs of three or more, taken out one after the other until there is none. */
export function settle(board: string): string {
	for (let text = board; ; ) {
		const next = text.replace(/(.)\1\1+/, '');
		if (next === text) return text;
		text = next;
	}
}
