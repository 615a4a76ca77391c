import { randomFrom } from '../reference/random.ts';

const words =
	'user request response index count total buffer value result error config parse render update state node list item key path file name size width height color event handler token cache stream socket server client message layer matrix vector score board hand table column window cursor line word text string number'.split(
		' ',
	);

/**
 * Source text without a puzzle, about `length` code units, the same for the same seed: assignments, calls, conditions,
 * lists, strings and comments as they stand in programs, in lines of up to a hundred characters.
 */
export function sourceText(length: number, seed: number): string {
	const random = randomFrom(seed);
	const pick = <Thing>(things: readonly Thing[]): Thing => things[random(things.length)] as Thing;
	const word = () => pick(words);
	const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
	const name = () =>
		random(2) === 0 ? word() : random(2) === 0 ? word() + capital(word()) : `${word()}_${word()}`;
	const sentence = () => Array.from({ length: 3 + random(9) }, word).join(' ');
	const value = () =>
		pick([
			() => String(random(10_000)),
			() => `"${sentence()}"`,
			() => `'${word()}'`,
			() => `[${Array.from({ length: random(12) }, () => random(256)).join(', ')}]`,
			() => `${name()}(${name()}, ${name()})`,
			() => `${name()}.${name()}`,
		])();
	const line = () =>
		pick([
			() => `const ${name()} = ${value()};`,
			() => `if (${name()} === ${value()}) {`,
			() => `return ${name()}(${value()}, ${value()});`,
			() => `${name()}.${name()} = ${value()};`,
			() => `// ${sentence()}`,
			() => `for (let i = 0; i < ${name()}.length; i++) {`,
			() => `function ${name()}(${name()}: string, ${name()} = ${value()}) {`,
			() => `{ ${name()}: ${value()}, ${name()}: ${value()} },`,
			() => '}',
			() => '',
		])();
	const lines: string[] = [];
	for (let written = 0; written < length; ) {
		const next = '\t'.repeat(random(5)) + line();
		lines.push(next);
		written += next.length + 1;
	}
	// Flat, as an editor hands a document over.
	return Buffer.from(lines.join('\n')).toString();
}

/** A test table with so many Zuma puzzles. */
export function testTable(puzzles: number, seed: number): string {
	const random = randomFrom(seed);
	const colours = 'RYBGW';
	const balls = (most: number) => {
		let row = '';
		for (let left = 1 + random(most); left > 0; left--) {
			const next = colours.charAt(random(5));
			// No run of three: such a board is no puzzle.
			if (!row.endsWith(next + next)) row += next;
		}
		return row;
	};
	const lines = Array.from(
		{ length: puzzles },
		() => `assert find_min_step("${balls(16)}", "${balls(5)}") == -1`,
	);
	return Buffer.from(lines.join('\n')).toString();
}
