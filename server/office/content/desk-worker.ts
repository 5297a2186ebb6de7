import { parentPort, workerData } from 'node:worker_threads';
import type { ContentDesk } from '../content-desk.ts';

/** A task of the desk, and its result or error. */
export type DeskTask = { id: number; name: 'files' | 'find' | 'view' | 'check'; words: [string, string] };
export type DeskOutcome = { id: number; result: unknown } | { id: number; fault: string };

const { program } = workerData as { program: string };
const { contentDesk } = (await import(program)) as { contentDesk: ContentDesk };

parentPort!.on('message', ({ id, name, words }: DeskTask) => {
  void contentDesk[name](...words)
    .then((result): DeskOutcome => ({ id, result }))
    .catch((error: unknown): DeskOutcome => ({ id, fault: error instanceof Error ? error.message : '' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    .then((outcome) => parentPort!.postMessage(outcome));
});
