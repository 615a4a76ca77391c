import type { Literal } from '../puzzles/literal.ts';
import type { Span } from '../puzzles/puzzle.ts';

/** What a name in a text says: that a value beside it belongs to a puzzle. */
export interface Role {
	readonly literal: Literal;
	readonly kind: 'function' | 'slot' | 'own' | 'name' | 'common' | 'rival';
	/** Of a slot, which one. */
	readonly slot: number;
	/** A slot's name in the plural: a list of such values. */
	readonly plural: boolean;
	/** The words around the name, with `*` in its place: `board2` has `* 2`, as `hand2` has. */
	readonly affix: string;
}

/** A name of a puzzle in a text. */
export interface NameHit extends Span {
	readonly role: Role;
}

interface Known extends Omit<Role, 'affix'> {
	/** The name without its blanks. */
	readonly name: string;
}

/** Longer words are no names. */
const longest = 64;

/** Words whose roles are remembered. */
const mostCached = 10_000;

/** The words and numbers that a name is made of, in small letters: `findMinStep2` is `find`, `min`, `step`, `2`. */
export function partsOf(name: string): string[] {
	return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((part) => part.toLowerCase());
}

/** Knows the names of all puzzles. */
export class Names {
	/** Finds where a name may stand; case does not count. */
	readonly pattern: RegExp;
	/** The same without the names of slots, which are ordinary words and tell nothing without their values. */
	readonly telling: RegExp;
	private readonly known: readonly Known[];
	private readonly cache = new Map<string, Role | undefined>();

	constructor(literals: readonly Literal[]) {
		const known: Known[] = [];
		const names: string[] = [];
		for (const literal of literals) {
			const add = (kind: Role['kind'], name: string, slot = 0, plural = false) => {
				known.push({ literal, kind, name: name.replaceAll(' ', ''), slot, plural });
				names.push(name);
			};
			for (const name of literal.functions) add('function', name);
			if (literal.form === 'words') {
				for (const [slot, name] of literal.slots.entries()) {
					add('slot', name, slot);
					add('slot', `${name}s`, slot, true);
				}
			} else if (literal.form === 'list') {
				for (const name of literal.ownNames) add('own', name);
				for (const name of literal.names) add('name', name);
				for (const name of literal.commonNames) add('common', name);
				for (const name of literal.rivals) add('rival', name);
			}
		}
		// Longest first: `stoneGameIII` is not `stoneGame` with an affix.
		this.known = known.sort((one, other) => other.name.length - one.name.length);
		const slots = known.flatMap(({ kind, name }) => (kind === 'slot' ? name : []));
		this.pattern = patternOf(names);
		this.telling = patternOf(names.filter((name) => !slots.includes(name)));
	}

	/** The role of a whole word of a text. */
	roleOf(word: string): Role | undefined {
		if (word.length > longest) return undefined;
		if (this.cache.has(word)) return this.cache.get(word);
		if (this.cache.size === mostCached) this.cache.clear();
		const role = this.find(word);
		this.cache.set(word, role);
		return role;
	}

	/** All names that `pattern` finds in a stretch of a text, in order. */
	*in(text: string, { start, end }: Span, pattern: RegExp): Generator<NameHit, void, void> {
		const part = text.slice(start, end);
		// Not by `matchAll`: its copy of the pattern has to warm up, and makes an array for each match.
		pattern.lastIndex = 0;
		while (pattern.test(part)) {
			const at = start + pattern.lastIndex;
			const word = wordAround(text, at, at);
			pattern.lastIndex = word.end - start;
			if (word.start < start || word.end > end) continue;
			const role = this.roleOf(text.slice(word.start, word.end));
			if (role) yield { start: word.start, end: word.end, role };
		}
	}

	private find(word: string): Role | undefined {
		const words = partsOf(word);
		const whole = words.join('');
		for (const { name, ...role } of this.known) {
			if (!whole.includes(name)) continue;
			for (let from = 0; from < words.length; from++) {
				let joined = '';
				let to = from;
				while (to < words.length && joined.length < name.length) joined += words[to++];
				if (joined !== name) continue;
				return { ...role, affix: [...words.slice(0, from), '*', ...words.slice(to)].join(' ') };
			}
		}
		return undefined;
	}
}

/**
 * Finds all names by as little as possible of them: a long first word stands for the whole name, and what has another
 * one's stem in it needs none of its own, as the whole word around a match is what counts.
 */
function patternOf(names: readonly string[]): RegExp {
	const stems: string[] = [];
	const patterns: string[] = [];
	const byStem = names
		.map((name) => {
			const [first = ''] = name.split(' ');
			const whole = name.replaceAll(' ', '');
			return first.length >= 5
				? { whole, stem: first, pattern: first }
				: { whole, stem: whole, pattern: name.replaceAll(' ', '[_-]?') };
		})
		.sort((one, other) => one.stem.length - other.stem.length);
	for (const { whole, stem, pattern } of byStem) {
		if (stems.some((known) => whole.includes(known))) continue;
		stems.push(stem);
		patterns.push(pattern);
	}
	return new RegExp(patterns.join('|'), 'gi');
}

/** The whole word around a stretch of a text, hyphens between letters included. */
export function wordAround(text: string, start: number, end: number): Span {
	let from = start;
	while (from > 0 && start - from <= longest && continuesBefore(text, from)) from--;
	let to = end;
	while (to < text.length && to - end <= longest && continuesAfter(text, to)) to++;
	return { start: from, end: to };
}

function continuesBefore(text: string, at: number): boolean {
	const code = text.charCodeAt(at - 1);
	// The letter of a `\n` belongs to no word.
	if (isWord(code)) return !isEscape(text, at);
	return code === 45 && isLetter(text.charCodeAt(at)) && isLetter(text.charCodeAt(at - 2));
}

function continuesAfter(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	if (isWord(code)) return true;
	return code === 45 && isLetter(text.charCodeAt(at - 1)) && isLetter(text.charCodeAt(at + 1));
}

/** Whether a written line break or tab ends there. */
export function isEscape(text: string, at: number): boolean {
	const code = text.charCodeAt(at - 1);
	return (code === 110 || code === 114 || code === 116) && text.charCodeAt(at - 2) === 92;
}

function isLetter(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isWord(code: number): boolean {
	return isLetter(code) || (code >= 48 && code <= 57) || code === 95;
}
