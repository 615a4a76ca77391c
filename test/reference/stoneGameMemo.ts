/**
 * The lead of the first player by memoized recursion, as solutions in circulation have it. It recurses once per pile,
 * so that long rows overflow the stack.
 */
export function leadByMemo(values: ArrayLike<number>): number {
	const memo = new Map<number, number>();
	const lead = (pile: number): number => {
		if (pile >= values.length) return 0;
		const known = memo.get(pile);
		if (known !== undefined) return known;
		let best = Number.NEGATIVE_INFINITY;
		let sum = 0;
		for (let next = pile + 1; next <= Math.min(pile + 3, values.length); next++) {
			sum += values[next - 1] as number;
			best = Math.max(best, sum - lead(next));
		}
		memo.set(pile, best);
		return best;
	};
	return lead(0);
}
