import * as vscode from 'vscode';
import { type Paint, type PaletteName, palettes } from '../drawing/palette.ts';
import type { Found } from '../literals/finding.ts';
import { puzzles as rules } from '../puzzles/index.ts';
import { type Tone, tones } from '../puzzles/scene.ts';
import { findingsIn } from './findings.ts';
import { beyond, nearView } from './nearView.ts';
import { type Cancellation, pacer, whileUnchanged } from './pace.ts';
import { isFault, pose } from './posing.ts';
import { palette, showsBallColours } from './settings.ts';
import { placesIn, stretchIn } from './stretch.ts';

/** What stands further behind in its line no editor shows. */
const lastColumn = 10_000;

/** Colours the letters of boards and hands in editors: each a chip in the paint of its ball, which reads in every theme. */
export class BallColours implements vscode.Disposable {
	#painted: PaletteName | undefined;
	#types = new Map<Tone, vscode.TextEditorDecorationType>();
	/** How often each editor was painted. */
	readonly #times = new WeakMap<vscode.TextEditor, number>();

	/** Brings the colours in the part of an editor that is in view up to date, with pauses, unless that begins once more meanwhile. */
	async paint(editor: vscode.TextEditor): Promise<void> {
		const time = (this.#times.get(editor) ?? 0) + 1;
		this.#times.set(editor, time);
		const unchanged = whileUnchanged(editor.document);
		const isOver = () => unchanged.isCancellationRequested || this.#times.get(editor) !== time;
		const ranges = new Map<Tone, vscode.Range[]>(tones.map((tone) => [tone, []]));
		const breathe = pacer();
		for (const found of await puzzlesNearView(editor)) {
			await breathe();
			if (isOver()) return;
			for (const { tone, range } of await lettersOf(found, editor.document, unchanged)) {
				ranges.get(tone)?.push(range);
			}
		}
		for (const [tone, of] of ranges) {
			await breathe();
			if (isOver()) return;
			const type = this.#typesOf(palette()).get(tone);
			if (type) editor.setDecorations(type, of);
		}
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

async function puzzlesNearView(editor: vscode.TextEditor): Promise<readonly Found[]> {
	if (!showsBallColours(editor.document)) return [];
	const { puzzles } = await findingsIn(editor.document);
	const near = nearView(editor, beyond, beyond).map((span) => stretchIn(puzzles, span));
	return placesIn(puzzles, near);
}

interface Letter {
	readonly tone: Tone;
	readonly range: vscode.Range;
}

/** Where the letters of balls stand in the document, and their tones: a ball's letter has one tone throughout a puzzle. */
async function lettersOf(
	{ id, input: text, start, lines }: Found,
	document: vscode.TextDocument,
	token: Cancellation,
): Promise<Letter[]> {
	// Lists and lines are of numbers, and may be long.
	if (rules[id].literal.form !== 'words' || document.positionAt(start).character >= lastColumn) return [];
	const posed = await pose(id, text, token);
	if (!posed || isFault(posed)) return [];
	const { items } = posed.puzzle.scene(posed.puzzle.start(posed.input));
	const balls = items.filter(({ shape }) => shape === 'ball');
	const toneOf = new Map(balls.map((ball) => [ball.text, ball.tone]));
	const words = text.split('\n');
	return lines.flatMap(({ start }, at) => {
		const { line, character } = document.positionAt(start);
		return Array.from(words[at]?.slice(0, lastColumn) ?? '').flatMap((letter, index) => {
			const tone = toneOf.get(letter);
			if (!tone) return [];
			const range = new vscode.Range(line, character + index, line, character + index + 1);
			return [{ tone, range }];
		});
	});
}
