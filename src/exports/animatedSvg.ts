import { gradientOf, lettering, unit } from '../drawing/item.ts';
import { type SvgNode, svg, svgText } from '../drawing/node.ts';
import { palettes } from '../drawing/palette.ts';
import type { Look } from '../drawing/picture.ts';
import { themes } from '../drawing/theme.ts';
import { say } from '../puzzles/phrase.ts';
import { type Actor, playing, stopped } from './actor.ts';
import { cardOf, darkRules, margin, top } from './card.ts';
import { itemsOf, type Scenery, zonesOf } from './cast.ts';
import { Keyframes } from './keyframes.ts';
import { layers, Shapes } from './layers.ts';
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
	const scenery: Scenery = { reel, look, width: inner, shapes: new Shapes() };
	// A row of a hundred balls is shown small, but what is said about it is not.
	const zoom = Math.max(1, (inner * scale) / unit / widest);
	const captions = captionsOf(scenery, zoom);
	const captionTop = stageHeight + 30 * zoom;
	const barTop = captionTop + captions.height + 26 * zoom;
	const cast: Actor = {
		at: { x: margin, y: top },
		shows: [
			...zonesOf(scenery),
			...itemsOf(scenery),
			{ at: { x: 0, y: captionTop }, shows: captions.actors },
			{ at: { x: 0, y: barTop }, shows: barOf(scenery, zoom) },
		],
	};

	const width = inner + 2 * margin;
	const height = Math.ceil(top + barTop + barHeight * zoom + margin);
	const pixels = Math.min(scale / unit, widest / width);
	const size = { width: Math.round(width * pixels), height: Math.round(height * pixels) };
	const items = scenes.flatMap((scene) => scene.items);
	const palette = palettes[look.palette];
	const gradients = new Map(
		items.map(({ shape, tone }) => [`${shape} ${tone}`, gradientOf(shape, tone, palette)]),
	);
	const root = {
		xmlns: 'http://www.w3.org/2000/svg',
		...size,
		viewBox: `0 0 ${width} ${height}`,
	};
	const ground = [
		svg('defs', {}, ...gradients.values(), ...scenery.shapes.nodes),
		cardOf(width, height, look.theme),
	];
	return {
		...size,
		beats,
		duration,
		playing: () => {
			const keyframes = new Keyframes(duration);
			const drawing = svg(
				'g',
				{ ...lettering, class: fadeOut(keyframes, duration) },
				playing(cast, keyframes),
			);
			const tones = new Set(items.map(({ tone }) => tone));
			const dark = followsReader
				? `\n@media (prefers-color-scheme:dark){${darkRules(look.palette, tones)}}`
				: '';
			const description = [asTestCase(solution), ...new Set(moments.map(({ caption }) => caption))];
			return svgText(
				svg(
					'svg',
					{ ...root, role: 'img', 'aria-labelledby': 'title description' },
					svg(
						'title',
						{ id: 'title' },
						heading(solution, (text) => say(text, look.translations)),
					),
					svg('desc', { id: 'description' }, description.join('\n')),
					svg('style', {}, keyframes.css() + dark),
					...ground,
					drawing,
				),
			);
		},
		stoppedAt: (time) => svgText(svg('svg', root, ...ground, svg('g', lettering, ...stopped(cast, time)))),
	};
}

/** The class with which the picture fades before it starts over. */
function fadeOut(keyframes: Keyframes, duration: number): string {
	const keys = [
		{ time: 0, value: 1 },
		{ time: duration - fading, value: 1 },
		{ time: duration, value: 0 },
	];
	return keyframes.classOf(
		false,
		keyframes.flourish(keys, (share) => `opacity:${share}`),
	);
}

/** The captions, one line below the other where one is too long, and the room for the longest of them. */
function captionsOf(
	{ reel, look, width }: Scenery,
	zoom: number,
): { actors: readonly Actor[]; height: number } {
	const { moments, beats } = reel;
	const size = Math.round(letter * zoom);
	const pitch = Math.round(lineHeight * zoom);
	const times = beats.map(({ begin }) => begin);
	const captions = moments.map(({ caption }) => caption);
	const linesOf = (caption: string) => wrap(caption, width / size);
	const most = Math.max(...Array.from(new Set(captions), (caption) => linesOf(caption).length));
	const actors = layers(
		captions,
		(moment) =>
			svg(
				'text',
				{ 'font-size': size, 'font-weight': 500, fill: themes[look.theme].mark },
				...linesOf(captions[moment] ?? '').map((text, index) =>
					svg('tspan', { x: width / 2, y: size + index * pitch }, text),
				),
			),
		(there) => ({ visibility: presence(there, times), sudden: true }),
	);
	return { actors, height: size + (most - 1) * pitch };
}

/** One piece of a bar for each move, filled as soon as the move begins. */
function barOf({ reel, look, width }: Scenery, zoom: number): (SvgNode | Actor)[] {
	const { moments, beats, moves } = reel;
	const theme = themes[look.theme];
	const gap = barGap * zoom;
	const pitch = (width + gap) / moves;
	return Array.from({ length: moves }).flatMap((_, index) => {
		const piece = {
			x: Math.round(index * pitch),
			width: Math.max(2, Math.round(pitch - gap)),
			height: Math.round(barHeight * zoom),
			rx: Math.round((barHeight * zoom) / 2),
		};
		const begun = moments.map(({ move }) => move > index);
		return [
			svg('rect', { ...piece, fill: theme.line }),
			{ visibility: visibility(begun, beats), shows: [svg('rect', { ...piece, fill: theme.ink })] },
		];
	});
}
