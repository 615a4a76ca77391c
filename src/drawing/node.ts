/** A piece of SVG that is neither text nor DOM yet: what is drawn is written once, whoever shows it. */
export interface SvgNode {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string | number>>;
	readonly children: readonly (SvgNode | string)[];
}

export function svg(
	tag: string,
	attributes: SvgNode['attributes'] = {},
	...children: readonly (SvgNode | string)[]
): SvgNode {
	return { tag, attributes, children };
}

/** The node as SVG text. */
export function svgText({ tag, attributes, children }: SvgNode): string {
	const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
	const open = `<${tag}${list.join('')}`;
	if (children.length === 0) return `${open}/>`;
	const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)));
	return `${open}>${inside.join('')}</${tag}>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
