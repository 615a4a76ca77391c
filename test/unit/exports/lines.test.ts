import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { animatedPicture } from '../../../src/exports/animatedSvg.ts';
import { inLines } from '../../../src/exports/lines.ts';
import { positionSvg } from '../../../src/exports/png.ts';
import { puzzles } from '../../../src/puzzles/index.ts';
import { phrase } from '../../../src/puzzles/phrase.ts';
import type { Scene } from '../../../src/puzzles/scene.ts';

/** The scenes of some insertions, phase by phase. */
function scenesOf(board: string, hand: string, places: readonly number[]): Scene[] {
	const { zuma } = puzzles;
	const reading = zuma.read(`${board}\n${hand}`);
	assert.ok(reading.ok, board);
	let frame = zuma.start(reading.input);
	const scenes = [zuma.scene(frame)];
	for (const [index, place] of places.entries()) {
		const row = zuma.scene(frame).items.filter(({ zone }) => zone === 'board').length;
		const frames = zuma.play(frame, { place: Math.min(place, row), colour: hand[index] });
		scenes.push(...frames.map((phase) => zuma.scene(phase)));
		frame = frames.at(-1);
	}
	return scenes;
}

/** A board of so many balls without a run of three. */
const boardOf = (length: number) => 'WWRRBBYYGG'.repeat(Math.ceil(length / 10)).slice(0, length);

describe('Lines of a picture', () => {
	it('are none where a row is short enough', () => {
		const scenes = scenesOf(boardOf(24), 'WRBYG', [3, 9]);
		assert.equal(inLines(scenes), scenes);
	});

	it('hold all balls in reading order, each in its zone and none upon another', () => {
		const places = fc.array(fc.nat({ max: 200 }), { maxLength: 5 });
		fc.assert(
			fc.property(fc.integer({ min: 25, max: 200 }), places, (length, insertions) => {
				const before = scenesOf(boardOf(length), 'WRBYG', insertions);
				const scenes = inLines(before);
				for (const [index, { width, height, zones, items }] of scenes.entries()) {
					assert.ok(width <= 26, `${width} units wide`);
					const bottom = Math.max(...zones.map((zone) => zone.y + zone.height));
					assert.ok(Math.abs(height - bottom) < 1e-9);
					assert.deepEqual(
						items.map(({ key }) => key),
						before[index]?.items.map(({ key }) => key),
					);
					for (const { zone, x, y } of items) {
						const ground = zones.find(({ key }) => key === zone) ?? assert.fail();
						assert.ok(x >= 0.5 && x <= width - 0.5, `${x} of ${width}`);
						assert.ok(y > ground.y && y < ground.y + ground.height);
					}
					const inOrder = items.every(({ zone, x, y }, at) => {
						const next = items[at + 1];
						if (next?.zone !== zone) return true;
						return next.y > y + 0.9 || (next.y === y && next.x > x + 0.99);
					});
					assert.ok(inOrder, 'one after the other');
				}
				const heights = new Set(scenes.map(({ zones }) => zones.map(({ y }) => y.toFixed(6)).join()));
				assert.equal(heights.size, 1, 'the zones stay where they are');
			}),
			{ seed: 200, numRuns: 60 },
		);
	});

	it('keep the balls of 200 as large as those of a short row', () => {
		const { zuma } = puzzles;
		const reading = zuma.read(`${boardOf(200)}\nWRBYG`);
		assert.ok(reading.ok);
		const outcome = {
			answer: '-1',
			solvable: false,
			moves: [{ place: 100, colour: 'W' }],
			headline: phrase('No solution'),
			reasons: [],
			proof: phrase('Search complete'),
			looked: 0,
		};
		const look = { palette: 'standard', theme: 'light' } as const;
		const { width, height } = animatedPicture({ puzzle: zuma, input: reading.input, outcome }, look);
		assert.ok(width > 1000 && width <= 1200 && height < 700, `${width} × ${height}`);
		const png = positionSvg(zuma.scene(zuma.start(reading.input)), look);
		assert.ok(png.width < 2700 && png.height < 1400, `${png.width} × ${png.height}`);
	});
});
