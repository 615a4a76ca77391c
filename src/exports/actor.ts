import { type SvgNode, svg } from '../drawing/node.ts';
import { eased } from './easing.ts';
import type { Keyframes } from './keyframes.ts';
import type { Point, Track } from './tracks.ts';

/** A part of a picture that does something over time. */
export interface Actor {
	/** Where it is at first. */
	readonly at?: Point;
	/** How far it gets from there. */
	readonly way?: Track<Point>;
	readonly visibility?: Track<number>;
	readonly size?: Track<number>;
	/** It changes at once, instead of going over from one state to the next. */
	readonly sudden?: boolean;
	readonly shows: readonly (SvgNode | Actor)[];
}

/** The actor as a group that CSS animations move and show. Where styles are not known it is as at the start. */
export function playing(actor: Actor, keyframes: Keyframes): SvgNode {
	const { at, way = [], visibility = [], size = [], sudden = false, shows } = actor;
	const name = keyframes.classOf(
		sudden,
		keyframes.animation(way, ({ x, y }) => `translate:${x}px ${y}px`),
		keyframes.animation(visibility, (share) => `opacity:${share}`),
		keyframes.flourish(size, (factor) => `scale:${factor}`),
	);
	const inside = shows.map((part) => (isActor(part) ? playing(part, keyframes) : part));
	const [only] = inside;
	const moving =
		name === '' && only && inside.length === 1
			? only
			: svg(
					'g',
					{ ...(name !== '' && { class: name }), ...(visibility[0]?.value === 0 && { opacity: 0 }) },
					...inside,
				);
	return at ? svg('g', { transform: `translate(${at.x} ${at.y})` }, moving) : moving;
}

/** The actor as it is at a time; nothing where it cannot be seen then. */
export function stopped(actor: Actor, time: number): readonly SvgNode[] {
	const { at = { x: 0, y: 0 }, way = [], visibility = [], size = [], sudden = false, shows } = actor;
	const opacity = valueAt(visibility, time, sudden, blend) ?? 1;
	if (opacity === 0) return [];
	const away = valueAt(way, time, sudden, blendPoints) ?? { x: 0, y: 0 };
	const scale = valueAt(size, time, sudden, blend) ?? 1;
	const move = `translate(${hundredths(at.x + away.x)} ${hundredths(at.y + away.y)})`;
	return [
		svg(
			'g',
			{
				transform: scale === 1 ? move : `${move} scale(${hundredths(scale)})`,
				...(opacity < 1 && { opacity: hundredths(opacity) }),
			},
			...shows.flatMap((part) => (isActor(part) ? stopped(part, time) : [part])),
		),
	];
}

function isActor(part: SvgNode | Actor): part is Actor {
	return 'shows' in part;
}

function valueAt<Value>(
	track: Track<Value>,
	time: number,
	sudden: boolean,
	between: (one: Value, other: Value, share: number) => Value,
): Value | undefined {
	const index = track.findLastIndex((key) => key.time <= time);
	const before = track[index];
	const after = track[index + 1];
	if (!before || !after || sudden) return before?.value;
	return between(before.value, after.value, eased((time - before.time) / (after.time - before.time)));
}

function blend(one: number, other: number, share: number): number {
	return one + (other - one) * share;
}

function blendPoints(one: Point, other: Point, share: number): Point {
	return { x: blend(one.x, other.x, share), y: blend(one.y, other.y, share) };
}

function hundredths(value: number): number {
	return Math.round(value * 100) / 100;
}
