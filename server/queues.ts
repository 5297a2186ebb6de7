import { setImmediate as nextTurn } from 'node:timers/promises';

/** Queues a task; returns null at once if too many wait. */
export type TaskQueue = <Result>(task: () => Result) => Promise<Result> | null;

/**
 * Runs costly tasks one after the other, each in its own turn of the event loop, so that other requests are answered
 * between them.
 * @param longest the most tasks that may wait, including the one that runs
 */
export function createTaskQueue(longest: number): TaskQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (waiting >= longest) return null;
    waiting += 1;
    const result = last.then(() => nextTurn()).then(task);
    last = result
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
      });
    return result;
  };
}

/** Queues a task; resolves to its result. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs tasks one after the other. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
