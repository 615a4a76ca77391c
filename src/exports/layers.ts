import { type SvgNode, svg, svgText } from '../drawing/node.ts';
import type { Actor } from './actor.ts';

/**
 * What one place of a picture shows in turn: `looks` has one entry per moment, none where there is nothing. Each
 * different look is drawn once, as in the first moment that has it; `shown` says how it comes and goes with the
 * moments that have it.
 */
export function layers(
	looks: readonly (string | undefined)[],
	draw: (moment: number) => SvgNode,
	shown: (there: readonly boolean[]) => Omit<Actor, 'shows'>,
): Actor[] {
	return Array.from(new Set(looks)).flatMap((look) => {
		if (look === undefined) return [];
		return [{ ...shown(looks.map((other) => other === look)), shows: [draw(looks.indexOf(look))] }];
	});
}

/** What a picture draws more than once, so that it can be drawn once and used. */
export class Shapes {
	readonly #ids = new Map<string, string>();
	readonly #nodes: SvgNode[] = [];

	/** The same picture as the node. */
	use(node: SvgNode): SvgNode {
		const text = svgText(node);
		let id = this.#ids.get(text);
		if (id === undefined) {
			id = `s${this.#ids.size}`;
			this.#ids.set(text, id);
			this.#nodes.push({ ...node, attributes: { ...node.attributes, id } });
		}
		return svg('use', { href: `#${id}` });
	}

	get nodes(): readonly SvgNode[] {
		return this.#nodes;
	}
}
