import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { puzzles } from '../../../src/puzzles/index.ts';
import type { PuzzleId } from '../../../src/puzzles/puzzle.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { Film } from '../../../src/webview/film.ts';
import { type Place, type PlayerState, perform, start } from '../../../src/webview/player.ts';

const inputs: Readonly<Record<PuzzleId, string>> = {
	zuma: 'RBYYBBRRB\nYRBGB',
	'stone-game-iii': '[1,2,3,-1,-2,-3,7]',
	mayan: '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0',
};

function filmOf(id: PuzzleId) {
	const puzzle = puzzles[id];
	const reading = puzzle.read(inputs[id]);
	assert.ok(reading.ok);
	const { moves } = finish(puzzle.solve(reading.input));
	/** Every frame, by playing all moves in order from the start. */
	const frames = [[puzzle.start(reading.input)]];
	for (const move of moves) frames.push([...puzzle.play(frames.at(-1)?.at(-1), move)]);
	return { puzzle, moves, frames, film: new Film(puzzle, reading.input, moves) };
}

describe('Film', () => {
	for (const id of Object.keys(inputs) as PuzzleId[]) {
		it(`shows what the rules make of the moves so far, wherever one jumps (${id})`, () => {
			const { puzzle, moves, frames, film } = filmOf(id);
			const all: Place[] = frames.flatMap((phases, move) => phases.map((_, phase) => ({ move, phase })));
			const types = ['next', 'previous', 'nextPhase', 'previousPhase', 'first', 'last'] as const;
			const action = fc.oneof(
				fc.constantFrom(...types).map((type) => ({ type })),
				fc.constantFrom(...all).map(({ move }) => ({ type: 'goTo' as const, move })),
			);
			fc.assert(
				fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
					let state: PlayerState = { place: start, playing: false, speed: 1, loop: false, from: 0 };
					for (const each of actions) {
						state = perform(state, each, film);
						const { move, phase } = state.place;
						const phases = frames[move] ?? [];
						assert.equal(film.phases(Math.max(1, move)), frames[Math.max(1, move)]?.length);
						assert.deepEqual(film.caption(state.place), puzzle.caption(phases[phase]));
						const next = phase === phases.length - 1 ? moves[move] : undefined;
						assert.deepEqual(film.scene(state.place), puzzle.scene(phases[phase], next));
					}
				}),
				{ seed: 4, numRuns: 40 },
			);
		});

		it(`writes each move from the position before it (${id})`, () => {
			const { puzzle, moves, frames, film } = filmOf(id);
			moves.forEach((move, index) => {
				assert.equal(film.notation(index + 1), puzzle.notation(frames[index]?.at(-1), move));
			});
		});

		it(`keeps every item's identity from the hand to its end (${id})`, () => {
			const { frames, film } = filmOf(id);
			const first = new Set(film.scene(start).items.map(({ key }) => key));
			frames.forEach((phases, move) => {
				phases.forEach((_, phase) => {
					const keys = film.scene({ move, phase }).items.map(({ key }) => key);
					assert.equal(new Set(keys).size, keys.length);
					if (id !== 'stone-game-iii') assert.ok(keys.every((key) => first.has(key)));
				});
			});
		});
	}

	it('opens at its end although it has 50,000 moves', () => {
		const puzzle = puzzles['stone-game-iii'];
		const reading = puzzle.read(
			`[${Array.from({ length: 50_000 }, (_, index) => -(index % 7) - 1).join(',')}]`,
		);
		assert.ok(reading.ok);
		const { moves } = finish(puzzle.solve(reading.input));
		const film = new Film(puzzle, reading.input, moves);
		const end = perform(
			{ place: start, playing: false, speed: 1, loop: false, from: 0 },
			{ type: 'last' },
			film,
		).place;
		assert.equal(end.move, moves.length);
		assert.ok(moves.length > 16_000);
		assert.equal(film.scene(end).zones[1]?.title.values[0], 0);
	});
});
