import { downloadAndUnzipVSCode } from '@vscode/test-electron';

/** Whether a window can be opened here. */
export function hasDisplay(): boolean {
	return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

/**
 * The executable of a desktop VS Code, downloaded where it is not there yet; undefined where no window can be opened
 * or the site of VS Code cannot be reached.
 */
export async function desktop(): Promise<string | undefined> {
	if (!hasDisplay()) {
		return undefined;
	}
	try {
		await fetch('https://update.code.visualstudio.com/api/releases/stable', {
			signal: AbortSignal.timeout(5000),
		});
		return await downloadAndUnzipVSCode();
	} catch (error) {
		console.log(`No desktop VS Code: ${error instanceof Error ? error.message : error}`);
		return undefined;
	}
}
