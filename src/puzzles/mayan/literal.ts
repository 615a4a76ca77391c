import type { LinesLiteral } from '../literal.ts';
import { columnCount, columnHeight } from './rules.ts';

/** Nobody writes down larger ones without saying that they are of this puzzle. */
const usual = { n: 9, colour: 10 };

/** How Mayan is written: `n`, then five columns, each ended by `0`. */
export const literal: LinesLiteral = {
	form: 'lines',
	count: 1 + columnCount,
	ending: 0,
	functions: [],
	titles: ['Mayan', 'mayan', '玛雅', 'P1312'],
	isAnswer: (text) => /^(-1|\d+ \d+ -?1(\n\d+ \d+ -?1)*)$/.test(text),
	fits: (line, numbers) =>
		line === 0
			? numbers.length === 1 && Number(numbers[0]) > 0 && Number(numbers[0]) <= usual.n
			: numbers.length <= columnHeight + 1 &&
				numbers.indexOf(0) === numbers.length - 1 &&
				numbers.every((number) => number <= usual.colour),
};
