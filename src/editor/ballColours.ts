import * as vscode from 'vscode';
import { type Paint, type PaletteName, palettes } from '../drawing/palette.ts';
import type { Found } from '../literals/finding.ts';
import { type Tone, tones } from '../puzzles/scene.ts';
import { findingsIn } from './findings.ts';
import { type Cancellation, whileUnchanged } from './pace.ts';
import { isFault, pose } from './posing.ts';
import { palette, showsBallColours } from './settings.ts';

/** Lines beyond the ones in view that are coloured too, so that scrolling shows no bare ones. */
const beyond = 50;

/** Colours the letters of boards and hands in editors: each a chip in the paint of its ball, which reads in every theme. */
export class BallColours implements vscode.Disposable {
	#painted: PaletteName | undefined;
	#types = new Map<Tone, vscode.TextEditorDecorationType>();

	/** Brings the colours in the part of an editor that is in view up to date. */
	async paint(editor: vscode.TextEditor): Promise<void> {
		const { document } = editor;
		const token = whileUnchanged(document);
		const { puzzles } = showsBallColours(document) ? await findingsIn(document) : { puzzles: [] };
		const ranges = new Map<Tone, vscode.Range[]>(tones.map((tone) => [tone, []]));
		for (const found of inView(puzzles, editor)) {
			for (const { tone, at } of await lettersOf(found, token)) {
				const range = new vscode.Range(document.positionAt(at), document.positionAt(at + 1));
				ranges.get(tone)?.push(range);
			}
		}
		if (token.isCancellationRequested) return;
		for (const [tone, type] of this.#typesOf(palette())) editor.setDecorations(type, ranges.get(tone) ?? []);
	}

	dispose(): void {
		for (const type of this.#types.values()) type.dispose();
	}

	/** The decorations of a palette; those of another one leave the editors. */
	#typesOf(name: PaletteName): Map<Tone, vscode.TextEditorDecorationType> {
		if (this.#painted === name) return this.#types;
		this.dispose();
		this.#painted = name;
		this.#types = new Map(tones.map((tone) => [tone, chip(palettes[name][tone])]));
		return this.#types;
	}
}

/** The rim keeps white balls apart from a white ground, and dark ones from a dark one. */
function chip({ fill, ink, edge, highlight }: Paint): vscode.TextEditorDecorationType {
	return vscode.window.createTextEditorDecorationType({
		backgroundColor: fill,
		color: ink,
		borderRadius: '4px',
		light: { border: `1px solid ${edge}` },
		dark: { border: `1px solid ${highlight}` },
		rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
	});
}

function inView(puzzles: readonly Found[], { document, visibleRanges }: vscode.TextEditor): Found[] {
	const spans = visibleRanges.map(({ start, end }) => ({
		start: document.offsetAt(new vscode.Position(Math.max(0, start.line - beyond), 0)),
		end: document.offsetAt(new vscode.Position(end.line + beyond, 0)),
	}));
	return puzzles.filter((found) => spans.some(({ start, end }) => found.start < end && start < found.end));
}

/** Where the letters of balls stand in the source, and their tones: a ball's letter has one tone throughout a puzzle. */
async function lettersOf(
	{ id, input: text, parts }: Found,
	token: Cancellation,
): Promise<{ tone: Tone; at: number }[]> {
	const posed = await pose(id, text, token);
	if (!posed || isFault(posed)) return [];
	const { items } = posed.puzzle.scene(posed.puzzle.start(posed.input));
	const balls = items.filter(({ shape }) => shape === 'ball');
	const toneOf = new Map(balls.map((ball) => [ball.text, ball.tone]));
	return parts.flatMap(({ source, input }) =>
		Array.from(text.slice(input.start, input.end)).flatMap((letter, index) => {
			const tone = toneOf.get(letter);
			return tone ? [{ tone, at: source.start + index }] : [];
		}),
	);
}
