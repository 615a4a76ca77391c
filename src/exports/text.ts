import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import { linesOf } from './emoji.ts';
import { escaped, fenced, inlineCode } from './markdown.ts';
import { attribution, mostMoves, movesOf, type Solution, stepsOf } from './solution.ts';

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
 * The replay as Markdown: what each move does, as coloured emoji where there are some, and why it is made; of a long one
 * the first moves.
 */
export function asMarkdown(solution: Solution, say: Say): string {
	const { outcome } = solution;
	const steps: string[] = [];
	for (const step of stepsOf(solution)) {
		if (steps.length === mostMoves) break;
		const number = `${steps.length + 1}. `;
		const why = escaped(say(solution.puzzle.caption(step.frames[0])));
		// A backslash at the end of a line breaks it.
		const lines = [...linesOf(step, solution.puzzle), why];
		steps.push(number + lines.join(`\\\n${' '.repeat(number.length)}`));
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
