import type * as vscode from 'vscode';

/** Whether the result of some work is no longer wanted; asked now and then while it goes on. */
export type Cancellation = Pick<vscode.CancellationToken, 'isCancellationRequested'>;

/** Cancelled as soon as the document is edited or closed. */
export function whileUnchanged(document: vscode.TextDocument): Cancellation {
	const { version } = document;
	return {
		get isCancellationRequested() {
			return document.isClosed || document.version !== version;
		},
	};
}

/** What goes on after a pause, one in each turn: together, short pieces of work would hold up everything else as a long one does. */
const paused: (() => void)[] = [];

/** Lets everything else that waits have its turn. */
export function pause(): Promise<void> {
	return new Promise((resolve) => {
		paused.push(resolve);
		if (paused.length === 1) nextTurn();
	});
}

/** A timer would do as well, but idle for one to four milliseconds; a channel in use would go on in this turn. */
function nextTurn(): void {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		port1.close();
		paused.shift()?.();
		if (paused.length > 0) nextTurn();
	};
	port2.postMessage(undefined);
}

/**
 * Milliseconds of work after which everything else that waits has its turn; a search in it may add its own slice, and
 * the engine may collect garbage meanwhile.
 */
const slice = 3;

/** Gives a long row of short pieces of work its pauses: `await breathe()` between two pieces. */
export function pacer(): () => Promise<void> | undefined {
	let until = performance.now() + slice;
	return () => {
		if (performance.now() < until) return undefined;
		return pause().then(() => {
			until = performance.now() + slice;
		});
	};
}

/** Runs work that yields now and then to its end, with pauses; ends it early, with nothing, when it is cancelled. */
export async function inSlices<Result>(
	work: Generator<unknown, Result, void>,
	token: Cancellation,
): Promise<Result | undefined> {
	const breathe = pacer();
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
		await breathe();
		if (token.isCancellationRequested) return undefined;
	}
}

/** Acts on a thing once nothing has been asked about it for some milliseconds. */
export class Rest<Thing> implements vscode.Disposable {
	readonly #milliseconds: number;
	readonly #act: (thing: Thing) => void;
	readonly #waiting = new Map<Thing, ReturnType<typeof setTimeout>>();

	constructor(milliseconds: number, act: (thing: Thing) => void) {
		this.#milliseconds = milliseconds;
		this.#act = act;
	}

	ask(thing: Thing): void {
		clearTimeout(this.#waiting.get(thing));
		const timer = setTimeout(() => {
			this.#waiting.delete(thing);
			this.#act(thing);
		}, this.#milliseconds);
		this.#waiting.set(thing, timer);
	}

	/** Whether that is still to come for the thing. */
	isAsked(thing: Thing): boolean {
		return this.#waiting.has(thing);
	}

	dispose(): void {
		for (const timer of this.#waiting.values()) clearTimeout(timer);
		this.#waiting.clear();
	}
}
