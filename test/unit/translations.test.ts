import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { puzzles } from '../../src/puzzles/index.ts';
import { say, type Translations } from '../../src/puzzles/phrase.ts';
import type { PuzzleId } from '../../src/puzzles/puzzle.ts';
import { finish } from '../../src/puzzles/search.ts';
import { messagesIn } from './messages.ts';

const languages = ['zh-cn', 'ko'];

describe('Translations', () => {
	const messages = [...new Set(messagesIn('src').map(({ text }) => text))].sort();
	const settings = read('package.nls.json');

	it('find the messages of the sources', () => {
		assert.ok(messages.includes('No solution'));
		assert.ok(messages.includes('{0} insertion') && messages.includes('{0} insertions'));
	});

	for (const language of languages) {
		const bundle = read(`l10n/bundle.l10n.${language}.json`);
		const settingsBundle = read(`package.nls.${language}.json`);

		it(`${language}: has every message, and none that nothing says`, () => {
			assert.deepEqual(Object.keys(bundle).sort(), messages);
		});

		it(`${language}: keeps the places of the values`, () => {
			for (const [message, translation] of Object.entries(bundle)) {
				assert.deepEqual(holes(translation), holes(message), message);
			}
		});

		it(`${language}: has every command and setting`, () => {
			assert.deepEqual(Object.keys(settingsBundle).sort(), Object.keys(settings).sort());
		});
	}

	it('put whole sentences together', () => {
		assert.deepEqual(firstCaptions('zuma', 'WWRRBBWW\nWRBRW', 'zh-cn'), [
			'盘面上有 8 个球，手中有 5 个球',
			'在 RR 旁插入 R：三个红球消除',
		]);
		assert.deepEqual(firstCaptions('zuma', 'WWRRBBWW\nWRBRW', 'ko'), [
			'판에 공 8개, 손에 공 5개',
			'RR 옆에 R 삽입: 빨간 공 3개 제거',
		]);
		assert.deepEqual(firstCaptions('mayan', '1\n1 0\n1 0\n0\n1 0\n0', 'zh-cn'), [
			'盘面上有 3 个方块，要做 1 次拖动',
			'把 1 向左拖到相邻列：3 个颜色 1 的方块 连成一线',
		]);
		assert.deepEqual(firstCaptions('stone-game-iii', '[1,2,3]', 'ko'), [
			'다음 차례 Alice: Alice 0, Bob 0',
			'Alice의 선택: 1개 4점 차 패배, 2개 무승부, 3개 6점 차 승리',
		]);
	});
});

/** What the start and the first phase of the best play say. */
function firstCaptions(id: PuzzleId, text: string, language: string): string[] {
	const puzzle = puzzles[id];
	const reading = puzzle.read(text);
	assert.ok(reading.ok);
	const start = puzzle.start(reading.input);
	const [move] = finish(puzzle.solve(reading.input)).moves;
	const bundle = read(`l10n/bundle.l10n.${language}.json`);
	return [start, puzzle.play(start, move)[0]].map((frame) => say(puzzle.caption(frame), bundle));
}

function holes(message: string): string[] {
	return [...new Set(message.match(/\{\d+\}/g))].sort();
}

function read(file: string): Translations {
	return JSON.parse(readFileSync(file, 'utf8')) as Translations;
}
