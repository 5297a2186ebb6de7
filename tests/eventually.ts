import { vi } from 'vitest';

/** Waits until a check passes; Vitest's own limit of a second is too short for a busy machine. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
