import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agreeOnAll, boardsOf } from './boards.ts';

describe('Zuma, every board of seven over three colours, with every hand of up to five', () => {
	// Half a minute, nearly all of it in the reference.
	it('agrees with all insertions on the 224 boards', () => {
		assert.equal(boardsOf(7).length, 224);
		agreeOnAll(7);
	}).timeout(300_000);
});
