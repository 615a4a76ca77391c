import { onOneLine } from '../puzzles/oneLine.ts';
import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import type { Outcome } from '../puzzles/puzzle.ts';
import type { Solved } from '../replay/protocol.ts';
import { element } from './element.ts';
import { icon } from './icons.ts';

/** The answer as the judge prints it, whether it is the `expected` one, why it is that, and how it is proven. */
export function verdict(
	{ outcome, milliseconds, notes, questions, question }: Solved,
	expected: string | undefined,
	say: (text: Phrase) => string,
	ask: (question: string | undefined) => void,
): HTMLElement {
	const answer = element('pre', { class: 'answer', 'aria-label': say(phrase('Answer')) }, outcome.answer);
	if (outcome.answer.includes('\n')) answer.classList.add('lines');
	return element(
		'section',
		{ class: 'verdict', 'aria-label': say(phrase('Answer')) },
		answer,
		element(
			'div',
			{ class: 'verdict-text' },
			element('p', { class: 'headline' }, say(outcome.headline)),
			...(expected === undefined || question !== undefined
				? []
				: [expectation(expected, expected === outcome.answer, say)]),
			element('p', { class: 'proof' }, ...proof(outcome, milliseconds, say)),
			...outcome.reasons.map((reason) => element('p', { class: 'reason' }, say(reason))),
			...notes.map((note) =>
				element('p', { class: 'note-line' }, icon('note'), element('span', {}, say(note))),
			),
			...(questions.length > 0 ? [asking(questions, question, say, ask)] : []),
		),
	);
}

/** What the text expects; that is about the judge's own question. */
function expectation(expected: string, right: boolean, say: (text: Phrase) => string): HTMLElement {
	const inLine = onOneLine(expected);
	const told = right
		? phrase('The text expects {0}, which is right', inLine)
		: phrase('The text expects {0}, which is wrong', inLine);
	return element(
		'p',
		{ class: `expectation ${right ? 'right' : 'wrong'}` },
		icon(right ? 'check' : 'fault'),
		element('span', {}, say(told)),
	);
}

function proof(
	{ solvable, proof: how, looked }: Outcome<unknown>,
	milliseconds: number,
	say: (text: Phrase) => string,
): Node[] {
	const badge = element(
		'span',
		{ class: 'badge' },
		icon('check'),
		say(solvable ? phrase('Proven best') : phrase('Proven')),
	);
	const parts = [
		how,
		plural(looked, '{0} position looked at', '{0} positions looked at'),
		duration(milliseconds),
	];
	const said = parts.map((part) => element('span', { class: 'proof-part' }, say(part)));
	return [
		badge,
		element('span', { class: 'proof-clip' }, element('span', { class: 'proof-parts' }, ...said)),
	];
}

function duration(milliseconds: number): Phrase {
	if (milliseconds >= 1000) return phrase('{0} s', (milliseconds / 1000).toFixed(1));
	return phrase('{0} ms', milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds));
}

/** The judge's own question and the further ones, to choose between. */
function asking(
	questions: Solved['questions'],
	current: string | undefined,
	say: (text: Phrase) => string,
	ask: (question: string | undefined) => void,
): HTMLElement {
	const choice = (id: string | undefined, title: Phrase) => {
		const button = element(
			'button',
			{ type: 'button', class: 'choice', 'aria-pressed': String(id === current) },
			say(title),
		);
		button.addEventListener('click', () => {
			if (id !== current) ask(id);
		});
		return button;
	};
	return element(
		'div',
		{ class: 'choices', role: 'group', 'aria-label': say(phrase('Questions')) },
		choice(undefined, phrase('The judge’s answer')),
		...questions.map(({ id, title }) => choice(id, title)),
	);
}
