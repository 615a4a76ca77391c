import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { wrap } from '../../../src/exports/wrap.ts';

describe('wrapping captions', () => {
	it('breaks between words into lines of about one length', () => {
		assert.deepEqual(wrap('Insert R next to RR: three reds clear', 14), [
			'Insert R next to RR:',
			'three reds clear',
		]);
	});

	it('leaves a short caption on one line', () => {
		assert.deepEqual(wrap('Tie', 20), ['Tie']);
		assert.deepEqual(wrap('', 20), []);
	});

	it('breaks Chinese anywhere but before what closes a sentence', () => {
		const lines = wrap('把红球放在两个红球旁边，三个红球消去，白球相遇。', 10);
		assert.ok(lines.length >= 3);
		for (const line of lines) assert.doesNotMatch(line, /^[，。]/);
	});

	it('breaks Korean between words', () => {
		const text = '빨간 공을 빨간 공 두 개 옆에 넣으면 세 개가 사라집니다';
		assert.equal(wrap(text, 12).join(' '), text);
	});

	it('keeps every sign of any text, and no line is wider than asked', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
				const lines = wrap(text, width);
				assert.equal(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''));
				for (const line of lines) assert.ok([...line].length <= 2 * width, line);
			}),
			{ seed: 1312 },
		);
	});
});
