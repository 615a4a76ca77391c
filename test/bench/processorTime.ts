/** Milliseconds for which the thread had a processor; where Node cannot tell, the process. */
export function processorTime(): number {
	const { threadCpuUsage = process.cpuUsage } = process as { threadCpuUsage?(): NodeJS.CpuUsage };
	const { user, system } = threadCpuUsage();
	return (user + system) / 1000;
}
