/**
 * How people write a puzzle into source text: names and looks, no rules. `src/literals` finds puzzles by it.
 *
 * Names are words in lower case, parted by blanks: `find min step` stands for `findMinStep`, `find_min_step`,
 * `FindMinStep`, `find-min-step`, and with more words around it, as in `testFindMinStep2`, as well.
 */
export type Literal = WordsLiteral | ListLiteral | LinesLiteral;

interface Named {
	/** Functions that take the puzzle. */
	readonly functions: readonly string[];
	/** What a text about the puzzle calls it, letter by letter: `Zuma`, `祖玛`. */
	readonly titles: readonly string[];
	/** Whether a text is what the judge could print for some input. */
	isAnswer(text: string): boolean;
}

/** Two words of certain letters: a board and a hand. In the judge form each is a line. */
export interface WordsLiteral extends Named {
	readonly form: 'words';
	/** The letters, capitals. */
	readonly letters: string;
	/** What the words are called, in the order of the judge form. */
	readonly slots: readonly [string, string];
	/** What the first word is called as well: that tells something only beside the name of the second. */
	readonly otherFirst: readonly string[];
	/**
	 * Whether two words that nothing names look like the puzzle, rather than like any two words of these letters;
	 * `answer` is what is written beside them as their answer.
	 */
	telling(first: string, second: string, answer: string | undefined): boolean;
	/** Whether the answer could be that of a puzzle with such a second word. */
	couldAnswer(answer: string, second: string): boolean;
}

/** One list of whole numbers. The judge form is `[1,2,3]`. */
export interface ListLiteral extends Named {
	readonly form: 'list';
	/** What the list is called here and hardly anywhere else. */
	readonly ownNames: readonly string[];
	/** What it is called, and lists of other puzzles too. */
	readonly names: readonly string[];
	/** What lists of all kinds are called: believed where the text speaks of the puzzle or holds nothing else. */
	readonly commonNames: readonly string[];
	/** Functions of other puzzles whose lists have the same names. */
	readonly rivals: readonly string[];
	/** All answers there are: words that make a list beside them the puzzle. */
	readonly answers: readonly string[];
}

/** Lines of whole numbers. */
export interface LinesLiteral extends Named {
	readonly form: 'lines';
	/** How many lines. */
	readonly count: number;
	/** The number that ends every line but the first. */
	readonly ending: number;
	/** Whether the numbers of a line, counted from 0, have the looks of the puzzle. */
	fits(line: number, numbers: readonly number[]): boolean;
	/** Whether lines that all fit are more likely something else, where nothing names the puzzle. */
	isDoubtful(lines: readonly (readonly number[])[]): boolean;
}
