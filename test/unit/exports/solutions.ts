import fc from 'fast-check';
import type { Solution } from '../../../src/exports/solution.ts';
import { puzzles } from '../../../src/puzzles/index.ts';
import type { PuzzleId } from '../../../src/puzzles/puzzle.ts';
import { finish } from '../../../src/puzzles/search.ts';

/** A puzzle in its plain judge form, solved. */
export function solutionOf(id: PuzzleId, text: string): Solution {
	const puzzle = puzzles[id];
	const reading = puzzle.read(text);
	if (!reading.ok) throw new Error(reading.fault.message.message);
	return { puzzle, input: reading.input, outcome: finish(puzzle.solve(reading.input)) };
}

/** One of each kind: clears in a cascade, notes under piles, groups that fall, no solution, no move at all. */
export const examples: readonly (readonly [PuzzleId, string])[] = [
	['zuma', 'RBYYBBRRB\nYRBGB'],
	['zuma', 'WRRBBW\nRB'],
	['zuma', 'RYG\nB'],
	['stone-game-iii', '[1,2,3,7,-4,5,9,-1]'],
	['stone-game-iii', `[${Array.from({ length: 40 }, (_, pile) => ((pile * 37) % 19) - 9).join(',')}]`],
	['mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n'],
	['mayan', '1\n1 0\n2 0\n1 0\n0\n0\n'],
];

/** Small puzzles of all kinds in their plain judge form. */
export function anyPuzzle(): fc.Arbitrary<[PuzzleId, string]> {
	const word = (least: number, most: number) =>
		fc
			.array(fc.constantFrom(...'RYBGW'), { minLength: least, maxLength: most })
			.map((letters) => letters.join(''));
	const zuma = fc
		.tuple(word(1, 8), word(1, 4))
		.map(([board, hand]): [PuzzleId, string] => ['zuma', `${board}\n${hand}`]);
	const stone = fc
		.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 16 })
		.map((values): [PuzzleId, string] => ['stone-game-iii', `[${values.join(',')}]`]);
	const column = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
	const mayan = fc
		.tuple(fc.integer({ min: 1, max: 2 }), fc.array(column, { minLength: 5, maxLength: 5 }))
		.map(([drags, columns]): [PuzzleId, string] => [
			'mayan',
			`${drags}\n${columns.map((blocks) => `${[...blocks, 0].join(' ')}\n`).join('')}`,
		]);
	return fc.oneof(zuma, stone, mayan).filter(([id, text]) => puzzles[id].read(text).ok);
}
