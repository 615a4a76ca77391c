/** Random whole numbers below `bound`, the same for the same seed everywhere (Mulberry32). */
export function randomFrom(seed: number): (bound: number) => number {
	let state = seed;
	return (bound) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound) | 0;
	};
}
