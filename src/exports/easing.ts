/** How a change goes, slow at both ends: as CSS, and as the share of the change by the share of its time. */
export const easing = 'cubic-bezier(.4,0,.1,1)';

const [x1, y1, x2, y2] = [0.4, 0, 0.1, 1];

/** The same curve, with its parameter found by halving. */
export function eased(share: number): number {
	let low = 0;
	let high = 1;
	for (let halving = 0; halving < 20; halving++) {
		const middle = (low + high) / 2;
		if (bezier(middle, x1, x2) < share) low = middle;
		else high = middle;
	}
	return bezier(high, y1, y2);
}

function bezier(t: number, first: number, second: number): number {
	return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
}
