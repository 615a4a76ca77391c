/** An SVG document as an image that can be drawn on a canvas. Rejects where the document cannot be shown. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
	await image.decode();
	return image;
}

/** A canvas of so many pixels, and how to draw on it. */
export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) throw new Error('No canvas');
	return context;
}
