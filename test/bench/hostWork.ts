/** An extension for the bench alone: in a real extension host it drives hard cases and has a workspace checked. */
import { setTimeout } from 'node:timers/promises';
import type * as vscode from 'vscode';
import { hardCases, type Solving } from './hostSolving.ts';
import { type Checking, checks } from './hostWorkspace.ts';
import { leave } from './left.ts';

/** Milliseconds in which the editor comes to rest once it has started its extensions. */
const start = 1000;

export interface Work {
	readonly solving: Solving;
	readonly checking: readonly Checking[];
}

export function activate({ extensionPath }: vscode.ExtensionContext): void {
	leave(extensionPath, work());
}

async function work(): Promise<Work> {
	await setTimeout(start);
	return { solving: await hardCases(), checking: await checks() };
}
