/**
 * A sentence for people, not yet in their language: an English message with `{0}`, `{1}`… for its values.
 * The message is the key of its translations in `l10n/bundle.l10n.<language>.json`.
 */
export interface Phrase {
	readonly message: string;
	readonly values: readonly (string | number | Phrase)[];
}

/** Translations by English message, as `vscode.l10n.bundle` has them. */
export type Translations = Readonly<Record<string, string>>;

export function phrase(message: string, ...values: (string | number | Phrase)[]): Phrase {
	return { message, values };
}

/** `one` where `count` is 1, `many` elsewhere; `{0}` is the count in both, further values follow. */
export function plural(
	count: number,
	one: string,
	many: string,
	...values: (string | number | Phrase)[]
): Phrase {
	return phrase(count === 1 ? one : many, count, ...values);
}

/** The phrase as text; English where the translations have no entry. */
export function say(text: Phrase, translations?: Translations): string {
	const template = translations?.[text.message] ?? text.message;
	return template.replace(/\{(\d+)\}/g, (hole, index: string) => {
		const value = text.values[Number(index)];
		if (value === undefined) return hole;
		return typeof value === 'object' ? say(value, translations) : String(value);
	});
}
