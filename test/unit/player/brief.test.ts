import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { brief } from '../../../src/webview/brief.ts';

/** As a person sees it. */
const seen = (notation: string) =>
	brief(notation)
		.map(({ text, cut }) => (cut ? '…' : text))
		.join('');

describe('A brief notation', () => {
	it('is the notation itself for every board that a judge gives', () => {
		const row = 'RRYYBBGGWWRRYYBB';
		for (const notation of [`${row}[B] → ${row.slice(0, -2)}`, 'Alice: 1, 2, 3', '2 1 -1', 'Start'])
			assert.equal(seen(notation), notation);
	});

	const front = 'RRYYBB'.repeat(9);
	const back = 'WWRRYY'.repeat(9);

	it('has what is next to the insertion, and the ends of the row that comes of it', () => {
		assert.equal(seen(`${front}[G]${back} → ${front}${back}`), '…RRYYBB[G]WWRRYY… → RRYYBB…WWRRYY');
	});

	it('has a short side of an insertion in full, and either side may be missing', () => {
		assert.equal(seen(`RR[R]${back} → ${back}`), 'RR[R]WWRRYY… → WWRRYY…WWRRYY');
		assert.equal(seen(`[R]${back} → R${back}`), '[R]WWRRYY… → RWWRRY…WWRRYY');
		assert.equal(seen(`${back}[R] → ${back}R`), '…WWRRYY[R] → WWRRYY…WRRYYR');
	});

	it('loses nothing', () => {
		const notation = `${front}[G]${back} → ${front}${back}`;
		assert.equal(
			brief(notation)
				.map(({ text }) => text)
				.join(''),
			notation,
		);
	});
});
