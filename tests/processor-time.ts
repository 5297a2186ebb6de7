import { readFile } from 'node:fs/promises';

/** Processor time of a process so far, in milliseconds, in steps of ten. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // User and system time are fields 14 and 15. Counting starts behind field 2, a name that may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** How long the main thread of a process ran so far, and how long it waited for a processor, in milliseconds. */
export type ProcessorTimes = { running: number; waiting: number };

export async function processorTimes(pid: number): Promise<ProcessorTimes> {
  const [running = 0, waiting = 0] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ').map(Number);
  return { running: running / 1e6, waiting: waiting / 1e6 };
}
