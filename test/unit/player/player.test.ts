import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import {
	type Action,
	between,
	isLast,
	isSettled,
	legalPlace,
	type Place,
	type PlayerState,
	perform,
	pointOf,
	settledAfter,
	speeds,
	start,
	type Track,
} from '../../../src/webview/player.ts';

/** A replay whose moves have so many phases. */
const track = (...phases: number[]): Track => ({
	moves: phases.length,
	phases: (move) => phases[move - 1] as number,
});

const at = (move: number, phase: number): Place => ({ move, phase });

const paused = (place: Place = start): PlayerState => ({
	place,
	playing: false,
	speed: 1,
	loop: false,
	from: 0,
});

/** Where a series of actions leads from the start. */
function led(
	over: Track,
	...types: readonly ('first' | 'previous' | 'next' | 'last' | 'previousPhase' | 'nextPhase')[]
): Place {
	return types.reduce((state, type) => perform(state, { type }, over), paused()).place;
}

describe('Player', () => {
	const three = track(1, 4, 2);

	it('steps by whole moves, from the start to the end and back', () => {
		assert.deepEqual(led(three, 'next'), at(1, 0));
		assert.deepEqual(led(three, 'next', 'next'), at(2, 3));
		assert.deepEqual(led(three, 'next', 'next', 'next'), at(3, 1));
		assert.deepEqual(led(three, 'next', 'next', 'next', 'next'), at(3, 1));
		assert.deepEqual(led(three, 'last', 'previous'), at(2, 3));
		assert.deepEqual(led(three, 'last', 'previous', 'previous', 'previous', 'previous'), start);
		assert.deepEqual(led(three, 'last', 'first'), start);
	});

	it('steps by phases, across the ends of moves', () => {
		assert.deepEqual(led(three, 'nextPhase'), at(1, 0));
		assert.deepEqual(led(three, 'nextPhase', 'nextPhase'), at(2, 0));
		assert.deepEqual(led(three, 'nextPhase', 'nextPhase', 'nextPhase'), at(2, 1));
		assert.deepEqual(led(three, 'next', 'next', 'nextPhase', 'previousPhase'), at(2, 3));
		assert.deepEqual(led(three, 'nextPhase', 'previousPhase'), start);
		assert.deepEqual(led(three, 'last', 'nextPhase'), at(3, 1));
	});

	it('ends a move that is under way with next, and takes it back with previous', () => {
		assert.deepEqual(led(three, 'next', 'nextPhase', 'nextPhase', 'next'), at(2, 3));
		assert.deepEqual(led(three, 'next', 'nextPhase', 'nextPhase', 'previous'), at(1, 0));
	});

	it('plays phase by phase to the end and stops there', () => {
		let state = perform(paused(), { type: 'toggle' }, three);
		const seen: Place[] = [];
		for (let ticks = 0; ticks < 20 && state.playing; ticks++) {
			state = perform(state, { type: 'tick' }, three);
			seen.push(state.place);
		}
		assert.deepEqual(seen, [at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(2, 3), at(3, 0), at(3, 1), at(3, 1)]);
		assert.equal(state.playing, false);
	});

	it('starts over from the end with play, and by itself in a loop', () => {
		const ended = paused(settledAfter(3, three));
		assert.deepEqual(perform(ended, { type: 'toggle' }, three), { ...ended, playing: true, place: start });
		const looping = { ...ended, playing: true, loop: true };
		assert.deepEqual(perform(looping, { type: 'tick' }, three), { ...looping, place: start });
	});

	it('starts over where a person wants it to, until they want it otherwise', () => {
		const ended = paused(settledAfter(3, three));
		const marked = perform(paused(at(2, 1)), { type: 'startHere' }, three);
		assert.deepEqual(marked, { ...paused(at(2, 1)), from: 2 });
		const again = perform({ ...ended, from: 2 }, { type: 'toggle' }, three);
		assert.deepEqual(again, { ...ended, playing: true, from: 2, place: at(2, 3) });
		const looping = { ...ended, playing: true, loop: true, from: 2 };
		assert.deepEqual(perform(looping, { type: 'tick' }, three).place, at(2, 3));
		assert.deepEqual(perform(looping, { type: 'first' }, three).place, start);
		assert.equal(perform(marked, { type: 'startHere' }, three).from, 0);
		assert.equal(perform({ ...marked, place: at(1, 0) }, { type: 'startHere' }, three).from, 1);
	});

	it('never starts over at its end', () => {
		const ended = perform(paused(settledAfter(3, three)), { type: 'startHere' }, three);
		assert.deepEqual(perform(ended, { type: 'toggle' }, three).place, start);
	});

	it('stops when a person steps, and plays on when they jump', () => {
		const playing = { ...paused(), playing: true };
		assert.equal(perform(playing, { type: 'next' }, three).playing, false);
		assert.equal(perform(playing, { type: 'nextPhase' }, three).playing, false);
		assert.equal(perform(playing, { type: 'goTo', move: 2 }, three).playing, true);
		assert.equal(perform(playing, { type: 'seek', point: 1.5 }, three).playing, true);
	});

	it('does not play a replay without moves', () => {
		assert.deepEqual(perform(paused(), { type: 'toggle' }, track()), paused());
	});

	it('goes through the speeds and stops at the slowest and the fastest', () => {
		const speedAfter = (...types: ('faster' | 'slower')[]) =>
			types.reduce((state, type) => perform(state, { type }, three), paused()).speed;
		assert.equal(speedAfter('faster'), 1.5);
		assert.equal(speedAfter('faster', 'faster', 'faster', 'faster', 'faster', 'faster'), 4);
		assert.equal(speedAfter('slower', 'slower', 'slower', 'slower', 'slower'), 0.25);
		assert.equal(perform(paused(), { type: 'setSpeed', speed: 3 }, three).speed, 3);
		assert.equal(perform(paused(), { type: 'setSpeed', speed: 17 }, three).speed, 1);
	});

	it('finds the phase nearest to a point of the bar', () => {
		const seek = (point: number) => perform(paused(), { type: 'seek', point }, three).place;
		assert.deepEqual(seek(-3), start);
		assert.deepEqual(seek(0.4), start);
		assert.deepEqual(seek(1), at(1, 0));
		assert.deepEqual(seek(1.1), at(1, 0));
		assert.deepEqual(seek(1.2), at(2, 0));
		assert.deepEqual(seek(1.7), at(2, 2));
		assert.deepEqual(seek(9), at(3, 1));
	});

	it('jumps to tenths of the replay, at the ends of moves', () => {
		const tenths = (count: number) => perform(paused(), { type: 'tenths', tenths: count }, three).place;
		assert.deepEqual(tenths(0), start);
		assert.deepEqual(tenths(3), at(1, 0));
		assert.deepEqual(tenths(9), at(3, 1));
	});

	it('shows all phases on the way to the end of a move, and only the end of a jump', () => {
		assert.deepEqual(between(at(1, 0), at(2, 3), three), [at(2, 0), at(2, 1), at(2, 2), at(2, 3)]);
		assert.deepEqual(between(at(2, 1), at(2, 3), three), [at(2, 2), at(2, 3)]);
		assert.deepEqual(between(at(2, 3), at(2, 1), three), [at(2, 1)]);
		assert.deepEqual(between(start, at(3, 1), three), [at(3, 1)]);
		assert.deepEqual(between(at(2, 1), at(3, 1), three), [at(3, 1)]);
	});

	const tracks = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }).map((phases) => track(...phases));
	const numbers = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double({ min: -3, max: 12, noNaN: true }));
	const plain = [
		'toggle',
		'faster',
		'slower',
		'toggleLoop',
		'startHere',
		'first',
		'previous',
		'next',
		'last',
	] as const;
	const actions: fc.Arbitrary<Action> = fc.oneof(
		fc
			.constantFrom(...plain, 'previousPhase' as const, 'nextPhase' as const, 'tick' as const)
			.map((type) => ({ type })),
		numbers.map((speed) => ({ type: 'setSpeed', speed }) as const),
		numbers.map((move) => ({ type: 'goTo', move }) as const),
		fc.integer({ min: 0, max: 9 }).map((tenths) => ({ type: 'tenths', tenths }) as const),
		numbers.map((point) => ({ type: 'seek', point }) as const),
	);
	const isLegal = ({ move, phase }: Place, over: Track) =>
		move === 0
			? phase === 0
			: move <= over.moves && Number.isInteger(move) && phase >= 0 && phase < over.phases(move);

	it('is at a place of the replay, at a speed that there is, after any actions', () => {
		fc.assert(
			fc.property(tracks, fc.array(actions, { maxLength: 60 }), (over, all) => {
				let state = paused();
				for (const action of all) {
					state = perform(state, action, over);
					assert.ok(isLegal(state.place, over), JSON.stringify(state.place));
					assert.ok(speeds.includes(state.speed));
					assert.ok(!state.playing || over.moves > 0);
				}
			}),
			{ seed: 1 },
		);
	});

	it('makes a legal place of anything that was kept', () => {
		fc.assert(
			fc.property(tracks, numbers, numbers, (over, move, phase) => {
				assert.ok(isLegal(legalPlace({ move, phase }, over), over));
			}),
			{ seed: 2 },
		);
	});

	it('gets back to every place from its point of the bar, and takes every phase in turn', () => {
		fc.assert(
			fc.property(tracks, (over) => {
				let state = paused();
				let point = -1;
				while (!isLast(state.place, over)) {
					assert.ok(pointOf(state.place, over) > point);
					point = pointOf(state.place, over);
					assert.deepEqual(perform(paused(), { type: 'seek', point }, over).place, state.place);
					const next = perform(state, { type: 'nextPhase' }, over);
					assert.deepEqual(perform(next, { type: 'previousPhase' }, over).place, state.place);
					state = next;
				}
				assert.equal(pointOf(state.place, over), over.moves);
				assert.ok(isSettled(state.place, over));
			}),
			{ seed: 3 },
		);
	});
});
