import { cascade, type Insertion, type Stretch, type ZumaInput } from './rules.ts';

/** A ball with the identity it keeps through a whole replay: `b0`, `b1`… from the board, `h0`, `h1`… from the hand. */
export interface Ball {
	readonly key: string;
	readonly colour: string;
}

/**
 * The phases of one insertion: the ball is *inserted*; each run of three or more is *lit*, *cleared* with its gap left
 * open, and its ends *close up*.
 */
export type Phase =
	| { readonly kind: 'start' }
	| { readonly kind: 'inserted'; readonly place: number }
	| { readonly kind: 'lit'; readonly run: Stretch }
	| { readonly kind: 'cleared'; readonly gap: Stretch; readonly colour: string }
	| { readonly kind: 'closed'; readonly at: number };

/** One moment of a replay. */
export interface ZumaFrame {
	/** The balls in the row, without those that are cleared. */
	readonly row: readonly Ball[];
	readonly hand: readonly Ball[];
	readonly phase: Phase;
	/** The run that is cleared next, a stretch of `row`; absent where the row is settled or the run is gone already. */
	readonly pending: Stretch | undefined;
	/** The balls that the board and the hand started with, which give the picture its width. */
	readonly started: { readonly board: number; readonly hand: number };
}

export function startFrame({ board, hand }: ZumaInput): ZumaFrame {
	return {
		row: Array.from(board, (colour, index) => ({ key: `b${index}`, colour })),
		hand: Array.from(hand, (colour, index) => ({ key: `h${index}`, colour })),
		phase: { kind: 'start' },
		pending: undefined,
		started: { board: board.length, hand: hand.length },
	};
}

/** The letters of a row of balls. */
export function letters(balls: readonly Ball[]): string {
	return balls.map(({ colour }) => colour).join('');
}

/** The ball that an insertion takes: where it names none, the first of its colour in the hand. */
export function taken({ hand }: ZumaFrame, { colour, ball: key }: Insertion): Ball | undefined {
	return hand.find((ball) => ball.colour === colour && (key === undefined || ball.key === key));
}

/** The phases of an insertion; the last one is settled again. The hand must hold a ball of the colour. */
export function playInsertion(frame: ZumaFrame, insertion: Insertion): ZumaFrame[] {
	const ball = taken(frame, insertion);
	if (!ball) throw new RangeError(`No ${insertion.colour} in the hand`);
	const { place } = insertion;
	let row: readonly Ball[] = frame.row.toSpliced(place, 0, ball);
	const { started } = frame;
	const hand = frame.hand.filter((other) => other !== ball);
	const runs = cascade(letters(row), place);
	const frames: ZumaFrame[] = [{ row, hand, started, phase: { kind: 'inserted', place }, pending: runs[0] }];
	runs.forEach((run, index) => {
		const colour = row[run.start]?.colour ?? '';
		const pending = runs[index + 1];
		frames.push({ row, hand, started, phase: { kind: 'lit', run }, pending: run });
		row = row.toSpliced(run.start, run.end - run.start);
		frames.push({ row, hand, started, phase: { kind: 'cleared', gap: run, colour }, pending: undefined });
		frames.push({ row, hand, started, phase: { kind: 'closed', at: run.start }, pending });
	});
	return frames;
}
