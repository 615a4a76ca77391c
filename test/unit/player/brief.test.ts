import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { brief } from '../../../src/webview/brief.ts';

describe('A brief notation', () => {
	it('is the notation itself for every board that a judge gives', () => {
		const row = 'RRYYBBGGWWRRYYBB';
		for (const notation of [`${row}[B] → ${row.slice(0, -2)}`, 'Alice: 1, 2, 3', '2 1 -1', 'Start'])
			assert.equal(brief(notation), notation);
	});

	it('has what is next to the insertion, and the ends of the row that comes of it', () => {
		const notation = `${'RRYYBB'.repeat(9)}GG[G]${'WWRRYY'.repeat(9)} → ${'RRYYBB'.repeat(9)}${'WWRRYY'.repeat(9)}`;
		assert.equal(brief(notation), '…YYBBGG[G]WWRRYY… → RRYYBB…WWRRYY');
	});

	it('has a short side of an insertion in full', () => {
		assert.equal(brief(`RR[R]${'YYBB'.repeat(12)} → ${'YYBB'.repeat(12)}`), 'RR[R]YYBBYY… → YYBBYY…BBYYBB');
	});
});
