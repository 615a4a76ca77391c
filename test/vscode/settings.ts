import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of VS Code, by name. */
export type Settings = Readonly<Record<string, unknown>>;

const quiet: Settings = {
	'chat.disableAIFeatures': true,
	'extensions.autoCheckUpdates': false,
	'extensions.ignoreRecommendations': true,
	'git.openRepositoryInParentFolders': 'never',
	'security.workspace.trust.enabled': false,
	'telemetry.telemetryLevel': 'off',
	'update.mode': 'none',
	'workbench.secondarySideBar.defaultVisibility': 'hidden',
	'workbench.startupEditor': 'none',
	'workbench.tips.enabled': false,
};

/** Writes the user settings of a user data folder: no questions, tips or look-ups, and the given ones. */
export function writeSettings(userData: string, settings: Settings = {}): void {
	const folder = join(userData, 'User');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...quiet, ...settings }, null, '\t'));
}
