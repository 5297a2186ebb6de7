import { setTimeout as delay } from 'node:timers/promises';

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy: also the lowest byte of its extended codes. */
const busyCode = 5;

/**
 * Repeats `attempt` while another connection holds the lock that it needs, up to the deadline. SQLite's own waiting
 * would block the event loop.
 * @param deadline by `performance.now()`, in milliseconds
 * @throws any error of `attempt`; after the deadline also "database is locked"
 */
export async function whenFree<T>(attempt: () => T, deadline: number): Promise<T> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await delay(2 + Math.random() * 18);
    }
  }
}

/** Whether another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busyCode;
}
