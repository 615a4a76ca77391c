import { type Phrase, phrase } from '../puzzles/phrase.ts';
import { element } from './element.ts';
import type { Action } from './player.ts';

/** What a key does in the player, whatever has the focus; nothing for all other keys. */
export function actionOf({
	key,
	repeat,
}: Pick<KeyboardEvent, 'key' | 'repeat'>): Action | 'showKeys' | undefined {
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
		case '?':
			return 'showKeys';
		default:
			return undefined;
	}
}

/** The list of keys, as a dialog. */
export function keyList(say: (text: Phrase) => string): HTMLDialogElement {
	const rows: readonly [readonly string[], Phrase][] = [
		[['␣'], phrase('Play or pause')],
		[['←', '→'], phrase('Previous or next move')],
		[[',', '.'], phrase('Previous or next phase')],
		[['Home', 'End'], phrase('Start or end')],
		[['0', '…', '9'], phrase('Jump to tenths of the replay')],
		[['−', '+'], phrase('Slower or faster')],
		[['?'], phrase('This list')],
	];
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
