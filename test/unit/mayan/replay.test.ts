import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type MayanFrame, playDrag, startFrame } from '../../../src/puzzles/mayan/frames.ts';
import { mayan } from '../../../src/puzzles/mayan/mayan.ts';
import { columnsOf as colours, type Drag, dragBlock, settle } from '../../../src/puzzles/mayan/rules.ts';
import { say } from '../../../src/puzzles/phrase.ts';
import type { Item } from '../../../src/puzzles/scene.ts';
import { finish } from '../../../src/puzzles/search.ts';
import { playedBackTasks } from '../../reference/mayanBoards.ts';
import { afterDrag } from '../../reference/mayanDepthFirst.ts';
import { columnsOf, inputOf } from './boards.ts';

function start(n: number, columns: string): MayanFrame {
	return startFrame({ n, columns: columnsOf(columns) });
}

/** The frames as a person sees them: phase and columns, `.` for a gap. */
function shown(frames: readonly MayanFrame[]): string[] {
	return frames.map(({ board, phase }) => {
		const columns = board.map((column) => column.map((block) => block?.colour ?? '.').join(''));
		return `${phase.kind} ${columns.join('|')}`;
	});
}

function captions(frames: readonly MayanFrame[]): string[] {
	return frames.map((frame) => say(mayan.caption(frame)));
}

function last<Value>(values: readonly Value[]): Value {
	return values.at(-1) ?? assert.fail();
}

const right = (x: number, y: number): Drag => ({ x, y, g: 1 });
const left = (x: number, y: number): Drag => ({ x, y, g: -1 });

describe('Mayan replay', () => {
	it('shows the drag, the lines lighting up, the clear, the fall, and the chain', () => {
		const chain = playDrag(start(2, '1 2|1 2|2 4|1|4 4'), left(3, 0));
		assert.deepEqual(shown(chain), [
			'dragged 12|12|14|2|44',
			'lit 12|12|14|2|44',
			'cleared .2|.2|.4|2|44',
			'fallen 2|2|4|2|44',
		]);
		assert.deepEqual(captions(chain), [
			'Drag 1 left, it changes places with 2: 3 blocks of colour 1 are in line',
			'3 blocks of colour 1 in line light up',
			'3 blocks of colour 1 are cleared together',
			'Blocks fall: nothing clears',
		]);
		const end = playDrag(last(chain), right(2, 0));
		assert.deepEqual(shown(end), ['dragged 2|2|2|4|44', 'lit 2|2|2|4|44', 'cleared |||4|44']);
	});

	it('shows a dragged block hanging in the air, then fallen', () => {
		const frames = playDrag(start(2, '1 2 3|4|||'), right(0, 1));
		assert.deepEqual(shown(frames), ['dragged 1.3|42|||', 'fallen 13|42|||']);
		const far = playDrag(start(2, '1 2 3||||'), right(0, 2));
		assert.deepEqual(shown(far), ['dragged 12|..3|||', 'fallen 12|3|||']);
		assert.deepEqual(captions(far), [
			'Drag 3 right to the next column: blocks hang in the air',
			'Blocks fall: nothing clears',
		]);
	});

	it('is settled at once where a block steps onto a column of its own height', () => {
		assert.deepEqual(shown(playDrag(start(2, '1 2|3|||'), right(0, 1))), ['dragged 1|32|||']);
	});

	it('says that an exchange of equal blocks uses up a drag', () => {
		const frames = playDrag(start(2, '1|1|2||'), right(0, 0));
		assert.deepEqual(captions(frames), [
			'Drag 1 right onto an equal block: nothing changes, but a drag is used up',
		]);
	});

	it('lights and clears all lines of a moment together', () => {
		const frames = playDrag(start(1, '1|1|2|1 2 2|'), left(3, 0));
		assert.deepEqual(shown(frames), ['dragged 1|1|1|222|', 'lit 1|1|1|222|', 'cleared ||||']);
		assert.equal(captions(frames)[1], '3 blocks of colour 1, 3 blocks of colour 2 in line light up');
		const crossing = playDrag(start(1, '1|1|2 1 1|1|'), left(3, 0));
		assert.deepEqual(shown(crossing), ['dragged 1|1|111|2|', 'lit 1|1|111|2|', 'cleared |||2|']);
		assert.equal(captions(crossing)[2], '5 blocks of colour 1 are cleared together');
	});

	it('poses the rest as an input: what is left on the board, with a drag less', () => {
		const end = last(playDrag(start(3, '1 2|3|||'), right(0, 1)));
		assert.deepEqual(mayan.remaining(end), { n: 2, columns: columnsOf('1|3 2|||') });
		const over = last(playDrag(last(playDrag(start(1, '1|1||1|'), right(1, 0))), left(2, 0)));
		assert.deepEqual(mayan.remaining(over), { n: -1, columns: columnsOf('1|1||1|') });
		assert.equal(finish(mayan.solve({ n: -1, columns: columnsOf('1|1||1|') })).answer, '-1');
	});

	it('ends on an empty board with no drags left, and says so', () => {
		const input = inputOf('3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n');
		let frame = startFrame(input);
		assert.equal(say(mayan.caption(frame)), '12 blocks on the board, 3 drags to make');
		const notations: string[] = [];
		for (const drag of finish(mayan.solve(input)).moves) {
			notations.push(mayan.notation(frame, drag));
			frame = last(playDrag(frame, drag));
		}
		assert.deepEqual(notations, ['2 1 1', '3 1 1', '3 0 1']);
		assert.deepEqual(mayan.remaining(frame), { n: 0, columns: [[], [], [], [], []] });
		assert.match(say(mayan.caption(frame)), /are cleared together: the board is empty$/);
		assert.equal(finish(mayan.solve(mayan.remaining(frame) as never)).solvable, true);
	});

	it('ends every drag where the rules do, keeps every block its own, and invents none', function () {
		this.timeout(60_000);
		let drags = 0;
		for (const task of playedBackTasks(4, 3, 4, 11)) {
			let frame = startFrame(task);
			const ours = new Map(frame.board.flat().flatMap((block) => (block ? [[block.key, block.colour]] : [])));
			assert.equal(ours.size, task.columns.flat().length);
			for (const drag of finish(mayan.solve(task)).moves) {
				const { x, y, g } = drag;
				const frames = playDrag(frame, drag);
				let before = frame;
				for (const next of frames) {
					const keys = next.board.flat().flatMap((block) => block ?? []);
					assert.equal(new Set(keys.map(({ key }) => key)).size, keys.length);
					assert.ok(keys.every(({ key, colour }) => ours.get(key) === colour));
					const gone = before.board.flat().filter((block) => block && !keys.includes(block));
					assert.equal(gone.length > 0, next.phase.kind === 'cleared');
					before = next;
				}
				const end = last(frames);
				assert.deepEqual(colours(end.board), afterDrag(colours(frame.board), [x, y, g]));
				assert.deepEqual(end.board, settle(dragBlock(frame.board, drag)));
				assert.deepEqual(end.pending, []);
				frame = end;
				drags++;
			}
			if (drags > 400) break;
		}
	});
});

describe('Mayan picture', () => {
	const itemsOf = (frame: MayanFrame, next?: Drag): readonly Item[] => mayan.scene(frame, next).items;

	it('stands blocks in a grid of five columns and seven rows, told apart by number and tone', () => {
		const { width, height, zones, items } = mayan.scene(start(3, '1 2||10|11|'));
		assert.deepEqual([width, height], [5, 7.75]);
		assert.deepEqual(
			zones.map(({ key, title }) => [key, say(title)]),
			[['board', 'Board, 3 drags left']],
		);
		assert.deepEqual(
			items.map(({ text, x, y, tone, shape }) => [text, x, y, tone, shape]),
			[
				['1', 0.5, 7.25, 'red', 'block'],
				['2', 0.5, 6.25, 'yellow', 'block'],
				['10', 2.5, 7.25, 'pink', 'block'],
				['11', 3.5, 7.25, 'other', 'block'],
			],
		);
		assert.deepEqual(items.map(({ label }) => say(label))[1], 'colour 2, column 0, row 1');
	});

	it('marks what is dragged, what is cleared next, and what the next drag takes', () => {
		const marks = (frame: MayanFrame, next?: Drag) =>
			itemsOf(frame, next).map(({ text, mark }) => `${text} ${mark ?? ''}`);
		const frame = start(2, '1|1|2|1|3');
		assert.deepEqual(marks(frame, left(3, 0)), ['1 ', '1 ', '2 ', '1 next', '3 ']);
		const frames = playDrag(frame, left(3, 0));
		assert.deepEqual(
			frames.map((shown) => marks(shown).join()),
			['1 ,1 ,1 moving,2 moving,3 ', '1 lit,1 lit,1 lit,2 ,3 ', '2 ,3 '],
		);
	});

	it('keeps the key of a block wherever it goes', () => {
		const frame = start(2, '1 2 3|4|||');
		const keyOf = (shown: MayanFrame, text: string) => itemsOf(shown).find((item) => item.text === text)?.key;
		for (const after of playDrag(frame, right(0, 1))) {
			for (const text of ['1', '2', '3', '4']) assert.equal(keyOf(after, text), keyOf(frame, text));
		}
	});

	it('says how many drags are over', () => {
		const title = (n: number) => say(mayan.scene(start(n, '1||||')).zones[0]?.title ?? assert.fail());
		assert.equal(title(1), 'Board, 1 drag left');
		assert.equal(title(0), 'Board, 0 drags left');
		assert.equal(title(-1), 'Board, 1 drag too many');
		assert.equal(title(-2), 'Board, 2 drags too many');
	});
});
