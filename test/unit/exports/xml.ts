/** An element of a document; its children are elements and pieces of text. */
export interface XmlElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly (XmlElement | string)[];
}

const tokens = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<]*")*)(\/?)>|([^<]+)/y;

/** Reads a document that has only elements, attributes in double quotes, and text. Throws where it is not well-formed. */
export function parseXml(source: string): XmlElement {
	const top: XmlElement & { children: (XmlElement | string)[] } = { tag: '', attributes: {}, children: [] };
	const open = [top];
	tokens.lastIndex = 0;
	while (tokens.lastIndex < source.length) {
		const at = tokens.lastIndex;
		const [whole, closing, tag = '', list = '', alone, text] = tokens.exec(source) ?? [];
		const parent = open.at(-1);
		if (whole === undefined || !parent) throw new Error(`Not well-formed: ${source.slice(at, at + 60)}`);
		if (text !== undefined) {
			parent.children.push(plain(text));
		} else if (closing) {
			if (tag !== parent.tag || list !== '' || open.length === 1) throw new Error(`Unexpected ${whole}`);
			open.pop();
		} else {
			const attributes = Array.from(
				list.matchAll(/ ([a-zA-Z0-9:-]+)="([^"]*)"/g),
				([, name = '', value = '']) => [name, plain(value)],
			);
			const element = { tag, attributes: Object.fromEntries(attributes), children: [] };
			if (attributes.length > Object.keys(element.attributes).length) throw new Error(`Twice in ${whole}`);
			parent.children.push(element);
			if (!alone) open.push(element);
		}
	}
	const [root, ...others] = top.children;
	if (open.length > 1 || others.length > 0 || root === undefined || typeof root === 'string') {
		throw new Error('Not one element');
	}
	return root;
}

function plain(text: string): string {
	return text.replace(/&([^;]*);?/g, (whole, name: string) => {
		const sign = { lt: '<', gt: '>', amp: '&', quot: '"' }[name];
		if (sign === undefined) throw new Error(`Not well-formed: ${whole}`);
		return sign;
	});
}

/** All elements in a document, from the outside in. */
export function* elementsIn(root: XmlElement): Generator<XmlElement> {
	yield root;
	for (const child of root.children) if (typeof child !== 'string') yield* elementsIn(child);
}

export function textIn({ children }: XmlElement): string {
	return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}
