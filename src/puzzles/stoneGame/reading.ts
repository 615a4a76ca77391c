import { type Phrase, phrase, plural } from '../phrase.ts';
import type { Reading } from '../puzzle.ts';
import type { Progress, Search } from '../search.ts';
import { RowReader, unsafe } from './rowReader.ts';
import { type Game, judgePiles, judgeValue } from './rules.ts';

/** Code units read between two pauses: a tenth of a millisecond once compiled, one or two before. */
const portion = 1 << 13;

/**
 * Reads a row: whole numbers parted by commas, in square brackets or without, a comma after the last one allowed;
 * blanks anywhere between; `−` (U+2212) and `，` (U+FF0C) too, as pasted from pages. A game under way has, behind its
 * brackets, who takes next, Alice's score and Bob's, as `write` puts it. Linear, and paused at every `portion`.
 *
 * Faults: `no-row`, `missing-value` (`[1,,2]`), `not-a-whole-number`, `unclosed-row`, `text-after-row`, and
 * `unsafe-sum` where scores could leave the whole numbers that are exact (up to 2^53 − 1).
 */
export function* reading(text: string): Search<Reading<Game>> {
	const start = text.search(/\S/);
	if (start < 0) return refused('no-row', 0, text.length, phrase('There is no row of piles here'));
	const bracket = text[start] === '[';
	const row = new RowReader(text, bracket ? start + 1 : start);
	while (row.read(portion)) yield progress(row.count);
	if (row.fault) return { ok: false, fault: row.fault };
	if (bracket && row.at === text.length) {
		return refused('unclosed-row', start, start + 1, phrase('The row has no closing bracket'));
	}

	const end = bracket ? row.at + 1 : row.at;
	const standing = standingIn(text.slice(end).trim());
	if (!standing) return refused('text-after-row', end, text.length, phrase('Nothing may follow the row'));
	if (row.total + Math.abs(standing.alice) + Math.abs(standing.bob) > Number.MAX_SAFE_INTEGER) {
		return refused('unsafe-sum', end, text.length, unsafe);
	}
	const moving = row.values();
	for (;;) {
		const step = moving.next();
		if (step.done) return { ok: true, input: { values: step.value, ...standing }, notes: notes(row) };
		yield progress(step.value);
	}
}

/** The plain form: `[1,2,3,7]`; a game under way has a second line, `Bob 6 0`. */
export function write({ values, turn, alice, bob }: Game): string {
	const row = `[${values.join(',')}]`;
	return turn === 'Alice' && alice === 0 && bob === 0 ? row : `${row}\n${turn} ${alice} ${bob}`;
}

/** How the game stands by what follows the row, which is nothing where it begins. */
function standingIn(text: string): Omit<Game, 'values'> | undefined {
	if (text === '') return { turn: 'Alice', alice: 0, bob: 0 };
	const [, turn, alice, bob] = /^(Alice|Bob) (-?\d{1,16}) (-?\d{1,16})$/.exec(text) ?? [];
	if (turn !== 'Alice' && turn !== 'Bob') return undefined;
	return { turn, alice: Number(alice), bob: Number(bob) };
}

function notes({ count, largest }: RowReader): Phrase[] {
	const found: Phrase[] = [];
	if (count === 0) found.push(phrase('The judge asks for at least one pile'));
	if (count > judgePiles)
		found.push(phrase('The judge asks for at most {0} piles, not {1}', judgePiles, count));
	if (largest > judgeValue) found.push(phrase('The judge asks for values from -{0} to {0}', judgeValue));
	return found;
}

function progress(piles: number): Progress {
	return { looked: piles, proven: plural(piles, '{0} pile read', '{0} piles read') };
}

function refused(name: string, start: number, end: number, message: Phrase): Reading<Game> {
	return { ok: false, fault: { name, span: { start, end }, message } };
}
