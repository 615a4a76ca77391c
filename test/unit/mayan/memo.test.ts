import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Memo } from '../../../src/puzzles/mayan/memo.ts';
import { randomFrom } from '../../reference/random.ts';

/** Adds `count` random positions, a few of them close relatives, and tells how many of them are still known. */
function remembered(memo: Memo, count: number) {
	const random = randomFrom(5);
	const added = new Map<string, { columns: Int32Array; left: number }>();
	let wrong = 0;
	for (let index = 0; index < count; index++) {
		const columns = Int32Array.from({ length: 5 }, () => random(2) * random(1 << 28));
		const left = 1 + random(1000);
		const key = `${columns.join()} ${left}`;
		if (added.has(key)) continue;
		if (memo.has(columns, left)) wrong++;
		memo.add(columns, 0, left);
		added.set(key, { columns, left });
		if (memo.crowded) for (const _ of memo.grow());
	}
	let known = 0;
	for (const { columns, left } of added.values()) {
		if (memo.has(columns, left)) known++;
	}
	return { added: added.size, known, wrong };
}

describe('Mayan memo', () => {
	it('knows nearly all that was added, through all its growth, and nothing else', () => {
		const { added, known, wrong } = remembered(new Memo(1 << 20), 50_000);
		assert.equal(wrong, 0);
		assert.ok(known > 0.99 * added, `${known} of ${added}`);
	});

	it('forgets when it is full, and never makes up', () => {
		const { known, wrong } = remembered(new Memo(64), 2000);
		assert.equal(wrong, 0);
		assert.ok(known >= 64 && known <= 71, String(known));
	});
});
