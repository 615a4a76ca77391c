import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { mayan } from '../../../src/puzzles/mayan/mayan.ts';
import { boardOf, columnsOf, dragBlock, isLegal, settle } from '../../../src/puzzles/mayan/rules.ts';
import { finish } from '../../../src/puzzles/search.ts';
import rows from './cases.json' with { type: 'json' };

type Row =
	| { kind: string; input: string; expected: string }
	| { kind: 'simulation'; columns_before: number[][]; move: number[] | null; columns_after: number[][] };

describe('Mayan, collected cases', () => {
	for (const [index, row] of (rows as Row[]).entries()) {
		if ('input' in row) {
			it(`answers row ${index} (${row.kind})`, () => {
				const reading = mayan.read(row.input);
				assert.ok(reading.ok);
				assert.equal(`${finish(mayan.solve(reading.input)).answer}\n`, row.expected);
			});
			continue;
		}
		it(`plays row ${index} by the rules`, () => {
			const board = boardOf(row.columns_before);
			const [x, y, g] = row.move ?? [];
			let after = board;
			if (x !== undefined && y !== undefined) {
				const drag = { x, y, g: g === 1 ? 1 : -1 } as const;
				assert.ok(isLegal(board, drag));
				after = dragBlock(board, drag);
			}
			assert.deepEqual(columnsOf(settle(after)), row.columns_after);
		});
	}
});
