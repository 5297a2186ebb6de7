import { readFile } from 'node:fs/promises';

/** How long the main thread of a process ran so far, and how long it waited for a processor, in milliseconds. */
export type ProcessorTimes = { running: number; waiting: number };

export async function processorTimes(pid: number): Promise<ProcessorTimes> {
  const [running = 0, waiting = 0] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ').map(Number);
  return { running: running / 1e6, waiting: waiting / 1e6 };
}
