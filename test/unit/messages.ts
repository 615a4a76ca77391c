import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message for people that the sources hold, and the file it stands in. */
export interface Message {
	readonly text: string;
	readonly file: string;
}

/** Every English message that `phrase` and `plural` are called with in the TypeScript sources below `folder`. */
export function messagesIn(folder: string): Message[] {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.ts'),
	);
	return files.sort().flatMap((name) => {
		const source = readFileSync(join(folder, name), 'utf8');
		return messagesOf(source).map((text) => ({ text, file: name }));
	});
}

function messagesOf(source: string): string[] {
	const found: string[] = [];
	for (const call of source.matchAll(/(?<!function )\b(phrase|plural)\(/g)) {
		const values = argumentsFrom(source, call.index + call[0].length);
		const messages = call[1] === 'phrase' ? values.slice(0, 1) : values.slice(1, 3);
		for (const message of messages) found.push(...literalsOf(message));
	}
	return found;
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/y;

/** The arguments of the call whose opening bracket ends at `start`, as they are written. */
function argumentsFrom(source: string, start: number): string[] {
	const values: string[] = [];
	let depth = 0;
	let from = start;
	for (let at = start; at < source.length; at++) {
		literal.lastIndex = at;
		const text = literal.exec(source)?.[0];
		if (text) {
			at += text.length - 1;
			continue;
		}
		const character = source.charAt(at);
		if (depth === 0 && (character === ',' || character === ')')) {
			values.push(source.slice(from, at));
			if (character === ')') return values;
			from = at + 1;
		} else if ('([{'.includes(character)) depth++;
		else if (')]}'.includes(character)) depth--;
	}
	return values;
}

/** The string literals of an expression, without what a nested call or a comparison is given. */
function literalsOf(expression: string): string[] {
	const outer = expression.replace(/[!=]==\s*(?:'[^']*'|"[^"]*")/g, '');
	return [...outer.matchAll(new RegExp(literal.source, 'g'))].map(([text]) =>
		text.slice(1, -1).replace(/\\(.)/g, '$1'),
	);
}
