import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { inPlaceOf } from '../../../src/literals/finding.ts';
import { readText, scanAround, scanSelection } from '../../../src/literals/index.ts';
import { puzzles } from '../../../src/puzzles/index.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { marked } from './marked.ts';
import { mayanShapes } from './mayanShapes.ts';
import { silences } from './silences.ts';
import { stoneShapes } from './stoneShapes.ts';
import { zumaShapes } from './zumaShapes.ts';

const shapes = [...zumaShapes, ...stoneShapes, ...mayanShapes].map(([, source]) => marked(source).text);
const samples = [...shapes, ...silences.map(([, text]) => text)];

/** Text of the pieces that puzzles are written with, in any order. */
const soup = fc
	.array(
		fc.constantFrom(
			...[
				'board',
				'hand',
				'boards',
				'findMinStep',
				'stoneValue',
				'values',
				'stoneGameIII',
				'f',
				'expected',
				'Output',
			],
			...['WRRBBW', 'RB', 'G', 'GGGGG', 'WWWB', 'RXB', 'Alice', 'Bob', 'Tie', '输入', '输出', 'String::from'],
			...[
				'"',
				"'",
				'`',
				'“',
				'”',
				'\\"',
				'&quot;',
				'(',
				')',
				'[',
				']',
				'{',
				'}',
				',',
				':',
				'=',
				'==',
				'->',
				'，',
				'：',
			],
			...[
				'\n',
				'\n',
				'\n\n',
				'\\n',
				'<br>',
				' ',
				' ',
				'\t',
				'#',
				'//',
				' * ',
				'-',
				'+',
				'*',
				';',
				'.',
				'|',
				'```',
			],
			...[
				'0',
				'1',
				'2',
				'3',
				'-1',
				'10',
				'2.5',
				'1 0',
				'2 1 0',
				'0\n',
				'1 0\n',
				'3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0',
			],
			...['"WRRBBW", "RB"', '"WRRBBW"\n"RB"', 'board = "WRRBBW"', 'hand = "RB"', '[1,2,3,7]', '.to_string()'],
		),
		{ maxLength: 40 },
	)
	.map((pieces) => pieces.join(''));

/** Real texts, cut up and put together again. */
const patchwork = fc
	.array(fc.tuple(fc.constantFrom(...samples), fc.nat(), fc.nat()), { maxLength: 6 })
	.map((pieces) =>
		pieces
			.map(([text, from, length]) => {
				const start = from % text.length;
				return text.slice(start, start + (length % (text.length + 1)));
			})
			.join('\n'),
	);

const anyText = fc.oneof(
	soup,
	patchwork,
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.constantFrom(...samples),
);
const settings = { seed: 488, numRuns: 3000 };

describe('any text', function () {
	this.timeout(60_000);

	it('is read without an error, whole, selected and around each cursor', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), (text, at) => {
				readText(text);
				finish(scanSelection(text));
				finish(scanAround(text, at % (text.length + 1)));
			}),
			settings,
		);
	});

	it('is read without an error, however deep or long it is', () => {
		const many = 100_000;
		for (const text of [
			'from('.repeat(many) + ')'.repeat(many),
			`board = ${'['.repeat(many)}"WRRBBW"${']'.repeat(many)}, hand = "RB"`,
			`("WRRBBW", "RB"${';'.repeat(many)}`,
			`WRRBBW RB${'|'.repeat(many)}`,
			`findMinStep("WRRBBW", "RB")${')'.repeat(many)}.toBe(2)`,
			`stoneValue = ${'{'.repeat(many)}1${'}'.repeat(many)}`,
			`${'# '.repeat(many)}"WRRBBW"\n"RB"`,
		]) {
			readText(text);
			finish(scanSelection(text));
			finish(scanAround(text, text.length >> 1));
		}
	});

	it('gives spans that slice back to the literals', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const { puzzles: found, faults } = readText(text);
				for (const { start, end, input, lines } of [...found, ...faults]) {
					assert.ok(0 <= start && start < end && end <= text.length);
					const plain = lines.length === 1 ? [input] : input.trimEnd().split('\n');
					assert.equal(plain.length, lines.length);
					for (const [index, line] of lines.entries()) {
						assert.ok(start <= line.start && line.end <= end);
						assert.deepEqual(symbols(text.slice(line.start, line.end)), symbols(plain[index] ?? ''));
					}
				}
				for (const { fault } of faults)
					assert.ok(fault.span.start <= fault.span.end && fault.span.end <= text.length);
			}),
			settings,
		);
	});

	it('gives expected values that slice back, and that a fix can write over', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				for (const { expected } of readText(text).puzzles) {
					if (!expected) continue;
					const { start, end } = expected.span;
					assert.deepEqual(symbols(text.slice(start, end)), symbols(expected.text));
					assert.deepEqual(symbols(inPlaceOf(expected, expected.text)), symbols(expected.text));
				}
			}),
			settings,
		);
	});

	it('reads the same with either kind of line break', () => {
		fc.assert(
			fc.property(anyText, (source) => {
				const text = source.replaceAll('\r', '');
				const told = (variant: string) => {
					const { puzzles: found, faults } = readText(variant);
					return [
						...found.map(({ id, input, expected }) => [id, input, expected?.text]),
						...faults.map(({ id, input, fault }) => [id, input, fault.name]),
					];
				};
				assert.deepEqual(told(text.replaceAll('\n', '\r\n')), told(text));
			}),
			settings,
		);
	});

	it('gives puzzles that are legal, in judge form and in order, once each', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const found = readText(text).puzzles;
				for (const { id, input } of found) {
					const reading = puzzles[id].read(input);
					assert.ok(reading.ok);
					assert.equal(puzzles[id].write(reading.input), input);
				}
				const places = found.map(({ id, lines }) => `${id} ${lines.map((line) => line.start).join()}`);
				assert.equal(new Set(places).size, places.length);
				assert.deepEqual(
					found.map(({ start }) => start),
					found.map(({ start }) => start).sort((one, other) => one - other),
				);
			}),
			settings,
		);
	});
});

/** Letters and numbers as people write them, however they are parted. */
function symbols(text: string): string[] {
	const plain = text
		.replace(/\\+[nrt]|<br[ /]*>|[\r\n]\s*-\s/g, ' ')
		.replace(/(?<=\d)_(?=\d)/g, '')
		.replace(/[−–－]/g, '-')
		.replace(/-\s+(?=\d)/g, '-');
	const found = (plain.match(/-?\d+|[A-Za-z]+/g) ?? []).filter((symbol) => symbol !== 'L');
	return found.map((symbol) => (/\d/.test(symbol) ? String(BigInt(symbol)) : symbol));
}
