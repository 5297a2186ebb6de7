/** Longest time that a request waits, for the connection and for locks of other processes together, in milliseconds. */
const longestWaitMs = 3_000;

/** Greatest number of callers that may wait; further ones are refused at once. */
const longestQueue = 200;

/** The store's code for SQLite's "database is locked", https://www.sqlite.org/rescode.html#busy. */
const busy = 'SQLITE_5';

type Waiter = { admit: (deadline: number) => void; refuse: (error: Error) => void; deadline: number };

/**
 * Gives one connection to one caller at a time, in the order of their requests. Waiting time and queue are limited:
 * while another process locks the database, requests must fail quickly instead of piling up.
 */
export class ConnectionQueue {
  readonly #waiting: Waiter[] = [];
  #isTaken = false;

  /**
   * Waits for the connection.
   * @returns the deadline until which the caller may wait for locks, by `performance.now()`
   * @throws Error with the code `SQLITE_5` if it was not free in time, `QUEUE_FULL` if too many callers wait
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
