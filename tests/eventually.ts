import { vi } from 'vitest';

/** Waits until a check passes, also on a busy machine: Vitest's own limit is a second. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 240_000, interval: 20 });
}
