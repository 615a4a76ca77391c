/**
 * Makes the pictures of the README, as a person would: `media/readme/*.svg` by the exports of the extension, and
 * `media/readme/panel.png` by a look at an editor with a replay in it. The same again is the same again, but for the time
 * that solving took.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { animatedSvg } from '../../src/exports/animatedSvg.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import type { PuzzleId } from '../../src/puzzles/puzzle.ts';
import { finish } from '../../src/puzzles/search.ts';
import { Workbench } from '../../test/vscode/workbench.ts';

const folder = 'media/readme';

const shown: Readonly<Record<PuzzleId, string>> = {
	zuma: 'WWRRBBWW\nWRBRW',
	'stone-game-iii': '[1,2,3,7,-4,5,9,-1]',
	mayan: '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n',
};

function makeReplays(): void {
	for (const puzzle of Object.values(puzzles)) {
		const reading = puzzle.read(shown[puzzle.id]);
		if (!reading.ok) throw new Error(reading.fault.message.message);
		const { input } = reading;
		const outcome = finish(puzzle.solve(input));
		writeFileSync(
			`${folder}/${puzzle.id}.svg`,
			animatedSvg({ puzzle, input, outcome }, { palette: 'standard' }),
		);
	}
}

/** An editor with nothing in it but a test file and the replay of one of its puzzles, as a run lights up. */
async function makePanel(): Promise<void> {
	const workbench = await Workbench.open({
		size: { width: 1200, height: 740 },
		settings: {
			'breadcrumbs.enabled': false,
			'editor.minimap.enabled': false,
			'editor.overviewRulerLanes': 0,
			'editor.scrollbar.horizontal': 'hidden',
			'editor.scrollbar.vertical': 'hidden',
			'puzzleReplay.autoplay': false,
			'window.commandCenter': false,
			'workbench.activityBar.location': 'hidden',
			'workbench.editor.editorActionsLocation': 'hidden',
			'workbench.layoutControl.enabled': false,
			'workbench.reduceMotion': 'on',
			'workbench.statusBar.visible': false,
		},
	});
	await workbench.openFile('test_zuma.py');
	await workbench.page.keyboard.press('ControlOrMeta+B');
	await workbench.page.locator('.codelens-decoration', { hasText: 'Replay' }).first().waitFor();
	await workbench.putCursor('"WWRRBBWW", "WRBRW"');
	await workbench.runCommand('Puzzle Replay: Solve Selection');
	const panel = workbench.panel();
	for (const step of ['Next move', 'Next phase', 'Next phase'])
		await panel.getByRole('button', { name: step, exact: true }).click();
	await workbench.page.mouse.move(2, 2);
	await panel.locator('.item.lit').first().waitFor();
	await workbench.page.screenshot({ path: `${folder}/panel.png` });
	await workbench.close();
}

mkdirSync(folder, { recursive: true });
makeReplays();
makePanel().then(
	() => process.exit(0),
	(error: Error) => {
		console.error(error.message);
		process.exit(1);
	},
);
