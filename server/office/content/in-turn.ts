/** Runs tasks one after the other, in their order. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of work. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
