import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { paletteNames, palettes } from '../../../src/drawing/palette.ts';
import { drawSvg } from '../../../src/drawing/picture.ts';
import { themeNames } from '../../../src/drawing/theme.ts';
import { phrase } from '../../../src/puzzles/phrase.ts';
import { type Item, type Scene, tones } from '../../../src/puzzles/scene.ts';

function sceneOf(...items: readonly Partial<Item>[]): Scene {
	return {
		width: items.length,
		height: 1.75,
		zones: [{ key: 'board', title: phrase('Board'), x: 0, y: 0.75, width: items.length, height: 1 }],
		items: items.map((item, index) => ({
			key: `b${index}`,
			zone: 'board',
			shape: 'ball',
			x: index + 0.5,
			y: 1.25,
			text: 'R',
			tone: 'red',
			label: phrase('red ball'),
			...item,
		})),
	};
}

const dark = { palette: 'standard', theme: 'dark' } as const;

/** The tags of an SVG text, opened and closed in turn: an error where one is closed that is not open. */
function assertWellFormed(text: string): void {
	const open: string[] = [];
	for (const [tag, close, name, alone] of text.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w-]+="[^"<]*")*(\/?)>/g)) {
		if (close) assert.equal(open.pop(), name, tag);
		else if (!alone) open.push(name as string);
	}
	assert.deepEqual(open, []);
	assert.equal(text.replace(/<[^>]*>/g, '').match(/<|&(?!amp;|lt;|quot;)/), null);
}

describe('Pictures', () => {
	it('stand for themselves: all that they refer to is in them, in every palette and theme', () => {
		const shapes = ['ball', 'block', 'pile'] as const;
		const marks = ['lit', 'moving', 'next', 'best', undefined] as const;
		const items = shapes.flatMap((shape) =>
			marks.flatMap((mark) => tones.map((tone) => ({ shape, tone, ...(mark && { mark }) }))),
		);
		for (const palette of paletteNames) {
			for (const theme of themeNames) {
				const picture = drawSvg(sceneOf(...items), { palette, theme });
				assertWellFormed(picture);
				const ids = new Set(Array.from(picture.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
				const references = Array.from(picture.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id);
				assert.ok(references.every((id) => ids.has(id)));
				assert.equal(picture.match(/<use /g)?.length, items.length);
				assert.doesNotMatch(
					picture.replace('xmlns="http://www.w3.org/2000/svg"', ''),
					/https?:|style|script/,
				);
			}
		}
	});

	it('take the size of the scene, and the scale asked for', () => {
		assert.match(
			drawSvg(sceneOf({}, {}, {}), dark, 20),
			/^<svg xmlns="[^"]+" width="64" height="39" viewBox="-10 -10 320 195">/,
		);
	});

	it('write letters, notes and titles, in the language asked for', () => {
		const picture = drawSvg(sceneOf({ text: 'W', tone: 'white', note: '1: +5' }), {
			...dark,
			translations: { Board: '棋盘' },
		});
		assert.match(picture, new RegExp(`fill="${palettes.standard.white.ink}">W</text>`));
		assert.match(picture, />1: \+5<\/text>/);
		assert.match(picture, />棋盘<\/text>/);
	});

	it('let no text become markup', () => {
		const picture = drawSvg(sceneOf({ text: '<&"' }), {
			...dark,
			translations: { Board: '</text><script>' },
		});
		assertWellFormed(picture);
		assert.match(picture, />&lt;&amp;&quot;<\/text>/);
		assert.doesNotMatch(picture, /<script/);
	});

	it('are short enough for a hover, which is cut at 100,000 characters', () => {
		const row = Array.from({ length: 200 }, (_, index) => ({ tone: tones[index % 5] as Item['tone'] }));
		assert.ok(drawSvg(sceneOf(...row), dark).length < 30_000);
		assert.ok(drawSvg(sceneOf(...row.slice(0, 16)), dark).length < 5_000);
	});

	it('have titles that can be read where they are small, and no larger ones than there is room for', () => {
		const pixels = (scale: number) => {
			const [, size] = /font-size="(\d+)"[^>]*>Board</.exec(drawSvg(sceneOf({}), dark, scale)) ?? [];
			return (Number(size) / 100) * scale;
		};
		assert.ok(pixels(24) > 9.9);
		assert.ok(pixels(40) > 12 && pixels(40) < 13);
		assert.ok(pixels(10) < 4.5);
	});
});
