import { easing } from './easing.ts';
import type { Track } from './tracks.ts';

/** The animations of a picture as CSS; tracks and combinations of them that occur twice are written once. */
export class Keyframes {
	readonly #duration: number;
	readonly #names = new Map<string, string>();
	readonly #flourishes = new Map<string, string>();
	readonly #classes = new Map<string, string>();

	/** `duration` is the time of the whole picture in milliseconds. */
	constructor(duration: number) {
		this.#duration = duration;
	}

	/** The name of the animation that a track makes of declarations; empty for a track that never changes. */
	animation<Value>(track: Track<Value>, declaration: (value: Value) => string): string {
		return entry(this.#names, this.#body(track, declaration), 'k');
	}

	/** The same for what is only to please the eye, and left out for people who asked for less motion. */
	flourish<Value>(track: Track<Value>, declaration: (value: Value) => string): string {
		return entry(this.#flourishes, this.#body(track, declaration), 'f');
	}

	/** The class of a thing with animations of these names; it changes at once or goes over. Empty where there are none. */
	classOf(sudden: boolean, ...names: readonly string[]): string {
		const list = names.filter((name) => name !== '').join();
		if (list === '') return '';
		return `${sudden ? 'a s' : 'a'} ${entry(this.#classes, list, 'c')}`;
	}

	/** All rules; they move nothing for people who asked for less motion. */
	css(): string {
		return [
			`.a{animation:${this.#duration}ms ${easing} infinite}`,
			'.s{animation-timing-function:step-end}',
			...Array.from(this.#classes, ([names, name]) => `.${name}{animation-name:${names}}`),
			...rulesOf(this.#names),
			`@media (prefers-reduced-motion:no-preference){${rulesOf(this.#flourishes).join('')}}`,
			'@media (prefers-reduced-motion:reduce){.a{animation-timing-function:step-end}}',
		].join('\n');
	}

	#body<Value>(track: Track<Value>, declaration: (value: Value) => string): string {
		const steps: { readonly declaration: string; readonly times: string[] }[] = [];
		for (const { time, value } of track) {
			const now = declaration(value);
			const step = steps.at(-1);
			if (step?.declaration === now) step.times[1] = this.#share(time);
			else steps.push({ declaration: now, times: [this.#share(time)] });
		}
		const last = steps.at(-1);
		if (!last || steps.length === 1) return '';
		last.times[1] = '100%';
		return steps.map(({ declaration, times }) => `${times.join()}{${declaration}}`).join('');
	}

	#share(time: number): string {
		return `${Math.round((time / this.#duration) * 10_000) / 100}%`;
	}
}

function rulesOf(animations: ReadonlyMap<string, string>): string[] {
	return Array.from(animations, ([body, name]) => `@keyframes ${name}{${body}}`);
}

/** The name under which the content is known, or becomes known; empty content has none. */
function entry(known: Map<string, string>, content: string, prefix: string): string {
	if (content === '') return '';
	const name = known.get(content) ?? `${prefix}${known.size}`;
	known.set(content, name);
	return name;
}
