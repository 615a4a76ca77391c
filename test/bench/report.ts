/** A cell of a table: a number is shown with three significant digits, thousands parted. */
export type Cell = string | number;

export interface Table {
	readonly title: string;
	/** What was measured and how, in a sentence or two. */
	readonly about: string;
	/** Headings with their units; every row has as many cells. */
	readonly columns: readonly string[];
	readonly rows: readonly (readonly Cell[])[];
}

/** What was asked for, what was measured, and whether that is enough. */
export interface Goal {
	readonly goal: string;
	readonly measured: string;
	readonly met: boolean;
}

/** What one part of the bench has to say. */
export interface Section {
	readonly title: string;
	readonly tables: readonly Table[];
	readonly goals: readonly Goal[];
}

/** A goal that a measured number stays at or under a limit. */
export function atMost(goal: string, measured: number, limit: number, unit: string): Goal {
	return { goal, measured: `${shown(measured)} ${unit}`, met: measured <= limit };
}

/** A goal that a measured number reaches a limit. */
export function atLeast(goal: string, measured: number, limit: number, unit: string): Goal {
	return { goal, measured: `${shown(measured)} ${unit}`, met: measured >= limit };
}

/** A section as text for a terminal. */
export function printed({ title, tables, goals }: Section): string {
	const lines = ['', title, '='.repeat(title.length)];
	for (const table of tables) lines.push('', ...printedTable(table));
	if (goals.length > 0) lines.push('');
	for (const { goal, measured, met } of goals)
		lines.push(`${met ? '✓ met   ' : '✗ missed'}  ${goal}: ${measured}`);
	return lines.join('\n');
}

function printedTable({ title, about, columns, rows }: Table): string[] {
	const cells = [
		columns,
		...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? shown(cell) : cell))),
	];
	const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		row
			.map((cell, column) => {
				const width = widths[column] ?? 0;
				return column === 0 ? cell.padEnd(width) : cell.padStart(width);
			})
			.join('  ')
			.trimEnd();
	const [heading = [], ...body] = cells;
	return [
		`${title}. ${about}`,
		line(heading),
		line(widths.map((width) => '-'.repeat(width))),
		...body.map(line),
	];
}

/** A number with three significant digits or all of its whole ones. */
export function shown(value: number): string {
	if (!Number.isFinite(value)) return String(value);
	const digits = Math.abs(value) >= 100 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
	return value.toLocaleString('en-US', { maximumFractionDigits: Math.min(digits, 6) });
}
