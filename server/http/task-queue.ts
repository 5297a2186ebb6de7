import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task in its turn; resolves to null at once if too many wait. */
export type TaskQueue = <Result>(task: () => Result) => Promise<Result> | null;

/**
 * Runs costly tasks one after the other, each in a turn of the event loop of its own. Other requests are answered
 * between them.
 * @param longest how many tasks may wait
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
