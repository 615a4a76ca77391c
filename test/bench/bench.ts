/**
 * Measures what is claimed about speed and prints it, with the goal beside each figure that has one.
 *
 *     npm run bench [-- [--json] [--processor-time] [<part>…]]
 *
 * A missed goal is printed and fails nothing: times depend on the machine and on what else it does. A wrong answer fails.
 */
import { cpus, loadavg } from 'node:os';
import { activation } from './activation.ts';
import { activationArgument, artefactsSection } from './artefacts.ts';
import { hostSection } from './host.ts';
import { literalsSection } from './literals.ts';
import { mayanSection } from './mayan.ts';
import { onProcessorTime } from './measure.ts';
import { inOwnProcess } from './ownProcess.ts';
import { panelSection } from './panel.ts';
import { printed, type Section } from './report.ts';
import { scaleSection } from './scale.ts';
import { stoneGameSection } from './stoneGame.ts';
import { zumaSection } from './zuma.ts';

const parts: Readonly<Record<string, () => Section | Promise<Section>>> = {
	zuma: zumaSection,
	mayan: mayanSection,
	stone: stoneGameSection,
	literals: literalsSection,
	host: hostSection,
	artefacts: artefactsSection,
	panel: panelSection,
	scale: scaleSection,
};

async function main(): Promise<void> {
	if (process.argv.includes(activationArgument)) {
		console.log(JSON.stringify(await activation(process.cwd())));
		return;
	}
	const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
	const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
	const json = process.argv.includes('--json');
	const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
	// What else the machine does shows in every time below.
	const machine = `Node ${process.version}, ${processors}, load ${loadavg()[0]?.toFixed(1)} before, ${onProcessorTime ? 'processor time' : 'time by the clock'}`;
	const began = performance.now();
	const sections: Section[] = [];
	const times: string[] = [];
	if (!json) console.log(machine);
	for (const [name, measure] of chosen) {
		const start = performance.now();
		const section = await (chosen.length === 1 ? measure() : apart(name));
		sections.push(section);
		times.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)}`);
		if (!json) console.log(printed(section));
	}
	const seconds = (performance.now() - began) / 1000;
	console.log(
		json
			? JSON.stringify({ machine, seconds, sections })
			: `\nMeasured in ${seconds.toFixed(0)} s: ${times.join(', ')}`,
	);
}

/** Measures a part in a process of its own, where no other part has left anything behind. */
function apart(name: string): Section {
	const flags = process.argv
		.slice(2)
		.filter((argument) => argument.startsWith('--') && argument !== '--json');
	const { sections } = inOwnProcess<{ sections: [Section] }>(['--json', ...flags, name]);
	return sections[0];
}

main();
