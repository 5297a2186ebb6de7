import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { gitIn, gitProblem } from './git.ts';

afterEach(() => vi.useRealTimers());

test('a git that is silent for five minutes is killed, without waiting for the programs that it has started', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let ended: unknown = null;
  const started = performance.now();
  const silent = gitIn(tmpdir())('-c', 'alias.wait=!sleep 20', 'wait').catch((error: unknown) => (ended = error));
  vi.advanceTimersByTime(4 * 60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(gitProblem(await silent).kind).toBe('away');
  expect(performance.now() - started).toBeLessThan(15_000);
});
