import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, afterEach, before, describe, it } from 'mocha';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { themeNames } from '../../src/drawing/theme.ts';
import { animatedPicture, animatedSvg } from '../../src/exports/animatedSvg.ts';
import { paper } from '../../src/exports/card.ts';
import { standaloneHtml } from '../../src/exports/html.ts';
import { positionSvg } from '../../src/exports/png.ts';
import type { Solution } from '../../src/exports/solution.ts';
import { asMarkdown, asTestCase, asText } from '../../src/exports/text.ts';
import { puzzles } from '../../src/puzzles/index.ts';
import { phrase, say } from '../../src/puzzles/phrase.ts';
import type { Scene } from '../../src/puzzles/scene.ts';
import type { Copy, Play, Save, Solved } from '../../src/replay/protocol.ts';
import { launchBrowser } from '../vscode/browser.ts';
import { temporaryFolder } from '../vscode/folders.ts';
import { cascade, filmOf, PlayerPage, setup, solved } from './playerPage.ts';

const look = { palette: 'standard' } as const;
const stone = solved('stone-game-iii', '[1,2,3,7,-4,5]');
const mayan = solved('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0');

function solutionOf({ id, input, outcome }: Solved): Solution {
	const reading = puzzles[id].read(input);
	assert.ok(reading.ok);
	return { puzzle: puzzles[id], input: reading.input, outcome };
}

let browser: Browser;
before(async () => {
	browser = await launchBrowser();
});
after(() => browser.close());

/** A page that can decode pictures and shows a document of ours; any other request fails the test. */
async function openDocument(
	body: string,
	contentType: string,
	options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
	const page = await (await browser.newContext(options)).newPage();
	const problems: string[] = [];
	page.on('pageerror', (error) => problems.push(String(error)));
	page.on('console', (line) => {
		if (line.type() === 'error') problems.push(line.text());
	});
	const address = 'http://localhost/';
	await page.route('**', async (route) => {
		const url = route.request().url();
		if (url === address) await route.fulfill({ contentType, body });
		else if (url.endsWith('/favicon.ico')) await route.fulfill({ status: 204 });
		else {
			problems.push(url);
			await route.abort();
		}
	});
	await page.goto(address);
	return { page, problems };
}

describe('Take it away', function () {
	this.timeout(120_000);
	let player: PlayerPage;

	afterEach(async () => {
		await player.close();
		assert.deepEqual(player.errors, []);
	});

	const button = () => player.page.getByRole('button', { name: 'Take it away' });
	const item = (name: string) => player.page.getByRole('menuitem', { name });
	const focused = () => player.page.evaluate(() => document.activeElement?.textContent);
	const last = async () => (await player.sent()).at(-1);

	/** The bytes of the file that the page hands to the host. */
	async function saved(format: Save['format']): Promise<Buffer> {
		const base64 = await player.page.waitForFunction((wanted) => {
			const message = window.fakeHost.sent.at(-1);
			if (message?.type !== 'save' || message.format !== wanted) return undefined;
			return btoa(Array.from(message.bytes, (byte) => String.fromCharCode(byte)).join(''));
		}, format);
		return Buffer.from((await base64.jsonValue()) ?? '', 'base64');
	}

	it('copies as text, as Markdown and as a test case, by keys alone', async () => {
		player = await PlayerPage.open(browser);
		await player.tell(cascade);
		const solution = solutionOf(cascade);
		const texts = [asText(solution, say), asMarkdown(solution, say), asTestCase(solution)];
		for (const [down, text] of texts.entries()) {
			await button().focus();
			await player.page.keyboard.press('Enter');
			for (let step = 0; step < down; step++) await player.page.keyboard.press('ArrowDown');
			await player.page.keyboard.press('Enter');
			const message: Copy = { type: 'copy', generation: 1, text };
			assert.deepEqual(await last(), message);
			assert.equal(await button().evaluate((node) => node === document.activeElement), true);
		}
		await player.page.locator('.announcer', { hasText: 'Copied' }).waitFor({ state: 'attached' });
	});

	it('goes round in its menu, and out of it', async () => {
		player = await PlayerPage.open(browser);
		await player.tell(cascade);
		await button().click();
		assert.equal(await button().getAttribute('aria-expanded'), 'true');
		assert.equal(await focused(), 'Copy as text');
		await player.page.keyboard.press('ArrowUp');
		assert.equal(await focused(), 'Save as HTML page…');
		await player.page.keyboard.press('ArrowDown');
		assert.equal(await focused(), 'Copy as text');
		await player.page.keyboard.press('End');
		await player.page.keyboard.press('Escape');
		assert.equal(await button().getAttribute('aria-expanded'), 'false');
		assert.equal(await button().evaluate((node) => node === document.activeElement), true);
		await button().click();
		await player.page.locator('.caption').click();
		assert.equal(await item('Copy as text').count(), 0);
	});

	it('has no violation that axe finds in any theme', async () => {
		player = await PlayerPage.open(browser, { width: 320, reducedMotion: 'reduce' });
		await player.tell(cascade);
		const axe = createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js');
		await player.page.evaluate(readFileSync(axe, 'utf8'));
		for (const theme of themeNames) {
			await player.setTheme(theme);
			if ((await button().getAttribute('aria-expanded')) === 'false') await button().click();
			const found = await player.page.evaluate(async () => {
				const { axe } = window as unknown as {
					axe: {
						run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
					};
				};
				const { violations } = await axe.run({ resultTypes: ['violations'] });
				return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
			});
			assert.deepEqual(found, [], theme);
		}
	});

	it('does the same for commands of the editor', async () => {
		player = await PlayerPage.open(browser);
		await player.tell(stone, { type: 'export', name: 'copyTestCase' });
		assert.deepEqual(await last(), { type: 'copy', generation: 1, text: '[1,2,3,7,-4,5]' });
		await player.tell({ type: 'export', name: 'savePage' });
		assert.deepEqual(await last(), { type: 'savePage', generation: 1 });
		await player.tell({ type: 'export', name: 'saveSvg' });
		assert.equal((await saved('svg')).toString(), animatedSvg(solutionOf(stone), look));
	});

	it('takes away the play on show, not the answer’s', async () => {
		player = await PlayerPage.open(browser, { reducedMotion: 'reduce' });
		await player.tell(cascade);
		const turn = player.page.getByRole('button', { name: 'Your turn' });
		const copied = async () => ((await last()) as Copy).text;
		const copyText = { type: 'export', name: 'copyText' } as const;
		await turn.click();
		await player.tell(copyText);
		assert.equal(await copied(), asText(solutionOf(cascade), say), 'nothing is played yet');
		await player.page.locator('[data-key=h1] .hold').click();
		await player.page.getByRole('button', { name: 'Place 1, before W' }).click();
		await player.page.locator('.standing', { hasText: 'Costs 2 more than the best: 3 to go' }).waitFor();
		await player.tell(copyText);
		assert.match(
			await copied(),
			/\n\nPlayed by hand\. Costs 2 more than the best: 3 to go\n\n1\. \[R\]WWRR.*\n\n/,
		);
		await player.tell({ type: 'export', name: 'saveSvg' });
		assert.match((await saved('svg')).toString(), /Played by hand/);
		await player.tell({ type: 'export', name: 'savePage' });
		const play: Play = { moves: [{ place: 0, colour: 'R', ball: 'h1' }], own: 1 };
		assert.deepEqual(await last(), { type: 'savePage', generation: 1, play });
		await player.page.keyboard.press('b');
		await player.tell(copyText);
		assert.match(await copied(), /^Played by hand up to move 1, then the best play from there$/m);
		await player.page.getByRole('button', { name: 'Back to the answer' }).click();
		await player.tell(copyText);
		assert.equal(await copied(), asText(solutionOf(cascade), say));
		await player.page.getByText('Other best ways').click();
		await player.page.locator('.way').first().click();
		await player.page.getByText('A best play that begins with').waitFor();
		await player.tell(copyText);
		assert.match(await copied(), /^A best play that begins with WW/m);
	});

	it('paints the position on show as PNG', async () => {
		player = await PlayerPage.open(browser, { theme: 'light' });
		await player.tell(cascade);
		await player.page.keyboard.press('ArrowRight');
		await button().click();
		await item('Save position as PNG').click();
		const png = await saved('png');
		const film = filmOf(cascade);
		const scene = film.scene({ move: 1, phase: film.phases(1) - 1 });
		const { width, height } = positionSvg(scene, { ...look, theme: 'light' });
		const { page } = await openDocument('', 'text/html');
		const { size, corner, balls } = await page.evaluate(
			async ({ data, centres }) => {
				const image = new Image();
				image.src = `data:image/png;base64,${data}`;
				await image.decode();
				const canvas = new OffscreenCanvas(image.width, image.height);
				const context = canvas.getContext('2d');
				context?.drawImage(image, 0, 0);
				const at = ({ x, y }: { x: number; y: number }) =>
					Array.from(context?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? []);
				return { size: [image.width, image.height], corner: at({ x: 0, y: 0 }), balls: centres.map(at) };
			},
			// Beside the letters, on the left of each ball.
			{
				data: png.toString('base64'),
				centres: scene.items.map(({ x, y }) => ({ x: (x + 0.1) * 96, y: (y + 0.2) * 96 })),
			},
		);
		assert.deepEqual(size, [width, height]);
		assert.equal(corner[3], 0, 'round corners let the page through');
		for (const [index, [red = 0, green = 0, blue = 0]] of balls.entries()) {
			const tone = scene.items[index]?.tone;
			const most = Math.max(red, green, blue);
			if (tone === 'red') assert.ok(red === most && blue < 100, `${tone}: ${red} ${green} ${blue}`);
			else if (tone === 'blue') assert.ok(blue === most && red < 100, `${tone}: ${red} ${green} ${blue}`);
			else assert.ok(red > 150 && green > 150 && blue > 150, `${tone}: ${red} ${green} ${blue}`);
		}
		await page.context().close();
	});

	it('paints the replay as GIF that ends as the picture does', async () => {
		player = await PlayerPage.open(browser, { theme: 'dark' });
		await player.tell(cascade);
		await button().click();
		await item('Save as GIF').click();
		const gif = await saved('gif');
		assert.ok(gif.length < 1_000_000, `${gif.length} bytes`);
		const picture = animatedPicture(solutionOf(cascade), { ...look, theme: 'dark' });
		const { page } = await openDocument('', 'text/html');
		const { frames, milliseconds, size, difference, loops } = await page.evaluate(
			async ({ data, svg, ground }) => {
				const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
				const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
				await decoder.completed;
				await decoder.tracks.ready;
				const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
				let duration = 0;
				let shown: ImageData | undefined;
				for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
					const { image } = await decoder.decode({ frameIndex });
					duration += image.duration ?? 0;
					if (frameIndex === frameCount - 1) shown = pixelsOf(image, image.displayWidth, image.displayHeight);
					image.close();
				}
				const image = new Image();
				image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
				await image.decode();
				const wanted = pixelsOf(image, image.width, image.height);
				const differences = Array.from(wanted.data, (value, at) => Math.abs(value - (shown?.data[at] ?? 0)));
				return {
					frames: frameCount,
					milliseconds: duration / 1000,
					size: [shown?.width, shown?.height],
					difference: differences.reduce((sum, value) => sum + value, 0) / differences.length,
					loops: repetitionCount,
				};

				function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData {
					const context = new OffscreenCanvas(width, height).getContext(
						'2d',
					) as OffscreenCanvasRenderingContext2D;
					context.fillStyle = ground;
					context.fillRect(0, 0, width, height);
					context.drawImage(source, 0, 0, width, height);
					return context.getImageData(0, 0, width, height);
				}
			},
			{
				data: gif.toString('base64'),
				svg: picture.stoppedAt((picture.beats.at(-1)?.arrived ?? 0) + 1),
				ground: paper.dark,
			},
		);
		assert.deepEqual(size, [picture.width, picture.height]);
		assert.ok(difference < 1.5, `the last frame is off by ${difference} of 255`);
		assert.ok(Math.abs(milliseconds - picture.duration) < 20, `${milliseconds} of ${picture.duration} ms`);
		assert.ok(frames > picture.beats.length * 3, `${frames} frames for ${picture.beats.length} moments`);
		assert.equal(loops, Number.POSITIVE_INFINITY);
		await page.context().close();
	});

	it('says how far a GIF is, and can be told to leave it', async () => {
		player = await PlayerPage.open(browser, { theme: 'dark' });
		await player.tell(
			solved('stone-game-iii', `[${Array.from({ length: 60 }, (_, pile) => (pile % 9) - 4)}]`),
		);
		await button().click();
		await item('Save as GIF').click();
		const progress = player.page.getByRole('progressbar', { name: 'Making the GIF' });
		await player.page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.02);
		assert.equal(await button().count(), 0);
		assert.equal(await focused(), 'Cancel');
		await player.page.keyboard.press('Enter');
		await button().waitFor();
		assert.equal(await progress.count(), 0);
		assert.equal(await button().evaluate((node) => node === document.activeElement), true);
		assert.ok(!(await player.sent()).some(({ type }) => type === 'save'));
	});

	it('leaves a GIF when another puzzle comes', async () => {
		player = await PlayerPage.open(browser);
		await player.tell(stone, { type: 'export', name: 'saveGif' });
		await player.page.getByRole('progressbar').waitFor();
		await player.tell({ ...cascade, generation: 2 }, { type: 'export', name: 'copyTestCase' });
		await player.page.waitForTimeout(1000);
		assert.deepEqual((await player.sent()).map(({ type }) => type).slice(1), ['copy']);
	});
});

describe('Animated SVG in a browser', function () {
	this.timeout(120_000);

	/** Where each ball is seen, in the lengths of the drawing, at a time of the picture. */
	const ballsAt = (page: Page, time: number) =>
		page.evaluate((now) => {
			for (const animation of document.getAnimations()) {
				animation.pause();
				animation.currentTime = now;
			}
			const whole = (document.documentElement as unknown as SVGSVGElement).getScreenCTM() as DOMMatrix;
			const found: { x: number; y: number }[] = [];
			for (const use of document.querySelectorAll('use')) {
				const shape = document.querySelector(use.getAttribute('href') ?? '');
				if (!shape?.querySelector('text')) continue;
				let opacity = 1;
				for (let node: Element | null = use; node; node = node.parentElement) {
					opacity *= Number(getComputedStyle(node).opacity);
				}
				const { e, f } = whole.inverse().multiply((use as SVGGraphicsElement).getScreenCTM() as DOMMatrix);
				if (opacity > 0.5) found.push({ x: Math.round(e), y: Math.round(f) });
			}
			return found.sort((one, other) => one.y - other.y || one.x - other.x);
		}, time);

	const wanted = ({ items, width }: Scene, room: number) =>
		items
			.map(({ x, y }) => ({
				x: Math.round(40 + (room - width * 100) / 2 + x * 100),
				y: Math.round(20 + y * 100),
			}))
			.sort((one, other) => one.y - other.y || one.x - other.x);

	for (const [name, message] of Object.entries({ cascade, stone, mayan })) {
		it(`plays to the end that the rules have: ${name}`, async () => {
			const solution = solutionOf(message);
			const { page, problems } = await openDocument(animatedSvg(solution, look), 'image/svg+xml');
			const film = filmOf(message);
			const { beats, duration } = animatedPicture(solution, { ...look, theme: 'light' });
			const first = film.scene({ move: 0, phase: 0 });
			const last = film.scene({ move: film.moves, phase: film.phases(film.moves) - 1 });
			const room = Math.max(900, first.width * 100);
			assert.deepEqual(await ballsAt(page, 0), wanted(first, room));
			assert.deepEqual(
				await ballsAt(page, ((beats.at(-1)?.arrived ?? 0) + duration - 300) / 2),
				wanted(last, room),
			);
			assert.deepEqual(problems, []);
			await page.context().close();
		});
	}

	it('is on its way where the pictures that a GIF is made of are', async () => {
		const solution = solutionOf(cascade);
		const picture = animatedPicture(solution, { ...look, theme: 'light' });
		const { page } = await openDocument(picture.playing(), 'image/svg+xml');
		for (const { begin } of picture.beats.slice(1)) {
			for (const time of [begin + 100, begin + 210, begin + 330]) {
				const moving = await ballsAt(page, time);
				const { page: still } = await openDocument(picture.stoppedAt(time), 'image/svg+xml');
				const standing = await ballsAt(still, 0);
				await still.context().close();
				assert.equal(standing.length, moving.length);
				for (const [index, { x, y }] of moving.entries()) {
					const { x: left = 0, y: top = 0 } = standing[index] ?? {};
					assert.ok(Math.hypot(x - left, y - top) < 2, `${x} ${y}, not ${left} ${top} at ${time}`);
				}
			}
		}
		await page.context().close();
	});

	it('moves nothing for people who asked for less motion, and shows the same', async () => {
		const solution = solutionOf(cascade);
		const { beats } = animatedPicture(solution, { ...look, theme: 'light' });
		const { page } = await openDocument(animatedSvg(solution, look), 'image/svg+xml', {
			reducedMotion: 'reduce',
		});
		for (const { begin, arrived } of beats.slice(1)) {
			const before = await ballsAt(page, begin);
			assert.deepEqual(await ballsAt(page, begin + 200), before);
			assert.deepEqual(await ballsAt(page, arrived - 5), before);
		}
		const film = filmOf(cascade);
		const last = film.scene({ move: film.moves, phase: film.phases(film.moves) - 1 });
		assert.deepEqual(await ballsAt(page, (beats.at(-1)?.arrived ?? 0) + 100), wanted(last, 1000));
		await page.context().close();
	});

	it('plays as an image under the policy that GitHub serves pictures with, in the colours of the reader', async () => {
		const svg = animatedSvg(solutionOf(cascade), look);
		for (const colorScheme of ['light', 'dark'] as const) {
			const page = await (await browser.newContext({ colorScheme })).newPage();
			await page.route('**', (route) =>
				route.request().url().endsWith('.svg')
					? route.fulfill({
							contentType: 'image/svg+xml',
							headers: {
								'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
							},
							body: svg,
						})
					: route.fulfill({ contentType: 'text/html', body: '<img src="/replay.svg">' }),
			);
			await page.goto('http://localhost/');
			const card = await page.evaluate(async () => {
				const image = document.querySelector('img') as HTMLImageElement;
				await image.decode();
				const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
				context?.drawImage(image, 0, 0);
				return Array.from(context?.getImageData(image.width / 2, 6, 1, 1).data ?? []).slice(0, 3);
			});
			const hex = `#${card.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
			assert.equal(hex, paper[colorScheme]);
			const shot = () => page.screenshot();
			const before = await shot();
			await page.waitForTimeout(4000);
			assert.notDeepEqual(await shot(), before, 'it plays');
			await page.context().close();
		}
	});
});

describe('Standalone page', function () {
	this.timeout(120_000);

	const html = (message: Solved, title = 'Zuma', play?: Play) =>
		standaloneHtml(
			{ setup: { ...setup, autoplay: false }, solved: message, ...(play && { play }) },
			{
				script: readFileSync('dist/standalone.js', 'utf8'),
				style: readFileSync('media/standalone.css', 'utf8') + readFileSync('media/panel.css', 'utf8'),
			},
			title,
			'en',
		);

	it('plays from a file, by keys and by buttons, and asks for nothing else', async () => {
		const file = join(temporaryFolder(), 'zuma.html');
		writeFileSync(file, await html(cascade));
		const page = await (await browser.newContext({ offline: true })).newPage();
		const problems: string[] = [];
		page.on('console', (line) => problems.push(line.text()));
		page.on('pageerror', (error) => problems.push(String(error)));
		page.on('request', (request) => problems.push(request.url()));
		await page.goto(pathToFileURL(file).href);
		const board = page.getByRole('list', { name: 'Board' }).getByRole('listitem');
		assert.equal(await page.locator('.answer').textContent(), '2');
		assert.equal(await board.count(), 8);
		await page.keyboard.press('ArrowRight');
		assert.equal(await board.count(), 9);
		await page.getByRole('button', { name: 'End' }).click();
		assert.equal(await board.count(), 0);
		await page.getByRole('button', { name: 'Play' }).click();
		await page.getByRole('button', { name: 'Pause' }).waitFor();
		assert.equal(await board.count(), 8, 'it starts over');
		assert.deepEqual(problems, [pathToFileURL(file).href]);
		await page.context().close();
	});

	it('answers further questions by itself', async () => {
		const judge = solved('mayan', '3\n1 0\n1 0\n0\n1 0\n0');
		const { page, problems } = await openDocument(await html(judge), 'text/html');
		const answer = page.locator('.answer');
		const first = await answer.textContent();
		await page.getByRole('button', { name: 'Fewest drags' }).click();
		await page.locator('.answer', { hasText: /^3 0 -1$/ }).waitFor();
		await page.getByText('Board, 1 drag left').waitFor();
		await page.getByText('Other best ways').click();
		await page.getByText('1 best first move · 1 best play').waitFor();
		await page.getByRole('button', { name: 'The judge’s answer' }).click();
		await page.locator('.answer', { hasText: /\n/ }).waitFor();
		assert.equal(await answer.textContent(), first);
		assert.deepEqual(problems, []);
		await page.context().close();
	});

	it('shows the play that was on show, and the answer behind it', async () => {
		const play = { moves: [{ place: 0, colour: 'R' }], own: 1 };
		const { page, problems } = await openDocument(await html(cascade, 'Zuma', play), 'text/html');
		await page.getByText('Played by hand').waitFor();
		assert.deepEqual(await page.locator('.move-text').allTextContents(), [
			'Start',
			'[R]WWRRBBWW → RWWRRBBWW',
		]);
		await page.getByRole('button', { name: 'Back to the answer' }).click();
		assert.equal(await page.locator('.move-text').count(), 3);
		assert.deepEqual(problems, []);
		await page.context().close();
	});

	it('gives away texts and pictures, offline', async () => {
		const { page, problems } = await openDocument(await html(cascade), 'text/html', {
			permissions: ['clipboard-read', 'clipboard-write'],
		});
		const take = async (name: string) => {
			await page.getByRole('button', { name: 'Take it away' }).click();
			await page.getByRole('menuitem', { name }).click();
		};
		await take('Copy as test case');
		await page.locator('.announcer', { hasText: 'Copied' }).waitFor({ state: 'attached' });
		assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '"WWRRBBWW"\n"WRBRW"');
		for (const [name, file, begin] of [
			['Save as animated SVG', 'zuma.svg', '<svg'],
			['Save position as PNG', 'zuma.png', '\x89PNG'],
			['Save as GIF', 'zuma.gif', 'GIF89a'],
		] as const) {
			const [download] = await Promise.all([page.waitForEvent('download'), take(name)]);
			assert.equal(download.suggestedFilename(), file);
			const bytes = readFileSync(await download.path());
			assert.equal(bytes.subarray(0, begin.length).toString('latin1'), begin);
		}
		assert.equal(await page.getByRole('menuitem', { name: 'Save as HTML page' }).count(), 0);
		assert.deepEqual(problems, []);
		await page.context().close();
	});

	it('follows its reader in light, dark and contrast', async () => {
		const body = await html(cascade);
		for (const [colorScheme, contrast, theme, ground] of [
			['light', 'no-preference', 'vscode-light', 'rgb(255, 255, 255)'],
			['dark', 'no-preference', 'vscode-dark', 'rgb(27, 30, 33)'],
			['light', 'more', 'vscode-high-contrast-light', 'rgb(255, 255, 255)'],
			['dark', 'more', 'vscode-high-contrast', 'rgb(0, 0, 0)'],
		] as const) {
			const { page, problems } = await openDocument(body, 'text/html', { colorScheme, contrast });
			assert.equal(await page.evaluate(() => document.body.className), theme);
			assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), ground);
			const axe = createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js');
			await page.evaluate(readFileSync(axe, 'utf8'));
			const found = await page.evaluate(async () => {
				const { axe } = window as unknown as {
					axe: {
						run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
					};
				};
				const { violations } = await axe.run({ resultTypes: ['violations'] });
				return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
			});
			assert.deepEqual(found, [], theme);
			assert.deepEqual(problems, []);
			await page.context().close();
		}
	});

	it('runs no script but its own, whatever stands in the text', async () => {
		const hostile = '</script><script>document.title = "broken out"</script><!--<script>';
		const message = { ...cascade, notes: [phrase(hostile)] };
		const { page, problems } = await openDocument(await html(message, hostile), 'text/html');
		await page.locator('.note-line').waitFor();
		assert.equal(await page.locator('.note-line').textContent(), hostile);
		assert.equal(await page.title(), hostile.replace(/\s+/g, ' '));
		assert.deepEqual(problems, []);
		const refused = await page.evaluate(
			() =>
				new Promise<string>((resolve) => {
					document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
						resolve(effectiveDirective),
					);
					const script = document.createElement('script');
					script.textContent = 'document.title = "ran"';
					document.body.append(script);
				}),
		);
		assert.equal(refused, 'script-src-elem');
		assert.notEqual(await page.title(), 'ran');
		await page.context().close();
	});
});
