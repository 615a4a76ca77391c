import { type Phrase, phrase } from '../puzzles/phrase.ts';
import type { TurnCommand } from '../replay/protocol.ts';
import { element } from './element.ts';
import type { Action } from './player.ts';

/** What a key does in the player, whatever has the focus; nothing for all other keys. */
export function actionOf({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): Action | undefined {
	if (/^[0-9]$/.test(key)) return { type: 'tenths', tenths: Number(key) };
	switch (key) {
		case ' ':
			return repeat ? undefined : { type: 'toggle' };
		case 'ArrowLeft':
			return { type: 'previous' };
		case 'ArrowRight':
			return { type: 'next' };
		case ',':
			return { type: 'previousPhase' };
		case '.':
			return { type: 'nextPhase' };
		case 'Home':
			return { type: 'first' };
		case 'End':
			return { type: 'last' };
		case '+':
		case '=':
			return { type: 'faster' };
		case '-':
			return { type: 'slower' };
		case 's':
		case 'S':
			return { type: 'startHere' };
		default:
			return undefined;
	}
}

/** What a key does while it is the person's turn; control and command are one. */
export function turnActionOf({
	key,
	ctrlKey,
	metaKey,
	shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): TurnCommand | undefined {
	const letter = key.toLowerCase();
	if (ctrlKey || metaKey) {
		if (letter === 'z') return shiftKey ? 'redo' : 'undo';
		return letter === 'y' ? 'redo' : undefined;
	}
	switch (letter) {
		case 'u':
			return 'undo';
		case 'r':
			return 'redo';
		case 'h':
			return 'hint';
		case 'b':
			return 'showBest';
		default:
			return undefined;
	}
}

type Row = readonly [readonly string[], Phrase];

const always: readonly Row[] = [
	[['T'], phrase('Your turn, or back to the replay')],
	[['?'], phrase('This list')],
];

const inReplay: readonly Row[] = [
	[['Space'], phrase('Play or pause')],
	[['←', '→'], phrase('Previous or next move')],
	[[',', '.'], phrase('Previous or next phase')],
	[['Home', 'End'], phrase('Start or end')],
	[['0', '…', '9'], phrase('Jump to tenths of the replay')],
	[['−', '+'], phrase('Slower or faster')],
	[['S'], phrase('Start over from here')],
];

const inYourTurn: readonly Row[] = [
	[['←', '→', '↑', '↓'], phrase('To another item or place')],
	[['Enter'], phrase('Pick it up or put it down')],
	[['Esc'], phrase('Put it back')],
	[['U', 'R'], phrase('Undo or redo')],
	[['H'], phrase('Hint')],
	[['B'], phrase('Show best from here')],
];

/** The list of keys, as a dialog; those of the person's turn while it is. */
export function keyList(say: (text: Phrase) => string, yourTurn: boolean): HTMLDialogElement {
	const rows = [...(yourTurn ? inYourTurn : inReplay), ...always];
	const title = element('h2', { id: 'keys-title' }, say(phrase('Keys')));
	const close = element('button', { type: 'button', class: 'button' }, say(phrase('Close')));
	const dialog = element(
		'dialog',
		{ class: 'keys', 'aria-labelledby': title.id },
		title,
		element(
			'dl',
			{},
			...rows.map(([keys, does]) =>
				element(
					'div',
					{},
					element('dt', {}, ...keys.map((key) => (key === '…' ? '…' : element('kbd', {}, key)))),
					element('dd', {}, say(does)),
				),
			),
		),
		close,
	);
	close.addEventListener('click', () => dialog.close());
	return dialog;
}
