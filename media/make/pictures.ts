/** Makes the pictures of the README, `media/readme/*.svg`, as a person would: by the exports of the extension. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { animatedSvg } from '../../src/exports/animatedSvg.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import type { PuzzleId } from '../../src/puzzles/puzzle.ts';
import { finish } from '../../src/puzzles/search.ts';

const shown: Readonly<Record<PuzzleId, string>> = {
	zuma: 'WWRRBBWW\nWRBRW',
	'stone-game-iii': '[1,2,3,7,-4,5,9,-1]',
	mayan: '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n',
};

mkdirSync('media/readme', { recursive: true });
for (const puzzle of Object.values(puzzles)) {
	const reading = puzzle.read(shown[puzzle.id]);
	if (!reading.ok) throw new Error(reading.fault.message.message);
	const { input } = reading;
	const outcome = finish(puzzle.solve(input));
	writeFileSync(
		`media/readme/${puzzle.id}.svg`,
		animatedSvg({ puzzle, input, outcome }, { palette: 'standard' }),
	);
}
