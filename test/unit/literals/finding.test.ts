import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { inPlaceOf, puzzleAt, sourceSpan } from '../../../src/literals/finding.ts';
import { findPuzzles } from '../../../src/literals/index.ts';

describe('inPlaceOf', () => {
	/** The text with the answer written in place of the one that it expects. */
	function mended(text: string, answer: string): string {
		const expected = findPuzzles(text)[0]?.expected;
		assert.ok(expected);
		const { start, end } = expected.span;
		return text.slice(0, start) + inPlaceOf(expected, answer) + text.slice(end);
	}

	it('keeps quotes of every kind', () => {
		for (const [open, close] of ["''", '""', '``', '“”'] as const) {
			const text = (answer: string) => `{stoneValue: [1,2,3,7], expected: ${open}${answer}${close}}`;
			assert.equal(mended(text('Alice'), 'Bob'), text('Bob'));
		}
	});

	it('writes into escaped quotes', () => {
		assert.equal(
			mended('{"input":"[1,2,3,7]","output":"\\"Tie\\"\\n"}', 'Bob'),
			'{"input":"[1,2,3,7]","output":"\\"Bob\\"\\n"}',
		);
	});

	it('writes over the sign of a negative number', () => {
		assert.equal(mended('findMinStep("G", "GGGGG"); // -1', '2'), 'findMinStep("G", "GGGGG"); // 2');
		assert.equal(mended('findMinStep("WRRBBW", "RB"); // 3', '-1'), 'findMinStep("WRRBBW", "RB"); // -1');
		assert.equal(mended('输入："G", "GGGGG"\n输出：−1', '2'), '输入："G", "GGGGG"\n输出：2');
	});

	const rows = ['3', '1 0', '2 1 0', '2 3 4 0', '3 1 0', '2 4 3 4 0'];
	const answer = '2 1 1\n3 1 1\n3 0 1';

	it('parts lines as the expected lines are parted', () => {
		const comment = (lines: string) => `# ${rows.join('\n# ')}\n# Output:\n# ${lines}\n`;
		assert.equal(mended(comment('0 0 1\n# 0 0 1'), answer), comment(answer.replaceAll('\n', '\n# ')));
		const html = (lines: string) => `${rows.join('<br/>')}<br/>\nOutput: ${lines}\n`;
		assert.equal(mended(html('0 0 1<br/>0 0 1'), answer), html(answer.replaceAll('\n', '<br/>')));
	});

	it('parts lines as those of the puzzle where one line was expected', () => {
		const json = (lines: string) => `{ "input": "${rows.join('\\n')}", "output": "${lines}" }`;
		assert.equal(mended(json('-1'), answer), json(answer.replaceAll('\n', '\\n')));
		const crlf = (lines: string) => `Input:\r\n${rows.join('\r\n')}\r\n\r\nOutput:\r\n${lines}\r\n`;
		assert.equal(mended(crlf('-1'), answer), crlf(answer.replaceAll('\n', '\r\n')));
	});

	it('keeps to one line in a string on one line, whatever the puzzle does', () => {
		const python = (lines: string) => `assert mayan("""${rows.join('\n')}""") == "${lines}"\n`;
		assert.equal(mended(python('-1'), answer), python(answer.replaceAll('\n', '\\n')));
	});
});

describe('a long list', () => {
	for (const count of [2000, 200_000]) {
		const list = `[${'1,2,3,7,'.repeat(count / 4).slice(0, -1)}]`;

		it(`of ${count} values is found whole, with what stands behind it`, () => {
			const [found] = findPuzzles(`stoneValue = ${list}\nexpected = "Bob"\n`);
			assert.deepEqual([found?.start, found?.end, found?.input], [13, 13 + list.length, list]);
			assert.equal(found?.expected?.text, 'Bob');
		});

		it(`of ${count} values is found with what stands ahead of it`, () => {
			const [found] = findPuzzles(`(${list}, "Bob")`);
			assert.deepEqual([found?.start, found?.end], [1, 1 + list.length]);
			assert.equal(found?.expected?.text, 'Bob');
		});
	}
});

describe('sourceSpan', () => {
	/** What stands in the text for a stretch of the judge form of its first puzzle. */
	function source(text: string, start: number, end: number): string {
		const [found] = findPuzzles(text);
		assert.ok(found);
		const span = sourceSpan(text, found, { start, end });
		return text.slice(span.start, span.end);
	}

	it('finds letters of boards and hands, in either order', () => {
		const text = 'hand = "WRBRW"\nboard = "WWRRBBWW"';
		assert.equal(source(text, 0, 8), 'WWRRBBWW');
		assert.equal(source(text, 2, 4), 'RR');
		assert.equal(source(text, 9, 14), 'WRBRW');
		assert.equal(source(text, 11, 12), 'B');
	});

	it('finds numbers of lists, however they are spaced', () => {
		const text = 'stoneValue = [ 10,\n  -2,\n  1_000L ]';
		// [10,-2,1000]
		assert.equal(source(text, 1, 3), '10');
		assert.equal(source(text, 4, 6), '-2');
		assert.equal(source(text, 7, 11), '1_000L');
		assert.equal(source(text, 1, 6), '10,\n  -2');
	});

	it('finds numbers of lines', () => {
		const text = '# 3\n#  1  0\n# 2  1 0\n# 2 3 4 0\n# 3 1 0\n# 2 4  3 4 0\n';
		assert.equal(source(text, 0, 1), '3');
		assert.equal(source(text, 2, 5), '1  0');
		assert.equal(source(text, 8, 9), '1');
		assert.equal(source(text, 32, 35), '4 0');
	});
});

describe('puzzleAt', () => {
	it('prefers the puzzle whose letters are there', () => {
		const text = 'boards = ["WRRBBW", "G"]\nhands = ["RB", "GGGGG"]';
		const found = findPuzzles(text);
		assert.equal(puzzleAt(found, text.indexOf('WRR') + 2)?.input, 'WRRBBW\nRB');
		assert.equal(puzzleAt(found, text.indexOf('"G"') + 1)?.input, 'G\nGGGGG');
		assert.equal(puzzleAt(found, text.indexOf('RB", "GG'))?.input, 'WRRBBW\nRB');
		assert.equal(puzzleAt(found, text.indexOf('GGGGG'))?.input, 'G\nGGGGG');
	});

	it('includes both ends and nothing beyond', () => {
		const text = '  "WRRBBW", "RB"  ';
		const found = findPuzzles(`f(${text})`);
		assert.equal(found.length, 1);
		const [{ start, end } = { start: 0, end: 0 }] = found;
		assert.ok(puzzleAt(found, start));
		assert.ok(puzzleAt(found, end));
		assert.equal(puzzleAt(found, start - 1), undefined);
		assert.equal(puzzleAt(found, end + 1), undefined);
	});
});
