import { puzzles } from '../puzzles/list.ts';
import { ExportMenu } from './exportMenu.ts';
import { type Host, Panel } from './panel.ts';

/** Given by the editor to every panel's page, once. */
declare function acquireVsCodeApi(): Host;

new Panel(acquireVsCodeApi(), puzzles, (exhibit) => new ExportMenu(exhibit)).open();
