import { elementsIn, parseXml, textIn, type XmlElement } from './xml.ts';

/** What an item of a picture looks like at a time: its letters, its gradient, the place of its centre, whether it has a mark. */
export interface Seen {
	readonly text: string;
	readonly fill: string;
	readonly x: number;
	readonly y: number;
	readonly marked: boolean;
}

/** Plays an animated SVG by what CSS says of its style sheet, as a browser would; for its own subset of CSS only. */
export class SvgPlayer {
	readonly root: XmlElement;
	readonly duration: number;
	readonly #ids = new Map<string, XmlElement>();
	readonly #namesOfClass = new Map<string, readonly string[]>();
	readonly #keyframes = new Map<string, readonly { share: number; values: ReadonlyMap<string, string> }[]>();

	constructor(svg: string) {
		this.root = parseXml(svg);
		const all = [...elementsIn(this.root)];
		for (const element of all) {
			const { id } = element.attributes;
			if (id !== undefined) this.#ids.set(id, element);
		}
		const css = all
			.filter(({ tag }) => tag === 'style')
			.map(textIn)
			.join('');
		this.duration = Number(/\.a\{animation:(\d+)ms/.exec(css)?.[1]);
		for (const [, name = '', list = ''] of css.matchAll(/\.(\w+)\{animation-name:([^}]*)\}/g)) {
			this.#namesOfClass.set(name, list.split(','));
		}
		for (const [, name = '', body = ''] of css.matchAll(/@keyframes (\w+)\{((?:[^{}]+\{[^{}]*\})+)\}/g)) {
			const steps = Array.from(body.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, times = '', block = '']) =>
				times
					.split(',')
					.map((time) => ({ share: Number.parseFloat(time) / 100, values: declarations(block) })),
			);
			this.#keyframes.set(name, steps.flat());
		}
	}

	/** The items that are seen at a time at which nothing moves. */
	items(time: number): Seen[] {
		const found: Seen[] = [];
		this.#visit(this.root, { x: 0, y: 0 }, time, found);
		return found;
	}

	/** All texts outside of items that are seen at the time. */
	texts(time: number): string[] {
		const visible = (element: XmlElement): string[] => {
			if (element.tag === 'defs' || this.#opacity(element, time) < 0.5) return [];
			if (element.tag === 'text') return [element.children.map(lineOf).join(' ')];
			return element.children.flatMap((child) => (typeof child === 'string' ? [] : visible(child)));
		};
		return visible(this.root);
	}

	#visit(element: XmlElement, origin: { x: number; y: number }, time: number, found: Seen[]): void {
		if (element.tag === 'defs' || this.#opacity(element, time) < 0.5) return;
		const scale = this.#value(element, 'scale', time);
		if (scale !== undefined && scale !== '1') throw new Error(`Something is still moving at ${time}`);
		const [dx = 0, dy = 0] = numbers(this.#value(element, 'translate', time) ?? '');
		const [ax = 0, ay = 0] = numbers(element.attributes['transform'] ?? '');
		const here = { x: origin.x + dx + ax, y: origin.y + dy + ay };
		if (element.tag === 'use') {
			const shape = this.#ids.get((element.attributes['href'] ?? '').slice(1));
			if (!shape) throw new Error(`Nothing is called ${element.attributes['href']}`);
			const inside = [...elementsIn(shape)];
			const letters = inside.find(({ tag }) => tag === 'text');
			const last = found.at(-1);
			if (letters) {
				const fill = inside
					.map(({ attributes }) => attributes['fill'])
					.find((paint) => paint?.startsWith('url'));
				found.push({ text: textIn(letters), fill: fill ?? '', ...here, marked: false });
			} else if (last) {
				found[found.length - 1] = { ...last, marked: true };
			}
		}
		for (const child of element.children) {
			if (typeof child !== 'string') this.#visit(child, here, time, found);
		}
	}

	#opacity(element: XmlElement, time: number): number {
		return Number(this.#value(element, 'opacity', time) ?? element.attributes['opacity'] ?? 1);
	}

	/** The value that the element's animations give to a property, by the last key before the time. */
	#value({ attributes }: XmlElement, property: string, time: number): string | undefined {
		const names = (attributes['class'] ?? '')
			.split(' ')
			.flatMap((name) => this.#namesOfClass.get(name) ?? []);
		const values = names.map((name) =>
			(this.#keyframes.get(name) ?? [])
				.filter(({ share, values }) => values.has(property) && share * this.duration <= time)
				.at(-1)
				?.values.get(property),
		);
		return values.find((value) => value !== undefined);
	}
}

function declarations(block: string): ReadonlyMap<string, string> {
	return new Map(
		block.split(';').map((declaration): [string, string] => {
			const [property = '', value = ''] = declaration.split(':');
			return [property, value];
		}),
	);
}

function lineOf(child: XmlElement | string): string {
	return typeof child === 'string' ? child : textIn(child);
}

function numbers(list: string): number[] {
	return Array.from(list.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
}
