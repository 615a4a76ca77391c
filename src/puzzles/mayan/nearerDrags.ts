import { nearer } from './bound.ts';
import { equalRows, everyRow, filledRows } from './packed.ts';
import { columnCount } from './rules.ts';

const pairs = columnCount - 1;

/**
 * The drags that a tight position allows, in masks as in `drags.ts`. With `left` drags left and detours of `2 * left -
 * slack`, those after one drag are at most `2 * left - 2`: it lowers the sum by `2 - slack`. So it brings two colours
 * nearer where there is no slack, and one at least where the slack is 1.
 */
export class NearerDrags {
	right = 0;
	left = 0;

	/**
	 * Finds them for a slack of 0 or 1, given what steps change in the detours of the colours; whether there are any.
	 * An exchange of equal blocks may be among them for a slack of 1.
	 */
	find(columns: Int32Array, changes: Int32Array, colours: number, slack: number): boolean {
		let right = 0;
		let left = 0;
		let both = 0;
		for (let colour = 1; colour <= colours; colour++) {
			let once = 0;
			for (let steps = nearer(changes[colour] as number); steps !== 0; steps &= steps - 1) {
				const step = (31 - Math.clz32(steps & -steps)) >> 2;
				const pair = step & 3;
				if (step < pairs) {
					once |= equalRows(columns[pair] as number, colour * everyRow, everyRow) << pair;
				} else {
					const rows = equalRows(columns[pair + 1] as number, colour * everyRow, everyRow);
					const filled = filledRows(columns[pair] as number);
					once |= (rows & filled) << pair;
					left |= (rows & ~filled) << pair;
				}
			}
			both |= right & once;
			right |= once;
		}
		this.right = slack === 0 ? both : right;
		// A drag onto an empty cell moves one colour only.
		this.left = slack === 0 ? 0 : left;
		return (this.right | this.left) !== 0;
	}
}
