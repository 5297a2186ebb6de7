/** The wait after the first failed attempt, in milliseconds. */
const firstWaitMs = 10_000;

/** Upper limit of the wait, as a multiple of the first: ten seconds become six hours. */
const longestWait = 6 * 60 * 6;

/** Number of attempts in all. The last is about three days after the first, so that attempts outlast a weekend. */
const attemptsInAll = 23;

/**
 * The wait after a failed attempt, in milliseconds; `null` after the last one.
 * @param attempt the number of attempts so far, from 1
 * @param firstWait the wait after the first attempt; the others are multiples of it
 */
export function waitAfter(attempt: number, firstWait = firstWaitMs): number | null {
  if (attempt >= attemptsInAll) return null;
  return firstWait * Math.min(2 ** (attempt - 1), longestWait);
}
