/** The clock of the outbox; tests use a clock that they advance themselves. */
export type Clock = {
  now(): Date;
  /** Calls `run` after a number of milliseconds. Returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves after a number of milliseconds, or as soon as `early` does. */
export function pause(clock: Clock, ms: number, early?: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, resolve);
    void early?.then(() => {
      cancel();
      resolve();
    });
  });
}
