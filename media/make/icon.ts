/** Makes the icon of the extension, `media/icon.png`, from the drawing beside this file. */
import { readFileSync } from 'node:fs';
import { launchBrowser } from '../../test/vscode/browser.ts';

const pixels = 256;

async function main(): Promise<void> {
	const browser = await launchBrowser();
	const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
	await page.setContent(`<body style="margin: 0">${readFileSync('media/make/icon.svg', 'utf8')}</body>`);
	await page.screenshot({ path: 'media/icon.png', omitBackground: true });
	await browser.close();
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
