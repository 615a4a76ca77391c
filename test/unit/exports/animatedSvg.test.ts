import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { paletteNames, palettes } from '../../../src/drawing/palette.ts';
import { themes } from '../../../src/drawing/theme.ts';
import { animatedPicture, animatedSvg } from '../../../src/exports/animatedSvg.ts';
import { paper } from '../../../src/exports/card.ts';
import { mostMoves, type Solution } from '../../../src/exports/solution.ts';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Scene } from '../../../src/puzzles/scene.ts';
import { anyPuzzle, examples, solutionOf } from './solutions.ts';
import { type Seen, SvgPlayer } from './svgPlayer.ts';
import { elementsIn, textIn } from './xml.ts';

const look = { palette: 'standard' } as const;

/** Where the picture begins in the drawing, for a scene in the middle of so much room. */
const origin = (scene: Scene, room: number) => ({ x: 40 + (room - scene.width * 100) / 2, y: 20 });

/** The scenes of a replay by the rules, each with the caption of its move. */
function scenesOf({ puzzle, input, outcome: { moves } }: Solution): { scene: Scene; caption: string }[] {
	let frame = puzzle.start(input);
	const scenes = [{ scene: puzzle.scene(frame, moves[0]), caption: say(puzzle.caption(frame)) }];
	for (const [index, move] of moves.slice(0, mostMoves).entries()) {
		const frames = puzzle.play(frame, move);
		const caption = `${index + 1}. ${say(puzzle.caption(frames[0]))}`;
		frame = frames.at(-1);
		for (const phase of frames) {
			scenes.push({ scene: puzzle.scene(phase, phase === frame ? moves[index + 1] : undefined), caption });
		}
	}
	return scenes;
}

function seenIn(scene: Scene, room: number): Seen[] {
	const { x, y } = origin(scene, room);
	return scene.items.map((item) => ({
		text: item.text,
		fill: `url(#${item.shape}-${item.tone})`,
		x: Math.round(x + item.x * 100),
		y: Math.round(y + item.y * 100),
		marked: item.mark !== undefined,
	}));
}

function sorted(seen: readonly Seen[]): Seen[] {
	return [...seen].sort(
		(one, other) => one.y - other.y || one.x - other.x || one.text.localeCompare(other.text),
	);
}

/** Checks each moment of a replay in its picture. */
function followsTheRules(solution: Solution): void {
	const picture = animatedPicture(solution, { ...look, theme: 'dark' });
	const player = new SvgPlayer(picture.playing());
	const stillAt = (time: number) => new SvgPlayer(picture.stoppedAt(time));
	const scenes = scenesOf(solution);
	const room = Math.max(900, ...scenes.map(({ scene }) => Math.ceil(scene.width * 100)));
	assert.equal(picture.beats.length, scenes.length + 1, 'the moments, and the answer at the end');
	for (const [index, { scene, caption }] of scenes.entries()) {
		const time = ((picture.beats[index]?.arrived ?? 0) + (picture.beats[index + 1]?.begin ?? 0)) / 2;
		assert.deepEqual(sorted(player.items(time)), sorted(seenIn(scene, room)), `the balls of moment ${index}`);
		assert.deepEqual(stillAt(time).items(0), player.items(time), `moment ${index}, standing still`);
		const texts = player.texts(time);
		assert.deepEqual(stillAt(time).texts(0), texts);
		assert.ok(texts.includes(caption), `moment ${index} says ${caption}, not ${texts}`);
		for (const { title } of scene.zones) assert.ok(texts.includes(say(title)), say(title));
	}
	const last = scenes.at(-1)?.scene;
	const end = ((picture.beats.at(-1)?.arrived ?? 0) + picture.duration) / 2;
	assert.ok(last);
	assert.deepEqual(sorted(player.items(end)), sorted(seenIn(last, room)), 'the end');
}

describe('animated SVG', () => {
	for (const [id, text] of examples) {
		it(`shows every moment of ${JSON.stringify(text.slice(0, 40))} as the rules have it`, () => {
			followsTheRules(solutionOf(id, text));
		});
	}

	it('shows every moment of any replay as the rules have it', () => {
		fc.assert(
			fc.property(anyPuzzle(), ([id, text]) => followsTheRules(solutionOf(id, text))),
			{ seed: 488, numRuns: 100 },
		);
	});

	it('draws each ball once, from its start to its end', () => {
		const { root } = new SvgPlayer(animatedSvg(solutionOf('zuma', 'RBYYBBRRB\nYRBGB'), look));
		const all = [...elementsIn(root)];
		const lettered = all.filter(({ children }) =>
			children.some((child) => typeof child !== 'string' && child.tag === 'text'),
		);
		const balls = new Set(lettered.map(({ attributes: { id } }) => id && `#${id}`));
		const drawn = all.filter(({ tag, attributes: { href } }) => tag === 'use' && balls.has(href));
		assert.equal(drawn.length, 'RBYYBBRRB'.length + 'YRBGB'.length);
	});

	it('says what it shows to those who do not see it', () => {
		const { root } = new SvgPlayer(animatedSvg(solutionOf('zuma', 'WWRRBBWW\nWRBRW'), look));
		const [title, description] = root.children.filter((child) => typeof child !== 'string');
		assert.equal(root.attributes['role'], 'img');
		assert.equal(
			root.attributes['aria-labelledby'],
			`${title?.attributes['id']} ${description?.attributes['id']}`,
		);
		assert.equal(title && textIn(title), 'Zuma (LeetCode 488): 2 insertions');
		const steps = description ? textIn(description).split('\n') : [];
		assert.deepEqual(steps.slice(0, 2), ['"WWRRBBWW"', '"WRBRW"']);
		assert.equal(steps.at(-1), '2 insertions, proven best');
	});

	it('does without scripts and without anything from elsewhere', () => {
		for (const [id, text] of examples) {
			const svg = animatedSvg(solutionOf(id, text), look);
			assert.doesNotMatch(
				svg.replace('http://www.w3.org/2000/svg', ''),
				/<script|\bon\w+=|https?:|@import|url\((?!#)/,
			);
			for (const { attributes } of elementsIn(new SvgPlayer(svg).root)) {
				if (attributes['href'] !== undefined) assert.match(attributes['href'], /^#/);
			}
		}
	});

	it('moves nothing for people who asked for less motion', () => {
		const svg = animatedSvg(solutionOf('zuma', 'RBYYBBRRB\nYRBGB'), look);
		assert.match(
			svg,
			/@media \(prefers-reduced-motion:reduce\)\{\.a\{animation-timing-function:step-end\}\}/,
		);
		const [, sizes = ''] = /@media \(prefers-reduced-motion:no-preference\)\{(.*)\}/.exec(svg) ?? [];
		assert.equal(
			svg.match(/scale:/g)?.length,
			sizes.match(/scale:/g)?.length,
			'nothing grows or bursts elsewhere',
		);
	});

	it('keeps every text a text', () => {
		const hostile = '</text></svg><script>alert("1")</script>&amp;';
		const translations = {
			Board: hostile,
			'{0} ball on the board': hostile,
			'{0} balls on the board': hostile,
		};
		const svg = animatedSvg(solutionOf('zuma', 'WWRRBBWW\nWRBRW'), { ...look, translations });
		const texts = new SvgPlayer(svg).texts(1);
		assert.equal(texts[0], hostile);
		assert.ok(texts.some((text) => text.replaceAll(' ', '').startsWith(hostile.replaceAll(' ', ''))));
	});

	it('changes to a dark page colour by colour, so no colour of the light one has a second meaning', () => {
		const { dark, ...light } = themes.light;
		const exchanged = [...Object.values(light), paper.light];
		for (const name of paletteNames) {
			const tones = Object.values(palettes[name]);
			const kept = tones.flatMap(({ fill, highlight, ink }) => [fill, highlight, ink]);
			const rims = tones.map(({ edge }) => edge);
			assert.equal(new Set(exchanged).size, exchanged.length, 'one meaning each');
			for (const colour of exchanged)
				assert.ok(![...kept, ...rims].includes(colour), `${colour} is a ball's too`);
		}
		assert.equal(dark, false);
	});

	it('ends a long replay after the first hundred moves and says so', () => {
		const row = Array.from({ length: 400 }, (_, pile) => (pile % 7) - 3);
		const solution = solutionOf('stone-game-iii', `[${row.join(',')}]`);
		const more = solution.outcome.moves.length - mostMoves;
		const picture = animatedPicture(solution, { ...look, theme: 'light' });
		const texts = new SvgPlayer(picture.playing()).texts(picture.duration - 500);
		assert.ok(
			texts.some((text) => text.startsWith(`and ${more} more moves`)),
			texts.join(),
		);
	});

	it('shows the play on show and says whose it is', () => {
		const answer = solutionOf('zuma', 'RRWWRR\nRRW');
		const moves = [{ place: 0, colour: 'R' }];
		const play = { ...answer, play: { moves, own: 1 } };
		const picture = animatedPicture(play, { ...look, theme: 'light' });
		const player = new SvgPlayer(picture.playing());
		assert.equal(player.items(picture.duration - 500).length, 4 + 2, 'WWRR stays, two are in the hand');
		const said = player.texts(picture.duration - 500).join(' ');
		assert.ok(said.includes('Played by hand. The answer: 1 insertion, proven best'), said);
	});

	it('takes a few kilobytes a move', () => {
		for (const [id, text] of examples) {
			const solution = solutionOf(id, text);
			const { length } = animatedSvg(solution, look);
			assert.ok(length < 12_000 + 4_000 * solution.outcome.moves.length, `${length} for ${text}`);
		}
	});
});
