import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { puzzles } from '../../../src/puzzles/index.ts';
import type { Puzzle, PuzzleId } from '../../../src/puzzles/puzzle.ts';
import { finish } from '../../../src/puzzles/search.ts';
import {
	type Attempt,
	type AttemptAction,
	begin,
	choiceFor,
	choicesOf,
	frameOf,
	isOver,
	perform,
} from '../../../src/webview/attempt.ts';
import { played } from './played.ts';

const inputs: Readonly<Record<PuzzleId, string>> = {
	zuma: 'RRWWRRBB\nRWBB',
	'stone-game-iii': '[1,2,3,-1,-2,-3,7]',
	mayan: '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0',
};

type AnyAttempt = Attempt<unknown, unknown>;

const opened = (id: PuzzleId, moves: readonly unknown[] = []) => ({
	puzzle: puzzles[id],
	attempt: begin(played(puzzles[id], inputs[id]), moves, puzzles[id]),
});

function led(puzzle: Puzzle, attempt: AnyAttempt, ...actions: readonly AttemptAction<unknown>[]): AnyAttempt {
	return actions.reduce((now, action) => perform(now, action, puzzle), attempt);
}

describe('An attempt', () => {
	it('plays a move by picking an item and putting it at one of its places', () => {
		const { puzzle, attempt } = opened('zuma');
		const picked = led(puzzle, attempt, { type: 'pick', key: 'h0' });
		assert.equal(picked.picked, 'h0');
		const move = choicesOf(picked, 'h0', puzzle)[1]?.move;
		const now = led(puzzle, picked, { type: 'drop', move });
		assert.deepEqual([now.moves, now.at, now.picked], [[move], 1, undefined]);
	});

	it('picks nothing that cannot be used, and puts nothing where it cannot go', () => {
		const { puzzle, attempt } = opened('zuma');
		assert.equal(led(puzzle, attempt, { type: 'pick', key: 'b0' }).picked, undefined);
		assert.equal(led(puzzle, attempt, { type: 'pick', key: 'nothing' }).picked, undefined);
		const misplaced = led(
			puzzle,
			attempt,
			{ type: 'pick', key: 'h0' },
			{ type: 'drop', move: { place: 0, colour: 'W', ball: 'h1' } },
		);
		assert.deepEqual([misplaced.at, misplaced.picked], [0, undefined]);
		assert.equal(led(puzzle, attempt, { type: 'drop', move: { place: 0, colour: 'R' } }).at, 0);
	});

	it('forgets what was taken back once another move is made', () => {
		const { puzzle, attempt } = opened('mayan', [{ x: 2, y: 1, g: 1 }]);
		const undone = led(puzzle, attempt, { type: 'undo' });
		assert.deepEqual([undone.at, undone.moves.length], [0, 1]);
		assert.equal(led(puzzle, undone, { type: 'redo' }).at, 1);
		const move = choicesOf(undone, 'b0', puzzle)[0]?.move;
		const other = led(puzzle, undone, { type: 'pick', key: 'b0' }, { type: 'drop', move });
		assert.deepEqual(other.moves, [move]);
		assert.equal(led(puzzle, other, { type: 'redo' }).at, 1);
	});

	it('waits for the opponent’s answer, and takes it back together with the person’s move', () => {
		const { puzzle, attempt } = opened('stone-game-iii');
		const taken = led(puzzle, attempt, { type: 'pick', key: 'p0' }, { type: 'drop', move: 1 });
		assert.equal(led(puzzle, taken, { type: 'pick', key: 'p1' }).picked, undefined);
		assert.equal(led(puzzle, taken, { type: 'answer', move: 4 }).at, 1);
		const answered = led(puzzle, taken, { type: 'answer', move: 2 });
		assert.deepEqual([answered.moves, answered.at], [[1, 2], 2]);
		assert.equal(led(puzzle, answered, { type: 'answer', move: 1 }).at, 2);
		const undone = led(puzzle, answered, { type: 'undo' });
		assert.equal(undone.at, 0);
		assert.equal(led(puzzle, undone, { type: 'redo' }).at, 2);
		assert.equal(led(puzzle, undone, { type: 'goTo', move: 1 }).at, 2);
		assert.equal(led(puzzle, answered, { type: 'goTo', move: 1 }).at, 0);
	});

	it('goes on with kept moves as far as they are legal', () => {
		const legal = { x: 2, y: 1, g: 1 };
		assert.deepEqual(opened('mayan', [legal, { x: 0, y: 6, g: 1 }, legal]).attempt.moves, [legal]);
		for (const nonsense of [undefined, null, 7, 'x', {}, [legal]]) {
			assert.equal(opened('mayan', [nonsense]).attempt.at, 0);
		}
		assert.equal(opened('stone-game-iii', [1, 2, 3]).attempt.at, 3);
		const red = { place: 1, colour: 'R' };
		assert.deepEqual(
			opened('zuma', [red]).attempt.moves,
			[{ ...red, ball: 'h0' }],
			'the solver names no ball',
		);
		assert.equal(opened('zuma', [{ place: 1 }]).attempt.at, 0, 'which colour?');
		assert.equal(opened('zuma', [{ colour: 'R' }]).attempt.at, 0, 'to which place?');
		for (const nonsense of [{}, [], null, 1]) assert.equal(opened('zuma', [nonsense]).attempt.at, 0);
	});

	it('looks at no kept move behind the first that is not legal', () => {
		const { puzzle } = opened('mayan');
		let asked = 0;
		const counting: Puzzle = {
			...puzzle,
			choices: (frame, key) => {
				asked++;
				return puzzle.choices(frame, key);
			},
		};
		const junk = Array.from({ length: 100_000 }, () => ({ x: Number.NaN, y: -1, g: 1 }));
		const start = played(puzzle, inputs.mayan);
		const attempt = begin(start, [{ x: 2, y: 1, g: 1 }, ...junk], counting);
		assert.equal(attempt.at, 1);
		assert.ok(asked <= 2 * puzzle.scene(start).items.length, `${asked} looks`);
	});

	for (const id of Object.keys(inputs) as PuzzleId[]) {
		it(`knows which item a best move is made with (${id})`, () => {
			const { puzzle, attempt } = opened(id);
			let frame = frameOf(attempt);
			const { moves } = finish(puzzle.solve(puzzle.remaining(frame)));
			for (const move of moves) {
				const best = choiceFor(frame, move, puzzle);
				assert.ok(best);
				assert.equal(puzzle.notation(frame, best.choice.move), puzzle.notation(frame, move));
				frame = puzzle.play(frame, best.choice.move).at(-1);
			}
			assert.ok(isOver(frame, puzzle));
		});

		it(`shows what the rules make of the moves, whatever a person does (${id})`, () => {
			const { puzzle, attempt } = opened(id);
			const number = fc.nat({ max: 40 });
			const step = fc.oneof(
				{ weight: 3, arbitrary: fc.tuple(fc.constant('pick' as const), number) },
				{ weight: 3, arbitrary: fc.tuple(fc.constant('drop' as const), number) },
				fc.tuple(fc.constant('answer' as const), number),
				fc.tuple(fc.constant('goTo' as const), number),
				fc.tuple(fc.constantFrom('undo', 'redo', 'reset', 'release'), number),
			);
			const nth = <Thing>(things: readonly Thing[], index: number) =>
				things[index % Math.max(1, things.length)];
			fc.assert(
				fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
					let now = attempt;
					/** What was played, kept apart: all moves, and how many of them are made. */
					let model: { moves: readonly unknown[]; at: number } = { moves: [], at: 0 };
					for (const [type, index] of steps) {
						const { items } = puzzle.scene(frameOf(now));
						const free = items.flatMap(({ key }) => puzzle.choices(frameOf(now), key));
						const mine = now.picked === undefined ? [] : puzzle.choices(frameOf(now), now.picked);
						const move = nth(type === 'answer' ? free : mine, index)?.move;
						const waiting = puzzle.opponent?.(frameOf(now)) === true;
						const before = now;
						if (type === 'pick') now = perform(now, { type, key: nth(items, index)?.key ?? '' }, puzzle);
						else if (type === 'drop' || type === 'answer') now = perform(now, { type, move }, puzzle);
						else if (type === 'goTo') now = perform(now, { type, move: index }, puzzle);
						else now = perform(now, { type }, puzzle);

						const plays =
							move !== undefined && ((type === 'answer' && waiting) || (type === 'drop' && !waiting));
						if (plays) model = { moves: [...model.moves.slice(0, model.at), move], at: model.at + 1 };
						else model = { ...model, at: now.at };
						assert.deepEqual([now.moves, now.at], [model.moves, model.at]);
						if (type === 'undo') assert.ok(now.at < before.at || before.at === 0);
						if (type === 'redo') assert.ok(now.at > before.at || before.at === before.moves.length);
						if (type === 'reset') assert.equal(now.at, 0);
						const ruled = played(puzzle, inputs[id], ...model.moves.slice(0, model.at));
						assert.deepEqual(puzzle.remaining(frameOf(now)), puzzle.remaining(ruled));
						assert.deepEqual(puzzle.scene(frameOf(now)), puzzle.scene(ruled));
						assert.ok(now.picked === undefined || choicesOf(now, now.picked, puzzle).length > 0);
					}
				}),
				{ seed: 6, numRuns: 60 },
			);
		});
	}
});
