/** A game of Stone Game III in full: every sequence of legal takes with the points that both end with. */
interface Played {
	readonly takes: readonly number[];
	readonly mover: number;
	readonly other: number;
}

/**
 * Every play that is best for both from the front of `values`, found by playing all games to their end: for rows of
 * up to a dozen piles. The points are those of the player who moves first and of the other.
 */
export function bestPlays(values: readonly number[]): readonly Played[] {
	if (values.length === 0) return [{ takes: [], mover: 0, other: 0 }];
	const plays: Played[] = [];
	for (let take = 1; take <= 3 && take <= values.length; take++) {
		const points = values.slice(0, take).reduce((sum, value) => sum + value, 0);
		for (const rest of bestPlays(values.slice(take))) {
			plays.push({ takes: [take, ...rest.takes], mover: points + rest.other, other: rest.mover });
		}
	}
	const most = Math.max(...plays.map(({ mover, other }) => mover - other));
	return plays.filter(({ mover, other }) => mover - other === most);
}
