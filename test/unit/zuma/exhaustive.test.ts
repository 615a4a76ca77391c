import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agreeOnAll, boardsOf, handsUpTo } from './boards.ts';

describe('Zuma, every board over three colours, with every hand of up to five', () => {
	it('is about 55 hands', () => {
		assert.equal(handsUpTo(5).length, 55);
	});

	for (const [length, boards] of [1, 2, 4, 11, 30, 82].entries()) {
		it(`agrees with all insertions on the ${boards} boards of ${length + 1}`, () => {
			assert.equal(boardsOf(length + 1).length, boards);
			agreeOnAll(length + 1);
		}).timeout(60_000);
	}
});
