import { Excerpt } from '../../../src/literals/excerpt.ts';

/**
 * The work of a scan, as the number of its looks at characters and tokens: a measure that no machine and no load
 * changes. What is cut out of a text counts by its length, for whoever cuts it out looks through it.
 */
export function stepsOf(work: () => void): number {
	let steps = 0;
	const restore = [
		...(['charCodeAt', 'charAt'] as const).map((name) => wrapped(String.prototype, name, () => steps++)),
		wrapped(String.prototype, 'slice', (part) => {
			steps += 1 + String(part).length / 8;
		}),
		...Object.getOwnPropertyNames(Excerpt.prototype)
			.filter((name) => name !== 'constructor')
			.map((name) => wrapped(Excerpt.prototype, name as keyof Excerpt, () => steps++)),
	];
	try {
		work();
	} finally {
		for (const undo of restore) undo();
	}
	return steps;
}

/** Has `seen` told what each call of the method gives; the result undoes that. */
function wrapped<Owner extends object>(
	owner: Owner,
	name: keyof Owner,
	seen: (result: unknown) => void,
): () => void {
	const method = owner[name] as (...values: unknown[]) => unknown;
	const counting = function (this: unknown, ...values: unknown[]): unknown {
		const result = method.apply(this, values);
		seen(result);
		return result;
	};
	Object.assign(owner, { [name]: counting });
	return () => {
		Object.assign(owner, { [name]: method });
	};
}
