import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readText } from '../../../src/literals/index.ts';
import { marked } from './marked.ts';

/** A name for the test, the text with the place of the fault marked by `⟦…⟧`, and the fault's name. */
const certain: readonly (readonly [name: string, source: string, fault: string])[] = [
	['a letter that is no colour, in a call', 'findMinStep("WR⟦X⟧BBW", "RB")', 'not-a-colour'],
	['letters of both', 'board = "WR⟦X⟧BBW", hand = "RQ"', 'not-a-colour'],
	['a letter of the hand', 'board = "WRRBBW"\nhand = "R⟦Z⟧"', 'not-a-colour'],
	['a small letter', 'findMinStep("WRRBBW", "R⟦b⟧")', 'not-a-colour'],
	['the hand first', 'hand = "RB"\nboard = "WRR⟦P⟧BW"', 'not-a-colour'],
	['in a String::from', 'find_min_step(String::from("W⟦Q⟧RBW"), "RB".into())', 'not-a-colour'],
	['an empty hand', 'findMinStep("WRRBBW", ⟦""⟧)', 'empty-hand'],
	['an empty board', 'findMinStep(⟦""⟧, "RB")', 'empty-board'],
	['a run of three', 'board = "W⟦RRR⟧BBW", hand = "RB"', 'run-of-three'],
	['a run of four in a statement', 'Input: board = "⟦BBBB⟧", hand = "B"\nOutput: 1', 'run-of-three'],
	['a row among others', 'cases = [("WRRBBW", "RB", -1), ("⟦WWW⟧YY", "RRR", -1)]', 'run-of-three'],
	['a value that is not whole', 'stoneValue = [1, ⟦2.5⟧, 3]', 'not-a-whole-number'],
	[
		'a value that is not whole, in a call',
		'stoneGameIII(vec![1.5, 2.0])'.replace('1.5', '⟦1.5⟧'),
		'not-a-whole-number',
	],
	['a value missing', 'stoneGameIII([1,⟦,⟧2])', 'missing-value'],
	['a value missing between blanks', 'stoneGameIII([5, 3⟦, , ⟧2])', 'missing-value'],
	['a zero missing', '# P1312\n3\n1 0\n2 1 0\n⟦2 3 4⟧\n3 1 0\n2 4 3 4 0\n', 'zero-missing'],
	[
		'a column too tall',
		'玛雅游戏\n3\n1 0\n1 2 3 1 2 3 1 ⟦2⟧ 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n',
		'column-too-tall',
	],
	['floating text', 'Mayan\n3\n1 0\n2 0 ⟦1⟧ 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n', 'after-zero'],
	['a colour below 1', 'Mayan\n3\n1 0\n2 ⟦-1⟧ 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n', 'colour-below-1'],
	['n below 1', 'const mayan = `\n⟦0⟧\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0`', 'n-below-1'],
	['blocks that clear at once', 'Mayan\n1\n⟦1⟧ 1 1 0\n0\n0\n0\n0\n', 'clears-at-start'],
	['a line missing', 'Mayan\n⟦3\n1 0\n2 1 0\n2 3 4 0\n3 1 0⟧\n', 'lines-missing'],
];

/** Texts that are no puzzle, and of which it is not certain that one is meant. */
const uncertain: readonly (readonly [name: string, text: string])[] = [
	['a run of three without names', 'draw("WWWRR", "RB")'],
	['a row without a legal one beside it', '[["WWWRR", "RB", 1]]'],
	['judge lines', '"WWWRR"\n"RB"\n'],
	['letters of both, and few colours', 'board = "RXRYRZ", hand = "RQ"'],
	['a letter in words without two equal ones in a row', 'board = "GROW", hand = "BOW"'],
	['mana of a card game', 'card = {board: "WUBRG", hand: "GUW"}'],
	['what is to throw', 'expect(() => findMinStep("WWW", "RB")).toThrow();'],
	['what is to raise', 'with pytest.raises(ValueError):\n    find_min_step("WRXBBW", "RB")'],
	['what is to panic', '#[should_panic]\nfn strange() {\n    find_min_step("WRXBBW", "RB");\n}'],
	['other letters', 'board = "KQJ", hand = "AT"'],
	['no letters', 'board = "", hand = ""'],
	['numbers called stones that are not whole', 'stones = [1.5, 2.5]'],
	['columns without a title', '3\n1 0\n2 1\n2 3 4 0\n3 1 0\n2 4 3 4 0\n'],
];

describe('faults', () => {
	for (const [name, source, fault] of certain) {
		it(name, () => {
			const { text, puzzles: places } = marked(source);
			const { faults } = readText(text);
			assert.deepEqual(
				faults.map((faulty) => [
					faulty.fault.name,
					text.slice(faulty.fault.span.start, faulty.fault.span.end),
				]),
				places.map(({ start, end }) => [fault, text.slice(start, end)]),
			);
			assert.deepEqual(
				faults.map((faulty) => faulty.fault.span),
				places,
			);
		});
	}
	for (const [name, text] of uncertain) {
		it(`says nothing of ${name}`, () => {
			const { puzzles, faults } = readText(text);
			assert.deepEqual([...puzzles, ...faults], []);
		});
	}
});
