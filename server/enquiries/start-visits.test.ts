import { afterEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../tests/quiet-log.ts';
import { startVisits } from './start-visits.ts';
import type { EnquiryStore } from './store/store.ts';

const minute = 60_000;
afterEach(() => vi.useRealTimers());

/** A store with settings; `reminds` lists for each check whether it sends reminders. */
function fakeStore() {
  const settings = new Map<string, string>();
  const reminds: (boolean | undefined)[] = [];
  const store = {
    readSetting: async (name: string) => settings.get(name) ?? null,
    writeSetting: async (name: string, value: string) => void settings.set(name, value),
    keepVisits: async (_: unknown, how?: { reminds: boolean }) => {
      reminds.push(how?.reminds);
      return { moved: 0, reminded: 0 };
    },
  } satisfies Pick<EnquiryStore, 'readSetting' | 'writeSetting' | 'keepVisits'>;
  return { store, reminds };
}

async function runServer(store: ReturnType<typeof fakeStore>['store'], start: string, ms: number): Promise<void> {
  vi.useFakeTimers({ now: new Date(start) });
  const visits = startVisits({ store, visits: () => [], log: quietLog().log, wake: () => undefined });
  await vi.advanceTimersByTimeAsync(ms);
  visits.stop();
}

test('reminders begin after an hour of checks, and go on after a short restart', async () => {
  const { store, reminds } = fakeStore();
  await runServer(store, '2026-03-01T10:00:00Z', 61 * minute);
  expect(reminds).toEqual([...Array.from({ length: 12 }, () => false), true]);
  await runServer(store, '2026-03-01T11:10:00Z', 1);
  expect(reminds.at(-1)).toBe(true);
});

test('a start with a clock that is weeks ahead reminds nobody, and neither does the correction', async () => {
  const { store, reminds } = fakeStore();
  await runServer(store, '2026-03-01T10:00:00Z', 61 * minute);
  reminds.length = 0;
  await runServer(store, '2026-03-21T10:00:00Z', 50 * minute);
  await runServer(store, '2026-03-01T12:00:00Z', 50 * minute);
  expect(new Set(reminds)).toEqual(new Set([false]));
});
