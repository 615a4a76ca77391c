import type { Choice, Puzzle } from '../puzzles/puzzle.ts';

/** What a person has played: every position is what the rules make of the moves before it. */
export interface Attempt<Frame, Move> {
	/** The moves in order; those from `at` on are taken back and can be made again. */
	readonly moves: readonly Move[];
	/** The settled frame before the first move, and the one after each. */
	readonly frames: readonly Frame[];
	/** How many moves are made. */
	readonly at: number;
	/** The key of the item that is picked up, which has a choice of places. */
	readonly picked: string | undefined;
}

export type AttemptAction<Move> =
	/** Picks an item up; one that can make no move stays where it is, and nothing is picked. */
	| { readonly type: 'pick'; readonly key: string }
	| { readonly type: 'release' }
	/** Makes one of the moves that the picked item has the choice of. */
	| { readonly type: 'drop'; readonly move: Move }
	/** The opponent makes a move; any other than a legal one, in the opponent's turn, is none. */
	| { readonly type: 'answer'; readonly move: Move }
	/** To the person's turn before or after, over an opponent's move between them. */
	| { readonly type: 'undo' | 'redo' }
	/** To the person's turn after so many moves, or the next one in that direction. */
	| { readonly type: 'goTo'; readonly move: number }
	/** To the start; all moves can be made again. */
	| { readonly type: 'reset' };

/** What an attempt needs of its puzzle. */
type Rules<Frame, Move> = Pick<
	Puzzle<unknown, Frame, Move>,
	'scene' | 'choices' | 'notation' | 'play' | 'opponent'
>;

/** An attempt with the moves that were made in an earlier one, as far as they are legal. */
export function begin<Frame, Move>(
	start: Frame,
	moves: readonly unknown[],
	rules: Rules<Frame, Move>,
): Attempt<Frame, Move> {
	let attempt: Attempt<Frame, Move> = { moves: [], frames: [start], at: 0, picked: undefined };
	for (const move of moves) {
		const meant = meantBy(move, frameOf(attempt), rules);
		if (!meant) break;
		attempt = made(attempt, meant.move, rules);
	}
	return attempt;
}

/** The attempt after an action; one that is not possible changes nothing but what is picked. */
export function perform<Frame, Move>(
	attempt: Attempt<Frame, Move>,
	action: AttemptAction<Move>,
	rules: Rules<Frame, Move>,
): Attempt<Frame, Move> {
	const { at, frames, picked } = attempt;
	const released = picked === undefined ? attempt : { ...attempt, picked: undefined };
	switch (action.type) {
		case 'pick':
			return choicesOf(attempt, action.key, rules).length > 0 ? { ...attempt, picked: action.key } : released;
		case 'release':
			return released;
		case 'drop': {
			if (picked === undefined) return attempt;
			const choice = find(choicesOf(attempt, picked, rules), action.move, frameOf(attempt), rules);
			return choice ? made(attempt, choice.move, rules) : released;
		}
		case 'answer': {
			const frame = frameOf(attempt);
			if (!rules.opponent?.(frame)) return attempt;
			const choice = find(legalMoves(frame, rules), action.move, frame, rules);
			return choice ? made(attempt, choice.move, rules) : attempt;
		}
		case 'undo':
			return { ...released, at: turnBefore(frames, at, rules) };
		case 'redo':
			return { ...released, at: turnAfter(frames, at, rules) };
		case 'goTo':
			return {
				...released,
				at:
					action.move > at
						? turnAfter(frames, action.move - 1, rules)
						: turnBefore(frames, action.move + 1, rules),
			};
		case 'reset':
			return { ...released, at: 0 };
	}
}

/** The settled frame that the person has come to. */
export function frameOf<Frame>({ frames, at }: Attempt<Frame, unknown>): Frame {
	return frames[at] as Frame;
}

/** Where the person can put an item now; nowhere in the opponent's turn. */
export function choicesOf<Frame, Move>(
	attempt: Attempt<Frame, Move>,
	key: string,
	rules: Rules<Frame, Move>,
): readonly Choice<Move>[] {
	const frame = frameOf(attempt);
	return rules.opponent?.(frame) ? [] : rules.choices(frame, key);
}

/** The item with which a move is made from a settled frame, and the choice that it is; the first where several can. */
export function choiceFor<Frame, Move>(
	frame: Frame,
	move: Move,
	rules: Rules<Frame, Move>,
): { readonly key: string; readonly choice: Choice<Move> } | undefined {
	for (const { key } of rules.scene(frame).items) {
		const choice = find(rules.choices(frame, key), move, frame, rules);
		if (choice) return { key, choice };
	}
	return undefined;
}

/** Whether no move at all can be made from a settled frame. */
export function isOver<Frame, Move>(frame: Frame, rules: Rules<Frame, Move>): boolean {
	return rules.scene(frame).items.every(({ key }) => rules.choices(frame, key).length === 0);
}

function legalMoves<Frame, Move>(frame: Frame, rules: Rules<Frame, Move>): readonly Choice<Move>[] {
	return rules.scene(frame).items.flatMap(({ key }) => rules.choices(frame, key));
}

function find<Frame, Move>(
	choices: readonly Choice<Move>[],
	move: Move,
	frame: Frame,
	rules: Rules<Frame, Move>,
): Choice<Move> | undefined {
	const exact = choices.find((choice) => agrees(choice.move, move));
	if (exact || choices.length === 0) return exact;
	const notation = rules.notation(frame, move);
	return choices.find((choice) => rules.notation(frame, choice.move) === notation);
}

function made<Frame, Move>(
	{ moves, frames, at }: Attempt<Frame, Move>,
	move: Move,
	rules: Rules<Frame, Move>,
): Attempt<Frame, Move> {
	const next = rules.play(frames[at] as Frame, move).at(-1) as Frame;
	return {
		moves: [...moves.slice(0, at), move],
		frames: [...frames.slice(0, at + 1), next],
		at: at + 1,
		picked: undefined,
	};
}

function turnBefore<Frame, Move>(frames: readonly Frame[], at: number, rules: Rules<Frame, Move>): number {
	let before = Math.max(0, at - 1);
	while (before > 0 && rules.opponent?.(frames[before] as Frame)) before--;
	return before;
}

function turnAfter<Frame, Move>(frames: readonly Frame[], at: number, rules: Rules<Frame, Move>): number {
	let after = Math.min(frames.length - 1, at + 1);
	while (after < frames.length - 1 && rules.opponent?.(frames[after] as Frame)) after++;
	return after;
}

/** The legal move that a value from elsewhere is. */
function meantBy<Frame, Move>(
	value: unknown,
	frame: Frame,
	rules: Rules<Frame, Move>,
): Choice<Move> | undefined {
	for (const { key } of rules.scene(frame).items) {
		const meant = rules.choices(frame, key).find(({ move }) => agrees(move, value));
		// A value that says too little has another notation than the move, if any.
		if (meant)
			return rules.notation(frame, value as Move) === rules.notation(frame, meant.move) ? meant : undefined;
	}
	return undefined;
}

/** Whether a move has everything that a value has, which may leave out which of several equal items it is made with. */
function agrees(move: unknown, value: unknown): boolean {
	if (typeof move !== 'object' || move === null || typeof value !== 'object' || value === null) {
		return move === value;
	}
	const fields: Readonly<Record<string, unknown>> = { ...move };
	return Object.entries(value).every(([name, part]) => fields[name] === part);
}
