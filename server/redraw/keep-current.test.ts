import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteDays } from '../site-build.ts';
import { keepCurrent } from './keep-current.ts';

const changes = ['2025-11-25', '2025-12-01', '2026-06-01'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site whose drawing is replaced by a function with the result `outcome`. */
function watched(outcome: () => boolean) {
  let drawnOn = '2025-10-30';
  const asked: string[] = [];
  const said: string[] = [];
  const days: SiteDays = {
    places: { dist: 'dist', dataDir: 'data', from: 'dist' },
    changes,
    drawnOn: () => drawnOn,
    reread: async () => {
      drawnOn = asked.at(-1) ?? drawnOn;
    },
    onReread: () => undefined,
  };
  const write = (_: unknown, message: string) => void said.push(message);
  const log = { info: write, error: write } as unknown as Parameters<typeof keepCurrent>[0]['log'];
  const current = keepCurrent({
    site: { days, facts: { build: 'abc' } },
    log,
    draw: async (_places, _build, day) => {
      asked.push(day);
      return outcome();
    },
  });
  return { asked, said, current, drawnOn: () => drawnOn };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('pages are drawn again within a minute of the change, and only once', async () => {
  vi.setSystemTime('2025-11-24T22:30:00Z');
  const { asked, current, drawnOn } = watched(() => true);
  await minutes(29);
  expect(asked).toEqual([]);
  await minutes(2);
  expect(asked).toEqual(['2025-11-25']);
  await minutes(60);
  expect(asked).toEqual(['2025-11-25']);
  expect([drawnOn(), current.isOld()]).toEqual(['2025-11-25', false]);
  current.stop();
});

test('a server that starts long after a change draws its pages for the present day', async () => {
  vi.setSystemTime('2026-11-22T08:00:00Z');
  const { asked, current } = watched(() => true);
  await current.look();
  expect(asked).toEqual(['2026-11-22']);
  current.stop();
});

test('after a failure the old pages stay, and drawing is retried later', async () => {
  vi.setSystemTime('2025-11-25T08:00:00Z');
  let fails = true;
  const { asked, said, current, drawnOn } = watched(() => {
    if (fails) throw new Error('no memory');
    return true;
  });
  await minutes(1);
  expect([asked.length, drawnOn(), current.isOld()]).toEqual([1, '2025-10-30', true]);
  expect(said).toEqual(['pages could not be drawn for a new day: the old ones stay']);
  fails = false;
  await minutes(9);
  expect(asked).toHaveLength(1);
  await minutes(5);
  expect([asked.length, drawnOn()]).toEqual([2, '2025-11-25']);
  current.stop();
});

test('if a newer build was put in place, the old pages stay until the next start', async () => {
  vi.setSystemTime('2025-11-25T08:00:00Z');
  const { said, current, drawnOn } = watched(() => false);
  await minutes(1);
  expect([said, drawnOn()]).toEqual([
    ['pages were not drawn for a new day, as a newer build has replaced the running one: restart the server'],
    '2025-10-30',
  ]);
  current.stop();
});
