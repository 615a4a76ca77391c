/**
 * What insertions can make of a board: by the balls that were used, sorted (`BRR`), the fewest balls that are left.
 * All insertions of all balls at all places are tried, and nothing is left out but this: where no further ball may be
 * inserted, those that clear nothing, as they only make the row longer.
 *
 * `hand` are the balls there are, `most` how many of them may be inserted.
 */
export function reachable(board: string, hand: string, most: number): Map<string, number> {
	const fewest = new Map([['', board.length]]);
	let level = [{ used: '', row: board }];
	for (let inserted = 1; inserted <= most; inserted++) {
		const next = new Map<string, { used: string; row: string }>();
		for (const { used, row } of level) {
			for (const ball of new Set(hand)) {
				if (count(used, ball) === count(hand, ball)) continue;
				const usedNow = [...used, ball].sort().join('');
				for (let place = 0; place <= row.length; place++) {
					const clears = row[place] === ball && row[place + 1] === ball;
					if (inserted === most && !clears) continue;
					const after = settle(row.slice(0, place) + ball + row.slice(place));
					const known = fewest.get(usedNow) ?? Number.POSITIVE_INFINITY;
					if (after.length < known) fewest.set(usedNow, after.length);
					if (inserted < most) next.set(`${usedNow} ${after}`, { used: usedNow, row: after });
				}
			}
		}
		level = [...next.values()];
	}
	return fewest;
}

/** Of what was reached, what a hand can reach: the fewest balls left, and the fewest insertions to leave no more. */
export function reachedBy(
	hand: string,
	reached: ReadonlyMap<string, number>,
): { left: number; insertions: number } {
	let best = { left: Number.POSITIVE_INFINITY, insertions: 0 };
	for (const [used, left] of reached) {
		if ([...used].some((ball) => count(used, ball) > count(hand, ball))) continue;
		const insertions = used.length;
		if (left < best.left || (left === best.left && insertions < best.insertions)) best = { left, insertions };
	}
	return best;
}

/**
 * The first rows of the shortest plays that clear a board, sorted, and how many such plays there are; a play is the rows
 * that it comes to. All plays of `insertions` balls of the hand are tried.
 */
export function shortestPlays(
	board: string,
	hand: string,
	insertions: number,
): { firsts: string[]; plays: bigint } {
	const counted = new Map<string, bigint>();
	const plays = (row: string, held: string, left: number): bigint => {
		if (left === 0) return row === '' ? 1n : 0n;
		if (row === '') return 0n;
		const key = `${row} ${held} ${left}`;
		let sum = counted.get(key);
		if (sum === undefined) {
			sum = 0n;
			for (const [after, rest] of rowsAfter(row, held)) sum += plays(after, rest, left - 1);
			counted.set(key, sum);
		}
		return sum;
	};
	const firsts: string[] = [];
	let all = 0n;
	for (const [after, rest] of rowsAfter(board, hand)) {
		const sum = plays(after, rest, insertions - 1);
		if (sum > 0n) firsts.push(after);
		all += sum;
	}
	return { firsts: firsts.sort(), plays: all };
}

/** The rows that one insertion can make, each with the hand that is left. */
function rowsAfter(row: string, hand: string): Map<string, string> {
	const rows = new Map<string, string>();
	for (const ball of new Set(hand)) {
		for (let place = 0; place <= row.length; place++) {
			rows.set(settle(row.slice(0, place) + ball + row.slice(place)), hand.replace(ball, ''));
		}
	}
	return rows;
}

function count(balls: string, ball: string): number {
	let found = 0;
	for (const other of balls) if (other === ball) found++;
	return found;
}

/** A row without its runs of three or more, taken out one after the other. */
function settle(row: string): string {
	for (let start = 0, end = 1; end <= row.length; end++) {
		if (row[end] === row[start]) continue;
		if (end - start >= 3) return settle(row.slice(0, start) + row.slice(end));
		start = end;
	}
	return row;
}
