/**
 * How people write a puzzle into source text: names and looks, no rules. `src/literals` finds puzzles by it.
 *
 * Names are in lower case without what parts their words: `findminstep` stands for `findMinStep`, `find_min_step`,
 * `FindMinStep` and `find-min-step`, and for `testFindMinStep2` as well.
 */
export type Literal = WordsLiteral | ListLiteral | LinesLiteral;

interface Named {
	/** Functions that take the puzzle. */
	readonly functions: readonly string[];
	/** What a text about the puzzle calls it, letter by letter as it is written: `Zuma`, `祖玛`. */
	readonly titles: readonly string[];
	/** Whether a text is what the judge could print for some input. */
	isAnswer(text: string): boolean;
}

/** Written as words of certain letters, one after the other: a board and a hand. */
export interface WordsLiteral extends Named {
	readonly form: 'words';
	/** The letters, capitals. */
	readonly letters: string;
	/** What each word is called, in the order of the judge form, where each word is a line. */
	readonly slots: readonly [string, string];
	/** Whether two words without a name beside them look like the puzzle rather than like any two words of these letters. */
	telling(first: string, second: string): boolean;
}

/** Written as one list of whole numbers; the judge form is `[1,2,3]`. */
export interface ListLiteral extends Named {
	readonly form: 'list';
	/** What the list is called where it can be nothing else. */
	readonly names: readonly string[];
	/** What it is called, and other lists are too: believed where the text speaks of the puzzle or holds nothing else. */
	readonly commonNames: readonly string[];
	/** Functions of other puzzles whose lists have the same names. */
	readonly rivals: readonly string[];
}

/** Written as lines of whole numbers. */
export interface LinesLiteral extends Named {
	readonly form: 'lines';
	/** How many lines. */
	readonly count: number;
	/** Whether the numbers of a line, counted from 0, have the looks of the puzzle. */
	fits(line: number, numbers: readonly number[]): boolean;
}
