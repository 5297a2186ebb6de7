/** Queues a task; resolves to its result. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs tasks one after the other. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
