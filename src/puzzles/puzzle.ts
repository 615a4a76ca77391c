import type { Literal } from './literal.ts';
import type { Phrase } from './phrase.ts';
import type { Scene } from './scene.ts';
import type { Search } from './search.ts';

export const puzzleIds = ['zuma', 'stone-game-iii', 'mayan'] as const;
export type PuzzleId = (typeof puzzleIds)[number];

/** A stretch of text in UTF-16 code units; `end` is exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Why a text is no legal puzzle: a name for programs, a place in the text that was read, a sentence for people. */
export interface Fault {
	readonly name: string;
	readonly span: Span;
	readonly message: Phrase;
}

/** An input read from text, or the fault that makes it none. `notes` say where it goes beyond what the judge would ask. */
export type Reading<Input> =
	| { readonly ok: true; readonly input: Input; readonly notes: readonly Phrase[] }
	| { readonly ok: false; readonly fault: Fault };

/** What a finished search has proven. Every answer in it is exact. */
export interface Outcome<Move> {
	/** Exactly what the judge prints, lines joined by `\n`, no newline at the end. */
	readonly answer: string;
	/** `false` where the answer says that it cannot be done. */
	readonly solvable: boolean;
	/** The play to replay: a best play, or where none exists the play to the best position that can be reached. */
	readonly moves: readonly Move[];
	/** The answer in a few words, as a lens shows it: `2 insertions`, `Bob by 1`, `No solution`. */
	readonly headline: Phrase;
	/** Why the answer is what it is, one sentence each: colours that are short, the best position reached. */
	readonly reasons: readonly Phrase[];
	/** What is known to be lacking, as a part of a sentence: `red is short by 1`. */
	readonly lack?: Phrase;
	/** How it is proven: `Bound met`, `Search complete`. */
	readonly proof: Phrase;
	/** Positions looked at. */
	readonly looked: number;
}

/** All best first moves of a position and how many different best plays there are. */
export interface BestMoves<Move> {
	readonly moves: readonly Move[];
	/** `false` where the budget ended before every first move was known to be one of them or not. */
	readonly complete: boolean;
	/** Different best plays, as a decimal number. */
	readonly plays: string;
	/** `false` where the budget ended first: then there are at least so many plays. */
	readonly exact: boolean;
}

/** A legal move as a person makes it: an item of a settled frame goes to a place. */
export interface Choice<Move> {
	readonly move: Move;
	/** The `key` of the zone that the place is in, and its centre in the scene of that frame. */
	readonly zone: string;
	readonly x: number;
	readonly y: number;
	/** Whether it is the gap between two items, rather than a place of an item's size. */
	readonly gap: boolean;
	/** What a screen reader says: `Place 3, between R and W`. */
	readonly label: Phrase;
}

/** A position that a person has come to: its settled frame, and the outcome of what it poses. */
export interface Reached<Frame, Move> {
	readonly frame: Frame;
	readonly outcome: Outcome<Move>;
}

/** A further question about the same input, which the panel offers: `Fewest drags`. */
export interface Question<Input, Move> {
	readonly id: string;
	readonly title: Phrase;
	solve(): Search<Outcome<Move>>;
	/** The input that has this outcome as its own: the same board with fewer drags to make. */
	posed(outcome: Outcome<Move>): Input;
}

/**
 * One puzzle: everything that a feature needs to read, solve, replay and draw it. Features are written over this
 * contract and never ask which puzzle they hold. The types are the puzzle's own and opaque to features;
 * moves are plain JSON values, so a message can carry them; it carries an input as `write` puts it.
 *
 * `Frame` is one moment of a replay: a position, and which phase of a move it shows (ball inserted, run lit,
 * cleared, closed up, …). A frame is immutable and cheap to keep.
 */
export interface Puzzle<Input = unknown, Frame = unknown, Move = unknown> {
	readonly id: PuzzleId;
	/** The name people know it by: `Zuma (LeetCode 488)`. */
	readonly title: Phrase;
	/** How people write it into source text. */
	readonly literal: Literal;

	/** Reads the plain judge form (`BOARD\nHAND`, `[1,2,3,7]`, six lines); spans are in `text`. Never throws. */
	read(text: string): Reading<Input>;
	/** The same with pauses, in the puzzles whose inputs can be megabytes long: `read` would hold up the editor. */
	reading?(text: string): Search<Reading<Input>>;
	/** The plain judge form of an input: `read(write(input))` gives it back. */
	write(input: Input): string;

	/** The proven best answer, how it is reached and why it is what it is. */
	solve(input: Input): Search<Outcome<Move>>;
	/** The `answer` of that alone, which a check compares: where there is no play, often far less work. */
	answer(input: Input): Search<string>;
	/** All best first moves. */
	bestMoves(input: Input): Search<BestMoves<Move>>;
	/** Further questions worth asking once `outcome` is known. */
	questions(input: Input, outcome: Outcome<Move>): readonly Question<Input, Move>[];

	/** The frame before the first move. */
	start(input: Input): Frame;
	/** Plays a legal move from a settled frame: its phases in order, at least one, the last one settled again. */
	play(frame: Frame, move: Move): readonly Frame[];
	/** The input that a settled frame poses: solving it says where the player stands. */
	remaining(frame: Frame): Input;

	/** Every move that the item of this key can make from a settled frame, in reading order. */
	choices(frame: Frame, key: string): readonly Choice<Move>[];
	/** Why the item of this key can make no move from a settled frame, or no other than its `choices`: the rule. */
	refusal(frame: Frame, key: string): Phrase;
	/**
	 * One sentence on where a person stands who began in one position and has come to another one by moves: how that
	 * compares with the best play, or how it has ended.
	 */
	standing(began: Reached<Frame, Move>, now: Reached<Frame, Move>): Phrase;
	/** Whether an opponent moves next from a settled frame; missing where a person plays alone. */
	opponent?(frame: Frame): boolean;

	/** One sentence on what happens in this frame and why. */
	caption(frame: Frame): Phrase;
	/**
	 * A move in the usual notation, from the settled frame before it: `WWRR[R]BBWW → WWBBWW`, `Alice: 1, 2`, `2 1 1`.
	 * Moves from one frame are the same where their notation is.
	 */
	notation(frame: Frame, move: Move): string;
	/** What the frame looks like; `next` is the move that will be played from it, where one is known. */
	scene(frame: Frame, next?: Move): Scene;
}
