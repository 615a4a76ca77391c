import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Fault } from '../../../src/puzzles/puzzle.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { reading, write } from '../../../src/puzzles/stoneGame/reading.ts';
import { gameOf, gameWith } from './rows.ts';

const seed = { seed: 1406 };

function faultOf(text: string): Fault {
	const read = finish(reading(text));
	assert.ok(!read.ok, `${text} is read`);
	return read.fault;
}

function notesOf(text: string): string[] {
	const read = finish(reading(text));
	assert.ok(read.ok);
	return read.notes.map((note) => say(note));
}

describe('Stone Game III reading', () => {
	for (const [text, values] of [
		['[1,2,3,7]', [1, 2, 3, 7]],
		['1, 2, 3, 7', [1, 2, 3, 7]],
		[' [ -1 ,\r\n\t+2 , 007 ] \n', [-1, 2, 7]],
		['[1,2,]', [1, 2]],
		['[−1，2，\u00a03]', [-1, 2, 3]],
		['[-0]', [0]],
		['[]', []],
		['[ ]', []],
		['[9007199254740991]', [9007199254740991]],
	] as const) {
		it(`reads ${JSON.stringify(text)}`, () => assert.deepEqual([...gameOf(text).values], values));
	}

	for (const [text, name, marked, sentence] of [
		['', 'no-row', '', 'There is no row of piles here'],
		[' \n', 'no-row', ' \n', 'There is no row of piles here'],
		['[1,,2]', 'missing-value', ',', 'Pile 2 has no value'],
		[',1', 'missing-value', ',', 'Pile 1 has no value'],
		['[1.5,2]', 'not-a-whole-number', '1.5', 'Pile 1 is not a whole number: 1.5'],
		['[1, 1e3]', 'not-a-whole-number', '1e3', 'Pile 2 is not a whole number: 1e3'],
		['[1, 2 3]', 'not-a-whole-number', '2 3', 'Pile 2 is not a whole number: 2 3'],
		['[1, "2"]', 'not-a-whole-number', '"2"', 'Pile 2 is not a whole number: "2"'],
		['[1, - 2]', 'not-a-whole-number', '- 2', 'Pile 2 is not a whole number: - 2'],
		['[1, --2]', 'not-a-whole-number', '--2', 'Pile 2 is not a whole number: --2'],
		['[1, -]', 'not-a-whole-number', '-', 'Pile 2 is not a whole number: -'],
		['3, -', 'not-a-whole-number', '-', 'Pile 2 is not a whole number: -'],
		['[[1]]', 'not-a-whole-number', '[1', 'Pile 1 is not a whole number: [1'],
		['[1,2', 'unclosed-row', '[', 'The row has no closing bracket'],
		['[1,2] x', 'text-after-row', ' x', 'Nothing may follow the row'],
		['1,2]', 'text-after-row', ']', 'Nothing may follow the row'],
		['[1]\nCarol 1 2', 'text-after-row', '\nCarol 1 2', 'Nothing may follow the row'],
	] as const) {
		it(`refuses ${JSON.stringify(text)}: ${name}`, () => {
			const fault = faultOf(text);
			assert.equal(fault.name, name);
			assert.equal(text.slice(fault.span.start, fault.span.end), marked);
			assert.equal(say(fault.message), sentence);
		});
	}

	it('refuses scores that could leave the safe whole numbers, at the pile where they do', () => {
		const unsafe = 'The scores could go beyond ±9007199254740991, where they are no longer exact';
		for (const [text, marked] of [
			['[9007199254740991, -1, 5]', '-1'],
			['[9007199254740992]', '9007199254740992'],
			['[1, 99999999999999999999999999]', '99999999999999999999999999'],
		] as const) {
			const fault = faultOf(text);
			assert.equal(fault.name, 'unsafe-sum');
			assert.equal(text.slice(fault.span.start, fault.span.end), marked);
			assert.equal(say(fault.message), unsafe);
		}
		assert.equal(faultOf('[1]\nBob 9007199254740991 0').name, 'unsafe-sum');
	});

	it('marks and quotes only the beginning of a faulty pile of any length', () => {
		const fault = faultOf(`[1,${'x'.repeat(1_000_000)}]`);
		assert.deepEqual(fault.span, { start: 3, end: 43 });
		assert.equal(say(fault.message), `Pile 2 is not a whole number: ${'x'.repeat(20)}…`);
	});

	it('solves what the judge would not ask, and says so', () => {
		assert.deepEqual(notesOf('[1000,-1000]'), []);
		assert.deepEqual(notesOf('[1001]'), ['The judge asks for values from -1000 to 1000']);
		assert.deepEqual(notesOf('[]'), ['The judge asks for at least one pile']);
		const long = `[${new Array(50_001).fill(1).join(',')}]`;
		assert.deepEqual(notesOf(long), ['The judge asks for at most 50000 piles, not 50001']);
	});

	it('reads a game under way: whose turn it is and the scores', () => {
		const game = gameOf('[3,7]\nBob -6 2');
		assert.deepEqual([game.turn, game.alice, game.bob], ['Bob', -6, 2]);
		assert.equal(write(game), '[3,7]\nBob -6 2');
	});

	it('reads back what it writes', () => {
		const whole = fc.oneof(
			fc.integer({ min: -1000, max: 1000 }),
			fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
		);
		fc.assert(
			fc.property(
				fc.array(whole),
				fc.constantFrom('Alice', 'Bob'),
				whole,
				whole,
				(values, turn, alice, bob) => {
					const game = { ...gameWith(values), turn, alice, bob };
					assert.deepEqual(gameOf(write(game)), game);
				},
			),
			seed,
		);
		assert.equal(write(gameOf(' 1, -2,3')), '[1,-2,3]');
	});

	it('reads long rows in portions, with the same result', () => {
		const values = Array.from({ length: 200_000 }, (_, pile) => (pile % 3 === 0 ? -1 : 1) * (pile + 1));
		const search = reading(`[${values.join(', ')}]`);
		let pauses = 0;
		let step = search.next();
		for (; !step.done; step = search.next()) pauses++;
		assert.ok(pauses > 10);
		assert.ok(step.value.ok);
		assert.deepEqual(Array.from(step.value.input.values), values);
	});

	it('never throws and never marks outside the text', () => {
		const scrap = fc.constantFrom(
			'[',
			']',
			',',
			'，',
			'-',
			'−',
			'+',
			'1',
			'23',
			' ',
			'\n',
			'.',
			'e',
			'"',
			'Bob',
			'{',
		);
		const text = fc.oneof(
			fc.string(),
			fc.array(scrap).map((scraps) => scraps.join('')),
		);
		fc.assert(
			fc.property(text, (text) => {
				const read = finish(reading(text));
				if (read.ok) return;
				const { start, end } = read.fault.span;
				assert.ok(0 <= start && start <= end && end <= text.length, `${start}–${end}`);
			}),
			{ ...seed, numRuns: 2000 },
		);
	});

	it('stays linear on text made to slow it down', () => {
		const much = 300_000;
		assert.equal(faultOf(' '.repeat(much)).name, 'no-row');
		assert.equal(faultOf(`[1${' '.repeat(much)}x]`).name, 'not-a-whole-number');
		assert.equal(faultOf(`[1]${'\n'.repeat(much)}x`).name, 'text-after-row');
		assert.equal(faultOf('['.repeat(much)).name, 'not-a-whole-number');
		assert.equal(faultOf(`[${'9'.repeat(much)}]`).name, 'unsafe-sum');
	});
});
