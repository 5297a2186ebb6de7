/** Does pieces of work one after the other, in the order in which they are given. */
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
