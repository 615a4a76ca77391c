import type { Excerpt, Stretch } from './excerpt.ts';
import { kinds, signs } from './tokens.ts';

const {
	hash,
	dollar,
	apostrophe,
	backtick,
	ampersand,
	round,
	roundEnd,
	comma,
	minus,
	dot,
	colon,
	less,
	equals,
	greater,
	question,
	square,
	squareEnd,
	curly,
	curlyEnd,
	bar,
} = signs;

/** Functions and macros that make a list of what they are given. */
export const makers =
	/^(?:array|asarray|list|aslist|vec|vector|of|listof|arrayof|intarrayof|longarrayof|mutablelistof|intarray|slice|tuple|deque|c|seq)$/i;

/**
 * The value that a name is given: `board = "…"`, `board: String = "…"`, `"board": "…"`, `string board("…")`,
 * `board <- "…"`, `--board …`, `#define BOARD "…"`. `read` reads a value that starts at a token, or gives nothing.
 */
export function valueGiven<Value>(
	excerpt: Excerpt,
	name: Stretch,
	read: (index: number) => Value | undefined,
): Value | undefined {
	const before = excerpt.type(name.first - 1);
	// `--board …` and `:board …`
	const marked = before === (before === minus ? excerpt.type(name.first - 2) : colon);
	if (marked && excerpt.touches(name.first - 1)) {
		const value = read(excerpt.next(name.last + 1));
		if (value) return value;
	}
	// `#define BOARD …`
	if (excerpt.word(name.first - 1) === 'define' && excerpt.type(name.first - 2) === hash) {
		return read(name.last + 1);
	}
	let typed = false;
	for (let at = name.last + 1; at < name.last + 25; at++) {
		const type = excerpt.type(at);
		const next = excerpt.type(at + 1);
		if (type === equals) {
			if (next === equals) return undefined;
			return read(excerpt.next(next === greater ? at + 2 : at + 1));
		}
		if ((type === less && next === minus) || (type === minus && next === greater)) {
			return read(excerpt.next(at + 2));
		}
		if (excerpt.word(at) === 'is') return read(excerpt.next(at + 1));
		if (type === colon) {
			if (next === colon) return undefined;
			const value = read(excerpt.next(pastBlockMark(excerpt, at + 1)));
			if (value) return value;
			typed = true;
		} else if ((type === round || type === curly) && !typed) {
			return read(at) ?? read(excerpt.next(at + 1));
		} else if (type === square && excerpt.mate(at) >= 0 && excerpt.mate(at) - at <= 2) {
			at = excerpt.mate(at);
		} else if (excerpt.isQuote(at) || excerpt.isDress(at)) {
			if (!belongsToName(excerpt, at, name)) return undefined;
		} else if (type !== squareEnd && type !== question && !(typed && isOfType(excerpt, at))) {
			return undefined;
		}
	}
	return undefined;
}

/** Past what begins a text of several lines in YAML: `|`, `>-`. */
function pastBlockMark(excerpt: Excerpt, index: number): number {
	const type = excerpt.type(index);
	if (type !== bar && type !== greater) return index;
	const end = excerpt.type(index + 1) === minus ? index + 2 : index + 1;
	return excerpt.isBreak(end) ? end : index;
}

/** Whether a quote closes the name, as in `"board": …`, or dresses what is said of it. */
function belongsToName(excerpt: Excerpt, index: number, name: Stretch): boolean {
	return (
		excerpt.isDress(index) ||
		excerpt.type(index) === backtick ||
		excerpt.type(index) === apostrophe ||
		excerpt.isQuote(name.first - 1)
	);
}

/** Whether the token is of a type between a name and its value: `: &'static str =`, `: Array<int, 4> =`. */
function isOfType(excerpt: Excerpt, index: number): boolean {
	const type = excerpt.type(index);
	if (type === kinds.word) {
		for (let at = index + 1; at < index + 10; at++) {
			if (excerpt.type(at) === equals) return true;
			if (excerpt.isBreak(at) || excerpt.type(at) === comma || excerpt.isQuote(at)) return false;
		}
		return false;
	}
	return type === less || type === greater || type === bar || type === ampersand || type === dot;
}

/** No more are given values in one assignment. */
const mostTargets = 8;

/** The left side of `self.board, self.hand = "…", "…"`. */
export interface Targets {
	readonly first: number;
	/** The last word of each target. */
	readonly places: readonly number[];
	/** Where the right side starts. */
	readonly values: number;
}

/** What is left of `=` in `board, hand = "…", "…"`, with the name among it: paths, a comma between two of them. */
export function targetsOf(excerpt: Excerpt, name: Stretch): Targets | undefined {
	let first = pathStart(excerpt, name.first);
	while (
		excerpt.type(first - 1) === comma &&
		excerpt.type(first - 2) === kinds.word &&
		first > name.first - 16
	)
		first = pathStart(excerpt, first - 2);
	const places: number[] = [];
	let at = first;
	for (;;) {
		if (excerpt.type(at) === dollar || excerpt.type(at) === signs.at) at++;
		if (excerpt.type(at) !== kinds.word) return undefined;
		for (let next = pastJoint(excerpt, at); next > at; next = pastJoint(excerpt, at)) at = next;
		places.push(at);
		at++;
		if (excerpt.type(at) !== comma) break;
		if (places.length === mostTargets) return undefined;
		at++;
	}
	if (places.length < 2) return undefined;
	while (excerpt.type(at) === roundEnd || excerpt.type(at) === squareEnd || excerpt.type(at) === curlyEnd)
		at++;
	if (excerpt.type(at) === kinds.word) at++;
	if (excerpt.type(at) === colon) at++;
	if (excerpt.type(at) !== equals || excerpt.type(at + 1) === equals) return undefined;
	return { first, places, values: excerpt.next(at + 1) };
}

function pathStart(excerpt: Excerpt, index: number): number {
	const start = excerpt.pathBefore(index);
	return excerpt.type(start - 1) === signs.at && excerpt.touches(start - 1) ? start - 1 : start;
}

/** The next word of the path `self.board` or `this->board`, or the same one. */
function pastJoint(excerpt: Excerpt, index: number): number {
	const arrow = excerpt.type(index + 1) === minus && excerpt.type(index + 2) === greater;
	const next = arrow ? index + 3 : index + 2;
	const joined = (arrow || excerpt.type(index + 1) === dot) && excerpt.touches(index);
	return joined && excerpt.type(next) === kinds.word ? next : index;
}
