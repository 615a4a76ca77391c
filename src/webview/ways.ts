import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import type { BestMoves, Outcome, Puzzle } from '../puzzles/puzzle.ts';
import type { Progress, Stopped } from '../puzzles/search.ts';
import { element } from './element.ts';
import { Evaluator } from './evaluator.ts';

/** Numbers of plays with more digits are cut short. */
const mostDigits = 12;

/** Seconds after which nothing is counted any further. */
const patience = 60;

/** All best first moves and how many best plays there are, found out when somebody wants to see them. */
export class Ways {
	readonly element = element('details', { class: 'ways' });
	readonly #found = element('div', { class: 'ways-found' });
	readonly #puzzle: Puzzle;
	readonly #input: unknown;
	/** The first move of the answer. */
	readonly #answer: unknown;
	readonly #say: (text: Phrase) => string;
	readonly #replay: (moves: readonly unknown[]) => void;
	readonly #evaluator: Evaluator<unknown, unknown>;
	#begun = false;

	/** `replay` is called with a best play that begins with the move which a person picks. */
	constructor(
		puzzle: Puzzle,
		input: unknown,
		outcome: Outcome<unknown>,
		say: (text: Phrase) => string,
		replay: (moves: readonly unknown[]) => void,
	) {
		this.#puzzle = puzzle;
		this.#input = input;
		this.#answer = outcome.moves[0];
		this.#say = say;
		this.#replay = replay;
		this.#evaluator = new Evaluator(puzzle, puzzle.start(input), outcome, patience);
		const title = element('summary', {}, say(phrase('Other best ways')));
		this.element.append(title, this.#found);
		this.element.addEventListener('toggle', () => {
			if (!this.element.open) this.stop();
			else if (!this.#begun) void this.#find();
		});
	}

	/** Ends what is under way; it begins anew when it is wanted again. */
	stop(): void {
		this.#evaluator.stop();
	}

	async #find(): Promise<void> {
		this.#begun = true;
		const line = element(
			'p',
			{ class: 'progress', role: 'status' },
			this.#say(phrase('Counting the best plays')),
		);
		this.#found.replaceChildren(line);
		const report = ({ looked }: Progress): void => {
			line.textContent = this.#say(plural(looked, '{0} position looked at', '{0} positions looked at'));
		};
		const end = await this.#evaluator.run(this.#puzzle.bestMoves(this.#input), report);
		if (!end?.done) {
			this.#begun = false;
			if (end) line.textContent = this.#say(unknown(end.stopped));
			return;
		}
		const best = end.result;
		line.textContent = this.#count(best);
		const start = this.#puzzle.start(this.#input);
		const notation = (move: unknown) => this.#puzzle.notation(start, move);
		const answer = notation(this.#answer);
		const ways = best.moves.map((move) => {
			const button = element('button', { type: 'button', class: 'way' }, notation(move));
			button.addEventListener('click', () => void this.#show(start, move, line));
			const own = element('span', { class: 'way-own' }, this.#say(phrase('in the answer')));
			return element('li', {}, button, ...(notation(move) === answer ? [own] : []));
		});
		this.#found.append(element('ul', { class: 'ways-list' }, ...ways));
	}

	#count({ moves, complete, plays, exact }: BestMoves<unknown>): string {
		const count = moves.length;
		const first = complete
			? plural(count, '{0} best first move', '{0} best first moves')
			: plural(count, 'at least {0} best first move', 'at least {0} best first moves');
		const one = plays === '1' ? 1 : 2;
		const all = exact
			? plural(one, '{1} best play', '{1} best plays', short(plays))
			: plural(one, 'at least {1} best play', 'at least {1} best plays', short(plays));
		return `${this.#say(first)} · ${this.#say(all)}`;
	}

	async #show(start: unknown, move: unknown, line: HTMLElement): Promise<void> {
		const end = await this.#evaluator.outcomeOf(this.#puzzle.play(start, move).at(-1));
		if (end?.done) this.#replay([move, ...end.result.moves]);
		else if (end) line.textContent = this.#say(unknown(end.stopped));
	}
}

function unknown({ progress }: Stopped): Phrase {
	return phrase('Not worked out in {0} s. {1}', patience, progress.proven);
}

/** A number of any length, its first digits and a power of ten where it is long. */
function short(number: string): string {
	if (number.length <= mostDigits) return number;
	return `${number[0]}.${number.slice(1, 3)}… × 10^${number.length - 1}`;
}
