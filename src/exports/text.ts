import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import type { Item, Tone } from '../puzzles/scene.ts';
import { attribution, mostMoves, movesOf, type Solution, type Step, stepsOf } from './solution.ts';

type Say = (text: Phrase) => string;

/** The replay in the usual notation, one move a line, between the puzzle and its answer. */
export function asText(solution: Solution, say: Say): string {
	const { puzzle, outcome } = solution;
	const moves = Array.from(
		stepsOf(solution),
		({ before, move }, index) => `${index + 1}. ${puzzle.notation(before, move)}`,
	);
	const answer = outcome.answer.includes('\n') ? `\n${outcome.answer}` : ` ${outcome.answer}`;
	return paragraphs([
		heading(solution, say),
		asTestCase(solution),
		whose(solution, say),
		moves.join('\n'),
		outcome.reasons.map(say).join('\n'),
		`${say(phrase('Answer'))}:${answer}`,
	]);
}

/**
 * The replay as Markdown: rows of balls as coloured emoji, other moves in notation, and why each is made; of a long
 * one the first moves.
 */
export function asMarkdown(solution: Solution, say: Say): string {
	const { outcome } = solution;
	const steps: string[] = [];
	for (const step of stepsOf(solution)) {
		if (steps.length === mostMoves) break;
		const number = `${steps.length + 1}. `;
		const indent = ' '.repeat(number.length);
		const why = escaped(say(solution.puzzle.caption(step.frames[0])));
		steps.push(`${number}${picture(solution, step)}\\\n${indent}${why}`);
	}
	const more = movesOf(solution).length - steps.length;
	const answer = say(phrase('Answer'));
	return paragraphs([
		`### ${escaped(heading(solution, say))}`,
		fenced(asTestCase(solution)),
		escaped(whose(solution, say)),
		steps.join('\n'),
		more > 0 ? say(plural(more, 'and {0} more move', 'and {0} more moves')) : '',
		...outcome.reasons.map((reason) => escaped(say(reason))),
		...(outcome.answer.includes('\n')
			? [`${answer}:`, fenced(outcome.answer)]
			: [`${answer}: ${inlineCode(outcome.answer)}`]),
	]);
}

/** The input as the judge's test cases hold it: words in quotes, one a line; everything else as the judge reads it. */
export function asTestCase({ puzzle, input }: Pick<Solution, 'puzzle' | 'input'>): string {
	const plain = puzzle.write(input).trimEnd();
	if (puzzle.literal.form !== 'words') return plain;
	return plain
		.split('\n')
		.map((word) => JSON.stringify(word))
		.join('\n');
}

/** The puzzle and its answer in a few words. */
export function heading({ puzzle, outcome }: Solution, say: Say): string {
	return say(phrase('{0}: {1}', puzzle.title, outcome.headline));
}

/** Whose play follows, where it is not the answer's. */
function whose(solution: Solution, say: Say): string {
	const text = attribution(solution);
	return text ? say(text) : '';
}

function paragraphs(texts: readonly string[]): string {
	return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

/** What a move does to the row that it goes into, from clear to clear; the notation where that is no row of balls. */
function picture({ puzzle }: Solution, { before, move, frames }: Step): string {
	const moved = puzzle.scene(frames[0]).items.find(({ mark }) => mark === 'moving');
	if (moved?.shape !== 'ball') return inlineCode(puzzle.notation(before, move));
	const rows = frames.map((frame) => puzzle.scene(frame).items.filter(({ zone }) => zone === moved.zone));
	const changes = rows.filter((row, index) => index === 0 || row.length !== rows[index - 1]?.length);
	return changes.map((row) => row.map(emoji).join('') || '∅').join(' → ');
}

const emojis: Partial<Readonly<Record<Tone, string>>> = {
	red: '🔴',
	yellow: '🟡',
	blue: '🔵',
	green: '🟢',
	white: '⚪',
	orange: '🟠',
	purple: '🟣',
	brown: '🟤',
};

/** A ball; in brackets the one that the move puts in. Balls of a tone without an emoji are letters. */
function emoji({ tone, text, mark }: Item): string {
	const ball = emojis[tone] ?? escaped(text);
	return mark === 'moving' ? `\\[${ball}\\]` : ball;
}

/** Text that no Markdown can be made of; where it stands, it never begins a line. */
function escaped(text: string): string {
	return text.replace(/[\\`*_{}[\]<>#|~&!$]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Between more backticks than the text has in a row, as nothing can be escaped in it. */
function inlineCode(text: string): string {
	const fence = fenceFor(text, 1);
	const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
	return `${fence}${gap}${text}${gap}${fence}`;
}

function fenced(text: string): string {
	const fence = fenceFor(text, 3);
	return `${fence}text\n${text}\n${fence}`;
}

function fenceFor(text: string, least: number): string {
	const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
	return '`'.repeat(Math.max(least, longest + 1));
}
