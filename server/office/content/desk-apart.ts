import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ContentDesk } from '../content-desk.ts';
import type { DeskOutcome, DeskTask } from './desk-worker.ts';

/**
 * Opens the content desk of a build. Whole folders are read in worker threads, because that takes a second of processor
 * time: one thread checks, the other one reads, so that reading never waits for a check.
 * @param program `content-desk.js` of the build
 */
export async function deskApart(program: string): Promise<ContentDesk> {
  const url = pathToFileURL(program).href;
  const { contentDesk } = (await import(url)) as { contentDesk: ContentDesk };
  const [read, check] = [deskThread(url), deskThread(url)];
  return {
    files: (folder) => read('files', folder, ''),
    find: (folder, words) => read('find', folder, words),
    view: (folder, file) => read('view', folder, file),
    check: (folder) => check('check', folder, ''),
    change: contentDesk.change,
    describe: contentDesk.describe,
    pages: contentDesk.pages,
  };
}

type Ask = <Result>(name: DeskTask['name'], ...words: [string, string]) => Promise<Result>;

/** A worker thread that carries out tasks. It starts with the first one, and again after a crash. */
function deskThread(program: string): Ask {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let worker: Worker | null = null;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(new URL('desk-worker.ts', import.meta.url), { workerData: { program } });
    started.on('message', (outcome: DeskOutcome) => {
      const one = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if (waiting.size === 0) started.unref();
      if ('fault' in outcome) one?.reject(new Error(outcome.fault));
      else one?.resolve(outcome.result);
    });
    started.on('error', () => undefined);
    started.on('exit', () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error('the reading of content ended'));
      waiting.clear();
    });
    return started;
  }

  return (name, ...words) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      worker.ref();
      const id = ++asked;
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, name, words } satisfies DeskTask);
    });
}
