import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Detours, hopeless, leastDrags, nearer, spreadUnits } from '../../../src/puzzles/mayan/bound.ts';
import { playedBackTasks } from '../../reference/mayanBoards.ts';
import { firstPlay } from '../../reference/mayanDepthFirst.ts';
import { columnsOf } from './boards.ts';

/** The detour of a colour with so many blocks in each column. */
function detour(...blocks: number[]): number {
	return new Detours().of(
		blocks.reduce((spread, count, x) => spread + count * (spreadUnits[x] as number), 0),
	);
}

describe('Mayan bound', () => {
	it('needs no step where every block can be in a line', () => {
		for (const blocks of [
			[0, 0, 0, 0, 0],
			[3, 0, 0, 0, 0],
			[0, 1, 1, 1, 0],
			[1, 1, 1, 1, 1],
			[2, 2, 2, 0, 0],
			[1, 1, 2, 1, 1],
			[1, 2, 2, 1, 0],
			[3, 1, 1, 0, 0],
			[5, 0, 4, 0, 3],
		]) {
			assert.equal(detour(...blocks), 0, blocks.join());
		}
	});

	it('counts the steps to the nearest spread that can be cleared', () => {
		assert.equal(detour(1, 1, 0, 1, 0), 1);
		assert.equal(detour(2, 1, 0, 0, 0), 1);
		assert.equal(detour(2, 1, 1, 0, 0), 3);
		assert.equal(detour(1, 0, 0, 0, 2), 3);
		assert.equal(detour(1, 0, 1, 0, 1), 2);
		// One of four can be given away to make a flat line.
		assert.equal(detour(1, 0, 4, 0, 0), 1);
	});

	it('knows no way for one or two blocks', () => {
		for (const blocks of [
			[1, 0, 0, 0, 0],
			[0, 2, 0, 0, 0],
			[1, 0, 0, 0, 1],
		]) {
			assert.equal(detour(...blocks), hopeless);
		}
	});

	it('names the steps that change a detour, and knows one that helps wherever one is needed', () => {
		const detours = new Detours();
		for (let spread = 0; spread < 8 ** 5; spread++) {
			const columns = [0, 1, 2, 3, 4].map((x) => (spread >> (3 * x)) & 7);
			// More than six of a colour cannot stand in one column without being cleared.
			if (Math.max(...columns) > 6 || detours.of(spread) === hopeless) continue;
			const changes = detours.changes(spread);
			assert.equal(nearer(changes) !== 0, detours.of(spread) > 0);
			for (let step = 0; step < 8; step++) {
				const [from, to] = step < 4 ? [step, step + 1] : [step - 3, step - 4];
				if (columns[from] === 0) continue;
				const after = spread + (spreadUnits[to] as number) - (spreadUnits[from] as number);
				const change = ((changes >>> (4 * step)) & 15) - 1;
				assert.equal(detours.of(after) - detours.of(spread), change);
				assert.equal((nearer(changes) >>> (4 * step)) & 1, change < 0 ? 1 : 0);
			}
		}
	});

	it('never asks for more drags than a play takes', function () {
		this.timeout(60_000);
		let met = 0;
		let boards = 0;
		for (const { columns } of playedBackTasks(3, 2, 3, 12)) {
			const fewest = [1, 2, 3].find((n) => firstPlay(columns, n));
			if (fewest) assert.ok(leastDrags(columns) <= fewest, JSON.stringify(columns));
			if (fewest === leastDrags(columns)) met++;
			if (++boards === 1500) break;
		}
		assert.ok(met > 500);
	});

	it('adds up the colours: two steps a drag', () => {
		assert.equal(leastDrags(columnsOf('1|1||1|')), 1);
		assert.equal(leastDrags(columnsOf('1|1|2|1|2 2')), 1);
		assert.equal(leastDrags(columnsOf('1|||1 2|1 2 2')), 2);
	});
});
