import type { SvgNode } from '../drawing/node.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;

/**
 * A new element. An attribute that is `true` is set without a value, one that is `false` is left out. There is no
 * `style`: the page's content policy refuses it, so lengths are set from script on the element.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const made = document.createElement(tag);
	setAttributes(made, attributes);
	made.append(...children);
	return made;
}

/** A drawing as SVG elements. */
export function svgElement({ tag, attributes, children }: SvgNode): SVGElement {
	const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
	setAttributes(made, attributes);
	made.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))));
	return made;
}

export function setAttributes(target: Element, attributes: Attributes): void {
	for (const [name, value] of Object.entries(attributes)) {
		if (value === false) {
			target.removeAttribute(name);
			continue;
		}
		const text = value === true ? '' : String(value);
		// To set what is there already would cost as much as a change.
		if (target.getAttribute(name) !== text) target.setAttribute(name, text);
	}
}
