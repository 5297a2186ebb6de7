import type { Clock } from '../server/enquiries/outbox/clock.ts';

/** A clock that advances only when a test calls `pass`; timers then run in order. */
export function manualClock() {
  let now = Date.parse('2026-03-01T10:00:00.000Z');
  const timers = new Set<{ at: number; run: () => void }>();
  const clock: Clock = {
    now: () => new Date(now),
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };

  /** Advances the clock by a number of milliseconds and runs the timers that become due. */
  async function pass(ms: number): Promise<void> {
    const end = now + ms;
    await settle();
    for (;;) {
      const [next] = [...timers].toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.run();
      await settle();
    }
    now = end;
  }

  /** Advances the clock at once, as when the machine wakes up: timers of the time between run late, once. */
  async function leap(ms: number): Promise<void> {
    now += ms;
    await pass(0);
  }

  return { clock, pass, leap, timers: () => timers.size };
}

/** Waits for pending microtasks and immediates. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
}
