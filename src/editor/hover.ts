import * as vscode from 'vscode';
import { drawSvg } from '../drawing/picture.ts';
import type { Faulty, Found } from '../literals/finding.ts';
import { puzzles } from '../puzzles/index.ts';
import { onOneLine, shortened } from '../puzzles/oneLine.ts';
import { type Phrase, phrase, plural } from '../puzzles/phrase.ts';
import type { Outcome } from '../puzzles/puzzle.ts';
import { wrongExpectation } from './expectation.ts';
import { placeAt } from './findings.ts';
import { localized } from './localized.ts';
import { look } from './look.ts';
import { Markdown } from './markdown.ts';
import { type Cancellation, pause } from './pace.ts';
import { isFault, type Posed, pose } from './posing.ts';
import { linkTo, openReplayCommand, type ReplayLink } from './replayLink.ts';
import { solve } from './solving.ts';

/** Milliseconds that a hover may take to solve its puzzle: a person waits for it, and moves on to be rid of it. */
const budget = 200;

/** Most moves that a hover lists. */
const listed = 8;

/** Pixels to one ball in a hover, and the largest picture that leaves room for the steps. */
const ball = 24;
const largest = { width: 480, height: 150 };

/** What a person sees over a puzzle: its answer, the play, its balls, and a link to the replay. */
export async function hoverAt(
	document: vscode.TextDocument,
	position: vscode.Position,
	token: Cancellation,
): Promise<vscode.Hover | undefined> {
	const place = await placeAt(document, document.offsetAt(position));
	if (!place || token.isCancellationRequested) return undefined;
	const start = document.positionAt(place.start);
	const markdown =
		'fault' in place ? faultText(place) : await puzzleText(place, linkTo(document, place), token);
	// The editor reads the Markdown at once, which takes as long again.
	await pause();
	return new vscode.Hover(markdown.build(), new vscode.Range(start, document.positionAt(place.end)));
}

function faultText({ id, fault }: Faulty): Markdown {
	return new Markdown()
		.bold(localized(puzzles[id].title))
		.paragraph()
		.icon('warning')
		.text(localized(fault.message));
}

/** `link` is what the command that opens the replay takes. What matters comes first, for a hover shows little without scrolling. */
async function puzzleText(found: Found, link: ReplayLink, token: Cancellation): Promise<Markdown> {
	const posed = await pose(found.id, found.input, token);
	if (!posed) return new Markdown();
	if (isFault(posed)) return faultText({ ...found, fault: posed });
	const { title } = posed.puzzle;
	const end = await solve(posed, token, { budget });
	// To draw it takes as long again, the first time.
	await pause();
	const markdown = new Markdown();
	const opening = (text: Phrase) => markdown.text(' · ').command(localized(text), openReplayCommand, ...link);
	if (end.done) {
		const { outcome } = end.result;
		markdown.bold(localized(outcome.headline));
		opening(phrase('▶ Replay'));
		const wrong = wrongExpectation(found, outcome.answer);
		if (wrong) markdown.line().icon('warning').text(localized(wrong));
		sentences(markdown, outcome.reasons);
		picture(markdown, posed, outcome.moves[0]);
		steps(markdown, posed, outcome);
		markdown
			.text(`${localized(title)}: `)
			.code(onOneLine(outcome.answer))
			.text(` · ${localized(outcome.proof)}`);
	} else {
		markdown.bold(localized(title));
		opening(phrase('▶ Solve'));
		picture(markdown, posed, undefined);
		const { proven } = end.stopped.progress;
		const longer = phrase('This one takes longer to solve. Proven so far: {0}', proven);
		markdown.paragraph().text(localized(longer));
	}
	sentences(markdown, posed.notes);
	return markdown;
}

function picture(markdown: Markdown, { puzzle, input, text }: Posed, next: unknown): void {
	const scene = puzzle.scene(puzzle.start(input), next);
	const scale = Math.min(ball, largest.width / scene.width, largest.height / scene.height);
	const svg = drawSvg(scene, look(), scale);
	markdown.line().picture(svg, shortened(text), scene.width * scale, scene.height * scale);
}

function steps(markdown: Markdown, { puzzle, input }: Posed, { moves }: Outcome<unknown>): void {
	markdown.paragraph();
	let frame = puzzle.start(input);
	for (const [index, move] of moves.slice(0, listed).entries()) {
		markdown.step(index + 1).code(puzzle.notation(frame, move));
		frame = puzzle.play(frame, move).at(-1);
	}
	markdown.paragraph();
	const more = moves.length - listed;
	if (more > 0) markdown.text(localized(plural(more, 'and {0} more move', 'and {0} more moves'))).line();
}

function sentences(markdown: Markdown, phrases: readonly Phrase[]): void {
	for (const sentence of phrases) markdown.line().text(localized(sentence));
}
