import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import type { Source } from '../../../src/replay/protocol.ts';
import { moved } from '../../../src/replay/source.ts';
import { same } from './editor.ts';

const source: Source = { label: '', uri: '', start: 10, end: 20 };

/** Where the stretch from 10 to 20 is after `length` characters at `offset` became `text`. */
function edited(offset: number, length: number, text: string): [number, number] {
	const range = new vscode.Range(0, offset, 0, offset + length);
	const { start, end } = moved(source, [{ range, rangeOffset: offset, rangeLength: length, text }]);
	return [start, end];
}

describe('The stretch that a replay was read from', () => {
	it('stays where it is when something behind it is edited', () => {
		same(edited(20, 3, 'more'), [10, 20]);
		same(edited(25, 0, 'more'), [10, 20]);
	});

	it('moves with what is before it', () => {
		same(edited(0, 0, 'four'), [14, 24]);
		same(edited(2, 3, ''), [7, 17]);
		same(edited(10, 0, 'four'), [14, 24]);
	});

	it('grows and shrinks with what is inside it', () => {
		same(edited(15, 0, 'four'), [10, 24]);
		same(edited(12, 3, ''), [10, 17]);
		same(edited(10, 10, 'new'), [10, 13]);
	});

	it('takes in what is replaced across its ends', () => {
		same(edited(5, 10, 'new'), [5, 13]);
		same(edited(15, 10, 'new'), [10, 18]);
		same(edited(0, 30, ''), [0, 0]);
	});

	it('takes in what is put where it was deleted', () => {
		const range = new vscode.Range(0, 5, 0, 25);
		const deleted = { range, rangeOffset: 5, rangeLength: 20, text: '' };
		const undone = { range, rangeOffset: 5, rangeLength: 0, text: 'x'.repeat(20) };
		const { start, end } = moved(moved(source, [deleted]), [undone]);
		same([start, end], [5, 25]);
	});
});
