import { setTimeout as delay } from 'node:timers/promises';

/** https://www.sqlite.org/rescode.html#busy; extended codes carry it in their low byte. */
const busyCode = 5;

/**
 * Runs `attempt` until no other connection holds the lock it needs, or the deadline has passed. SQLite's own waiting
 * would block the event loop, and with it every other request.
 * @param deadline by `performance.now()`, in milliseconds
 * @throws whatever `attempt` throws, "database is locked" included once the time is over.
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

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busyCode;
}
