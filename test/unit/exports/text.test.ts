import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { mostMoves, type Solution } from '../../../src/exports/solution.ts';
import { asMarkdown, asTestCase, asText } from '../../../src/exports/text.ts';
import { puzzles } from '../../../src/puzzles/index.ts';
import { phrase, say } from '../../../src/puzzles/phrase.ts';
import { anyPuzzle, solutionOf } from './solutions.ts';

/** The solution with another play in it. */
function playing(solution: Solution, moves: readonly unknown[]): Solution {
	return { ...solution, outcome: { ...solution.outcome, moves } };
}

const zuma = playing(solutionOf('zuma', 'WWRRBBWW\nWRBRW'), [
	{ place: 4, colour: 'R' },
	{ place: 3, colour: 'B' },
]);

describe('copying as text', () => {
	it('gives the puzzle, the moves in notation and the answer', () => {
		assert.equal(
			asText(zuma, say),
			`Zuma (LeetCode 488): 2 insertions

"WWRRBBWW"
"WRBRW"

1. WWRR[R]BBWW → WWBBWW
2. WWB[B]BWW → ∅

${zuma.outcome.reasons.map((reason) => `${say(reason)}\n`).join('')}${zuma.outcome.reasons.length > 0 ? '\n' : ''}Answer: 2
`,
		);
	});

	it('gives an answer of several lines as the judge prints it', () => {
		const sample = solutionOf('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n');
		assert.ok(asText(sample, say).endsWith('Answer:\n2 1 1\n3 1 1\n3 0 1\n'));
	});

	it('says why there is no answer', () => {
		const lost = solutionOf('zuma', 'WRRBBW\nRB');
		const text = asText(lost, say);
		assert.ok(text.startsWith('Zuma (LeetCode 488): No solution\n'));
		for (const reason of lost.outcome.reasons) assert.ok(text.includes(say(reason)), say(reason));
		assert.ok(text.endsWith('Answer: -1\n'));
	});
});

describe('copying another play than the answer', () => {
	/** Two insertions would do; this attempt has made one that costs more. */
	const puzzle = solutionOf('zuma', 'RRWWRR\nRRW');
	const made = [{ place: 0, colour: 'R' }];
	const standing = phrase('Costs {0} more than the best: {1} to go', 2, 2);

	it('says whose it is and where it has led, and still what the answer is', () => {
		assert.equal(
			asText({ ...puzzle, play: { moves: made, own: 1 }, standing }, say),
			`Zuma (LeetCode 488): 1 insertion

"RRWWRR"
"RRW"

Played by hand. Costs 2 more than the best: 2 to go

1. [R]RRWWRR → WWRR

${puzzle.outcome.reasons.map((reason) => `${say(reason)}\n`).join('')}
Answer: 1
`,
		);
	});

	it('says where the best moves begin', () => {
		const moves = [...made, { place: 0, colour: 'W' }, { place: 0, colour: 'R' }];
		const markdown = asMarkdown({ ...puzzle, play: { moves, own: 1 } }, say);
		assert.match(markdown, /^Played by hand up to move 1, then the best play from there$/m);
		assert.equal(markdown.match(/^\d+\. /gm)?.length, 3);
		const others = asText({ ...zuma, play: { moves: zuma.outcome.moves, own: 0 } }, say);
		assert.match(others, /^A best play that begins with WWRR\[R\]BBWW → WWBBWW$/m);
	});
});

describe('copying as Markdown', () => {
	it('shows rows of balls as emoji, from clear to clear, with the reason of each move', () => {
		const steps = asMarkdown(zuma, say)
			.split('\n')
			.filter((line) => /^\d\.|^ {3}/.test(line));
		assert.deepEqual(steps.slice(0, 3), [
			'1. ⚪⚪🔴🔴\\[🔴\\]🔵🔵⚪⚪ → ⚪⚪🔵🔵⚪⚪\\',
			'   Insert R next to RR: three reds clear',
			'2. ⚪⚪🔵\\[🔵\\]🔵⚪⚪ → ⚪⚪⚪⚪ → ∅\\',
		]);
	});

	it('shows the blocks before and after a drag', () => {
		const sample = solutionOf('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n');
		const lines = asMarkdown(sample, say).split('\n');
		const begin = lines.findIndex((line) => line.startsWith('2. '));
		assert.deepEqual(lines.slice(begin, begin + 6), [
			'2. `3 1 1`\\',
			'   ▫️▫️▫️▫️🟩 → ▫️▫️▫️▫️🟩\\',
			'   ▫️▫️🟩▫️🟦 → ▫️▫️🟩▫️🟦\\',
			'   ▫️🟥🟥🟦🟩 → ▫️🟥🟥🟩🟦\\',
			'   🟥🟨🟨🟦🟨 → 🟥🟨🟨🟦🟨\\',
			'   Drag 3 right, it changes places with 4: nothing clears',
		]);
		const many = solutionOf('mayan', '1\n8 8 10 0\n11 0\n8 0\n0\n0');
		assert.match(
			asMarkdown({ ...many, outcome: { ...many.outcome, moves: [{ x: 0, y: 2, g: 1 }] } }, say),
			/🔟▫️▫️▫️▫️ → ▫️▫️▫️▫️▫️\\\n {3}8️⃣▫️▫️▫️▫️ → 8️⃣🔟▫️▫️▫️\\\n {3}8️⃣118️⃣▫️▫️ → 8️⃣118️⃣▫️▫️/u,
		);
	});

	it('shows takes and drags in notation', () => {
		assert.match(asMarkdown(solutionOf('stone-game-iii', '[1,2,3,7]'), say), /^1\. `Alice: 1, 2, 3`\\$/m);
		const sample = solutionOf('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n');
		assert.match(asMarkdown(sample, say), /^1\. `2 1 1`\\$/m);
		assert.ok(asMarkdown(sample, say).endsWith('Answer:\n\n```text\n2 1 1\n3 1 1\n3 0 1\n```\n'));
	});

	it('shows the first moves of a long replay and says how many follow', () => {
		const row = Array.from({ length: 400 }, (_, pile) => (pile % 7) - 3);
		const long = solutionOf('stone-game-iii', `[${row.join(',')}]`);
		const markdown = asMarkdown(long, say);
		assert.equal(markdown.match(/^\d+\. /gm)?.length, mostMoves);
		assert.ok(markdown.includes(`\n\nand ${long.outcome.moves.length - mostMoves} more moves\n\n`));
		assert.equal(
			asText(long, say).match(/^\d+\. /gm)?.length,
			long.outcome.moves.length,
			'notation is short',
		);
	});

	it('makes no markup of what it says', () => {
		const hostile = '<img src=x onerror=alert(1)> **[a](javascript:b)** `c` | ~~d~~ &lt; $e$ \\';
		const { puzzle, outcome } = zuma;
		const speaking = { ...puzzle, caption: () => phrase(hostile), notation: () => '`` `x` ``' };
		const markdown = asMarkdown(
			{ ...zuma, puzzle: speaking, outcome: { ...outcome, reasons: [phrase(hostile)], answer: '```' } },
			say,
		);
		const plain = markdown.replace(/\\[!-/:-@[-`{-~]/g, '');
		assert.doesNotMatch(plain, /[<*[\]|~&$_]/, 'every sign that could start markup is escaped');
		assert.match(plain, /Answer: ```` ``` ````\n$/, 'code stands between more backticks than it has');
	});
});

describe('copying as a test case', () => {
	it('quotes words and leaves everything else as the judge reads it', () => {
		assert.equal(asTestCase(zuma), '"WWRRBBWW"\n"WRBRW"');
		assert.equal(asTestCase(solutionOf('stone-game-iii', ' 1, 2,3 ,7')), '[1,2,3,7]');
		const lines = '1\n1 0\n2 0\n1 0\n0\n0';
		assert.equal(asTestCase(solutionOf('mayan', `${lines}  \r\n`)), lines);
	});

	it('can be read back', () => {
		fc.assert(
			fc.property(anyPuzzle(), ([id, text]) => {
				const puzzle = puzzles[id];
				const reading = puzzle.read(text);
				assert.ok(reading.ok);
				const again = puzzle.read(asTestCase({ puzzle, input: reading.input }));
				assert.ok(again.ok);
				assert.deepEqual(again.input, reading.input);
			}),
			{ seed: 1406 },
		);
	});
});
