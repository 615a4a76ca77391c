import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { mayan } from '../../../src/puzzles/mayan/mayan.ts';
import { mostDrags } from '../../../src/puzzles/mayan/reading.ts';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Fault } from '../../../src/puzzles/puzzle.ts';
import { scatteredTasks } from '../../reference/mayanBoards.ts';
import { columnsOf, inputOf } from './boards.ts';

const seed = { seed: 1312 };

const sample = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n';
const sampleInput = { n: 3, columns: columnsOf('1|2 1|2 3 4|3 1|2 4 3 4') };

function faultOf(text: string): Fault {
	const reading = mayan.read(text);
	assert.ok(!reading.ok, `${text} is read`);
	return reading.fault;
}

function notesOn(text: string): string[] {
	const reading = mayan.read(text);
	assert.ok(reading.ok);
	return reading.notes.map((note) => say(note));
}

describe('Mayan reading', () => {
	for (const [what, text] of [
		['the judge form', sample],
		['no final newline', sample.trimEnd()],
		['blank lines at the end', `${sample}\n \n\n`],
		['Windows line ends', sample.replaceAll('\n', '\r\n')],
		['old Macintosh line ends', sample.replaceAll('\n', '\r')],
		['blanks around the numbers', sample.replaceAll(' ', ' \t ').replaceAll('\n', ' \n ')],
		['leading zeros', sample.replaceAll('1', '01')],
	] as const) {
		it(`reads ${what}`, () => assert.deepEqual(inputOf(text), sampleInput));
	}

	it('reads full columns and empty ones', () => {
		assert.deepEqual(inputOf('1\n1 2 1 2 1 2 1 0\n0\n0\n0\n0').columns, columnsOf('1 2 1 2 1 2 1||||'));
	});

	for (const [text, name, marked, sentence] of [
		['', 'lines-missing', '', 'There is nothing to read'],
		['3\n1 0\n0\n0', 'lines-missing', '3\n1 0\n0\n0', 'Line 5 is missing: after n there are five columns'],
		['3\n0\n0\n0\n0\n1 0\n0', 'lines-left-over', '0', 'Line 7 is too much: after n there are five columns'],
		[
			'3\n0\n0\n0\n0\n1 0\nAnswer',
			'lines-left-over',
			'Answer',
			'Line 7 is too much: after n there are five columns',
		],
		['\n0\n0\n0\n0\n0', 'not-a-number', '', 'Line 1 is blank: it gives n, the number of drags'],
		['n\n0\n0\n0\n0\n0', 'not-a-number', 'n', 'Line 1: n is not a whole number'],
		['3 4\n0\n0\n0\n0\n0', 'n-not-alone', '4', 'Line 1: n, the number of drags, stands alone on its line'],
		['0\n0\n0\n0\n0\n0', 'n-below-1', '0', 'Line 1: n is 0, but at least one drag is made'],
		['-2\n0\n0\n0\n0\n0', 'n-below-1', '-2', 'Line 1: n is -2, but at least one drag is made'],
		[
			'1001\n0\n0\n0\n0\n0',
			'n-too-large',
			'1001',
			'Line 1: n is 1001, but at most 1000 drags can be replayed',
		],
		['1\n1 0\n2 2\n0\n0\n0', 'zero-missing', '2 2', 'Line 3: the 0 that ends the column is missing'],
		['1\n1 0\n\n0\n0\n0', 'zero-missing', '', 'Line 3: the 0 that ends the column is missing'],
		['1\n1 0\n2 0 2 0\n0\n0\n0', 'after-zero', '2', 'Line 3: 2 comes after the 0 that ends the column'],
		['1\n0\n0\n1 x 0\n0\n0', 'not-a-number', 'x', 'Line 4: x is not a whole number'],
		['1\n0\n0\n1.5 0\n0\n0', 'not-a-number', '1.5', 'Line 4: 1.5 is not a whole number'],
		['1\n0\n0\n１ 0\n0\n0', 'not-a-number', '１', 'Line 4: １ is not a whole number'],
		['1\n0\n0\n٣ 0\n0\n0', 'not-a-number', '٣', 'Line 4: ٣ is not a whole number'],
		['1\n0\n0\n0\n-3 0\n0', 'colour-below-1', '-3', 'Line 5: -3 is no colour, colours start at 1'],
		['1\n1 2 1 2 1 2 1 2 0\n0\n0\n0\n0', 'column-too-tall', '2', 'Line 2: a column has at most 7 blocks'],
		[
			'1\n0\n99999999999999999999999 0\n0\n0\n0',
			'number-too-large',
			'99999999999999999999999',
			'Line 3: 99999999999999999999… is too large',
		],
		[
			'1\n0\n2 1 1 1 0\n0\n0\n0',
			'clears-at-start',
			'1',
			'Line 3: the blocks of colour 1 would clear before the first drag',
		],
		[
			'1\n0\n1 0\n2 0\n2 0\n2 0',
			'clears-at-start',
			'2',
			'Line 4: the blocks of colour 2 would clear before the first drag',
		],
	] as const) {
		it(`refuses ${JSON.stringify(text)}: ${name}`, () => {
			const fault = faultOf(text);
			assert.equal(fault.name, name);
			assert.equal(text.slice(fault.span.start, fault.span.end), marked);
			assert.equal(say(fault.message), sentence);
		});
	}

	it('marks the place of a fault after Windows line ends', () => {
		const text = '1\r\n1 0\r\n2 x 0\r\n0\r\n0\r\n0\r\n';
		assert.equal(faultOf(text).span.start, text.indexOf('x'));
	});

	it('notes what the judge would not ask, and reads it', () => {
		assert.deepEqual(notesOn(sample), []);
		assert.deepEqual(notesOn('6\n1 0\n0\n0\n0\n0'), ['The judge asks for at most 5 drags']);
		assert.deepEqual(notesOn('5\n11 0\n10 0\n0\n0\n0'), [
			'The judge has at most 10 colours, this board has colour 11',
		]);
		assert.equal(inputOf(`${mostDrags}\n1 0\n0\n0\n0\n0`).n, mostDrags);
	});

	it('gives back what it writes', () => {
		let rest = 500;
		for (const task of scatteredTasks(20, 3)) {
			assert.deepEqual(inputOf(mayan.write(task)), task);
			if (--rest === 0) break;
		}
	});

	it('never throws, and its spans lie within the text', () => {
		const word = fc.oneof(
			fc.constantFrom(
				'0',
				'1',
				'2',
				'-1',
				'3',
				'\n',
				'\r\n',
				' ',
				'1e9',
				'२',
				'x',
				'0x1',
				'+1',
				'\u2028',
				'∞',
			),
			fc.string(),
			fc.bigInt().map(String),
		);
		fc.assert(
			fc.property(fc.array(word, { maxLength: 60 }), fc.constantFrom('', ' '), (words, between) => {
				const text = words.join(between);
				const reading = mayan.read(text);
				if (reading.ok) return;
				const { start, end } = reading.fault.span;
				assert.ok(0 <= start && start <= end && end <= text.length);
				assert.ok(say(reading.fault.message).length < 200);
			}),
			{ ...seed, numRuns: 3000 },
		);
	});

	it('refuses a megabyte of anything at once', () => {
		for (const text of [
			'1'.repeat(1_000_000),
			'1 '.repeat(500_000),
			'1\n'.repeat(500_000),
			`1\n${'1 '.repeat(500_000)}`,
			`1\n${' '.repeat(1_000_000)}0`,
			'\n'.repeat(1_000_000),
			'１'.repeat(1_000_000),
		]) {
			assert.ok(!mayan.read(text).ok);
		}
	});
});
