import { type SvgNode, svg, svgText } from '../drawing/node.ts';

/**
 * What one place of a picture shows in turn: `looks` has one entry per moment, none where there is nothing. Each
 * different look is drawn once, as in the first moment that has it; `classOf` gives the class that shows it in its
 * moments, empty where it is always shown.
 */
export function layers(
	looks: readonly (string | undefined)[],
	draw: (moment: number) => SvgNode,
	classOf: (there: readonly boolean[]) => string,
): SvgNode[] {
	return Array.from(new Set(looks), (look) => {
		if (look === undefined) return [];
		const there = looks.map((other) => other === look);
		return [animated(classOf(there), there[0] === true, draw(looks.indexOf(look)))];
	}).flat();
}

/** Nodes in a group that its class moves or shows; `shown` is whether they are seen where styles are not known. */
export function animated(className: string, shown: boolean, ...nodes: readonly SvgNode[]): SvgNode {
	const [only, ...others] = nodes;
	if (only && others.length === 0 && className === '' && shown) return only;
	return svg('g', { ...(className !== '' && { class: className }), ...(!shown && { opacity: 0 }) }, ...nodes);
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
