import type { Item, Tone } from '../puzzles/scene.ts';
import { type SvgNode, svg } from './node.ts';
import type { Palette } from './palette.ts';
import type { Theme } from './theme.ts';

/** One unit of a scene in a drawing, so that coordinates are whole numbers. */
export const unit = 100;

type Shape = Item['shape'];

/** Half the width of an item, and of the ring around it: two rings side by side do not touch. */
const half = 42;
const ringed = 46.5;

/** Five points on the upper right corner of an item. */
const star = 'M37-56l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z';

/**
 * An item without its text and mark, centred on the origin. It takes its colours from the gradient of its shape and
 * tone, which the picture must hold as well.
 */
export function bodyOf(
	{ shape, tone }: Pick<Item, 'shape' | 'tone'>,
	palette: Palette,
	theme: Theme,
): SvgNode {
	const { highlight, edge } = palette[tone];
	const paint = {
		fill: `url(#${gradientId(shape, tone)})`,
		stroke: theme.dark ? highlight : edge,
		'stroke-width': 2,
	};
	return svg('g', {}, outline(shape, half, paint), shine(shape, tone));
}

/**
 * What an item's mark puts around it: a closed ring with a halo for lit, a thin one for moving, a broken one for next,
 * a star for the best.
 */
export function markOf({ shape, mark }: Pick<Item, 'shape' | 'mark'>, theme: Theme): SvgNode {
	const line = { fill: 'none', stroke: theme.mark };
	switch (mark) {
		case 'lit':
			return svg(
				'g',
				{},
				outline(shape, ringed + 2, { ...line, 'stroke-width': 9, 'stroke-opacity': 0.3 }),
				outline(shape, ringed, { ...line, 'stroke-width': 5 }),
			);
		case 'moving':
			return svg('g', {}, outline(shape, ringed, { ...line, 'stroke-width': 3 }));
		case 'next':
			return svg('g', {}, outline(shape, ringed, { ...line, 'stroke-width': 4, 'stroke-dasharray': '11 8' }));
		case 'best':
			return svg(
				'g',
				{},
				svg('path', {
					d: star,
					fill: theme.mark,
					stroke: theme.ground,
					'stroke-width': 6,
					'paint-order': 'stroke',
				}),
			);
		default:
			return svg('g');
	}
}

/** The letter or number on an item, centred on the place given; long numbers are set smaller. */
export function textOf({ text, tone }: Pick<Item, 'text' | 'tone'>, palette: Palette, x = 0, y = 0): SvgNode {
	const size = Math.min(46, Math.floor(117 / Math.max(1, text.length)));
	return svg(
		'text',
		{ x, y: y + Math.round(size * 0.355), 'font-size': size, fill: palette[tone].ink },
		text,
	);
}

/** What all texts of a drawing have in common. */
export const lettering = {
	'font-family': 'system-ui,sans-serif',
	'font-weight': 600,
	'text-anchor': 'middle',
} as const;

/** The gradient that items of this shape and tone are filled with. */
export function gradientOf(shape: Shape, tone: Tone, palette: Palette): SvgNode {
	const { fill, highlight, edge } = palette[tone];
	const id = gradientId(shape, tone);
	const stops = [
		svg('stop', { 'stop-color': highlight }),
		svg('stop', { offset: 0.5, 'stop-color': fill }),
		svg('stop', { offset: 1, 'stop-color': edge }),
	];
	return shape === 'ball'
		? svg('radialGradient', { id, cx: 0.4, cy: 0.32, r: 0.82 }, ...stops)
		: svg('linearGradient', { id, x2: 0.25, y2: 1.6 }, ...stops);
}

function gradientId(shape: Shape, tone: Tone): string {
	return `${shape}-${tone}`;
}

function outline(shape: Shape, r: number, attributes: SvgNode['attributes']): SvgNode {
	const square = { x: -r, y: -r, width: 2 * r, height: 2 * r };
	switch (shape) {
		case 'ball':
			return svg('circle', { r, ...attributes });
		case 'block':
			return svg('rect', { ...square, rx: Math.round(r * 0.26), ...attributes });
		case 'pile':
			return svg('rect', { ...square, rx: Math.round(r * 0.5), ...attributes });
	}
}

/** The light on an item's upper edge, above its text. */
function shine(shape: Shape, tone: Tone): SvgNode {
	const light = { fill: '#fff', 'fill-opacity': tone === 'white' ? 0.9 : 0.32 };
	return shape === 'ball'
		? svg('ellipse', { cx: -13, cy: -28, rx: 15, ry: 6.5, transform: 'rotate(-22 -13 -28)', ...light })
		: svg('rect', { x: -32, y: -37, width: 64, height: 5, rx: 2.5, ...light });
}
