import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { FirstPlay } from '../../../src/puzzles/mayan/firstPlay.ts';
import { mayan } from '../../../src/puzzles/mayan/mayan.ts';
import { Memo } from '../../../src/puzzles/mayan/memo.ts';
import { pack } from '../../../src/puzzles/mayan/packed.ts';
import type { Drag, MayanInput } from '../../../src/puzzles/mayan/rules.ts';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Outcome, Question } from '../../../src/puzzles/puzzle.ts';
import { finish, type Search } from '../../../src/puzzles/search.ts';
import { fullBoards, playedBackTasks, scatteredTasks, type Task } from '../../reference/mayanBoards.ts';
import { afterDrag, allPlays, firstPlay, type Triple } from '../../reference/mayanDepthFirst.ts';
import { answerTo, columnsOf } from './boards.ts';

/** As the judge prints a play. */
function printed(play: readonly Triple[] | undefined): string {
	return play ? play.map((drag) => drag.join(' ')).join('\n') : '-1';
}

function first<Value>(count: number, values: Iterable<Value>): Value[] {
	const taken: Value[] = [];
	for (const value of values) if (taken.push(value) === count) break;
	return taken;
}

/** Compares whole answers with the reference, and tells how many of the boards can be emptied. */
function compare(tasks: readonly Task[]): number {
	let solvable = 0;
	for (const task of tasks) {
		const expected = printed(firstPlay(task.columns, task.n));
		assert.equal(answerTo(task), expected, JSON.stringify(task));
		if (expected !== '-1') solvable++;
	}
	return solvable;
}

function outcomeOf(n: number, columns: string): Outcome<Drag> {
	return finish(mayan.solve({ n, columns: columnsOf(columns) }));
}

function fewestDrags(input: MayanInput): Question<MayanInput, Drag> | undefined {
	return mayan.questions(input, finish(mayan.solve(input)))[0];
}

function fewestOf(input: MayanInput): Search<Outcome<Drag>> | undefined {
	return fewestDrags(input)?.solve();
}

describe('Mayan solver', () => {
	it('counts an exchange of equal blocks as a drag', () => {
		assert.equal(answerTo({ n: 2, columns: columnsOf('1|1|2 2|1|2') }), '0 0 1\n2 0 1');
		assert.equal(answerTo({ n: 3, columns: columnsOf('|||2|2 2') }), '3 0 1\n3 0 -1\n4 0 -1');
	});

	it('takes no board that is empty before the last drag', () => {
		assert.equal(answerTo({ n: 1, columns: columnsOf('1|1||1|') }), '3 0 -1');
		assert.equal(answerTo({ n: 2, columns: columnsOf('|1|1||1') }), '1 0 1\n4 0 -1');
		assert.equal(answerTo({ n: 2, columns: columnsOf('1 1 2 1||||') }), '-1');
	});

	it('answers -1 for an empty board, on which no drag can be made', () => {
		const { answer, solvable, reasons, moves } = outcomeOf(2, '||||');
		assert.deepEqual({ answer, solvable, moves }, { answer: '-1', solvable: false, moves: [] });
		assert.deepEqual(
			reasons.map((reason) => say(reason)),
			['The board is empty: there is no block to drag'],
		);
	});

	it('says which colours are short, and that blocks are too far apart', () => {
		const reasons = (n: number, columns: string) =>
			outcomeOf(n, columns).reasons.map((reason) => say(reason));
		assert.deepEqual(reasons(3, '1|1||1|7 7 9'), [
			'There are 2 blocks of colour 7, too few for a line of 3',
			'There is 1 block of colour 9, too few for a line of 3',
		]);
		assert.deepEqual(reasons(1, '1|2|2|1|1 2'), [
			'Only a drag takes a block to another column: to line up, they need at least 2 drags',
		]);
	});

	it('knows more colours than the judge has', () => {
		assert.equal(answerTo({ n: 1, columns: columnsOf('7 11|7 11||7 900|900 900 8 8 8 11') }), '-1');
		assert.equal(answerTo({ n: 1, columns: columnsOf('900 7|900 7||900 7|') }), '-1');
		assert.equal(answerTo({ n: 1, columns: columnsOf('900 8|900 8|8 900|900|') }), '-1');
		const colours = Array.from({ length: 35 }, (_, index) => 1 + index);
		const rainbow = [0, 7, 14, 21, 28].map((start) => colours.slice(start, start + 7));
		assert.equal(answerTo({ n: 5, columns: rainbow }), '-1');
	});

	it('agrees with an exhaustive search on 3,000 scattered boards', function () {
		this.timeout(60_000);
		assert.ok(compare(first(3000, scatteredTasks(9, 1))) > 200);
	});

	it('agrees with it on 3,000 boards played back from an empty one', function () {
		this.timeout(60_000);
		const solvable = compare(first(3000, playedBackTasks(3, 2, 3, 2)));
		assert.ok(solvable > 1500 && solvable < 2800);
	});

	it('agrees with it on boards of many blocks', function () {
		this.timeout(60_000);
		assert.ok(compare(first(300, playedBackTasks(2, 5, 4, 3))) > 100);
		for (const colours of [3, 4, 6])
			compare(first(20, fullBoards(colours, colours)).map((columns) => ({ n: 2, columns })));
	});

	it('agrees with every play there is, on boards so small that all can be listed', function () {
		this.timeout(60_000);
		for (const { n, columns } of [
			...first(400, scatteredTasks(6, 4)),
			...first(400, playedBackTasks(2, 1, 2, 5)),
		]) {
			if (n > 2) continue;
			const expected = printed(allPlays(columns, n)[0]);
			assert.equal(printed(firstPlay(columns, n)), expected);
			assert.equal(answerTo({ n, columns }), expected);
		}
	});

	it('stays exact with a memo of a few positions', function () {
		this.timeout(60_000);
		for (const { n, columns } of first(1000, playedBackTasks(3, 3, 3, 6))) {
			const search = new FirstPlay(new Memo(8)).search(pack(columns), n);
			let step = search.next();
			while (!step.done) step = search.next();
			const play = step.value?.map(({ x, y, g }): Triple => [x, y, g]);
			assert.equal(printed(play), answerTo({ n, columns }), JSON.stringify({ n, columns }));
		}
	});

	it('gives plays that empty the board by the rules', function () {
		this.timeout(60_000);
		let solved = 0;
		for (const task of first(600, playedBackTasks(5, 3, 5, 7))) {
			const { answer, moves, solvable } = finish(mayan.solve(task));
			if (!solvable) continue;
			solved++;
			assert.equal(moves.length, task.n);
			let columns = task.columns;
			for (const line of answer.split('\n')) {
				assert.ok(columns.some((column) => column.length > 0));
				columns = afterDrag(columns, line.split(' ').map(Number) as unknown as Triple);
			}
			assert.deepEqual(columns, [[], [], [], [], []]);
		}
		assert.ok(solved > 200);
	});

	it('makes up any number of drags with equal exchanges, without overflowing the stack', () => {
		const { answer, reasons } = outcomeOf(1000, '1|1||1|');
		assert.equal(answer, `${'0 0 1\n'.repeat(999)}3 0 -1`);
		assert.equal(
			say(reasons[1] ?? reasons[0] ?? assert.fail()),
			'999 drags only exchange equal blocks, to make up the number',
		);
		assert.equal(answerTo({ n: 1000, columns: columnsOf('1 1||1||2 2') }), '-1');
	});

	it('pauses in a long search, with what is ruled out by then', () => {
		const [board = assert.fail()] = fullBoards(4, 8);
		const search = mayan.solve({ n: 6, columns: board });
		const paused = first(200, { [Symbol.iterator]: () => search });
		assert.equal(paused.length, 200);
		// Nothing comes before the very first drag.
		assert.equal(say(paused[0]?.proven ?? assert.fail()), 'Nothing is ruled out yet');
		assert.ok(paused.every(({ looked }, index) => index === 0 || looked >= (paused[index - 1]?.looked ?? 0)));
		assert.match(say(paused[199]?.proven ?? assert.fail()), /^No solution starts before \d \d -?1$/);
	});
});

describe('Mayan, fewest drags', () => {
	it('finds the smallest number that works where n is too many', () => {
		const outcome = finish(fewestOf({ n: 5, columns: columnsOf('1|1||1|') }) ?? assert.fail());
		assert.equal(outcome.answer, '3 0 -1');
		assert.equal(say(outcome.headline), '1 drag');
	});

	it('finds it where n is too few or does not fit', () => {
		const outcome = finish(fewestOf({ n: 1, columns: columnsOf('1|||1|1') }) ?? assert.fail());
		assert.equal(outcome.answer, '0 0 1\n1 0 1');
	});

	it('is not asked where the bound is met, nor on an empty board, nor where no number works', () => {
		for (const [n, columns] of [
			[1, '1|1||1|'],
			[2, '||||'],
			[2, '1|1|||'],
		] as const) {
			assert.equal(fewestOf({ n, columns: columnsOf(columns) }), undefined);
		}
	});

	it('poses the input that has the same answer as the judge’s own', () => {
		for (const [n, columns] of [
			[5, '1|1||1|'],
			[1, '1|||1|1'],
			[2, '1 2 1 2|||1|2'],
		] as const) {
			const input = { n, columns: columnsOf(columns) };
			const question = fewestDrags(input) ?? assert.fail();
			const outcome = finish(question.solve());
			const posed = question.posed(outcome);
			assert.equal(posed.n, outcome.solvable ? outcome.moves.length : n);
			assert.equal(finish(mayan.solve(posed)).answer, outcome.answer);
		}
	});

	it('agrees with the exhaustive search', function () {
		this.timeout(60_000);
		let asked = 0;
		for (const task of first(800, playedBackTasks(2, 2, 3, 9))) {
			const fewest = [1, 2, 3].find((n) => firstPlay(task.columns, n));
			const question = fewestOf({ ...task, n: 3 });
			if (!fewest || !question) continue;
			asked++;
			assert.equal(finish(question).answer, printed(firstPlay(task.columns, fewest)), JSON.stringify(task));
		}
		assert.ok(asked > 200);
	});
});

describe('Mayan, all best first drags', () => {
	it('counts every play once, an exchange as one drag', () => {
		// First the equal exchange, as `0 0 1` or `1 0 -1`, then the block from the side; or two blocks over to it.
		const two = finish(mayan.bestMoves({ n: 2, columns: columnsOf('1|1||1|') }));
		const moves = [
			{ x: 0, y: 0, g: 1 },
			{ x: 1, y: 0, g: 1 },
		];
		assert.deepEqual(two, { moves, complete: true, plays: '2', exact: true });
	});

	it('has none where there is no solution', () => {
		const none = { moves: [], complete: true, plays: '0', exact: true };
		assert.deepEqual(finish(mayan.bestMoves({ n: 1, columns: columnsOf('1|1|2|1|') })), none);
		assert.deepEqual(finish(mayan.bestMoves({ n: 1, columns: columnsOf('||||') })), none);
		assert.deepEqual(finish(mayan.bestMoves({ n: 0, columns: columnsOf('1|1||1|') })), none);
	});

	it('agrees with every play there is', function () {
		this.timeout(60_000);
		let several = 0;
		for (const { n, columns } of first(1200, playedBackTasks(3, 1, 2, 10))) {
			if (n > 3 || columns.flat().length > (n === 3 ? 7 : 12)) continue;
			const plays = allPlays(columns, n).filter((play) => !takesExchangeTwice(columns, play));
			const { moves, plays: counted, exact } = finish(mayan.bestMoves({ n, columns }));
			const firsts = new Set(plays.map(([drag]) => drag?.join(' ')));
			assert.ok(exact);
			assert.equal(counted, String(plays.length), JSON.stringify({ n, columns }));
			assert.deepEqual(
				moves.map(({ x, y, g }) => `${x} ${y} ${g}`),
				[...firsts],
			);
			if (firsts.size > 1) several++;
		}
		assert.ok(several > 100);
	});

	it('says that there are at least so many where the count would take too long', function () {
		this.timeout(60_000);
		const { moves, plays, exact } = finish(mayan.bestMoves({ n: 1000, columns: columnsOf('1|1||1|') }));
		assert.equal(exact, false);
		assert.ok(moves.length > 1 && BigInt(plays) >= BigInt(moves.length));
	});
});

/** Whether a play has an exchange as a drag to the left: it stands in the list as one to the right as well. */
function takesExchangeTwice(columns: readonly (readonly number[])[], play: readonly Triple[]): boolean {
	let board = columns;
	return play.some((drag) => {
		const [x, y, g] = drag;
		const exchanged = g === -1 && board[x - 1]?.[y] !== undefined;
		board = afterDrag(board, drag);
		return exchanged;
	});
}
