import type { LinesLiteral, ListLiteral, WordsLiteral } from '../puzzles/literal.ts';
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
	const pieces = literal.form === 'list' ? listIn(text, literal) : yield* piecesOf(text, literal, names);
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

/** Ahead of the size of a list: `new int[5]`, `Array(5)`, `vec![0; 5]`. */
const sizing = /\w$|!$/;
/** More characters ahead of a list are no type and no name. */
const longestHead = 100;

/**
 * The first list in brackets of any kind, its type or its name ahead of it or not, or numbers parted by commas. Behind
 * it may be a comment, its answer or a further list. What is wrong further on in the list is for the puzzle to say.
 */
function listIn(text: string, literal: ListLiteral): readonly Piece[] {
	const opening = /[[({]/g;
	let found = opening.exec(text);
	if (!found) return numbersIn(text);
	for (; found && found.index <= longestHead; found = opening.exec(text)) {
		const start = found.index;
		const end = text.indexOf('])}'.charAt('[({'.indexOf(found[0])), start) + 1;
		// The brackets of a type or of a size are followed by more of it: `int[4] = {`, `int[] a = {`, `[]int{`.
		if (/^\[(?:\w*\][ \t]*[=[({]|\]\s*\w)/.test(text.slice(start, start + longestHead))) continue;
		const head = text.slice(0, start);
		if (!isHead(head) || end === 0 || !isTail(text.slice(end), literal)) return [];
		const numbers = text.slice(start + 1, end - 1);
		// Empty round brackets are a call.
		if (found[0] === '(' && numbers.trim() === '') return [];
		if (/^\s*\d+\s*(;\s*\d+\s*)?$/.test(numbers) && sizing.test(head)) return [];
		return startsNumber(numbers) || numbers.trim() === '' ? [{ source: { start, end } }] : [];
	}
	return [];
}

function numbersIn(text: string): readonly Piece[] {
	const start = text.search(/[^\s"'`]/);
	let end = text.length;
	while (end > start && /[\s"'`;,.]/.test(text.charAt(end - 1))) end--;
	// Without brackets it takes a comma to make a list of a number.
	const isList =
		startsNumber(text.slice(start, end)) && /^[^,，;；]{0,40}[,，;；]/.test(text.slice(start, end));
	return isList ? [{ source: { start, end } }] : [];
}

function startsNumber(numbers: string): boolean {
	const head = numbers.slice(0, 200);
	return /^\s*[-−–－+]?\s*\d/.test(head) && !/[^\s\w,，、;；.+−–—－-]/.test(head);
}

/** Whether a type or a name, behind the mark of a comment, a list or a table, may be all that is ahead of a list. */
function isHead(text: string): boolean {
	const head = text.replace(/^\s*(?:\/\/+|\/\*+|--|[;%|-])/, '').replace(/\[\w*\]|<-/g, '');
	return /^[\w\s:.!<>*&,#'"`@$=]*$/.test(head);
}

/** Whether the list is all that is meant: nothing, a comment, its answer or one more list stands behind it. */
function isTail(text: string, { answers }: ListLiteral): boolean {
	const tail = text.slice(0, 200).replace(/^(?:[\s"'`;,.|]|\\[nr])+/, '');
	return (
		tail === '' ||
		/^(?:#|\/\/|\/\*|--|%)/.test(tail) ||
		new RegExp(`^(?:[^\\W\\d][\\w ]{0,20}[:=]|输出：)?[\\s"'\`*]*(?:${answers.join('|')})\\b`).test(tail) ||
		/^[\w\s:.!<>*&'"`@$=[\]]{0,100}[[({]\s*[-−]?\d/.test(tail)
	);
}
