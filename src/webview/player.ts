/**
 * A moment of a replay: its first `move` moves are begun, and the last of them is in phase `phase`, counted from 0.
 * Before the first move both are 0.
 */
export interface Place {
	readonly move: number;
	readonly phase: number;
}

/** What the player knows of the replay. */
export interface Track {
	readonly moves: number;
	/** The phases of move `move`, the first being 1; every move has at least one. */
	phases(move: number): number;
}

export const speeds = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
export type Speed = (typeof speeds)[number];

export interface PlayerState {
	readonly place: Place;
	readonly playing: boolean;
	readonly speed: Speed;
	readonly loop: boolean;
	/** The moves that are over where the replay starts over: in a loop, and when it is played again from its end. */
	readonly from: number;
}

export type Action =
	| { readonly type: 'toggle' | 'faster' | 'slower' | 'toggleLoop' }
	/** From here on the replay starts over where it is now; done again in the same move, at the start. */
	| { readonly type: 'startHere' }
	/** By whole moves; a move that is under way is ended by `next` and taken back by `previous`. */
	| { readonly type: 'first' | 'previous' | 'next' | 'last' }
	| { readonly type: 'previousPhase' | 'nextPhase' }
	/** The time of the phase on show is over. */
	| { readonly type: 'tick' }
	/** A speed that is none of `speeds` changes nothing. */
	| { readonly type: 'setSpeed'; readonly speed: number }
	/** To the end of this move; 0 is the start. */
	| { readonly type: 'goTo'; readonly move: number }
	/** To the end of the move that lies so many tenths into the replay. */
	| { readonly type: 'tenths'; readonly tenths: number }
	/** To the phase nearest to this point of the bar. */
	| { readonly type: 'seek'; readonly point: number };

export const start: Place = { move: 0, phase: 0 };

/** The player after an action. Whatever the action, the place that comes out is one of the replay. */
export function perform(state: PlayerState, action: Action, track: Track): PlayerState {
	const { place, playing, speed, loop, from } = state;
	const stepTo = (to: Place): PlayerState => ({ ...state, playing: false, place: to });
	switch (action.type) {
		case 'toggle':
			if (playing) return { ...state, playing: false };
			return {
				...state,
				playing: track.moves > 0,
				place: isLast(place, track) ? beginning(state, track) : place,
			};
		case 'tick':
			if (!playing) return state;
			if (!isLast(place, track)) return { ...state, place: after(place, track) };
			return loop ? { ...state, place: beginning(state, track) } : { ...state, playing: false };
		case 'faster':
			return { ...state, speed: speeds[speeds.indexOf(speed) + 1] ?? speed };
		case 'slower':
			return { ...state, speed: speeds[speeds.indexOf(speed) - 1] ?? speed };
		case 'setSpeed':
			return { ...state, speed: speeds.find((known) => known === action.speed) ?? speed };
		case 'toggleLoop':
			return { ...state, loop: !loop };
		case 'startHere':
			return { ...state, from: from === place.move ? 0 : place.move };
		case 'first':
			return stepTo(start);
		case 'previous':
			return stepTo(settledAfter(place.move - 1, track));
		case 'next':
			return stepTo(settledAfter(isSettled(place, track) ? place.move + 1 : place.move, track));
		case 'last':
			return stepTo(settledAfter(track.moves, track));
		case 'previousPhase':
			return stepTo(before(place, track));
		case 'nextPhase':
			return stepTo(isLast(place, track) ? place : after(place, track));
		case 'goTo':
			return { ...state, place: settledAfter(action.move, track) };
		case 'tenths':
			return { ...state, place: settledAfter(Math.round((track.moves * action.tenths) / 10), track) };
		case 'seek':
			return { ...state, place: placeAt(action.point, track) };
	}
}

/** Whether a place lies between two moves, or before the first or after the last. */
export function isSettled({ move, phase }: Place, track: Track): boolean {
	return move === 0 || phase === track.phases(move) - 1;
}

export function isLast(place: Place, track: Track): boolean {
	return place.move === track.moves && isSettled(place, track);
}

/** Where a replay starts over: at the end of it there would be nothing left to play. */
export function beginning({ from }: PlayerState, track: Track): Place {
	return from < track.moves ? settledAfter(from, track) : start;
}

/** The place after so many moves, or the nearest that there is. */
export function settledAfter(move: number, track: Track): Place {
	const legal = Math.max(0, Math.min(Math.trunc(move), track.moves));
	return legal === 0 ? start : { move: legal, phase: track.phases(legal) - 1 };
}

/** A place that may come from elsewhere, or the nearest that there is. */
export function legalPlace({ move, phase }: Place, track: Track): Place {
	const end = settledAfter(move, track);
	return { move: end.move, phase: Math.max(0, Math.min(Math.trunc(phase), end.phase)) };
}

/** The place as a point of the bar: one unit per move, which its phases divide evenly. */
export function pointOf({ move, phase }: Place, track: Track): number {
	return move === 0 ? 0 : move - 1 + (phase + 1) / track.phases(move);
}

/** The places after `from`, up to and including `to`, which lies in the same or the next move; else only `to`. */
export function between(from: Place, to: Place, track: Track): readonly Place[] {
	const begun = to.move === from.move + 1 && isSettled(from, track);
	if (!begun && (to.move !== from.move || to.phase <= from.phase)) return [to];
	const first = begun ? 0 : from.phase + 1;
	return Array.from({ length: to.phase - first + 1 }, (_, index) => ({
		move: to.move,
		phase: first + index,
	}));
}

function placeAt(point: number, track: Track): Place {
	const move = Math.ceil(Math.max(0, Math.min(point, track.moves)));
	if (move === 0) return start;
	const phases = track.phases(move);
	const phase = Math.round((point - (move - 1)) * phases) - 1;
	return phase < 0 ? settledAfter(move - 1, track) : { move, phase: Math.min(phase, phases - 1) };
}

function after(place: Place, track: Track): Place {
	return isSettled(place, track)
		? { move: place.move + 1, phase: 0 }
		: { move: place.move, phase: place.phase + 1 };
}

function before({ move, phase }: Place, track: Track): Place {
	return phase > 0 ? { move, phase: phase - 1 } : settledAfter(move - 1, track);
}
