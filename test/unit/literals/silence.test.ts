import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/literals/index.ts';
import { crlf } from './marked.ts';
import { silences } from './silences.ts';

describe('silence', () => {
	for (const [name, text] of silences) {
		it(name, () => {
			for (const variant of [text, crlf(text)]) {
				const { puzzles, faults } = readText(variant);
				assert.deepEqual(
					puzzles.map(({ id, input }) => [id, input]),
					[],
				);
				assert.deepEqual(
					faults.map(({ id, fault }) => [id, fault.name]),
					[],
				);
			}
		});
	}
});
