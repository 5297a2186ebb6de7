import { setTimeout as delay } from 'node:timers/promises';

/** https://www.sqlite.org/rescode.html#busy; extended codes carry it in their low byte. */
const busyCode = 5;

/**
 * Runs `attempt` until no other connection holds the lock it needs, for ten seconds at most. SQLite's own waiting would
 * stop the event loop, and with it a transaction of the same process that holds the lock.
 * @throws whatever `attempt` throws, "database is locked" included once the time is over.
 */
export async function whenFree<T>(attempt: () => T): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await delay(2 + Math.random() * 18);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busyCode;
}
