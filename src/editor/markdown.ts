import * as vscode from 'vscode';
import { inlineCode } from '../exports/markdown.ts';

/** Markdown in a hover is cut at 100,000 characters, and a cut picture turns into text; this leaves room for what follows one. */
const longest = 90_000;

/**
 * All Markdown we show is built here, so that text from a file can never become markup, a link or an image.
 * Every method takes plain text.
 */
export class Markdown {
	#source = '';
	readonly #commands: string[] = [];

	text(text: string): this {
		return this.#add(escaped(text));
	}

	bold(text: string): this {
		return this.#add(`**${escaped(text)}**`);
	}

	/** Inline code. */
	code(text: string): this {
		return this.#add(inlineCode(text.replace(/\s+/g, ' ')));
	}

	/** One of the editor's own icons, by name: `warning`. */
	icon(name: string): this {
		return this.#add(`$(${name}) `);
	}

	/** An SVG picture, `width` and `height` in pixels; left out where the whole would become too long to be shown. */
	picture(svg: string, alt: string, width: number, height: number): this {
		const bytes = new TextEncoder().encode(svg);
		const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
		const size = `width=${Math.round(width)},height=${Math.round(height)}`;
		const picture = `![${escaped(alt)}](data:image/svg+xml;base64,${base64}|${size})`;
		return this.#source.length + picture.length < longest ? this.#add(picture) : this;
	}

	/** A link that runs one of our commands; clicking it is all that it is trusted for. */
	command(title: string, command: string, ...args: unknown[]): this {
		this.#commands.push(command);
		const query = encodeURIComponent(JSON.stringify(args)).replaceAll('(', '%28').replaceAll(')', '%29');
		return this.#add(`[${escaped(title)}](command:${command}?${query})`);
	}

	/** A new line of the same paragraph. */
	line(): this {
		return this.#add('  \n');
	}

	paragraph(): this {
		return this.#add('\n\n');
	}

	/** The next line of a numbered list, `number` from 1. */
	step(number: number): this {
		return this.#add(`\n${number}. `);
	}

	build(): vscode.MarkdownString {
		const markdown = new vscode.MarkdownString(this.#source, true);
		if (this.#commands.length > 0) markdown.isTrusted = { enabledCommands: this.#commands };
		return markdown;
	}

	#add(source: string): this {
		this.#source += source;
		return this;
	}
}

/** Every ASCII mark of punctuation may be escaped in Markdown; with them all escaped nothing is left to start markup. */
function escaped(text: string): string {
	return text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/\s+/g, ' ');
}
