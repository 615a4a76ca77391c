import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cascade, PlayerPage, solved, withMoves } from '../page/playerPage.ts';
import { launchBrowser } from '../vscode/browser.ts';
import { extensionsFolder } from '../vscode/folders.ts';
import { BenchEditor } from './benchEditor.ts';
import { batch, type Life, panels, puzzles, seenFile, watched } from './life.ts';
import { timesOf } from './measure.ts';
import { atMost, type Cell, type Section } from './report.ts';

/** The panel as a person sees it: in a real editor, and its page alone. */
export async function panelSection(): Promise<Section> {
	const frames = await framesOfSlides();
	const { opening, life } = await lifeOfPanels();
	const megabytes = (bytes: number) => bytes / 1e6;
	const growth = (life.closed - life.solvedAgain) / 1000;
	return {
		title: 'The panel',
		tables: [
			{
				title: 'Opening',
				about: `In a real editor, from the command to the first ball that is visible: ${watched} panels one after the other.`,
				columns: ['', 'median ms', 'p95 ms', 'slowest ms'],
				rows: [['opening a panel', opening.median, opening.p95, opening.slowest]],
			},
			{
				title: 'Memory of the extension host',
				about: `In the same editor, garbage collected. What is solved is remembered, up to a bound. Of the panels ${watched} are closed once their ball is seen, the others as soon as ${batch} are open.`,
				columns: ['after', 'MB'],
				rows: [
					['the first panels', megabytes(life.start)],
					[`${puzzles} puzzles solved`, megabytes(life.solved)],
					['the same once more', megabytes(life.solvedAgain)],
					[`${panels} panels opened and closed`, megabytes(life.closed)],
				],
			},
			{
				title: 'Frames',
				about: 'While a row of 200 balls slides, in the page alone.',
				columns: ['step', 'balls in motion', 'frames', 'median ms', 'p95 ms', 'slowest ms'],
				rows: frames.map(({ name, moving, gaps }): Cell[] => {
					const { median, p95, slowest } = timesOf(gaps);
					return [name, moving, gaps.length, median, p95, slowest];
				}),
			},
		],
		goals: [
			atMost(
				'60 frames a second while 200 balls slide (95 % of the times between frames)',
				timesOf(frames.flatMap(({ gaps }) => gaps)).p95,
				17.5,
				'ms',
			),
			atMost(`no growth of memory with ${panels} panels opened and closed`, growth, 1000, 'kB'),
			atMost(
				`no growth of memory with ${puzzles} puzzles solved once more`,
				(life.solvedAgain - life.solved) / 1000,
				500,
				'kB',
			),
		],
	};
}

interface Slide {
	readonly name: string;
	/** The balls that are seen moving: of a long row those in view. */
	readonly moving: number;
	/** Milliseconds between frames. */
	readonly gaps: readonly number[];
}

/** Times on how the row opens and closes up for an insertion near its front, several times each. */
async function framesOfSlides(): Promise<Slide[]> {
	const browser = await launchBrowser();
	const player = await PlayerPage.open(browser, { width: 1400 });
	const row = `RR${'YYBBGGWWRR'.repeat(20).slice(0, 198)}`;
	const { outcome } = cascade;
	await player.tell(withMoves(solved('zuma', `${row}\nR`, { outcome }), [{ place: 2, colour: 'R' }]));
	const slides = new Map<string, { moving: number; gaps: number[] }>();
	const step = async (key: string, name: string) => {
		const { moving, gaps } = await player.page.evaluate(async (pressed) => {
			const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
			await frame();
			document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
			const moving = document.getAnimations().length;
			const gaps: number[] = [];
			let last = await frame();
			while (document.getAnimations().length > 0) {
				const next = await frame();
				gaps.push(next - last);
				last = next;
			}
			return { moving, gaps };
		}, key);
		const before = slides.get(name);
		slides.set(name, { moving, gaps: [...(before?.gaps ?? []), ...gaps] });
	};
	for (let round = 0; round < 3; round++) {
		await step('.', 'a ball is inserted');
		await step('.', 'the run lights up');
		await step('.', 'it is cleared');
		await step('.', 'its ends close up');
		await step('ArrowLeft', 'the move is taken back');
	}
	await browser.close();
	return Array.from(slides, ([name, slide]) => ({ name, ...slide }));
}

/** Runs the extension of the bench in a real editor and watches for the first ball of each panel that it opens. */
async function lifeOfPanels() {
	const editor = await BenchEditor.open(extensionsFolder(), 'hostLife', {
		'puzzleReplay.autoplay': false,
	});
	/** When the first ball of each panel was seen, by its line. */
	const seen = new Map<number, number>();
	editor.page.on('console', (message) => {
		const [, line, time] = /^first ball of \S+:(\d+) at ([\d.]+)$/.exec(message.text()) ?? [];
		if (line === undefined) return;
		seen.set(Number(line), Number(time));
		writeFileSync(join(editor.folder, seenFile(Number(line))), '');
	});
	await editor.page.context().addInitScript(() => {
		// In the document around a panel's page, which is hidden until the page is loaded.
		const look = () => {
			const frame = document.querySelector<HTMLIFrameElement>('#active-frame');
			const find = (selector: string) => frame?.contentDocument?.querySelector(selector);
			if (frame && find('.item') && getComputedStyle(frame).visibility === 'visible') {
				const { textContent } = find('.source') as Element;
				const now = performance.timeOrigin + performance.now();
				window.setTimeout(() => console.log(`first ball of ${textContent} at ${now}`));
			} else requestAnimationFrame(look);
		};
		if (window !== window.top) requestAnimationFrame(look);
	});
	const life = await editor.result<Life>();
	const times = life.watched.map(({ line, asked }) => (seen.get(line) ?? Number.NaN) - asked);
	return { opening: timesOf(times), life };
}
