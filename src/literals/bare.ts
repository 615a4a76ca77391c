import type { LinesLiteral, WordsLiteral } from '../puzzles/literal.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Piece } from './candidate.ts';
import { Excerpt } from './excerpt.ts';
import type { Faulty, Found } from './finding.ts';
import { numberBlocks } from './lines.ts';
import type { Names } from './names.ts';
import { readSite } from './site.ts';
import { cut, kinds } from './tokens.ts';

/** A longer text is neither two words nor a few lines. */
const longest = 4000;

/**
 * Reads a text that holds nothing but one puzzle, as far as the eye can tell: two words, a list, lines of numbers.
 * `undefined` where it looks otherwise.
 */
export function* readBare(
	puzzle: Puzzle,
	names: Names,
	text: string,
): Generator<undefined, Found | Faulty | undefined, void> {
	const { literal } = puzzle;
	const pieces = literal.form === 'list' ? listIn(text) : yield* piecesOf(text, literal, names);
	const [first, last] = [pieces[0], pieces.at(-1)];
	if (!first || !last) return undefined;
	const span = { start: first.source.start, end: last.source.end };
	return yield* readSite(text, puzzle, { span, pieces });
}

function* piecesOf(
	text: string,
	literal: WordsLiteral | LinesLiteral,
	names: Names,
): Generator<undefined, readonly Piece[], void> {
	if (text.length > longest) return [];
	const alphabet = literal.form === 'words' ? literal.letters : '';
	const cutting = cut(text, { start: 0, end: text.length }, [alphabet]);
	let step = cutting.next();
	for (; !step.done; step = cutting.next()) yield undefined;
	const excerpt = new Excerpt(step.value, []);
	return literal.form === 'words' ? wordsIn(excerpt, literal, names) : linesIn(excerpt, literal);
}

/** The only two words of the puzzle's letters; else the only two words, if most of their letters are the puzzle's. */
function wordsIn(excerpt: Excerpt, literal: WordsLiteral, names: Names): Piece[] {
	const { type, count, lettered } = excerpt.tokens;
	const all: number[] = [];
	for (let at = 0; at < count; at++) if (type[at] === kinds.word || type[at] === kinds.wide) all.push(at);
	const own = lettered[0] ?? [];
	const others = all.filter((at) => !own.includes(at) && !names.roleOf(excerpt.text(at)));
	const quoted = own.every((at) => excerpt.isQuote(at - 1) || excerpt.isQuote(at + 1));
	const words = own.length === 2 && (others.length === 0 || quoted) ? own : all;
	if (words.length === 0 || words.length > 2) return [];
	const letters = words.map((at) => excerpt.text(at)).join('');
	const known = Array.from(letters.toUpperCase()).filter((letter) => literal.letters.includes(letter)).length;
	if (known * 2 < letters.length || letters.length < 2) return [];
	return words.map((at) => ({
		text: excerpt.text(at),
		source: { start: excerpt.start(at), end: excerpt.end(at) },
	}));
}

/** One block of lines of numbers, of which most end as the puzzle's lines do. */
function linesIn(excerpt: Excerpt, literal: LinesLiteral): readonly Piece[] {
	const [block, ...more] = numberBlocks(excerpt, literal);
	if (!block || more.length > 0 || block.length < 2) return [];
	const ended = block.filter(({ numbers }) => Number(numbers.at(-1)) === literal.ending).length;
	return ended * 2 >= block.length ? block.map(({ piece }) => piece) : [];
}

/**
 * A list in brackets of any kind, its type or its name ahead of it or not, or numbers parted by commas. What is wrong
 * further on in the list is for the puzzle to say.
 */
function listIn(text: string): readonly Piece[] {
	let end = text.length;
	while (end > 0 && /[\s"'`;,.]/.test(text.charAt(end - 1))) end--;
	const opening = '[({'.charAt('])}'.indexOf(text.charAt(end - 1)));
	const start = opening ? text.lastIndexOf(opening, end - 1) : text.search(/[^\s"'`]/);
	if (
		start < 0 ||
		start >= end ||
		!/^[\w\s:.!<>*&,[\]#'"`@$=]{0,100}$/.test(text.slice(0, start).slice(-101))
	)
		return [];
	const inner = opening ? text.slice(start + 1, end - 1) : text.slice(start, end);
	const head = inner.slice(0, 200);
	if (/[^\s\w,，;；.+−–－-]/.test(head)) return [];
	const [number = ''] = /^\s*[-−–－+]?\s*\d[\w.]*\s*/.exec(head) ?? [];
	if (number === '') return opening && head.trim() === '' ? [{ source: { start, end } }] : [];
	// Without brackets it takes a comma to make a list of a number.
	return opening || /^[,，;；]/.test(head.slice(number.length)) ? [{ source: { start, end } }] : [];
}
