import { unchanged } from './bound.ts';
import { Drags, firstOf, leftBit, rightBit, rowOf } from './drags.ts';
import { everyRow, mostColours } from './packed.ts';
import { columnCount } from './rules.ts';

const pairs = columnCount - 1;
/** By columns i and i + 1: the drags that touch neither of them. */
const apart = Int32Array.from({ length: pairs }, (_, pair) =>
	[0, 1, 2, 3].reduce(
		(drags, other) => (Math.abs(other - pair) >= 2 ? drags | (everyRow << other) : drags),
		0,
	),
);

/** A settled position in the midst of a search, and which of its drags are still open. */
export class Level {
	readonly columns = new Int32Array(columnCount);
	/** By packed colour, its spread; 0 for colour 0, which is none. */
	readonly spreads = new Int32Array(mostColours + 1);
	/** By packed colour, what steps change in its detour. */
	readonly changes = new Int32Array(mostColours + 1).fill(unchanged);
	/** The sum of the detours of all colours. */
	detour = 0;

	readonly drags = new Drags();
	/** The drags that are still to be tried. */
	right = 0;
	left = 0;
	/** The drags that are known to fail before any is tried. */
	restRight = 0;
	restLeft = 0;
	/** The drags that fail and clear nothing. */
	failedRight = 0;
	failedLeft = 0;

	/** The drag that was taken last, none yet (-1), and whether it clears nothing. */
	taken = -1;
	quiet = true;

	/** Finds all drags and opens those that do not rest. Of the exchanges of equal blocks one is enough. */
	findDrags(): void {
		const { drags, restRight } = this;
		drags.find(this.columns);
		const { right, left, exchanges, equal, loud } = drags;
		const equalRests = (equal & restRight) !== 0;
		const oneEqual = equalRests || equal === 0 ? 0 : 1 << firstOf(equal, 0);
		this.right = right & ~restRight & (~equal | oneEqual);
		this.left = left & ~this.restLeft;
		// A drop that rests may clear something by now; of an exchange that is known.
		this.failedRight = (restRight & exchanges & ~loud) | (equalRests ? equal : 0);
		this.failedLeft = 0;
	}

	/** Takes the open drag that comes first. There must be one. */
	takeDrag(): void {
		this.taken = firstOf(this.right, this.left);
		this.right &= ~rightBit(this.taken);
		this.left &= ~leftBit(this.taken);
	}

	/** Notes that the drag that was taken fails. */
	giveUp(): void {
		if (!this.quiet) return;
		const { equal } = this.drags;
		const bit = rightBit(this.taken);
		this.failedLeft |= leftBit(this.taken);
		this.failedRight |= (equal & bit) !== 0 ? equal : bit;
	}

	/** Lets the drags that fail from here rest in the position after the quiet drag that was taken, if apart from it. */
	restAfter(next: Level): void {
		const { exchanges } = this.drags;
		const away = apart[this.taken & 3] as number;
		const isExchange = (exchanges & rightBit(this.taken)) !== 0;
		const inOtherRows = isExchange ? exchanges & ~(0xf << (4 * rowOf(this.taken))) : 0;
		next.restRight = this.failedRight & (away | inOtherRows);
		next.restLeft = this.failedLeft & away;
	}
}
