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

/** The wait after the first failed attempt, in milliseconds. */
const firstWaitMs = 10_000;

/** Upper limit of the wait, as a multiple of the first: ten seconds become six hours. */
const longestWait = 6 * 60 * 6;

/** Number of attempts in all. The last is about three days after the first, so that attempts outlast a weekend. */
const attemptsInAll = 23;

/** The wait after a failed attempt, counted from 1, in milliseconds; `null` after the last one. */
export function waitAfter(attempt: number): number | null {
  return attempt >= attemptsInAll ? null : firstWaitMs * Math.min(2 ** (attempt - 1), longestWait);
}

/**
 * How long a mail may take up to the end of its text, in milliseconds. Nothing has been handed over until then, so an
 * attempt that is cut off is safely repeated.
 */
export const handOverLimitMs = 2 * 60_000;

/**
 * How long a mail server may take to answer the final dot, in milliseconds: RFC 5321, section 4.5.3.2.6. A client that
 * hangs up earlier and sends again makes copies.
 */
export const acceptanceLimitMs = 10 * 60_000;

/** How long one delivery may take before the outbox cuts it off, in milliseconds. */
export const deliveryLimitMs = handOverLimitMs + acceptanceLimitMs + 30_000;

/** How long a delivery that was cut off may take to report whether anything was handed over, in milliseconds. */
export const verdictMs = 1_000;

/**
 * Duration of a lease, in milliseconds: until its end no other process takes up the delivery. It leaves time for the
 * delivery and for storing the outcome, so a lease usually ends without an outcome only after a crash.
 */
export const leaseMs = deliveryLimitMs + verdictMs + 45_000;
