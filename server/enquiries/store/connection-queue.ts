/** Longest wait for the one connection and the locks of other processes together, in milliseconds. */
const longestWaitMs = 3_000;

/** How many may wait at once; a visitor who comes later is asked to try again at once. */
const longestQueue = 200;

/** The store's code for SQLite's "database is locked", https://www.sqlite.org/rescode.html#busy. */
const busy = 'SQLITE_5';

type Waiter = { admit: (deadline: number) => void; refuse: (error: Error) => void; deadline: number };

/**
 * Lends one connection to one user at a time, in the order of their requests. Both the wait and the number of waiters
 * are limited: while another process holds the database's lock, requests must be answered and not pile up.
 */
export class ConnectionQueue {
  readonly #waiting: Waiter[] = [];
  #isTaken = false;

  /**
   * Waits for the connection.
   * @returns when its user should stop waiting for locks, by `performance.now()`
   * @throws Error with SQLite's own code for that when it was not free in time, `QUEUE_FULL` when too many wait already
   */
  acquire(): Promise<number> {
    const deadline = performance.now() + longestWaitMs;
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(deadline);
    }
    if (this.#waiting.length >= longestQueue) return Promise.reject(codedError('QUEUE_FULL'));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { admit: resolve, refuse: reject, deadline };
      this.#waiting.push(waiter);
      setTimeout(() => this.#giveUp(waiter), longestWaitMs).unref();
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next.admit(next.deadline);
    else this.#isTaken = false;
  }

  #giveUp(waiter: Waiter): void {
    const place = this.#waiting.indexOf(waiter);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    waiter.refuse(codedError(busy));
  }
}

function codedError(code: string): Error {
  return Object.assign(new Error(`the database is busy: ${code}`), { code });
}
