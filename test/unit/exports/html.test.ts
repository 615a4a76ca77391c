import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'mocha';
import { type PageData, standaloneHtml } from '../../../src/exports/html.ts';
import { phrase } from '../../../src/puzzles/phrase.ts';
import { solutionOf } from './solutions.ts';

const { outcome } = solutionOf('zuma', 'WWRRBBWW\nWRBRW');
const data: PageData = {
	setup: { type: 'setup', palette: 'standard', autoplay: true },
	solved: {
		type: 'solved',
		generation: 3,
		source: { label: 'secret.py:1', uri: 'file:///home/someone/secret.py', start: 0, end: 9 },
		id: 'zuma',
		input: 'WWRRBBWW\nWRBRW',
		outcome,
		milliseconds: 1,
		notes: [],
		questions: [{ id: 'other', title: phrase('Other') }],
	},
};
const files = { script: 'start();\r\nmore();\n', style: 'p { color: red }\r\n' };

const html = (change: Partial<PageData> = {}, title = 'Zuma', language = 'en') =>
	standaloneHtml({ ...data, ...change }, files, title, language);

function contentsOf(page: string, open: string, close: string): string {
	const start = page.indexOf(open) + open.length;
	return page.slice(start, page.indexOf(close, start));
}

const dataIn = (page: string): PageData =>
	JSON.parse(contentsOf(page, '<script type="application/json" id="replay">', '</script>'));

describe('standalone page', () => {
	it('allows what is in it by hash, and nothing else', async () => {
		const page = await html();
		const policy = contentsOf(page, 'http-equiv="Content-Security-Policy" content="', '"').split('; ');
		const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
		assert.deepEqual(policy, [
			"default-src 'none'",
			`script-src ${hash(contentsOf(page, '<script>', '</script>'))}`,
			`style-src ${hash(contentsOf(page, '<style>', '</style>'))}`,
			'img-src data:',
			"base-uri 'none'",
			"form-action 'none'",
		]);
		assert.doesNotMatch(page, /\r/, 'a reader would turn them into other bytes than those hashed');
	});

	it('carries the answer, the further questions and the play on show, but not the place of the text', async () => {
		const { source, ...portable } = data.solved;
		assert.deepEqual(dataIn(await html()), { ...data, solved: portable });
		const play = { moves: outcome.moves, own: 1 };
		assert.deepEqual(dataIn(await html({ play })).play, play);
		assert.ok(!(await html()).includes('secret'));
	});

	it('cannot be broken out of by what it carries', async () => {
		const hostile = '</script><script>alert(1)</script><!--<script>';
		const setup = { ...data.setup, translations: { Board: hostile, [hostile]: 'x' } };
		const solved = { ...data.solved, input: hostile, notes: [phrase(hostile)] };
		const page = await html({ setup, solved }, '</title><script>', '"><script>');
		assert.equal(page.match(/<script/g)?.length, 2, 'the data and the player');
		assert.equal(page.match(/<\/script/g)?.length, 2);
		assert.ok(!page.includes('<!--'));
		assert.deepEqual(dataIn(page).setup, setup, 'and yet it is all there');
		assert.equal(dataIn(page).solved.input, hostile);
	});
});
