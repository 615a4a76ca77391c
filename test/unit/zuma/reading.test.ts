import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import { zuma } from '../../../src/puzzles/zuma/zuma.ts';

/** The fault of a text: its name, the text that its span covers, and what it says. */
function fault(text: string): [string, string, string] {
	const reading = zuma.read(text);
	assert.ok(!reading.ok);
	const { name, span, message } = reading.fault;
	return [name, text.slice(span.start, span.end), say(message)];
}

/** Board and hand of a text. */
function read(text: string): [string, string] {
	const reading = zuma.read(text);
	assert.ok(reading.ok);
	return [reading.input.board, reading.input.hand];
}

function notes(text: string): string[] {
	const reading = zuma.read(text);
	assert.ok(reading.ok);
	return reading.notes.map((note) => say(note));
}

describe('Reading Zuma', () => {
	it('takes two lines or two words, in quotes or not', () => {
		for (const text of [
			'WWRRBBWW\nWRBRW',
			'"WWRRBBWW"\n"WRBRW"',
			"'WWRRBBWW'\r\n'WRBRW'\r\n",
			'  WWRRBBWW   WRBRW  ',
			'"WWRRBBWW", "WRBRW"',
		]) {
			assert.deepEqual(read(text), ['WWRRBBWW', 'WRBRW'], JSON.stringify(text));
		}
	});

	it('reads what it writes', () => {
		fc.assert(
			fc.property(word(40), word(12), (letters, hand) => {
				const board = letters.replace(/(.)\1\1+/g, '$1$1');
				assert.deepEqual(read(zuma.write({ board, hand })), [board, hand]);
			}),
			{ seed: 488 },
		);
	});

	it('names a letter that is no colour, and its place', () => {
		assert.deepEqual(fault('WWRRBBXW\nWRBRW'), [
			'not-a-colour',
			'X',
			'X at place 7 of the board is not a ball colour; use R, Y, B, G or W',
		]);
		assert.deepEqual(fault('"WWRR"\n"Wr"'), [
			'not-a-colour',
			'r',
			'r at place 2 of the hand is not a ball colour; use R, Y, B, G or W',
		]);
		assert.deepEqual(fault('W😀 R').slice(0, 2), ['not-a-colour', '😀']);
	});

	it('names what is missing', () => {
		assert.deepEqual(fault(''), ['empty-board', '', 'The board has no balls']);
		assert.deepEqual(fault('""\n"R"'), ['empty-board', '""', 'The board has no balls']);
		assert.deepEqual(fault('\nR'), ['empty-board', '', 'The board has no balls']);
		assert.deepEqual(fault('RR'), ['empty-hand', '', 'The hand has no balls']);
		assert.deepEqual(fault('"RR"\n""'), ['empty-hand', '""', 'The hand has no balls']);
	});

	it('takes no board that starts with a run of three or more', () => {
		assert.deepEqual(fault('"WRRRRW" "R"'), [
			'run-of-three',
			'RRRR',
			'The board may not start with a run of three or more: R stands 4 times from place 2 on',
		]);
	});

	it('takes no more than a board and a hand', () => {
		assert.deepEqual(fault('WW R\nB G\n'), [
			'extra-text',
			'B G',
			'A Zuma puzzle is one board and one hand; more text follows them',
		]);
	});

	it('takes puzzles over the limits of the judge, and says so', () => {
		assert.deepEqual(notes('WWRRBBWWRRBBWWRR\nWRBRW'), []);
		assert.deepEqual(notes('WWRRBBWWRRBBWWRRB\nWRBRWW'), [
			'The judge asks no board over 16 balls; this one has 17',
			'The judge asks no hand over 5 balls; this one has 6',
		]);
	});

	it('takes 200 balls and hands of 30, and refuses what is beyond', () => {
		assert.deepEqual(read(`${'RB'.repeat(100)}\n${'G'.repeat(30)}`), ['RB'.repeat(100), 'G'.repeat(30)]);
		assert.deepEqual(fault(`${'RB'.repeat(25_000)}\nG`).slice(0, 2), ['too-large', 'RB'.repeat(25_000)]);
		assert.deepEqual(fault(`RB\n${'G'.repeat(31)}`), [
			'too-large',
			'G'.repeat(31),
			'A hand of more than 30 balls is beyond what can be solved here',
		]);
	});

	it('gives every text a puzzle or a fault within it', () => {
		const texts = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.string({ unit: fc.constantFrom(...'RYBGWrx "\'\n\r\t,\\') }),
		);
		fc.assert(
			fc.property(texts, (text) => {
				const reading = zuma.read(text);
				if (reading.ok) return reading.input.board.length > 0 && reading.input.hand.length > 0;
				const { start, end } = reading.fault.span;
				return 0 <= start && start <= end && end <= text.length;
			}),
			{ seed: 488, numRuns: 3000 },
		);
	});
});

function word(length: number): fc.Arbitrary<string> {
	return fc
		.array(fc.constantFrom(...'RYBGW'), { minLength: 1, maxLength: length })
		.map((letters) => letters.join(''));
}
