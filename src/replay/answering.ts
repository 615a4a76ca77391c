import type { Cancellation } from '../editor/pace.ts';
import { isFault, pose } from '../editor/posing.ts';
import { solve, solveNow } from '../editor/solving.ts';
import type { PuzzleId } from '../puzzles/puzzle.ts';
import type { Progress } from '../puzzles/search.ts';
import type { Faulty, Solved, Solving, Source, Unsolved } from './protocol.ts';

/** A puzzle to replay, and where it was read. */
export interface Replay {
	readonly id: PuzzleId;
	/** The input in its plain judge form. */
	readonly input: string;
	readonly source?: Source;
	/** The answer that the text expects beside the puzzle, as the judge would print it. */
	readonly expected?: string;
}

/** What a page can be told to show. */
export type Shown = Solving | Solved | Unsolved | Faulty;

/** Milliseconds between two reports of a search. */
const reportEvery = 100;

/** Solves the puzzle, or answers a further question about it, and tells what a page is to show all the while. */
export async function answer(
	{ id, input: text, source }: Replay,
	question: string | undefined,
	generation: number,
	token: Cancellation,
	tell: (shown: Shown) => void,
): Promise<void> {
	const what = {
		...{ generation, id, input: text },
		...(source && { source }),
		...(question !== undefined && { question }),
	};
	const posed = await pose(id, text, token);
	if (!posed) return;
	if (isFault(posed)) {
		tell({ type: 'faulty', ...what, message: posed.message });
		return;
	}
	const { puzzle, input, notes } = posed;
	tell({ type: 'solving', ...what });

	let reported = performance.now();
	const report = (progress: Progress): void => {
		if (performance.now() - reported < reportEvery) return;
		reported = performance.now();
		tell({ type: 'solving', ...what, progress });
	};
	let end = await solve(posed, token, { report });
	const questions = end.done ? puzzle.questions(input, end.result.outcome) : [];
	const asked = questions.find((candidate) => candidate.id === question);
	if (asked) end = await solveNow(asked.solve(), token, { report });
	if (end.done) {
		const titles = questions.map(({ id, title }) => ({ id, title }));
		const other = asked && { posed: puzzle.write(asked.posed(end.result.outcome)) };
		tell({ type: 'solved', ...what, ...end.result, notes, questions: titles, ...other });
	} else {
		tell({ type: 'unsolved', ...what, stopped: end.stopped });
	}
}
