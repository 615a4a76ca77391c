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
	isDoubtful,
};

/** In a list of the neighbours of five points, as in data of graphs, the line of each names some of the others once. */
function isDoubtful([first, ...points]: readonly (readonly number[])[]): boolean {
	return (
		first?.[0] === points.length &&
		points.every((neighbours, index) => {
			const others = neighbours.filter((point) => point !== 0);
			return (
				new Set(others).size === others.length &&
				others.every((point) => point <= points.length && point !== index + 1)
			);
		})
	);
}
