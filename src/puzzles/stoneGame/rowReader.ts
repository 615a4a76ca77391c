import { type Phrase, phrase } from '../phrase.ts';
import type { Fault } from '../puzzle.ts';
import type { Values } from './rules.ts';

/** Values in one block of the growing row, a power of two. */
const blockSize = 1 << 16;

/** The largest size, up and down, that 16 bits hold. */
const largestNarrow = 2 ** 15 - 1;

/** A fault marks at most so many code units of a pile, and its sentence quotes at most so many. */
const longestMark = 40;
const longestQuote = 20;

/** What is read of the current pile. */
const nothing = 0;
const sign = 1;
const digits = 2;
const digitsAndBlanks = 3;

const zero = 0x30;
const comma = 0x2c;
const fullWidthComma = 0xff0c;
const plus = 0x2b;
const minus = 0x2d;
const typographicMinus = 0x2212;
const closingBracket = 0x5d;
/** The white space of a text, and the no-break, ideographic and zero-width ones that pages put into it. */
const blanks: readonly number[] = [0x20, 0x0a, 0x0d, 0x09, 0x0b, 0x0c, 0xa0, 0x3000, 0xfeff, 0x2028, 0x2029];

export const unsafe: Phrase = phrase(
	'The scores could go beyond ±{0}, where they are no longer exact',
	2 ** 53 - 1,
);

/** Reads whole numbers parted by commas, in portions, up to `]` or the end of the text. */
export class RowReader {
	/** Where it reads on; when the row has ended, where its `]` or the end of the text is. */
	at: number;
	/** Values read so far, the largest size among them, and the sum of their sizes. */
	count = 0;
	largest = 0;
	total = 0;
	fault: Fault | undefined;

	readonly #text: string;
	readonly #blocks: Float64Array[] = [];
	#read = nothing;
	/** Where the current pile begins, whether it is below zero, and its size so far. */
	#from: number;
	#negative = false;
	#size = 0;

	constructor(text: string, at: number) {
		this.#text = text;
		this.at = at;
		this.#from = at;
	}

	/** Reads about `portion` code units on; `false` when the row has ended or has a fault. */
	read(portion: number): boolean {
		const text = this.#text;
		const end = Math.min(text.length, this.at + portion);
		for (let at = this.at; at < end; at++) {
			const unit = text.charCodeAt(at);
			const digit = unit - zero;
			if (digit >= 0 && digit <= 9 && this.#read !== digitsAndBlanks) {
				if (this.#read === nothing) this.#from = at;
				this.#read = digits;
				this.#size = this.#size * 10 + digit;
			} else if ((unit === comma || unit === fullWidthComma) && this.#read >= digits) {
				if (!this.#push(at)) return false;
			} else if ((unit === minus || unit === plus || unit === typographicMinus) && this.#read === nothing) {
				this.#from = at;
				this.#read = sign;
				this.#negative = unit !== plus;
			} else if (blanks.includes(unit) && this.#read !== sign) {
				if (this.#read === digits) this.#read = digitsAndBlanks;
			} else if (unit === closingBracket && this.#read !== sign) {
				return this.#finish(at);
			} else {
				return this.#refuse(at);
			}
		}
		this.at = end;
		if (end < text.length) return true;
		return this.#read === sign ? this.#refuse(end) : this.#finish(end);
	}

	/** The values in one row, which is put together block by block; pauses with the number of those in it. */
	*values(): Generator<number, Values, void> {
		const values = new (this.largest <= largestNarrow ? Int16Array : Float64Array)(this.count);
		for (let moved = 0; moved < this.count; moved += blockSize) {
			const block = this.#blocks[moved / blockSize] as Float64Array;
			values.set(block.subarray(0, this.count - moved), moved);
			yield moved;
		}
		return values;
	}

	#finish(at: number): boolean {
		if (this.#read >= digits) this.#push(at);
		this.at = at;
		return false;
	}

	/** Adds the current pile, which ends before `at`; `false` where it makes the scores unsafe. */
	#push(at: number): boolean {
		const slot = this.count % blockSize;
		if (slot === 0) {
			const most = (this.#text.length - this.#from + 1) / 2;
			this.#blocks.push(new Float64Array(Math.min(blockSize, Math.ceil(most))));
		}
		const size = this.#size;
		this.total += size;
		if (this.total > Number.MAX_SAFE_INTEGER) return this.#stop('unsafe-sum', this.#from, at, unsafe);
		if (size > this.largest) this.largest = size;
		const block = this.#blocks[this.#blocks.length - 1] as Float64Array;
		block[slot] = this.#negative ? 0 - size : size;
		this.count++;
		this.#read = nothing;
		this.#negative = false;
		this.#size = 0;
		return true;
	}

	#refuse(at: number): boolean {
		const from = this.#read === nothing ? at : this.#from;
		const pile = this.count + 1;
		const text =
			this.#text
				.slice(from, from + longestMark)
				.split(/[,，\]\n\r]/, 1)[0]
				?.trimEnd() ?? '';
		if (text === '') {
			return this.#stop('missing-value', from, from + 1, phrase('Pile {0} has no value', pile));
		}
		const quote = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
		const message = phrase('Pile {0} is not a whole number: {1}', pile, quote);
		return this.#stop('not-a-whole-number', from, from + text.length, message);
	}

	#stop(name: string, start: number, end: number, message: Phrase): boolean {
		this.fault = { name, span: { start, end: Math.min(end, start + longestMark) }, message };
		return false;
	}
}
