import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { actionOf, turnActionOf } from '../../../src/webview/keys.ts';

describe('Keys', () => {
	const press = (key: string, repeat = false) => actionOf({ key, repeat });

	it('play, step and jump', () => {
		assert.deepEqual(press(' '), { type: 'toggle' });
		assert.deepEqual(press('ArrowLeft'), { type: 'previous' });
		assert.deepEqual(press('ArrowRight'), { type: 'next' });
		assert.deepEqual(press(','), { type: 'previousPhase' });
		assert.deepEqual(press('.'), { type: 'nextPhase' });
		assert.deepEqual(press('Home'), { type: 'first' });
		assert.deepEqual(press('End'), { type: 'last' });
		assert.deepEqual(press('7'), { type: 'tenths', tenths: 7 });
		assert.deepEqual(press('+'), { type: 'faster' });
		assert.deepEqual(press('-'), { type: 'slower' });
	});

	it('step on while they are held, but do not play and pause in turn', () => {
		assert.deepEqual(press('ArrowRight', true), { type: 'next' });
		assert.equal(press(' ', true), undefined);
	});

	it('leave all others to the editor', () => {
		for (const key of ['a', 'Enter', 'Tab', 'Escape', 'F1', 'ArrowUp', '10', ''])
			assert.equal(press(key), undefined);
	});

	it('undo, redo and ask for advice in the person’s turn', () => {
		const turn = (key: string, held: 'ctrlKey' | 'metaKey' | 'none' = 'none', shiftKey = false) =>
			turnActionOf({ key, ctrlKey: held === 'ctrlKey', metaKey: held === 'metaKey', shiftKey });
		assert.equal(turn('u'), 'undo');
		assert.equal(turn('r'), 'redo');
		assert.equal(turn('h'), 'hint');
		assert.equal(turn('b'), 'showBest');
		assert.equal(turn('z', 'ctrlKey'), 'undo');
		assert.equal(turn('z', 'metaKey'), 'undo');
		assert.equal(turn('Z', 'ctrlKey', true), 'redo');
		assert.equal(turn('y', 'ctrlKey'), 'redo');
		for (const key of ['z', ' ', 'ArrowLeft', '5']) assert.equal(turn(key), undefined);
		for (const key of ['u', 'r', 'h', 'b', 'c']) assert.equal(turn(key, 'ctrlKey'), undefined);
	});
});
