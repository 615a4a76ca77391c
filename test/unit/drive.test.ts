import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Drive, drive } from '../../src/puzzles/drive.ts';
import { phrase } from '../../src/puzzles/phrase.ts';
import type { Progress, Search } from '../../src/puzzles/search.ts';

/** A clock that only work moves on, one millisecond per position. */
function fakeClock(cancelAfter = Number.POSITIVE_INFINITY) {
	let time = 0;
	const slices: number[] = [];
	const reports: number[] = [];
	let sliceBegan = 0;
	const by: Drive = {
		now: () => time,
		pause: async () => {
			slices.push(time - sliceBegan);
			sliceBegan = time;
		},
		cancelled: () => time >= cancelAfter,
		report: ({ looked }: Progress) => reports.push(looked),
	};
	function* counting(positions: number): Search<string> {
		for (let looked = 1; looked <= positions; looked++) {
			time++;
			yield { looked, proven: phrase('At least {0}', looked) };
		}
		return 'found';
	}
	return { by, counting, slices, reports };
}

describe('Driving a search', () => {
	it('gives its result', async () => {
		const { by, counting } = fakeClock();
		assert.deepEqual(await drive(counting(25), by), { done: true, result: 'found' });
	});

	it('pauses after five milliseconds of work and reports what is known by then', async () => {
		const { by, counting, slices, reports } = fakeClock();
		await drive(counting(18), by);
		assert.deepEqual(slices, [5, 5, 5]);
		assert.deepEqual(reports, [5, 10, 15]);
	});

	it('does not pause for a search that is over at once', async () => {
		const { by, counting, slices } = fakeClock();
		await drive(counting(3), by);
		assert.deepEqual(slices, []);
	});

	it('ends a cancelled search after the slice that is running, with what it has proven', async () => {
		const { by, counting } = fakeClock(13);
		assert.deepEqual(await drive(counting(1000), by), {
			done: false,
			stopped: { why: 'cancelled', progress: { looked: 15, proven: phrase('At least {0}', 15) } },
		});
	});

	it('ends a search that is out of time within the slice', async () => {
		const { by, counting } = fakeClock();
		assert.deepEqual(await drive(counting(1000), { ...by, budget: 25 }), {
			done: false,
			stopped: { why: 'out of time', progress: { looked: 25, proven: phrase('At least {0}', 25) } },
		});
	});

	it('needs nobody to report to', async () => {
		const { by, counting } = fakeClock();
		const { report: _, ...silent } = by;
		assert.deepEqual(await drive(counting(25), silent), { done: true, result: 'found' });
	});

	it('rejects with what a search throws', async () => {
		const { by } = fakeClock();
		// biome-ignore lint/correctness/useYield: this search fails before it pauses.
		function* broken(): Search<string> {
			throw new Error('broken');
		}
		await assert.rejects(drive(broken(), by), /broken/);
	});
});
