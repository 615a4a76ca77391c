import type { Phrase, Translations } from '../puzzles/phrase.ts';
import { type Outcome, type PuzzleId, puzzleIds } from '../puzzles/puzzle.ts';
import type { Progress, Stopped } from '../puzzles/search.ts';

/**
 * Everything that the panel's page and its host say to each other. The page pulls: it sends `ready` when it can listen,
 * and is answered with `setup` and then with what it is to show. Messages to a hidden page are lost, so a page that
 * shows up again starts over with `ready`.
 */

// What the page is told

/** How the page behaves and speaks; sent after `ready` and again whenever a setting changes. */
export interface Setup {
	readonly type: 'setup';
	readonly palette: 'standard' | 'colour-blind safe';
	readonly autoplay: boolean;
	/** Missing where the editor speaks English. */
	readonly translations?: Translations;
}

/** What the messages that show something have in common. */
interface Shown {
	/**
	 * Grows with every new thing that the panel is to show, over the panel's whole life. The page ignores
	 * a message about an older generation than the one it shows, however late it arrives.
	 */
	readonly generation: number;
	/** Missing where the puzzle came from no document. */
	readonly source?: Source;
}

/** The stretch of a document that a puzzle was read from; offsets are UTF-16, `end` is exclusive. */
export interface Source {
	/** As the page prints it: `test.py:12`. */
	readonly label: string;
	readonly uri: string;
	readonly start: number;
	readonly end: number;
}

/** What a page that shows a puzzle knows of it. */
interface Posed extends Shown {
	readonly id: PuzzleId;
	/** The input in its plain judge form. */
	readonly input: string;
	/** The further question that is being answered; missing for the judge's own. */
	readonly question?: string;
}

/** The search goes on; sent again with what it knows by then. */
export interface Solving extends Posed {
	readonly type: 'solving';
	readonly progress?: Progress;
}

export interface Solved extends Posed {
	readonly type: 'solved';
	readonly outcome: Outcome<unknown>;
	readonly milliseconds: number;
	/** Where the input goes beyond what the judge would ask. */
	readonly notes: readonly Phrase[];
	/** Further questions about this input. */
	readonly questions: readonly { readonly id: string; readonly title: Phrase }[];
	/** The input that the outcome is the outcome of, where a further question poses another one than `input`. */
	readonly posed?: string;
}

/** The search ended before it had an answer. */
export interface Unsolved extends Posed {
	readonly type: 'unsolved';
	readonly stopped: Stopped;
}

/** The text is no legal puzzle. */
export interface Faulty extends Posed {
	readonly type: 'faulty';
	readonly message: Phrase;
}

/**
 * Whether the text that the puzzle was read from is another puzzle now. If so, the page offers to reload and never jumps
 * by itself.
 */
export interface Changed {
	readonly type: 'changed';
	readonly generation: number;
	readonly changed: boolean;
}

/** The puzzle stands elsewhere in the text by now, or its text has another name. */
export interface Moved {
	readonly type: 'moved';
	readonly generation: number;
	readonly source: Source;
}

/** The answer that the text expects beside the puzzle, as the judge would print it; missing where it expects none. */
export interface Expectation {
	readonly type: 'expectation';
	readonly expected?: string;
}

/** A command of the editor, for people who bind keys to the player's actions. */
export interface Perform {
	readonly type: 'perform';
	readonly command: PlayerCommand;
}

/** A command of the editor: make an export of what is shown. */
export interface Export {
	readonly type: 'export';
	readonly name: ExportName;
}

export type ToPanel =
	| Setup
	| Solving
	| Solved
	| Unsolved
	| Faulty
	| Changed
	| Moved
	| Expectation
	| Perform
	| Export;

/** What a person can do to a replay without a value. */
const replayCommands = [
	'toggle',
	'next',
	'previous',
	'first',
	'last',
	'nextPhase',
	'previousPhase',
	'faster',
	'slower',
	'toggleLoop',
	'startHere',
] as const;

/** What a person can do in their turn besides moving items. */
const turnCommands = ['undo', 'redo', 'reset', 'hint', 'showBest'] as const;

/** What a person can do in a panel that has an answer; `takeTurns` is to their turn and back. */
export const playerCommands = [...replayCommands, 'takeTurns', ...turnCommands, 'showKeys'] as const;

export type ReplayCommand = (typeof replayCommands)[number];
export type TurnCommand = (typeof turnCommands)[number];
export type PlayerCommand = (typeof playerCommands)[number];

export function isTurnCommand(command: PlayerCommand): command is TurnCommand {
	return turnCommands.some((known) => known === command);
}

/** Another play than the answer's. */
export interface Play {
	readonly moves: readonly unknown[];
	/** How many moves from the first on were played by hand; those after them are best from there. */
	readonly own: number;
}

/** What a person can take away from a solved puzzle. */
export const exportNames = [
	'copyText',
	'copyMarkdown',
	'copyTestCase',
	'saveSvg',
	'saveGif',
	'savePng',
	'savePage',
] as const;

export type ExportName = (typeof exportNames)[number];

/** Files that the page makes by itself. */
const pictureFormats = ['svg', 'gif', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

// What the host is told

/** The page can listen. `kept` is what it had kept when it was last shown. */
export interface Ready {
	readonly type: 'ready';
	readonly kept?: Kept;
}

/** End the search of this generation. */
export interface Cancel {
	readonly type: 'cancel';
	readonly generation: number;
}

/** Solve what this generation showed once more, after it was stopped. */
export interface Retry {
	readonly type: 'retry';
	readonly generation: number;
}

/** Answer a further question about the input of this generation; without one, the judge's own again. */
export interface Ask {
	readonly type: 'ask';
	readonly generation: number;
	readonly question?: string;
}

/** Show the puzzle that the text holds now. */
export interface Reload {
	readonly type: 'reload';
	readonly generation: number;
}

/** Show the place in the text that the puzzle was read from. */
export interface Reveal {
	readonly type: 'reveal';
	readonly generation: number;
}

/** Put a text on the clipboard. */
export interface Copy {
	readonly type: 'copy';
	readonly generation: number;
	readonly text: string;
}

/** Ask the person where to, and write a picture there. */
export interface Save {
	readonly type: 'save';
	readonly generation: number;
	readonly format: PictureFormat;
	readonly bytes: Uint8Array;
}

/** The same for the replay as a page of its own, which the host makes: it has the files for that. */
export interface SavePage {
	readonly type: 'savePage';
	readonly generation: number;
	/** What is on show instead of the answer. */
	readonly play?: Play;
}

/** It has become the person's turn, or is not any more; until a page says so it is not. */
export interface Turn {
	readonly type: 'turn';
	readonly yourTurn: boolean;
}

export type FromPanel = Ready | Turn | Cancel | Retry | Ask | Reload | Reveal | Copy | Save | SavePage;

// What the page keeps

/** Raised with every change of `Kept` that makes older ones unreadable. */
const keptVersion = 2;

/** Moves of a play that are kept: it takes time to find out whether they are legal. */
const mostKept = 1000;

/**
 * Where the person is: what a page keeps with `setState` and gets back after a reload, never anything that can be
 * computed from it. It may come from an older version of the extension, so it is only ever read with `readKept`.
 */
export interface Kept {
	readonly version: typeof keptVersion;
	readonly id: PuzzleId;
	readonly input: string;
	readonly source?: Source;
	/** The further question that was answered; missing for the judge's own. */
	readonly question?: string;
	/** Moves begun, and the phase of the last of them. */
	readonly move: number;
	readonly phase: number;
	readonly speed: number;
	readonly loop: boolean;
	/** The moves that are over where the replay starts over; missing for its start. */
	readonly from?: number;
	/** The moves that the person has made; they count as far as they are legal. */
	readonly attempt?: readonly unknown[];
	/** What is on show instead of the answer: the person's turn, or a play, which counts if all of it is legal. */
	readonly instead?: 'turn' | Play;
}

export function keep({ attempt, instead, ...kept }: Omit<Kept, 'version'>): Kept {
	return {
		version: keptVersion,
		...kept,
		...(attempt && { attempt: attempt.slice(0, mostKept) }),
		...((instead === 'turn' || isKeepable(instead)) && { instead }),
	};
}

/** What a page kept, or nothing where it is not what this version keeps. */
export function readKept(value: unknown): Kept | undefined {
	if (!isRecord(value) || value['version'] !== keptVersion) return undefined;
	const { id, input, source, question, move, phase, speed, loop, from } = value;
	if (!isPuzzleId(id) || typeof input !== 'string' || typeof loop !== 'boolean') return undefined;
	if (!isCount(move) || !isCount(phase) || !isSpeed(speed)) return undefined;
	if (from !== undefined && !isCount(from)) return undefined;
	const { attempt, instead } = value;
	if (attempt !== undefined && !isFew(attempt)) return undefined;
	if (instead !== undefined && instead !== 'turn' && !isKeepable(instead)) return undefined;
	if (source !== undefined && !isSource(source)) return undefined;
	if (question !== undefined && typeof question !== 'string') return undefined;
	return {
		...{ version: keptVersion, id, input, move, phase, speed, loop },
		...(from !== undefined && { from }),
		...(source && { source }),
		...(question !== undefined && { question }),
		...(attempt && { attempt }),
		...(instead && { instead }),
	};
}

function isFew(moves: unknown): moves is readonly unknown[] {
	return isMoves(moves) && moves.length <= mostKept;
}

function isKeepable(value: unknown): value is Play {
	return isPlay(value) && isFew(value.moves);
}

/** A message of the page, or nothing where it is none. */
export function readFromPanel(value: unknown): FromPanel | undefined {
	if (!isRecord(value)) return undefined;
	const { type, generation, question, text, format, bytes, play, yourTurn } = value;
	if (type === 'ready') {
		const kept = readKept(value['kept']);
		return kept ? { type, kept } : { type };
	}
	if (type === 'turn') return typeof yourTurn === 'boolean' ? { type, yourTurn } : undefined;
	if (!isCount(generation)) return undefined;
	switch (type) {
		case 'cancel':
		case 'retry':
		case 'reload':
		case 'reveal':
			return { type, generation };
		case 'savePage':
			if (play === undefined) return { type, generation };
			return isPlay(play) ? { type, generation, play } : undefined;
		case 'copy':
			return typeof text === 'string' ? { type, generation, text } : undefined;
		case 'save':
			return isPictureFormat(format) && bytes instanceof Uint8Array
				? { type, generation, format, bytes }
				: undefined;
		case 'ask':
			if (question === undefined) return { type, generation };
			return typeof question === 'string' ? { type, generation, question } : undefined;
		default:
			return undefined;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isMoves(value: unknown): value is readonly unknown[] {
	return Array.isArray(value);
}

function isPlay(value: unknown): value is Play {
	if (!isRecord(value)) return false;
	const { moves, own } = value;
	return isMoves(moves) && isCount(own) && own <= moves.length;
}

function isSpeed(value: unknown): value is number {
	return Number.isFinite(value) && (value as number) > 0;
}

function isPuzzleId(value: unknown): value is PuzzleId {
	return puzzleIds.some((id) => id === value);
}

function isPictureFormat(value: unknown): value is PictureFormat {
	return pictureFormats.some((format) => format === value);
}

function isSource(value: unknown): value is Source {
	if (!isRecord(value) || typeof value['label'] !== 'string' || typeof value['uri'] !== 'string')
		return false;
	const { start, end } = value;
	return isCount(start) && isCount(end) && start <= end;
}
