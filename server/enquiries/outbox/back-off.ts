/** The wait after the first failed attempt. */
const firstWaitMs = 10_000;

/** Waits double up to this many times the first wait: ten seconds become six hours. */
const longestWait = 6 * 60 * 6;

/** With these waits the last attempt comes about three days after the first: longer than a weekend without anyone at work. */
const attemptsInAll = 23;

/**
 * How long to wait after an attempt that did not succeed, in milliseconds; `null` when it was the last.
 * @param attempt how many attempts there have been, from 1
 * @param firstWait the wait after the first of them, from which all others follow
 */
export function waitAfter(attempt: number, firstWait = firstWaitMs): number | null {
  if (attempt >= attemptsInAll) return null;
  return firstWait * Math.min(2 ** (attempt - 1), longestWait);
}
