import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Item, Scene } from '../../../src/puzzles/scene.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { caption } from '../../../src/puzzles/stoneGame/captions.ts';
import { type Frame, play, remaining, start } from '../../../src/puzzles/stoneGame/frames.ts';
import { write } from '../../../src/puzzles/stoneGame/reading.ts';
import type { Game, Take } from '../../../src/puzzles/stoneGame/rules.ts';
import { scene } from '../../../src/puzzles/stoneGame/scene.ts';
import { solve } from '../../../src/puzzles/stoneGame/solver.ts';
import { stoneGame } from '../../../src/puzzles/stoneGame/stoneGame.ts';
import { gameOf, gameWith } from './rows.ts';

const seed = { seed: 1406 };
const row = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 40 });

/** All frames of a replay, from the start on. */
function framesOf(game: Game, takes: readonly Take[]): Frame[] {
	const frames = [start(game)];
	for (const take of takes) frames.push(...play(frames[frames.length - 1] as Frame, take));
	return frames;
}

function bestFrames(game: Game): Frame[] {
	return framesOf(game, finish(solve(game)).moves);
}

function keysIn({ items }: Scene, zone: string): string[] {
	return items.filter((item) => item.zone === zone).map(({ key }) => key);
}

function itemOf({ items }: Scene, key: string): Item {
	const item = items.find((candidate) => candidate.key === key);
	assert.ok(item, key);
	return item;
}

describe('Stone Game III replay', () => {
	it('tells how each take would end, what is taken, and how the game stands', () => {
		assert.deepEqual(
			bestFrames(gameOf('[1,2,3,7]')).map((frame) => say(caption(frame))),
			[
				'Alice takes next: Alice 0, Bob 0',
				'Alice chooses: taking 1 loses by 11, taking 2 loses by 7, taking 3 loses by 1',
				'Alice takes 3 piles (1, 2, 3) and loses by 1; any other take does worse',
				'Bob takes next: Alice 6, Bob 0',
				'Bob can only take the last pile',
				'Bob takes 1 pile (7) and wins by 1',
				'All piles are taken: Alice 6, Bob 7',
			],
		);
	});

	for (const [values, take, sentence] of [
		['[1,2,3,-9]', 1, 'Alice takes 1 pile (1) and loses by 13, but taking 3 wins by 15'],
		['[0,0]', 1, 'Alice takes 1 pile (0) and ties; any other take does as well'],
		['[5,5,0]', 3, 'Alice takes 3 piles (5, 5, 0) and wins by 10; taking 2 does as well'],
		['[5,-1]', 1, 'Alice takes 1 pile (5) and wins by 6; any other take does worse'],
	] as const) {
		it(`compares the take of ${take} of ${values} with the others`, () => {
			const [, frame] = play(start(gameOf(values)), take);
			assert.ok(frame);
			assert.equal(say(caption(frame)), sentence);
		});
	}

	it('keeps the final lead of the player to move through best play, whoever moves', () => {
		fc.assert(
			fc.property(row, (values) => {
				const game = gameWith(values);
				const { answer, moves } = finish(solve(game));
				const frames = framesOf(game, moves);
				for (const frame of frames.filter(({ phase }) => phase === 'settled')) {
					assert.equal(finish(solve(remaining(frame))).answer, answer);
				}
				const end = frames[frames.length - 1] as Frame;
				assert.equal(end.at.pile, values.length);
				const { alice, bob } = end.at;
				assert.equal(alice === bob ? 'Tie' : alice > bob ? 'Alice' : 'Bob', answer);
			}),
			{ ...seed, numRuns: 100 },
		);
	});

	it('poses what is left, with the scores so far', () => {
		const [, , settled] = play(start(gameOf('[1,2,3,7]')), 2);
		assert.ok(settled);
		assert.equal(write(remaining(settled)), '[3,7]\nBob 3 0');
	});

	it('writes a take as who takes what', () => {
		assert.equal(stoneGame.notation(start(gameOf('[1,-2,3]')), 2), 'Alice: 1, -2');
	});

	it('weighs the takes anywhere in a long row as the solver does', () => {
		const values = Array.from({ length: 3000 }, (_, pile) => ((pile * 7919) % 2001) - 1000);
		for (const pile of [0, 1, 510, 511, 512, 513, 1024, 2047, 2996, 2997, 2998, 2999]) {
			const { at } = start(gameWith(values));
			const worths = at.leads.at(pile);
			const expected = [1, 2, 3].slice(0, values.length - pile).map((take) => {
				const points = values.slice(pile, pile + take).reduce((sum, value) => sum + value, 0);
				const { headline } = finish(solve(gameWith(values.slice(pile + take))));
				const [winner, lead] = headline.values;
				return points - (winner === 'Alice' ? 1 : -1) * Number(lead ?? 0);
			});
			assert.deepEqual(worths, expected, `pile ${pile}`);
		}
	});
});

describe('Stone Game III scene', () => {
	it('has the row between the players, with scores and whose turn it is', () => {
		const picture = scene(start(gameOf('[7]\nBob 6 0')));
		assert.deepEqual(
			picture.zones.map(({ key, title, active }) => [key, say(title), active]),
			[
				['alice', 'Alice: 6', false],
				['row', '1 pile left', undefined],
				['bob', 'Bob: 0', true],
			],
		);
	});

	it('tells gain from loss by sign and by tone', () => {
		const picture = scene(start(gameOf('[5,-5,0]')));
		assert.deepEqual(
			picture.items.map(({ text, tone }) => [text, tone]),
			[
				['+5', 'positive'],
				['-5', 'negative'],
				['0', 'zero'],
			],
		);
	});

	it('rounds what is too long for a pile, but not in its label', () => {
		const [item] = scene(start(gameOf('[-123456789]'))).items;
		assert.ok(item);
		assert.equal(item.text, '-1.2e8');
		assert.equal(say(item.label), 'Pile 1: -123456789');
	});

	it('notes under the front piles how a take up to there ends, and marks the best', () => {
		const [choose] = play(start(gameOf('[1,2,3,7]')), 3);
		assert.ok(choose);
		assert.deepEqual(
			scene(choose).items.map(({ note, mark }) => [note, mark]),
			[
				['1: -11', 'next'],
				['2: -7', 'next'],
				['3: -1', 'best'],
				[undefined, undefined],
			],
		);
		assert.equal(say(itemOf(scene(choose), 'p1').label), 'Pile 2: 2; taking up to here loses by 7');
	});

	it('moves the piles to their player first and closes the row up then', () => {
		const frames = bestFrames(gameOf('[1,2,3,7]'));
		const [before, , taken, after] = frames.map((frame) => scene(frame));
		assert.ok(before && taken && after);
		assert.deepEqual(keysIn(taken, 'alice'), ['p0', 'p1', 'p2']);
		assert.equal(itemOf(taken, 'p0').mark, 'moving');
		assert.equal(itemOf(taken, 'p3').x, itemOf(before, 'p3').x);
		assert.equal(itemOf(after, 'p3').x, itemOf(before, 'p0').x);
		assert.equal(itemOf(after, 'p0').mark, undefined);
	});

	it('marks what the next take will use', () => {
		const picture = scene(start(gameOf('[1,2,3]')), 2);
		assert.deepEqual(
			picture.items.map(({ mark }) => mark),
			['next', 'next', undefined],
		);
	});

	it('keeps its size, its zones and their keys, and shows every pile at most once, in its zone', () => {
		fc.assert(
			fc.property(row, (values) => {
				const scenes = bestFrames(gameWith(values)).map((frame) => scene(frame));
				for (const picture of scenes) {
					assert.equal(picture.width, scenes[0]?.width);
					assert.equal(picture.height, scenes[0]?.height);
					assert.deepEqual(
						picture.zones.map(({ key }) => key),
						['alice', 'row', 'bob'],
					);
					const keys = picture.items.map(({ key }) => key);
					assert.equal(new Set(keys).size, keys.length);
					for (const item of picture.items) {
						const zone = picture.zones.find(({ key }) => key === item.zone);
						assert.ok(zone);
						assert.ok(item.x - 0.5 >= zone.x && item.x + 0.5 <= zone.x + zone.width, item.key);
						assert.ok(item.y - 0.5 >= zone.y && item.y + 0.5 <= zone.y + zone.height, item.key);
					}
				}
			}),
			{ ...seed, numRuns: 50 },
		);
	});

	it('shows a window of a row of any length, around the pile in play', () => {
		const game = gameWith(new Array(50_000).fill(1));
		const frames = bestFrames(game);
		for (let index = 0; index < frames.length; index += 997) {
			const frame = frames[index] as Frame;
			const picture = scene(frame);
			assert.ok(picture.items.length <= 60, `${picture.items.length} items`);
			if (frame.at.pile < 49_997) assert.ok(keysIn(picture, 'row').includes(`p${frame.at.pile + 3}`));
		}
		const end = scene(frames[frames.length - 1] as Frame);
		assert.deepEqual(keysIn(end, 'row'), []);
		assert.ok(keysIn(end, 'alice').concat(keysIn(end, 'bob')).includes('p49999'));
	});
});
