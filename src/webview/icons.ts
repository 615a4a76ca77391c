import { type SvgNode, svg } from '../drawing/node.ts';
import { svgElement } from './element.ts';

/** Outlines on a grid of 16, filled with the colour of the text around them. */
const paths = {
	play: 'M4.5 2.6v10.8a.6.6 0 0 0 .92.5l8.3-5.4a.6.6 0 0 0 0-1L5.42 2.1a.6.6 0 0 0-.92.5z',
	pause: 'M4 2.5h2.6v11H4zM9.4 2.5H12v11H9.4z',
	first: 'M2.5 3H4v10H2.5zM8.9 3.1 4.6 8l4.3 4.9zM13.7 3.1 9.4 8l4.3 4.9z',
	previous: 'M3.2 3h1.5v10H3.2zM12.6 3 5.6 8l7 5z',
	next: 'M11.3 3h1.5v10h-1.5zM3.4 3l7 5-7 5z',
	last: 'M12 3h1.5v10H12zM7.1 3.1 11.4 8l-4.3 4.9zM2.3 3.1 6.6 8l-4.3 4.9z',
	previousPhase: 'M10.3 2.9 5.2 8l5.1 5.1-1.1 1.1L3 8l6.2-6.2z',
	nextPhase: 'M5.7 2.9 10.8 8l-5.1 5.1 1.1 1.1L13 8 6.8 1.8z',
	loop: 'M4.6 4.5h6.1V2.6l3 2.65-3 2.65V6H4.6A1.1 1.1 0 0 0 3.5 7.1v1H2v-1a2.6 2.6 0 0 1 2.6-2.6zM11.4 11.5H5.3v1.9l-3-2.65 3-2.65V10h6.1a1.1 1.1 0 0 0 1.1-1.1v-1H14v1a2.6 2.6 0 0 1-2.6 2.6z',
	startHere: 'M3.5 1.8H5v12.4H3.5zM6 2.5h7.6l-2.2 3.2 2.2 3.2H6z',
	keys: 'M1.5 4h13v8.5h-13zM3 5.5V11h10V5.5zM4 6.5h1.3v1.2H4zM6.2 6.5h1.3v1.2H6.2zM8.4 6.5h1.3v1.2H8.4zM10.6 6.5h1.4v1.2h-1.4zM5 8.7h6v1.3H5z',
	takeAway:
		'M7.25 10.2V3.9L5.06 6.06 4 5l4-3.95L12 5l-1.06 1.06L8.75 3.9v6.3zM2.5 8.8H4V13h8V8.8h1.5v5.7h-11z',
	undo: 'M6.3 2.4 2.6 6l3.7 3.6 1.05-1.05L5.5 6.75h4a2.6 2.6 0 0 1 0 5.2H6v1.5h3.5a4.1 4.1 0 0 0 0-8.2h-4l1.85-1.8z',
	redo: 'M9.7 2.4 13.4 6 9.7 9.6 8.65 8.55l1.85-1.8h-4a2.6 2.6 0 0 0 0 5.2H10v1.5H6.5a4.1 4.1 0 0 1 0-8.2h4l-1.85-1.8z',
	reset:
		'M8 2.5a5.6 5.6 0 1 1-5.5 6.6l1.5-.25A4.1 4.1 0 1 0 5 5.2l1.6 1.6H2.2V2.4l1.7 1.7A5.6 5.6 0 0 1 8 2.5z',
	hint: 'M8 1.4a4.6 4.6 0 0 0-2.7 8.3v1.8h5.4V9.7A4.6 4.6 0 0 0 8 1.4zm0 1.5a3.1 3.1 0 0 1 1.2 5.96V10H6.8V8.86A3.1 3.1 0 0 1 8 2.9zM5.8 12.6h4.4v1.5H5.8z',
	yourTurn: 'M3.4 1.7v11.1l3-2.7 1.9 4.3 2-.9-1.9-4.2 4-.3zm1.5 3.4 3.9 3.4-2.2.2-1.7 1.5z',
	check: 'M6.4 12.4 2.2 8.2l1.1-1.1 3.1 3.1 6.3-6.3 1.1 1.1z',
	note: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zm-.8 1.8h1.6v1.5H7.2zm0 2.6h1.6v4H7.2z',
	fault: 'M8 1.2 15.4 14H.6zM8 4.2 3.2 12.5h9.6zM7.3 6.6h1.4v3H7.3zm0 3.7h1.4v1.3H7.3z',
} as const;

export type IconName = keyof typeof paths;

/** An icon that says nothing by itself: whatever it stands in has a name. */
export function icon(name: IconName): SVGElement {
	const drawing: SvgNode = svg(
		'svg',
		{ class: `icon icon-${name}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
		svg('path', { d: paths[name], fill: 'currentColor', 'fill-rule': 'evenodd' }),
	);
	return svgElement(drawing);
}
