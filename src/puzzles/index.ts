import { Scanner } from '../literals/scanner.ts';
import { readSelection } from '../literals/selection.ts';
import { puzzles } from './list.ts';
import { say } from './phrase.ts';
import type { PuzzleId } from './puzzle.ts';
import { finish } from './search.ts';

export { puzzles };

const scanner = new Scanner(Object.values(puzzles));

/**
 * The proven best answer to the puzzle that `text` holds, exactly as the judge prints it: lines joined by `\n`, none
 * at the end. `text` is read as Solve Selection reads it: the plain judge form, or source text with the puzzle in it; of
 * several puzzles it is the first. Runs to the end, however long that takes.
 *
 * @throws where `text` holds no legal puzzle, so that a sentence is never taken for an answer: an error with the
 * fault's name as its `name`, such as `run-of-three`, and its sentence in English as its `message`.
 */
export function answer(id: PuzzleId, text: string): string {
	const puzzle = puzzles[id];
	const reading = puzzle.read(text);
	if (reading.ok) return finish(puzzle.answer(reading.input));
	const { evident, possible, faults } = finish(readSelection(scanner, text));
	const found = [...evident, ...possible].find((site) => site.id === id);
	const again = found && puzzle.read(found.input);
	if (again?.ok) return finish(puzzle.answer(again.input));
	const fault = faults.find((site) => site.id === id)?.fault ?? reading.fault;
	throw Object.assign(new Error(say(fault.message)), { name: fault.name });
}
