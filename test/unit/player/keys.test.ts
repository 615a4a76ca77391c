import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { actionOf } from '../../../src/webview/keys.ts';

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
		assert.equal(press('?'), 'showKeys');
	});

	it('step on while they are held, but do not play and pause in turn', () => {
		assert.deepEqual(press('ArrowRight', true), { type: 'next' });
		assert.equal(press(' ', true), undefined);
	});

	it('leave all others to the editor', () => {
		for (const key of ['a', 'Enter', 'Tab', 'Escape', 'F1', 'ArrowUp', '10', ''])
			assert.equal(press(key), undefined);
	});
});
