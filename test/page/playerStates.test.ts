import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { phrase } from '../../src/puzzles/phrase.ts';
import { type Faulty, keep, type Solving, type Unsolved } from '../../src/replay/protocol.ts';
import { cascade, type PlayerPage, playerPages, setup, solved } from './playerPage.ts';

const input = 'WWRRBBWW\nWRBRW';
const progress = { looked: 1234, proven: phrase('At least {0} insertions', 2) };
const solving: Solving = { type: 'solving', generation: 1, id: 'zuma', input };
const unsolved: Unsolved = {
	type: 'unsolved',
	generation: 1,
	id: 'zuma',
	input,
	stopped: { why: 'cancelled', progress },
};
const faulty: Faulty = {
	type: 'faulty',
	generation: 1,
	id: 'zuma',
	input: 'WX\nW',
	message: phrase('{0} is no colour', 'X'),
};

describe('Panel page', function () {
	this.timeout(60_000);
	const openPage = playerPages();
	let player: PlayerPage;

	const button = (name: string) => player.page.getByRole('button', { name, exact: true });
	const where = () => player.page.getByRole('slider').getAttribute('aria-valuetext');
	const focusIsLost = () => player.page.evaluate(() => document.activeElement === document.body);

	it('says that it can listen, with nothing kept', async () => {
		player = await openPage();
		assert.deepEqual(await player.sent(), [{ type: 'ready' }]);
	});

	it('shows the position while the search goes on, what is proven by then, and cancels it', async () => {
		player = await openPage();
		await player.tell(solving);
		assert.equal(await player.page.getByRole('list', { name: 'Board' }).getByRole('listitem').count(), 8);
		await player.tell({ ...solving, progress });
		await player.page.getByText('At least 2 insertions · 1234 positions looked at').waitFor();
		await button('Cancel').click();
		assert.deepEqual((await player.sent()).at(-1), { type: 'cancel', generation: 1 });
		await player.tell(unsolved);
		await player.page.getByText('Stopped before there was an answer').waitFor();
		assert.equal(await focusIsLost(), false);
		await button('Solve again').click();
		assert.deepEqual((await player.sent()).at(-1), { type: 'retry', generation: 1 });
		await player.tell({ ...solving, generation: 2 }, { ...cascade, generation: 2 });
		assert.equal(await player.page.locator('.answer').textContent(), '2');
		assert.equal(await focusIsLost(), false);
	});

	it('says what is wrong with a text that is no legal puzzle', async () => {
		player = await openPage();
		await player.tell(faulty);
		await player.page.locator('.notice').getByText('X is no colour').waitFor();
		assert.equal(await player.page.locator('.replay').count(), 0);
	});

	it('ignores what comes late or twice', async () => {
		player = await openPage();
		const other = solved('zuma', 'WRRBBW\nRBW', { generation: 3 });
		await player.tell(
			other,
			{ ...cascade, generation: 2 },
			{ ...solving, generation: 3 },
			{ ...faulty, generation: 2 },
		);
		assert.equal(await player.page.locator('.answer').textContent(), '3');
		await player.page.keyboard.press('ArrowRight');
		await player.tell(other, { type: 'changed', generation: 2, changed: true });
		assert.equal(await where(), 'Move 1 of 3');
		assert.equal(await button('Reload').count(), 0);
	});

	it('waits for its settings, whichever message comes first', async () => {
		player = await openPage({ setup: 'later' });
		await player.tell(cascade, { ...setup, translations: { Hand: '手中' } });
		await player.page.getByRole('heading', { name: '手中' }).waitFor();
	});

	it('plays by itself where the setting says so, even if the answer comes before the settings', async () => {
		player = await openPage({ setup: 'later' });
		await player.tell(cascade, { ...setup, autoplay: true }, cascade);
		await player.page.getByRole('button', { name: 'Pause' }).waitFor();
	});

	it('says whether the answer is the one that the text expects, as long as it expects one', async () => {
		player = await openPage({ setup: { autoplay: true } });
		const expectation = player.page.locator('.expectation');
		await player.tell({ type: 'expectation', expected: '3' }, cascade);
		assert.equal(await expectation.textContent(), 'The text expects 3, which is wrong');
		await player.tell({ type: 'expectation', expected: '2' });
		assert.equal(await expectation.textContent(), 'The text expects 2, which is right');
		assert.equal(await player.page.getByRole('button', { name: 'Pause' }).count(), 1);
		await player.tell({ type: 'expectation' });
		assert.equal(await expectation.count(), 0);
	});

	it('keeps where the person is, and nothing else', async () => {
		player = await openPage();
		await player.tell(cascade);
		await player.page.keyboard.press('ArrowRight');
		await player.page.keyboard.press('.');
		await player.page.keyboard.press('+');
		await player.page.waitForFunction(
			() => (window.fakeHost.state as { speed?: number } | undefined)?.speed === 1.5,
		);
		const { source } = cascade;
		assert.ok(source);
		const expected = keep({ id: 'zuma', input, source, move: 2, phase: 0, speed: 1.5, loop: false });
		assert.deepEqual(await player.kept(), expected);
	});

	it('goes on from what it kept, even if the search takes its time', async () => {
		const state = keep({ id: 'zuma', input, move: 2, phase: 1, speed: 2, loop: true });
		player = await openPage({ state, setup: { autoplay: true } });
		assert.deepEqual(await player.sent(), [{ type: 'ready', kept: state }]);
		await player.tell({ ...solving, progress });
		await player.page.waitForFunction(() => (window.fakeHost.state as { move?: number }).move === 2);
		await player.tell(cascade);
		assert.match((await where()) ?? '', /^Move 2 of 2, phase 2 of/);
		assert.equal(await player.page.getByLabel('Speed').inputValue(), '2');
		assert.equal(await button('Loop').getAttribute('aria-pressed'), 'true');
		assert.equal(await button('Play').count(), 1);
	});

	it('ignores what an older version kept, and a place in another puzzle', async () => {
		const state = keep({ id: 'zuma', input: 'WRRBBW\nRBW', move: 2, phase: 0, speed: 1, loop: false });
		for (const kept of [{ ...state, version: 0 }, state]) {
			player = await openPage({ state: kept });
			await player.tell(cascade);
			assert.equal(await where(), 'Start');
		}
	});

	it('keeps what it says is no puzzle, to say it again in its next life', async () => {
		player = await openPage();
		await player.tell({ ...cascade, generation: 1 }, { ...faulty, generation: 2 });
		await player.page.waitForFunction(() => (window.fakeHost.state as { input?: string })?.input === 'WX\nW');
		const state = keep({ id: 'zuma', input: 'WX\nW', move: 0, phase: 0, speed: 1, loop: false });
		assert.deepEqual(await player.kept(), state);
		player = await openPage({ state });
		assert.deepEqual(await player.sent(), [{ type: 'ready', kept: state }]);
	});

	it('keeps where a replay starts over', async () => {
		player = await openPage();
		await player.tell(cascade);
		await player.page.keyboard.press('ArrowRight');
		await player.page.keyboard.press('s');
		await player.page.waitForFunction(() => (window.fakeHost.state as { from?: number })?.from === 1);
		const state = await player.kept();
		player = await openPage({ state });
		await player.tell(cascade);
		assert.equal(await button('Start over from here').getAttribute('aria-pressed'), 'true');
	});

	it('offers to reload when the text has changed, and never jumps by itself', async () => {
		player = await openPage();
		await player.tell(cascade);
		await player.page.keyboard.press('ArrowRight');
		await player.tell({ type: 'changed', generation: 1, changed: true });
		assert.equal(await where(), 'Move 1 of 2');
		await button('Dismiss').click();
		assert.equal(await button('Reload').count(), 0);
		assert.equal(await focusIsLost(), false);
		await player.tell({ type: 'changed', generation: 1, changed: true });
		await button('Reload').click();
		assert.deepEqual((await player.sent()).at(-1), { type: 'reload', generation: 1 });
		await player.tell(solved('zuma', 'WRRBBW\nRBW', { generation: 2 }));
		assert.equal(await button('Reload').count(), 0);
		assert.equal(await player.page.locator('.answer').textContent(), '3');
		assert.equal(await focusIsLost(), false);
	});

	it('offers to reload once, and no longer where the text is as it was', async () => {
		player = await openPage();
		await player.tell(cascade, { type: 'changed', generation: 1, changed: true });
		await button('Dismiss').focus();
		await player.tell({ type: 'changed', generation: 1, changed: true });
		assert.equal(await focusIsLost(), false);
		await player.tell({ ...cascade, generation: 2, question: 'fewest' });
		assert.equal(await button('Reload').count(), 1);
		await player.tell({ type: 'changed', generation: 2, changed: false });
		assert.equal(await button('Reload').count(), 0);
		assert.equal(await focusIsLost(), false);
	});

	it('says and keeps where its puzzle stands after an edit above it', async () => {
		player = await openPage();
		const source = { label: 'test_zuma.py:13', uri: 'file:///test_zuma.py', start: 130, end: 160 };
		await player.tell(cascade, { type: 'moved', generation: 1, source });
		assert.equal(await player.page.locator('.source').textContent(), 'test_zuma.py:13');
		await player.page.waitForFunction(
			() => (window.fakeHost.state as { source?: { start: number } })?.source?.start === 130,
		);
	});

	it('keeps the focus where what had it goes behind the list of keys', async () => {
		player = await openPage();
		await player.tell(cascade);
		await button('Next move').focus();
		await player.page.keyboard.press('?');
		await player.tell({ type: 'expectation', expected: '3' });
		await player.page.keyboard.press('Escape');
		await player.page.locator('dialog[open]').waitFor({ state: 'detached' });
		assert.equal(await focusIsLost(), false);
	});

	it('keeps the focus where the list of keys was opened from a menu, which closes', async () => {
		player = await openPage();
		await player.tell(cascade);
		await button('Take it away').click();
		await player.tell({ type: 'perform', command: 'showKeys' });
		await player.page.keyboard.press('Escape');
		await player.page.locator('dialog[open]').waitFor({ state: 'detached' });
		assert.equal(await focusIsLost(), false);
	});

	it('leaves the keys to a menu that is open', async () => {
		player = await openPage();
		await player.tell(cascade);
		await button('Take it away').click();
		for (const key of ['t', 'ArrowRight', '5']) await player.page.keyboard.press(key);
		assert.equal(await where(), 'Start');
		assert.equal(await focusIsLost(), false);
	});

	it('asks a further question, and the judge’s own again', async () => {
		player = await openPage();
		const questions = [{ id: 'fewest', title: phrase('Fewest drags') }];
		await player.tell({ ...cascade, questions });
		await button('Fewest drags').click();
		assert.deepEqual((await player.sent()).at(-1), { type: 'ask', generation: 1, question: 'fewest' });
		await player.tell({ ...cascade, generation: 2, question: 'fewest', questions });
		assert.equal(await button('Fewest drags').getAttribute('aria-pressed'), 'true');
		assert.equal(await focusIsLost(), false);
		await button('The judge’s answer').click();
		assert.deepEqual((await player.sent()).at(-1), { type: 'ask', generation: 2 });
	});

	it('leads back to the place in the text', async () => {
		player = await openPage();
		await player.tell(cascade);
		await button('test_zuma.py:12').click();
		assert.deepEqual((await player.sent()).at(-1), { type: 'reveal', generation: 1 });
	});

	it('does what the editor’s commands say', async () => {
		player = await openPage();
		await player.tell(cascade, { type: 'perform', command: 'next' }, { type: 'perform', command: 'faster' });
		assert.equal(await where(), 'Move 1 of 2');
		assert.equal(await player.page.getByLabel('Speed').inputValue(), '1.5');
		await player.tell({ type: 'perform', command: 'showKeys' }, { type: 'perform', command: 'showKeys' });
		assert.equal(await player.page.getByRole('dialog').count(), 1);
	});
});
