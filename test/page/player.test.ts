import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { say } from '../../src/puzzles/phrase.ts';
import type { Solved } from '../../src/replay/protocol.ts';
import { actionOf } from '../../src/webview/keys.ts';
import { type Place, type PlayerState, perform, pointOf, start } from '../../src/webview/player.ts';
import {
	cascade,
	filmOf,
	type Opening,
	type PlayerPage,
	playerPages,
	solved,
	withMoves,
} from './playerPage.ts';

const examples = {
	Zuma: cascade,
	'Zuma without a solution': solved('zuma', 'WRRBBW\nRB'),
	'Stone Game III': solved('stone-game-iii', '[1,2,3,-1,-2,-3,7]'),
	Mayan: solved('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0'),
};

/** All places of a replay, in order. */
function placesOf(message: Solved): Place[] {
	const film = filmOf(message);
	const begun = Array.from({ length: film.moves }, (_, index) => index + 1);
	const phases = begun.map((move) =>
		Array.from({ length: film.phases(move) }, (_, phase) => ({ move, phase })),
	);
	return [start, ...phases.flat()];
}

/** The texts on the items of each zone at a place of the replay, by the rules. */
function textsAt(message: Solved, place: Place): string[] {
	const { zones, items } = filmOf(message).scene(place);
	return zones.map(({ key }) => items.flatMap(({ zone, text }) => (zone === key ? [text] : [])).join(' '));
}

describe('Player', function () {
	this.timeout(60_000);
	const openPage = playerPages();
	let player: PlayerPage;

	async function open(message: Solved = cascade, opening: Opening = {}): Promise<void> {
		player = await openPage(opening);
		await player.tell(message);
	}

	/** The texts on the items of each zone as the page has them. */
	const texts = () =>
		player.page
			.locator('ul.items')
			.evaluateAll((lists) =>
				lists.map((list) => Array.from(list.querySelectorAll('text'), (text) => text.textContent).join(' ')),
			);

	const bar = () => player.page.getByRole('slider', { name: 'Position in the replay' });
	const where = () => bar().getAttribute('aria-valuetext');
	const button = (name: string) => player.page.getByRole('button', { name, exact: true });
	const press = async (...keys: readonly string[]) => {
		for (const key of keys) await player.page.keyboard.press(key);
	};

	/** Waits until nothing moves any more. */
	const settle = () =>
		player.page.evaluate(() =>
			Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => {}),
		);

	/** How far each item is from where its last place puts it, in pixels; 0 all over when nothing moves. */
	const displaced = () =>
		player.page.locator('li.item').evaluateAll((items) =>
			items.map((item) => {
				const seen = new DOMMatrixReadOnly(getComputedStyle(item).transform);
				const [x = 0, y = 0] = (item as HTMLElement).style.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
				const unit = Number.parseFloat(getComputedStyle(item).fontSize);
				return Math.hypot(seen.e - x * unit, seen.f - y * unit);
			}),
		);

	describe('shows', () => {
		it('the answer as the judge prints it, how it is proven, and the start', async () => {
			await open();
			assert.equal(await player.page.locator('.answer').textContent(), '2');
			for (const text of ['2 insertions', 'Proven best', '0.4 ms']) {
				await player.page.getByText(text, { exact: true }).waitFor();
			}
			assert.deepEqual(await texts(), ['W W R R B B W W', 'W R B R W']);
			assert.equal(await where(), 'Start');
		});

		for (const [name, message] of Object.entries(examples)) {
			it(`at every phase what the rules make of the moves so far (${name})`, async () => {
				await open(message);
				const film = filmOf(message);
				const [, ...places] = placesOf(message);
				for (const place of places) {
					await press('.');
					assert.deepEqual(await texts(), textsAt(message, place), JSON.stringify(place));
					assert.equal(await player.page.locator('.caption').textContent(), say(film.caption(place)));
				}
				await press('.');
				assert.deepEqual(await texts(), textsAt(message, places.at(-1) ?? start));
			});
		}

		it('the moves in the usual notation, the current one marked, and jumps to one that is clicked', async () => {
			await open();
			const moves = player.page.getByRole('listbox', { name: 'Moves' });
			const film = filmOf(cascade);
			const expected = ['Start', film.notation(1), film.notation(2)];
			assert.deepEqual(await moves.locator('.move-text').allTextContents(), expected);
			await moves.getByText(film.notation(1)).click();
			assert.equal(await where(), 'Move 1 of 2');
			assert.deepEqual(await moves.getByRole('option', { selected: true }).allTextContents(), [
				`1${film.notation(1)}`,
			]);
			await press('ArrowDown');
			assert.equal(await where(), 'Move 2 of 2');
			await press('ArrowUp', 'ArrowUp', 'ArrowUp');
			assert.equal(await where(), 'Start');
		});

		it('the ball that the next move takes', async () => {
			await open();
			const next = player.page.locator('.item.next');
			assert.equal(await next.count(), 1);
			assert.equal(
				await next.locator('text').textContent(),
				(cascade.outcome.moves[0] as { colour: string }).colour,
			);
		});
	});

	describe('keys', () => {
		it('go by moves and phases, to the ends and to tenths', async () => {
			await open();
			const phases = filmOf(cascade).phases(2);
			const steps: readonly (readonly [string, string])[] = [
				['ArrowRight', 'Move 1 of 2'],
				['.', `Move 2 of 2, phase 1 of ${phases}`],
				['.', `Move 2 of 2, phase 2 of ${phases}`],
				[',', `Move 2 of 2, phase 1 of ${phases}`],
				['ArrowRight', 'Move 2 of 2'],
				['ArrowLeft', 'Move 1 of 2'],
				['Home', 'Start'],
				['End', 'Move 2 of 2'],
				['0', 'Start'],
				['5', 'Move 1 of 2'],
				['9', 'Move 2 of 2'],
			];
			for (const [key, place] of steps) {
				await press(key);
				assert.equal(await where(), place, key);
			}
		});

		for (const [name, message] of Object.entries(examples)) {
			it(`do in the page what they are said to do (${name})`, async () => {
				await open(message);
				const film = filmOf(message);
				let state: PlayerState = { place: start, playing: false, speed: 1, loop: false, from: 0 };
				const keys = [
					'.',
					'.',
					'ArrowRight',
					',',
					'.',
					'End',
					',',
					'ArrowLeft',
					'7',
					'3',
					'.',
					'Home',
					'9',
					'0',
				];
				for (const key of keys) {
					await press(key);
					const action = actionOf({ key, repeat: false });
					assert.ok(action);
					state = perform(state, action, film);
					assert.deepEqual(
						await texts(),
						textsAt(message, state.place),
						`${key}: ${JSON.stringify(state.place)}`,
					);
				}
			});
		}

		it('set the speed', async () => {
			await open();
			const speed = player.page.getByLabel('Speed');
			await press('-', '-');
			assert.equal(await speed.inputValue(), '0.5');
			await press('+');
			assert.equal(await speed.inputValue(), '0.75');
		});

		it('do not act twice on a button that has the focus', async () => {
			await open();
			await button('Next move').focus();
			await press('Space');
			assert.equal(await where(), 'Move 1 of 2');
			assert.equal(await button('Play').count(), 1);
			await button('Play').focus();
			await press('Space');
			assert.equal(await button('Pause').count(), 1);
			await press('Enter');
			assert.equal(await button('Play').count(), 1);
		});

		it('are left to a list that is open, to the editor and to text that is being selected', async () => {
			await open();
			await player.page.getByLabel('Speed').focus();
			await press('5', 'End');
			await button('Play').focus();
			await press('Control+ArrowRight', 'Alt+ArrowRight', 'Meta+ArrowRight', 'Shift+ArrowRight');
			assert.equal(await where(), 'Start');
		});

		it('are listed, with the focus in the list and back', async () => {
			await open();
			await button('Next move').focus();
			await press('?');
			const list = player.page.getByRole('dialog', { name: 'Keys' });
			await list.waitFor();
			assert.ok(await list.evaluate((dialog) => dialog.contains(document.activeElement)));
			await press('ArrowRight');
			await press('Escape');
			assert.equal(await list.count(), 0);
			assert.equal(await where(), 'Start');
			assert.ok(await button('Next move').evaluate((element) => element === document.activeElement));
		});
	});

	describe('plays', () => {
		/** With a clock of its own, so that a test takes no longer than it must and runs as well on a slow machine. */
		async function openAt(opening: Opening = {}): Promise<void> {
			player = await openPage(opening);
			await player.page.clock.install();
			await player.tell(cascade);
		}
		const count = placesOf(cascade).length - 1;

		it('phase by phase to the end, and again from the start', async () => {
			await openAt();
			await press('Space');
			assert.equal(await button('Pause').count(), 1);
			await player.page.clock.runFor(1_300);
			assert.equal(await where(), 'Move 1 of 2');
			await player.page.clock.runFor(count * 1_300);
			assert.equal(await where(), 'Move 2 of 2');
			assert.equal(await button('Play').count(), 1);
			await press('Space');
			assert.equal(await where(), 'Start');
			assert.equal(await button('Pause').count(), 1);
		});

		it('at another speed at once', async () => {
			await openAt();
			await player.page.getByLabel('Speed').selectOption('0.25');
			await press('Space');
			await player.page.clock.runFor(2_000);
			assert.equal(await where(), 'Start');
			await press('+', '+', '+', '+', '+', '+', '+');
			await player.page.clock.runFor(400);
			assert.notEqual(await where(), 'Start');
		});

		it('in a loop', async () => {
			await openAt();
			await button('Loop').click();
			assert.equal(await button('Loop').getAttribute('aria-pressed'), 'true');
			await button('Play').click();
			const seen = new Set<string | null>();
			for (let ticks = 0; ticks < 2 * count + 4; ticks++) {
				await player.page.clock.runFor(1_200);
				seen.add(await where());
			}
			assert.equal(await button('Pause').count(), 1);
			assert.ok(seen.has('Start') && seen.has('Move 2 of 2'));
		});

		it('again and again from where a person wants it to start', async () => {
			await openAt();
			await press('ArrowRight');
			await button('Start over from here').click();
			await button('Loop').click();
			await button('Play').click();
			const seen = new Set<string | null>();
			for (let ticks = 0; ticks < 2 * count; ticks++) {
				await player.page.clock.runFor(1_200);
				seen.add(await where());
			}
			assert.ok(seen.has('Move 1 of 2') && seen.has('Move 2 of 2'));
			assert.ok(!seen.has('Start'));
		});

		it('nothing where there is no move, nor offers to', async () => {
			player = await openPage();
			await player.tell(withMoves(cascade, []));
			assert.equal(await button('Play').getAttribute('aria-disabled'), 'true');
			await player.page.keyboard.press('Space');
			assert.equal(await button('Pause').count(), 0);
		});

		it('as soon as it opens, where the setting says so', async () => {
			await openAt({ setup: { autoplay: true } });
			assert.equal(await button('Pause').count(), 1);
		});
	});

	describe('moves', () => {
		it('the same ball from the hand to the row, from where it was seen', async () => {
			await open();
			const leap = await player.page.evaluate(() => {
				const ball = document.querySelector('.item.next');
				if (!ball) throw new Error('No ball is next');
				const before = ball.getBoundingClientRect();
				document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
				const after = ball.getBoundingClientRect();
				return {
					list: document.getElementById(ball.parentElement?.getAttribute('aria-labelledby') ?? '')
						?.textContent,
					pixels: Math.hypot(after.x - before.x, after.y - before.y),
				};
			});
			assert.equal(leap.list, 'Board');
			assert.ok(leap.pixels < 1, `${leap.pixels} pixels`);
			await settle();
			assert.ok((await displaced()).every((pixels) => pixels < 0.5));
		});

		it('on from where a ball is, when a step is taken back in mid-air', async () => {
			await open();
			const leap = await player.page.evaluate(async () => {
				const ball = document.querySelector('.item.next');
				if (!ball) throw new Error('No ball is next');
				const press = (key: string) =>
					document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
				press('.');
				const [flight] = ball.getAnimations();
				if (!flight) throw new Error('The ball does not move');
				flight.pause();
				flight.currentTime = 150;
				const before = ball.getBoundingClientRect();
				flight.play();
				press(',');
				const after = ball.getBoundingClientRect();
				return Math.hypot(after.x - before.x, after.y - before.y);
			});
			assert.ok(leap < 8, `${leap} pixels`);
			await settle();
			assert.deepEqual(await texts(), textsAt(cascade, start));
		});

		it('exactly to where the bar is dragged, a hundred times back and forth', async () => {
			await open(examples.Mayan);
			const film = filmOf(examples.Mayan);
			const places = placesOf(examples.Mayan);
			const { x = 0, y = 0, width = 0 } = (await bar().locator('.bar-rail').boundingBox()) ?? {};
			await player.page.mouse.move(x, y + 10);
			await player.page.mouse.down();
			for (let drag = 0; drag < 100; drag++) {
				const place = places[(drag * 7) % places.length] as Place;
				await player.page.mouse.move(x + (width * pointOf(place, film)) / film.moves, y + 10);
				assert.deepEqual(await texts(), textsAt(examples.Mayan, place));
			}
			await player.page.mouse.up();
			await settle();
			assert.ok((await displaced()).every((pixels) => pixels < 0.5));
			assert.equal(await player.page.locator('.ghosts .item').count(), 0);
			assert.deepEqual(await texts(), textsAt(examples.Mayan, places[(99 * 7) % places.length] as Place));
		});

		it('nothing for those who asked for less motion, and marks what happens', async () => {
			await open(cascade, { reducedMotion: 'reduce' });
			await press('ArrowRight', '.', '.');
			assert.equal(await player.page.evaluate(() => document.getAnimations().length), 0);
			assert.ok((await player.page.locator('.item.lit').count()) >= 3);
			await press('ArrowRight', 'ArrowLeft');
			assert.equal(await player.page.evaluate(() => document.getAnimations().length), 0);
			assert.ok((await displaced()).every((pixels) => pixels < 0.5));
		});

		it('nothing where the editor is set to reduce motion', async () => {
			await open();
			await player.page.evaluate(() => document.body.classList.add('vscode-reduce-motion'));
			await press('ArrowRight', '.');
			assert.equal(await player.page.evaluate(() => document.getAnimations().length), 0);
		});

		it('on through a change of theme, palette and size', async () => {
			await open();
			await press('ArrowRight', '.');
			await player.setTheme('high-contrast-light');
			await player.tell({ type: 'setup', palette: 'colour-blind safe', autoplay: false });
			await press('.');
			await player.page.setViewportSize({ width: 320, height: 600 });
			await settle();
			assert.deepEqual(await texts(), textsAt(cascade, { move: 2, phase: 1 }));
			assert.ok((await displaced()).every((pixels) => pixels < 0.5));
		});
	});

	describe('is large enough', () => {
		/** 200 balls without a run of three, of which three are cleared far to the right. */
		const row = `${'RRYYBBGGWW'.repeat(20).slice(0, 150)}BB${'GGWWRRYYBB'.repeat(5).slice(0, 48)}`;

		it('for 200 balls: the picture scrolls to the move in play, and the hand stays in view', async () => {
			const outcome = cascade.outcome;
			const long = withMoves(solved('zuma', `${row}\nB`, { outcome }), [{ place: 150, colour: 'B' }]);
			await open(long, { reducedMotion: 'reduce', width: 500 });
			const inView = (selector: string) =>
				player.page.locator(selector).evaluateAll((all) =>
					all.every((each) => {
						const { left, right } = each.getBoundingClientRect();
						return left >= 0 && right <= window.innerWidth;
					}),
				);
			assert.ok(await inView('.item.next'));
			await press('.', '.');
			assert.equal(await player.page.locator('.item.lit').count(), 3);
			assert.ok(await inView('.item.lit'));
			await press('Home');
			assert.ok(await inView('.item.next'));
		});

		it('for 200 balls: a move is cut to what it is about, and has its whole notation as its name', async () => {
			const { outcome } = cascade;
			const long = withMoves(solved('zuma', `${row}\nB`, { outcome }), [{ place: 150, colour: 'B' }]);
			await open(long, { width: 300 });
			const list = player.page.getByRole('listbox', { name: 'Moves' });
			const move = list.getByRole('option', { name: filmOf(long).notation(1), exact: true });
			assert.equal(await move.locator('.cut').count(), 3);
			assert.ok((await move.locator('.move-text').evaluate(({ scrollWidth }) => scrollWidth)) < 260);
			const { scrollWidth, clientWidth } = await list.evaluate((element) => ({
				scrollWidth: element.scrollWidth,
				clientWidth: element.clientWidth,
			}));
			assert.equal(scrollWidth, clientWidth);
		});

		it('for 200 balls: only those that are in view move', async () => {
			const { outcome } = cascade;
			await open(withMoves(solved('zuma', `RR${row.slice(2)}\nR`, { outcome }), [{ place: 0, colour: 'R' }]));
			const moving = await player.page.evaluate(() => {
				document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
				const items = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
				return new Set(items.map((target) => target?.closest('.item'))).size;
			});
			assert.ok(moving > 10 && moving < 40, `${moving} items`);
			await settle();
			assert.ok((await displaced()).every((pixels) => pixels < 0.5));
		});

		it('for 50,000 piles: only the moves in view are in the page', async () => {
			const values = Array.from({ length: 50_000 }, (_, index) => -(index % 7) - 1);
			const piles = solved('stone-game-iii', `[${values.join(',')}]`);
			await open(piles);
			const { moves } = filmOf(piles);
			const rows = player.page.locator('.move');
			await press('End');
			assert.equal(await where(), `Move ${moves} of ${moves}`);
			assert.equal(
				await player.page.locator('.move[aria-selected=true] .move-number').textContent(),
				String(moves),
			);
			assert.ok((await rows.count()) < 60);
			await press('5');
			assert.equal(await where(), `Move ${Math.round(moves / 2)} of ${moves}`);
			assert.ok(await player.page.locator('.move[aria-selected=true]').isVisible());
			assert.ok((await rows.count()) < 60);
		});

		for (const [name, message] of Object.entries(examples)) {
			it(`at 300 pixels: nothing sticks out of the window (${name})`, async () => {
				await open(message, { width: 300 });
				await press('.', '.');
				await settle();
				const { scrollWidth, innerWidth } = await player.page.evaluate(() => ({
					scrollWidth: document.documentElement.scrollWidth,
					innerWidth: window.innerWidth,
				}));
				assert.equal(scrollWidth, innerWidth);
			});
		}
	});

	it('lets text be selected and copied', async () => {
		await open();
		for (const selector of ['.answer', '.caption', '.move-text']) {
			const text = player.page.locator(selector).last();
			await text.click({ clickCount: 3 });
			const selection = await player.page.evaluate(() => String(window.getSelection()));
			assert.ok(selection.includes((await text.textContent()) ?? ' '), selector);
			await player.page.evaluate(() => window.getSelection()?.removeAllRanges());
		}
	});
});
