import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { detours, spreadUnits } from '../../../src/puzzles/mayan/bound.ts';
import { Drags, firstOf, leftBit, rightBit, written } from '../../../src/puzzles/mayan/drags.ts';
import { NearerDrags } from '../../../src/puzzles/mayan/nearerDrags.ts';
import { pack } from '../../../src/puzzles/mayan/packed.ts';
import type { Columns, Drag } from '../../../src/puzzles/mayan/rules.ts';
import { playedBackTasks, scatteredTasks } from '../../reference/mayanBoards.ts';
import { afterDrag } from '../../reference/mayanDepthFirst.ts';

/** Settled boards of few and of many blocks, their colours numbered from 1 without gaps. */
function boards(): Columns[] {
	return [scatteredTasks(30, 21), playedBackTasks(3, 5, 4, 22)].flatMap((tasks) =>
		Array.from({ length: 400 }, () => {
			const { columns } = tasks.next().value as { columns: Columns };
			const colours = [...new Set(columns.flat())];
			return columns.map((column) => column.map((colour) => 1 + colours.indexOf(colour)));
		}),
	);
}

interface Move {
	readonly drag: Drag;
	readonly moved: number;
	/** The colour that comes back, if any. */
	readonly other: number | undefined;
}

/** All drags in the judge's order, but none to the left onto a block. */
function movesOf(columns: Columns): Move[] {
	return columns.flatMap((column, x) =>
		column.flatMap((moved, y) =>
			([1, -1] as const).flatMap((g) => {
				const beside = columns[x + g];
				if (!beside || (g === -1 && y < beside.length)) return [];
				return [{ drag: { x, y, g }, moved, other: beside[y] }];
			}),
		),
	);
}

/** The drags of two masks, taken one by one. */
function listed(right: number, left: number): Drag[] {
	if ((right | left) === 0) return [];
	const first = firstOf(right, left);
	return [written(first), ...listed(right & ~rightBit(first), left & ~leftBit(first))];
}

function dragsOf(moves: readonly Move[]): Drag[] {
	return moves.map(({ drag }) => drag);
}

/** The sum of the detours of all colours, and the single ones. */
function detoursOf(columns: Columns): { readonly sum: number; readonly each: readonly number[] } {
	const spreads = new Array<number>(1 + Math.max(0, ...columns.flat())).fill(0);
	columns.forEach((column, x) => {
		for (const colour of column) spreads[colour] = (spreads[colour] ?? 0) + (spreadUnits[x] ?? 0);
	});
	const each = spreads.map((spread) => detours().of(spread));
	return { sum: each.reduce((sum, detour) => sum + detour, 0), each };
}

/** The board with a block of one column in another one, and one brought back, in any order: for detours alone. */
function moved(columns: Columns, { drag: { x, y, g }, moved, other }: Move): Columns {
	return columns.map((column, at) => {
		if (at === x) return [...column.toSpliced(y, 1), ...(other === undefined ? [] : [other])];
		if (at === x + g) return [...(other === undefined ? column : column.toSpliced(y, 1)), moved];
		return column;
	});
}

describe('Mayan drags', () => {
	it('are all found, in the order of the judge', () => {
		const drags = new Drags();
		for (const columns of boards()) {
			drags.find(pack(columns));
			assert.deepEqual(listed(drags.right, drags.left), dragsOf(movesOf(columns)), JSON.stringify(columns));
		}
	});

	it('are told apart: exchanges, those of equal blocks, and those that complete a line', () => {
		const drags = new Drags();
		let loud = 0;
		for (const columns of boards()) {
			drags.find(pack(columns));
			const exchanges = movesOf(columns).filter(({ other }) => other !== undefined);
			assert.deepEqual(listed(drags.exchanges, 0), dragsOf(exchanges));
			assert.deepEqual(
				listed(drags.equal, 0),
				dragsOf(exchanges.filter(({ moved, other }) => moved === other)),
			);
			const clearing = exchanges.filter(
				({ drag: { x, y, g } }) => afterDrag(columns, [x, y, g]).flat().length < columns.flat().length,
			);
			assert.deepEqual(listed(drags.loud, 0), dragsOf(clearing), JSON.stringify(columns));
			loud += clearing.length;
		}
		assert.ok(loud > 400, String(loud));
	});

	it('leave out none that a tight position needs', function () {
		this.timeout(60_000);
		const nearer = new NearerDrags();
		let two = 0;
		let one = 0;
		for (const columns of boards()) {
			const before = detoursOf(columns);
			const spreads = before.each.map((_, colour) =>
				columns.reduce(
					(sum, column, x) =>
						sum + column.filter((block) => block === colour).length * (spreadUnits[x] as number),
					0,
				),
			);
			const changes = Int32Array.from(spreads, (spread) => detours().changes(spread));
			const colours = spreads.length - 1;
			const moves = movesOf(columns).filter(({ moved, other }) => moved !== other);
			const lowering = (by: number) =>
				moves.filter((move) => before.sum - detoursOf(moved(columns, move)).sum >= by);
			const some = nearer.find(pack(columns), changes, colours, 0);
			const twice = listed(nearer.right, nearer.left);
			assert.deepEqual(twice, dragsOf(lowering(2)), JSON.stringify(columns));
			assert.equal(some, twice.length > 0);
			nearer.find(pack(columns), changes, colours, 1);
			const once = listed(nearer.right, nearer.left).map((drag) => JSON.stringify(drag));
			for (const { drag } of lowering(1))
				assert.ok(once.includes(JSON.stringify(drag)), JSON.stringify(columns));
			two += twice.length;
			one += once.length;
		}
		assert.ok(two > 100 && one > 1000, `${two} ${one}`);
	});
});
