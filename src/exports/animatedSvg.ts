import { gradientOf, lettering, unit } from '../drawing/item.ts';
import { type SvgNode, svg, svgText } from '../drawing/node.ts';
import { palettes } from '../drawing/palette.ts';
import type { Look } from '../drawing/picture.ts';
import { themes } from '../drawing/theme.ts';
import { say } from '../puzzles/phrase.ts';
import { itemsOf, opacity, type Scenery, zonesOf } from './actors.ts';
import { cardOf, darkRules, margin, top } from './card.ts';
import { Keyframes } from './keyframes.ts';
import { animated, layers, Shapes } from './layers.ts';
import { reelOf } from './reel.ts';
import type { Solution } from './solution.ts';
import { asTestCase, heading } from './text.ts';
import { type Beat, presence, visibility } from './tracks.ts';
import { wrap } from './wrap.ts';

/** The narrowest picture has room for a sentence in a few lines; lengths are in hundredths of a unit, as in all drawings. */
const narrowest = 9 * unit;

/** Height of the letters of a caption, and from line to line. */
const letter = 34;
const lineHeight = 46;

/** Height of the bar that shows how far the replay is, and the gap between two moves in it. */
const barHeight = 8;
const barGap = 8;

/** Pixels to the unit, and the most pixels of a picture's width. */
const scale = 44;
const widest = 1200;

/** Milliseconds in which the picture fades before it starts over. */
const fading = 300;

/** A replay as a picture that plays by itself. */
export interface AnimatedPicture {
	/** In pixels. */
	readonly width: number;
	readonly height: number;
	/** When its moments begin, and how long one round takes, in milliseconds. */
	readonly beats: readonly Beat[];
	readonly duration: number;
	/** The document that plays, over and over; without movement for people who asked for less of it. */
	playing(): string;
	/** The document that stands still as it is at this time. */
	stoppedAt(time: number): string;
}

/**
 * A replay as a self-contained SVG document: no script, nothing from elsewhere. It follows its reader's choice of light
 * or dark, and lies on a ground of its own, so that it can be read on any page.
 */
export function animatedSvg(solution: Solution, look: Omit<Look, 'theme'>): string {
	return animatedPicture(solution, { ...look, theme: 'light' }, true).playing();
}

/** `followsReader`: the light theme gives way to the dark one where the reader has chosen that. */
export function animatedPicture(solution: Solution, look: Look, followsReader = false): AnimatedPicture {
	const reel = reelOf(solution, (text) => say(text, look.translations));
	const { moments, beats, duration } = reel;
	const scenes = moments.map(({ scene }) => scene);
	const inner = Math.max(narrowest, ...scenes.map(({ width }) => Math.ceil(width * unit)));
	const stageHeight = Math.max(...scenes.map(({ height }) => Math.ceil(height * unit)));
	const keyframes = new Keyframes(duration);
	const scenery: Scenery = { reel, look, width: inner, keyframes, shapes: new Shapes() };
	const stage = [...zonesOf(scenery), ...itemsOf(scenery)];
	const captions = captionsOf(scenery);
	const captionTop = stageHeight + 30;
	const barTop = captionTop + captions.height + 26;
	const width = inner + 2 * margin;
	const height = top + barTop + barHeight + margin;

	const end = keyframes.flourish(
		[
			{ time: 0, value: 1 },
			{ time: duration - fading, value: 1 },
			{ time: duration, value: 0 },
		],
		opacity,
	);
	const drawing = svg(
		'g',
		{ ...lettering, transform: `translate(${margin} ${top})` },
		animated(
			keyframes.classOf('over', end),
			true,
			...stage,
			svg('g', { transform: `translate(0 ${captionTop})` }, ...captions.nodes),
			svg('g', { transform: `translate(0 ${barTop})` }, ...barOf(scenery)),
		),
	);
	const items = scenes.flatMap((scene) => scene.items);
	const palette = palettes[look.palette];
	const gradients = new Map(
		items.map(({ shape, tone }) => [`${shape} ${tone}`, gradientOf(shape, tone, palette)]),
	);
	const pixels = Math.min(scale / unit, widest / width);
	const size = { width: Math.round(width * pixels), height: Math.round(height * pixels) };
	const title = heading(solution, (text) => say(text, look.translations));
	const description = [asTestCase(solution), ...new Set(moments.map(({ caption }) => caption))].join('\n');
	const document = (style: string) =>
		svgText(
			svg(
				'svg',
				{
					xmlns: 'http://www.w3.org/2000/svg',
					...size,
					viewBox: `0 0 ${width} ${height}`,
					role: 'img',
					'aria-labelledby': 'title description',
				},
				svg('title', { id: 'title' }, title),
				svg('desc', { id: 'description' }, description),
				svg('style', {}, style),
				svg('defs', {}, ...gradients.values(), ...scenery.shapes.nodes),
				cardOf(width, height, look.theme),
				drawing,
			),
		);
	const adapting = followsReader
		? `\n@media (prefers-color-scheme:dark){${darkRules(look.palette, new Set(items.map(({ tone }) => tone)))}}`
		: '';
	return {
		...size,
		beats,
		duration,
		playing: () => document(keyframes.playing() + adapting),
		stoppedAt: (time) => document(keyframes.stopped(time)),
	};
}

function captionsOf({ reel, look, width, keyframes }: Scenery): {
	nodes: readonly SvgNode[];
	height: number;
} {
	const { moments, beats } = reel;
	const times = beats.map(({ begin }) => begin);
	const captions = moments.map(({ caption }) => caption);
	const linesOf = (caption: string) => wrap(caption, width / letter);
	const most = Math.max(...Array.from(new Set(captions), (caption) => linesOf(caption).length));
	const nodes = layers(
		captions,
		(moment) =>
			svg(
				'text',
				{ 'font-size': letter, 'font-weight': 500, fill: themes[look.theme].mark },
				...linesOf(captions[moment] ?? '').map((text, index) =>
					svg('tspan', { x: width / 2, y: letter + index * lineHeight }, text),
				),
			),
		(there) => keyframes.classOf('at once', keyframes.animation(presence(there, times), opacity)),
	);
	return { nodes, height: letter + (most - 1) * lineHeight };
}

/** One piece of a bar for each move, filled as soon as the move begins. */
function barOf({ reel, look, width, keyframes }: Scenery): SvgNode[] {
	const { moments, beats, moves } = reel;
	const theme = themes[look.theme];
	const pitch = (width + barGap) / moves;
	return Array.from({ length: moves }, (_, index) => {
		const piece = {
			x: Math.round(index * pitch),
			width: Math.max(2, Math.round(pitch - barGap)),
			height: barHeight,
			rx: barHeight / 2,
		};
		const begun = moments.map(({ move }) => move > index);
		const filled = keyframes.classOf('over', keyframes.animation(visibility(begun, beats), opacity));
		return [
			svg('rect', { ...piece, fill: theme.line }),
			animated(filled, false, svg('rect', { ...piece, fill: theme.ink })),
		];
	}).flat();
}
