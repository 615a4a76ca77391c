import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { puzzles } from '../../src/puzzles/index.ts';
import { finish } from '../../src/puzzles/search.ts';
import type { Kept, PlayerCommand, Solved } from '../../src/replay/protocol.ts';
import { cascade, type Opening, type PlayerPage, playerPages, setup, solved } from './playerPage.ts';

const stones = solved('stone-game-iii', '[1,2,3,-1,-2,-3,7]');
const blocks = solved('mayan', '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0');

function read(text: string): unknown {
	const reading = puzzles.mayan.read(text);
	assert.ok(reading.ok);
	return reading.input;
}

describe('Your turn', function () {
	this.timeout(60_000);
	const openPage = playerPages();
	let player: PlayerPage;

	/** Opens a solved puzzle and takes the turn; without motion, unless a test is about motion. */
	async function take(message: Solved, opening: Opening = {}): Promise<void> {
		player = await openPage({ reducedMotion: 'reduce', ...opening });
		await player.tell(message);
		await button('Your turn').click();
	}

	const button = (name: string) => player.page.getByRole('button', { name, exact: true });
	const item = (key: string) => player.page.locator(`[data-key=${key}] .hold`);
	const place = (name: string | RegExp) => player.page.locator('.targets').getByRole('button', { name });
	const press = async (...keys: readonly string[]) => {
		for (const key of keys) await player.page.keyboard.press(key);
	};

	/** Waits until the page says so, and says so to a screen reader where that is asked. */
	const stands = (text: string) => player.page.locator('.standing', { hasText: text }).waitFor();
	const told = () => player.page.locator('.told').textContent();
	const hears = (text: string) =>
		player.page.locator('[aria-live=polite]', { hasText: text }).waitFor({ state: 'attached' });
	const moves = () => player.page.locator('.move-text').allTextContents();

	/** The texts on the items of each zone. */
	const texts = () =>
		player.page
			.locator('ul.items')
			.evaluateAll((lists) =>
				lists.map((list) => Array.from(list.querySelectorAll('text'), (text) => text.textContent).join(' ')),
			);

	/** What has the focus, by its name. */
	const focused = () =>
		player.page.evaluate(
			() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
		);

	/** Where the middle of an element is. */
	async function middle(key: string | RegExp): Promise<{ x: number; y: number }> {
		const box = await (typeof key === 'string' ? item(key) : place(key)).boundingBox();
		assert.ok(box);
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}

	/** Drags an item with the mouse by so many pixels; `meanwhile` is what there is to see before it is let go. */
	async function drag(
		key: string,
		right: number,
		down: number,
		meanwhile?: () => Promise<void>,
	): Promise<void> {
		const { x, y } = await middle(key);
		await player.page.mouse.move(x, y);
		await player.page.mouse.down();
		await player.page.mouse.move(x + right, y + down, { steps: 6 });
		await meanwhile?.();
		await player.page.mouse.up();
	}

	describe('by clicks', () => {
		it('puts a ball into the row, and says where one stands then', async () => {
			await take(cascade);
			await stands('With best play: 2 insertions');
			await item('h1').click();
			assert.equal(await player.page.locator('.target').count(), 9);
			await place('Place 5, between R and B').click();
			assert.deepEqual(await texts(), ['W W B B W W', 'W B R W']);
			await stands('Still best: 1 more');
			await hears('Insert R next to RR: three reds clear. Still best: 1 more');
			assert.deepEqual(await moves(), ['Start', 'WWRR[R]BBWW → WWBBWW']);
			assert.equal(await player.page.locator('.target').count(), 0);
		});

		it('says what a move costs, and that nothing clears the board any more', async () => {
			await take(solved('zuma', 'RRWWRR\nRRW'));
			await item('h0').click();
			await place('Place 1, before R').click();
			await stands('Costs 2 more than the best: 2 to go');
			await player.tell(solved('zuma', 'RRWWRR\nRW', { generation: 2 }));
			await button('Your turn').click();
			await item('h0').click();
			await place('Place 1, before R').click();
			await stands('No longer solvable: red is short by 1');
		});

		it('picks another item instead, and puts one back', async () => {
			await take(cascade);
			await item('h1').click();
			await item('h2').click();
			assert.equal(await item('h2').getAttribute('aria-pressed'), 'true');
			assert.equal(await item('h1').getAttribute('aria-pressed'), 'false');
			await item('h2').click();
			assert.equal(await player.page.locator('.target').count(), 0);
		});

		it('refuses what is against the rules, and says why', async () => {
			await take(cascade);
			await item('b2').click();
			assert.equal(await told(), 'Balls come from the hand');
			await hears('Balls come from the hand');
			assert.equal(await player.page.locator('.target').count(), 0);
			assert.deepEqual(await texts(), ['W W R R B B W W', 'W R B R W']);
		});

		it('ends with a sentence on how it went, and nothing more to ask for', async () => {
			await take(cascade);
			for (const [key, where] of [
				['h2', 'Place 3, between W and R'],
				['h1', 'Place 4, between B and R'],
			] as const) {
				await item(key).click();
				await place(where).click();
			}
			await stands('Cleared with 2 insertions: no play takes fewer');
			assert.equal(await button('Hint').getAttribute('aria-disabled'), 'true');
			assert.equal(await button('Show best from here').getAttribute('aria-disabled'), 'true');
			await item('h0').click();
			assert.equal(await told(), 'The board is empty');
		});
	});

	describe('by dragging', () => {
		it('takes a ball along with the pointer, shows where it would go, and puts it there', async () => {
			await take(cascade);
			await item('h1').click();
			const to = await middle('h1');
			const gap = await middle(/^Place 5/);
			await item('h1').click();
			await drag('h1', gap.x - to.x, gap.y - to.y, async () => {
				const carried = await middle('h1');
				assert.ok(Math.hypot(carried.x - gap.x, carried.y - gap.y) < 12, JSON.stringify([carried, gap]));
				assert.equal(
					await player.page.locator('.target.aimed').getAttribute('aria-label'),
					'Place 5, between R and B',
				);
			});
			assert.deepEqual(await texts(), ['W W B B W W', 'W B R W']);
			await stands('Still best: 1 more');
		});

		it('drags a block one column aside, not two', async () => {
			await take(blocks);
			const unit = await item('b3').evaluate((hold) => (hold as HTMLElement).offsetWidth);
			await drag('b3', 2 * unit, 0);
			assert.equal(await told(), 'A block goes one column to the left or to the right');
			assert.deepEqual(await moves(), ['Start']);
			await drag('b3', unit, 0);
			assert.deepEqual(await moves(), ['Start', '2 0 1']);
		});

		it('takes a pile wherever it is dropped in the zone of its player, and nowhere else', async () => {
			await take(stones);
			const pile = await middle('p1');
			const zone = await player.page.locator('.ground').first().boundingBox();
			const row = await player.page.locator('.ground').nth(1).boundingBox();
			assert.ok(zone && row);
			await drag('p1', 0, row.y + row.height - 4 - pile.y);
			assert.deepEqual(await moves(), ['Start']);
			await drag('p1', zone.x + zone.width - 6 - pile.x, zone.y + zone.height - 6 - pile.y);
			assert.deepEqual((await moves()).slice(0, 2), ['Start', 'Alice: 1, 2']);
		});

		it('puts back what is let go where it was', async () => {
			await take(blocks);
			const unit = await item('b3').evaluate((hold) => (hold as HTMLElement).offsetWidth);
			await drag('b3', unit / 4, 0);
			assert.equal(await item('b3').getAttribute('aria-pressed'), 'false');
			assert.match((await told()) ?? '', /^Pick /);
			assert.deepEqual(await moves(), ['Start']);
		});

		it('brings a ball back that is dropped in no place, and leaves one alone that cannot be used', async () => {
			await take(cascade);
			const before = await middle('h1');
			await drag('h1', 60, 20);
			assert.equal(await told(), 'A ball from the hand goes into the row');
			assert.deepEqual(await middle('h1'), before);
			const row = await middle('b2');
			await drag('b2', 60, 0, async () => assert.deepEqual(await middle('b2'), row));
			assert.equal(await told(), 'Balls come from the hand');
		});

		it('scrolls a long row while a ball is held at its edge', async () => {
			const { outcome } = cascade;
			await take(solved('zuma', `${'RRYYBBGGWW'.repeat(6)}\nB`, { outcome }));
			const stage = player.page.locator('.stage');
			const { x, y } = await middle('h0');
			await player.page.mouse.move(x, y);
			await player.page.mouse.down();
			await player.page.mouse.move(670, y - 60, { steps: 4 });
			for (let moves = 0; moves < 60; moves++) await player.page.mouse.move(670 + (moves % 2), y - 60);
			assert.ok((await stage.evaluate(({ scrollLeft }) => scrollLeft)) > 400);
			await player.page.mouse.move(400, (await middle('b40')).y, { steps: 2 });
			await player.page.mouse.up();
			assert.equal((await moves()).length, 2);
		});

		/** Draws a finger over the page by so many pixels. */
		async function finger({ x, y }: { x: number; y: number }, right: number, down: number): Promise<void> {
			const client = await player.page.context().newCDPSession(player.page);
			await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
			await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
			for (let step = 1; step <= 10; step++) {
				const touchPoints = [{ x: x + (right * step) / 10, y: y + (down * step) / 10 }];
				await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
			}
			await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		}

		it('works by touch', async () => {
			await take(cascade);
			await item('h1').click();
			const gap = await middle(/^Place 5/);
			await item('h1').click();
			const from = await middle('h1');
			await finger(from, gap.x - from.x, gap.y - from.y);
			await stands('Still best: 1 more');
		});

		it('leaves a finger to the scrolling where an item can go nowhere, or not that way', async () => {
			await take(solved('zuma', `${'WWRR'.repeat(9)}BB\nB`), { width: 400 });
			await finger(await middle('b4'), -120, 0);
			await player.page.waitForFunction(() => (document.querySelector('.stage')?.scrollLeft ?? 0) > 60);
			assert.equal(await told(), 'Pick what you want to move, then where it goes, or drag it there');
			await take(blocks, { width: 400, height: 420 });
			await player.page.evaluate(() => window.scrollTo(0, 0));
			await finger(await middle('b3'), 0, -120);
			await player.page.waitForFunction(() => window.scrollY > 60);
			assert.deepEqual(await moves(), ['Start']);
			const unit = await item('b3').evaluate((hold) => (hold as HTMLElement).offsetWidth);
			// The finger may have left the page gliding.
			await take(blocks, { width: 400 });
			await finger(await middle('b3'), unit, 0);
			await player.page.locator('.move', { hasText: '2 0 1' }).waitFor();
		});
	});

	describe('by keys alone', () => {
		it('is taken, picks, walks the places, puts down and takes back', async () => {
			player = await openPage({ reducedMotion: 'reduce' });
			await player.tell(cascade);
			await press('t');
			await stands('With best play: 2 insertions');
			assert.equal(await focused(), 'white ball, place 1');
			await press('ArrowRight');
			assert.equal(await focused(), 'red ball, place 2');
			await press('Enter');
			assert.match(await focused(), /^Place \d, /);
			for (let steps = 0; steps < 9; steps++) await press('ArrowLeft');
			assert.equal(await focused(), 'Place 1, before W');
			await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
			assert.equal(await focused(), 'Place 5, between R and B');
			await press('Enter');
			await stands('Still best: 1 more');
			assert.deepEqual(await texts(), ['W W B B W W', 'W B R W']);
			assert.equal(await player.page.locator('ul.items').last().locator(':focus').count(), 1);
			await press('u');
			await stands('With best play');
			assert.deepEqual(await texts(), ['W W R R B B W W', 'W R B R W']);
			await press('r');
			await stands('Still best: 1 more');
			await press('Control+z');
			assert.deepEqual(await texts(), ['W W R R B B W W', 'W R B R W']);
			await press('Control+Shift+z');
			assert.deepEqual(await texts(), ['W W B B W W', 'W B R W']);
			await press('t');
			await player.page.getByRole('slider').waitFor();
		});

		it('goes from the hand to the board and is told there why not', async () => {
			await take(cascade);
			await item('h2').focus();
			await press('ArrowUp');
			assert.match(await focused(), /ball, place/);
			assert.equal(await player.page.locator('ul.items').first().locator(':focus').count(), 1);
			await press('Space');
			assert.equal(await told(), 'Balls come from the hand');
			assert.equal(await player.page.locator('ul.items').first().locator(':focus').count(), 1);
		});

		it('puts back with escape, with the focus on the item', async () => {
			await take(cascade);
			await item('h1').focus();
			await press('Space');
			assert.equal(await player.page.locator('.target:focus').count(), 1);
			await press('Escape');
			assert.equal(await player.page.locator('.target').count(), 0);
			assert.ok(await item('h1').evaluate((hold) => hold === document.activeElement));
		});

		it('never loses the focus, though all that could have it goes', async () => {
			await take(solved('zuma', 'RR\nR'));
			await item('h0').focus();
			await press('Enter', 'Enter');
			await stands('Cleared with 1 insertion');
			assert.equal(await focused(), 'Undo');
			await press('Enter');
			assert.deepEqual(await texts(), ['R R', 'R']);
			assert.equal(await focused(), 'Undo');
		});

		it('lists its keys instead of the player’s', async () => {
			await take(cascade);
			await press('?');
			const list = player.page.getByRole('dialog', { name: 'Keys' });
			await list.getByText('Undo or redo').waitFor();
			assert.equal(await list.getByText('Play or pause').count(), 0);
		});
	});

	it('takes back, makes again and starts over, by buttons and by the list of moves', async () => {
		await take(blocks);
		for (const [key, column] of [
			['b3', /^Column 3/],
			['b1', /^Column 2/],
		] as const) {
			await item(key).click();
			await place(column).click();
		}
		const after = await texts();
		assert.equal((await moves()).length, 3);
		await button('Undo').click();
		await button('Undo').click();
		assert.deepEqual(await texts(), ['1 2 1 2 3 4 3 1 2 4 3 4']);
		assert.equal(await button('Undo').getAttribute('aria-disabled'), 'true');
		await button('Redo').click();
		await button('Redo').click();
		assert.deepEqual(await texts(), after);
		await button('Start over').click();
		assert.deepEqual(await texts(), ['1 2 1 2 3 4 3 1 2 4 3 4']);
		await player.page.locator('.move').nth(2).click();
		assert.deepEqual(await texts(), after);
		await player.page.getByRole('listbox', { name: 'Your moves' }).focus();
		await press('ArrowUp', 'ArrowUp');
		assert.deepEqual(await texts(), ['1 2 1 2 3 4 3 1 2 4 3 4']);
	});

	it('hints at one best move, which the enter key then makes', async () => {
		await take(cascade);
		await stands('With best play');
		await button('Hint').click();
		assert.match((await told()) ?? '', /^Best: .*\[.\].* → .*\. Insert . /);
		assert.equal(await player.page.locator('.target.best').count(), 1);
		await press('Enter');
		await stands('Still best: 1 more');
		await press('h', 'Enter');
		await stands('Cleared with 2 insertions: no play takes fewer');
	});

	it('shows the best play from the position reached, and goes back to the answer or to the person’s turn', async () => {
		await take(cascade);
		await item('h1').click();
		await place('Place 5, between R and B').click();
		await stands('Still best: 1 more');
		await button('Show best from here').click();
		await player.page.getByText('Played by hand up to move 1, then the best play from there').waitFor();
		await button('Pause').click();
		assert.deepEqual(await moves(), ['Start', 'WWRR[R]BBWW → WWBBWW', 'WWBB[B]WW → ∅']);
		await press('End');
		assert.deepEqual((await texts())[0], '');
		await button('Your turn').click();
		await stands('Still best: 1 more');
		await press('b');
		await button('Back to the answer').click();
		assert.equal((await moves())[1], 'WW[B]RRBBWW → WWBRRBBWW');
		assert.equal(await player.page.locator('.answer').textContent(), '2');
	});

	it('plays against the best opponent in Stone Game III', async () => {
		await take(stones);
		await stands('With best play: Alice by 9');
		await item('p1').click();
		assert.equal(await told(), 'Now put it there: Alice takes 2 piles');
		await place('Alice takes 2 piles').click();
		await stands('Gives away 12: now Bob by 3');
		await item('p2').click();
		assert.equal(await told(), 'It is the opponent’s turn');
		await hears('Bob takes 1 pile (3) and wins by 3');
		assert.deepEqual(await moves(), ['Start', 'Alice: 1, 2', 'Bob: 3']);
		await button('Undo').click();
		assert.equal((await texts())[1], '+1 +2 +3 -1 -2 -3 +7');
		await item('p3').click();
		assert.equal(await told(), 'Take 1, 2 or 3 piles from the front');
	});

	it('lets the opponent wait for a move to be seen, which can be taken back meanwhile', async () => {
		player = await openPage();
		await player.page.clock.install();
		await player.tell(stones);
		await button('Your turn').click();
		await item('p0').click();
		await place('Alice takes 1 pile').click();
		await player.page.clock.runFor(300);
		await stands('Gives away');
		await button('Undo').click();
		await player.page.clock.runFor(3_000);
		assert.deepEqual(await moves(), ['Start', 'Alice: 1']);
		assert.equal((await texts())[0], '');
	});

	it('keeps the person’s moves for the next life of the page', async () => {
		await take(cascade);
		await item('h3').click();
		await place('Place 5, between R and B').click();
		await stands('Still best: 1 more');
		await player.page.waitForFunction(
			() => (window.fakeHost.state as Kept | undefined)?.attempt?.length === 1,
		);
		const state = (await player.kept()) as Kept;
		player = await openPage({ state });
		await player.tell(cascade);
		await stands('Still best: 1 more');
		assert.deepEqual(await moves(), ['Start', 'WWRR[R]BBWW → WWBBWW']);
		await button('Your turn').click();
		await player.page.waitForFunction(() => (window.fakeHost.state as Kept).instead === undefined);
		assert.equal(((await player.kept()) as Kept).attempt?.length, 1);
	});

	it('keeps another play that is on show, and takes none that is not legal', async () => {
		await take(cascade);
		await item('h3').click();
		await place('Place 5, between R and B').click();
		await stands('Still best: 1 more');
		await press('b');
		await player.page.waitForFunction(
			() => typeof (window.fakeHost.state as Kept | undefined)?.instead === 'object',
		);
		const state = (await player.kept()) as Kept;
		player = await openPage({ state });
		await player.tell(cascade);
		await player.page.getByText('Played by hand up to move 1').waitFor();
		assert.deepEqual(await moves(), ['Start', 'WWRR[R]BBWW → WWBBWW', 'WWBB[B]WW → ∅']);
		const junk = { moves: [{ place: 99, colour: 'R' }, ...Array(900).fill(null)], own: 900 };
		player = await openPage({ state: { ...state, attempt: [{ place: -1 }, Number.NaN], instead: junk } });
		await player.tell(cascade);
		assert.equal((await moves())[1], 'WW[B]RRBBWW → WWBRRBBWW');
		assert.equal(await player.page.getByText('Played by hand').count(), 0);
		await press('t');
		assert.deepEqual(await moves(), ['Start']);
	});

	it('is there for commands of the editor, which the host is told of', async () => {
		await take(cascade);
		const perform = (command: PlayerCommand) => player.tell({ type: 'perform', command });
		const turns = async () => (await player.sent()).filter(({ type }) => type === 'turn');
		assert.deepEqual(await turns(), [{ type: 'turn', yourTurn: true }]);
		await stands('With best play');
		await perform('hint');
		assert.equal(await player.page.locator('.target.best').count(), 1);
		await press('Enter');
		await stands('Still best: 1 more');
		await perform('next');
		assert.equal((await moves()).length, 2, 'what a replay does is nothing here');
		await perform('undo');
		assert.deepEqual((await texts())[0], 'W W R R B B W W');
		await perform('redo');
		assert.deepEqual((await texts())[0], 'W W B R R B B W W');
		await perform('reset');
		assert.deepEqual((await texts())[0], 'W W R R B B W W');
		await perform('redo');
		await stands('Still best: 1 more');
		await perform('showBest');
		await player.page.getByText('Played by hand up to move 1').waitFor();
		await perform('undo');
		await perform('takeTurns');
		await stands('Still best: 1 more');
		await perform('takeTurns');
		await button('Play').waitFor();
		const yourTurn = [true, false, true, false];
		assert.deepEqual(
			await turns(),
			yourTurn.map((mine) => ({ type: 'turn', yourTurn: mine })),
		);
	});

	it('goes on with the person’s moves when another question is asked, by the number of drags it is about', async () => {
		const wide = '3\n1 0\n1 0\n0\n1 0\n0';
		const judge = solved('mayan', wide);
		await take(judge);
		await item('b2').click();
		await place('Column 2').click();
		await stands('The board is empty 2 drags too early');
		await button('Fewest drags').click();
		const [question] = puzzles.mayan.questions(read(wide), judge.outcome);
		assert.ok(question);
		const outcome = finish(question.solve());
		const posed = puzzles.mayan.write(question.posed(outcome));
		assert.match(posed, /^1\n/);
		const asked = { ...judge, question: question.id, outcome, posed, generation: 2 };
		await player.tell({ ...asked, type: 'solving' }, asked);
		await stands('Solved: the last drag empties the board');
		assert.deepEqual(await moves(), ['Start', '3 0 -1']);
		await player.tell({ ...judge, generation: 3 });
		await stands('The board is empty 2 drags too early');
		await player.tell({ ...cascade, generation: 4 });
		await button('Play').waitFor();
	});

	it('goes on as it is when the theme or the language changes', async () => {
		await take(cascade);
		await item('h1').click();
		await place('Place 5, between R and B').click();
		await item('h2').click();
		await item('h2').focus();
		await player.setTheme('light');
		assert.equal(await item('h2').getAttribute('aria-pressed'), 'true');
		assert.ok(await item('h2').evaluate((hold) => hold === document.activeElement));
		await player.tell({ ...setup, translations: { 'Your moves': 'Deine Züge' } });
		await player.page.getByText('Deine Züge').waitFor();
		assert.equal((await moves())[1], 'WWRR[R]BBWW → WWBBWW');
	});

	it('says so where it takes too long to find out how one stands, and goes on from what is known', async () => {
		await take(solved('mayan', '5\n1 2 3 4 5 0\n2 3 4 5 1 0\n3 4 5 1 2 0\n4 5 1 2 3 0\n5 1 2 3 4 0'));
		await stands('With best play: No solution');
		await player.page.evaluate(() => {
			let now = 0;
			performance.now = () => {
				now += 5000;
				return now;
			};
		});
		await item('b0').click();
		await place(/^Column 1/).click();
		await stands('Not worked out in 20 s. No solution starts before');
		await hears('Not worked out in 20 s');
		assert.equal(await button('Hint').getAttribute('aria-disabled'), 'true');
		await button('Undo').click();
		await stands('With best play: No solution');
	});

	it('is no wider than its panel, though the row is said in full', async () => {
		await take(solved('zuma', `${'WWRRBB'.repeat(30)}\nR`), { width: 400 });
		await item('h0').click();
		await place(/^Place 1,/).click();
		await stands('The hand is empty');
		const [inner, outer] = await player.page.evaluate(() => [
			document.documentElement.scrollWidth,
			document.documentElement.clientWidth,
		]);
		assert.equal(inner, outer);
		const cut = await player.page.evaluate(() =>
			Array.from(document.querySelectorAll('.reason, .standing'))
				.filter((line) => line.getBoundingClientRect().right > document.documentElement.clientWidth)
				.map((line) => line.textContent),
		);
		assert.deepEqual(cut, []);
	});

	it('moves nothing for those who want no motion, and every item to its place for the others', async () => {
		await take(cascade);
		await item('h1').click();
		await place('Place 5, between R and B').click();
		assert.equal(await player.page.evaluate(() => document.getAnimations().length), 0);
		player = await openPage();
		await player.tell(cascade);
		await button('Your turn').click();
		await item('h1').click();
		await place('Place 5, between R and B').click();
		assert.ok((await player.page.evaluate(() => document.getAnimations().length)) > 0);
		assert.deepEqual(await texts(), ['W W B B W W', 'W B R W']);
	});

	describe('other best ways', () => {
		it('are counted when asked for, and replayed from the move that is picked', async () => {
			player = await openPage({ reducedMotion: 'reduce' });
			await player.tell(cascade);
			const ways = player.page.locator('.ways');
			await ways.getByText('Other best ways').click();
			await ways.getByText('4 best first moves · 4 best plays').waitFor();
			const zuma = puzzles.zuma;
			const reading = zuma.read(cascade.input);
			assert.ok(reading.ok);
			const start = zuma.start(reading.input);
			const best = finish(zuma.bestMoves(reading.input)).moves.map((move) => zuma.notation(start, move));
			assert.deepEqual(await ways.locator('.way').allTextContents(), best);
			const own = ways.getByRole('listitem').filter({ hasText: 'in the answer' });
			assert.deepEqual(await own.locator('.way').allTextContents(), ['WW[B]RRBBWW → WWBRRBBWW']);
			const last = best.at(-1) ?? '';
			await ways.getByText(last).click();
			await player.page.getByText(`A best play that begins with ${last}`).waitFor();
			assert.equal((await moves())[1], last);
			await press('End');
			assert.equal((await texts())[0], '');
		});

		it('of a game are the takes that are worth as much', async () => {
			player = await openPage({ reducedMotion: 'reduce' });
			await player.tell(solved('stone-game-iii', '[0,0,5]'));
			await player.page.getByText('Other best ways').click();
			await player.page.getByText('1 best first move · 1 best play').waitFor();
			assert.deepEqual(await player.page.locator('.way').allTextContents(), ['Alice: 0, 0, 5']);
			await player.tell(solved('stone-game-iii', '[5,0]', { generation: 2 }));
			await player.page.getByText('Other best ways').click();
			await player.page.getByText('2 best first moves · 2 best plays').waitFor();
			assert.deepEqual(await player.page.locator('.way').allTextContents(), ['Alice: 5', 'Alice: 5, 0']);
		});

		it('are not offered where there is no solution', async () => {
			player = await openPage();
			await player.tell(solved('zuma', 'WRRBBW\nRB'));
			await player.page.locator('.moves').waitFor();
			assert.equal(await player.page.locator('.ways').count(), 0);
		});
	});
});
