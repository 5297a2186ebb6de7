import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { quietLog } from '../../tests/quiet-log.ts';
import { isPlausible, monthsBefore, monthsKept, startRetention, warnOfMonths } from './retention.ts';
import type { EnquiryStore } from './store/store.ts';

test.each([
  ['2026-11-21T02:15:43.123Z', 12, '2025-11-21T02:15:43.123Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 13, '2024-12-15T10:00:00.000Z'],
])('%s minus %i months is %s', (date, months, earlier) => {
  expect(monthsBefore(new Date(date), months).toISOString()).toBe(earlier);
});

test('a date some months earlier is right within four days, and dates of different months keep their order', () => {
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, date, fc.integer({ min: 0, max: 120 }), (one, other, months) => {
      const earlier = monthsBefore(one, months);
      expect(earlier.getTime()).toBeLessThanOrEqual(one.getTime());
      const days = (one.getTime() - earlier.getTime()) / 86_400_000;
      expect(Math.abs(days - months * 30.44)).toBeLessThan(4);
      const [first, second] = one <= other ? [one, other] : [other, one];
      if (first.toISOString().slice(0, 7) !== second.toISOString().slice(0, 7)) {
        expect(monthsBefore(first, months).getTime()).toBeLessThan(monthsBefore(second, months).getTime());
      }
    }),
  );
});

test.each([
  [undefined, 12, []],
  [12, 12, []],
  [6, 6, ['warn']],
])('with the setting %s and a policy of 12 months, enquiries are kept for %i months', (set, months, levels) => {
  const { lines, log } = quietLog();
  const [env, facts] = [{ RETENTION_MONTHS: set }, { retentionMonths: 12, waitingMonths: 24 }];
  warnOfMonths(env, facts, log);
  expect(monthsKept(env, facts)).toEqual({ enquiries: months, waiting: 24 });
  expect(lines.map(({ level }) => level)).toEqual(levels);
});

/** A store with settings, in which `old` of `stored` enquiries can be purged. */
function fakeStore(found = { old: 3, stored: 100 }) {
  const settings = new Map<string, string>();
  const purge = vi
    .fn<EnquiryStore['purge']>()
    .mockResolvedValue({ enquiries: 3, bookings: 2, deliveries: 8, unsent: 1 });
  const store = {
    purge,
    purgeable: async (table: string) => (table === 'enquiries' ? found : { old: 0, stored: 0 }),
    purgeSubscriptions: async () => 0,
    readSetting: async (name: string) => settings.get(name) ?? null,
    writeSetting: async (name: string, value: string) => void settings.set(name, value),
  } as unknown as EnquiryStore;
  return { store, purge };
}

const [hour, day] = [3_600_000, 86_400_000];

/** Runs a server for `ms` milliseconds, on a clock that begins at `start`. */
async function runServer(store: EnquiryStore, start: string, ms: number) {
  const { lines, log } = quietLog();
  vi.useFakeTimers({ now: new Date(start) });
  const retention = startRetention({ store, months: () => ({ enquiries: 12, waiting: 24 }), log });
  await vi.advanceTimersByTimeAsync(ms);
  retention.stop();
  const said = lines.length;
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(lines).toHaveLength(said);
  vi.useRealTimers();
  return lines;
}

const levelsOf = (lines: Awaited<ReturnType<typeof runServer>>) => lines.map(({ level }) => level);

test('a server deletes at the second check and daily from then on, logs that, and survives a database error', async () => {
  const { store, purge } = fakeStore();
  purge.mockRejectedValueOnce(new Error('The enquiry store could not purge: ECONNREFUSED'));
  const levels = levelsOf(await runServer(store, '2026-03-01T10:00:00Z', 3.5 * day));
  expect(levels.join(' ')).toBe('error info warn info warn');
  expect(purge).toHaveBeenCalledTimes(3);
  expect(purge.mock.calls[0]?.[0]).toEqual(new Date('2025-03-02T10:00:00Z'));
});

test('a server that restarts each day deletes too; ten starts within an hour count as one check', async () => {
  const { store, purge } = fakeStore();
  for (let n = 0; n < 10; n++) await runServer(store, `2026-03-01T10:0${n}:00Z`, 1_000);
  expect(purge).not.toHaveBeenCalled();
  await runServer(store, '2026-03-02T10:00:00Z', 1_000);
  expect(purge).toHaveBeenCalledTimes(1);
});

test('subscriptions are deleted with the enquiries, each by its own period', async () => {
  const { store, purge } = fakeStore();
  const purgeSubscriptions = vi.fn<EnquiryStore['purgeSubscriptions']>().mockResolvedValue(2);
  Object.assign(store, { purgeSubscriptions, purgeable: async () => ({ old: 2, stored: 100 }) });
  const levels = levelsOf(await runServer(store, '2026-03-01T10:00:00Z', 1.5 * day));
  expect(levels).toEqual(['info', 'warn', 'info']);
  expect(purgeSubscriptions.mock.calls[0]?.[0]).toMatchObject({
    confirmed: new Date('2024-03-02T10:00:00Z'),
    requested: new Date('2026-02-23T10:00:00Z'),
  });
  // An erasure must stay on record for as long as a backup may bring its enquiry back.
  expect(purge).toHaveBeenCalledWith(new Date('2025-03-02T10:00:00Z'), new Date('2024-03-02T10:00:00Z'));
});

test.each([
  [0, 0, true],
  [10, 10, true],
  [11, 43, false],
  [11, 44, true],
])('a purge of %i of %i rows is plausible: %s', (old, stored, plausible) => {
  expect(isPlausible({ old, stored })).toBe(plausible);
});

test('a clock that is a year ahead at one start deletes nothing', async () => {
  const { store, purge } = fakeStore({ old: 8, stored: 8 });
  await runServer(store, '2026-03-01T10:00:00Z', 1_000);
  await runServer(store, '2027-05-01T10:00:00Z', 0.5 * day);
  await runServer(store, '2026-03-01T12:00:00Z', 0.5 * day);
  expect(purge).not.toHaveBeenCalled();
  // Purges go on once the clock is right again.
  await runServer(store, '2026-03-02T12:00:00Z', 1_000);
  expect(purge).toHaveBeenCalledTimes(1);
});

test('a purge of nearly all enquiries is left to a person', async () => {
  const { store, purge } = fakeStore({ old: 90, stored: 100 });
  expect(levelsOf(await runServer(store, '2026-03-01T10:00:00Z', 2.5 * day))).toEqual(['error', 'error']);
  expect(purge).not.toHaveBeenCalled();
});

test.each([
  [20 * hour - 1, 0],
  [20 * hour, 1],
  [72 * hour, 1],
  [72 * hour + 1, 0],
])('a second check %i ms after the first deletes %i times', async (ms, times) => {
  const { store, purge } = fakeStore();
  const first = new Date('2026-03-01T10:00:00Z');
  await runServer(store, first.toISOString(), 1_000);
  await runServer(store, new Date(first.getTime() + ms).toISOString(), 1_000);
  expect(purge).toHaveBeenCalledTimes(times);
});

/** The log of the second check. */
async function told(changes: Partial<EnquiryStore>) {
  const { store } = fakeStore();
  Object.assign(store, changes);
  return runServer(store, '2026-03-01T10:00:00Z', 1.5 * day);
}

test('deletions are logged as numbers; without any, nothing is logged', async () => {
  expect(await told({ purgeSubscriptions: async () => 2 })).toEqual([
    {
      level: 'info',
      facts: { enquiries: 3, bookings: 2, months: 12 },
      message: 'old enquiries and bookings of visits deleted',
    },
    {
      level: 'warn',
      facts: { unsent: 1 },
      message: 'deliveries that had never been sent were deleted with their old enquiries and bookings',
    },
    { level: 'info', facts: { subscriptions: 2, months: 24 }, message: 'old subscriptions deleted' },
  ]);
  expect(await told({ purge: async () => ({ enquiries: 0, bookings: 0, deliveries: 0, unsent: 0 }) })).toEqual([]);
});

test('a purge that is not carried out is logged with the remedy', async () => {
  const many = async () => ({ old: 90, stored: 100 });
  const message = (what: string) =>
    `more old ${what} than a purge usually finds: if the clock is right, "leads -- purge --yes" deletes them`;
  expect(await told({ purgeable: many })).toEqual([
    { level: 'error', facts: { old: 90, stored: 100, months: 12 }, message: message('enquiries') },
    { level: 'error', facts: { old: 90, stored: 100, months: 24 }, message: message('subscriptions') },
  ]);
  const away = async () => Promise.reject(new Error('away'));
  const failed = 'old enquiries, bookings or subscriptions could not be deleted';
  expect(await told({ purge: away })).toEqual([{ level: 'error', facts: { reason: 'away' }, message: failed }]);
  const none = async () => ({ enquiries: 0, bookings: 0, deliveries: 0, unsent: 0 });
  expect(await told({ purge: none, purgeSubscriptions: away })).toEqual([
    { level: 'error', facts: { reason: 'away' }, message: failed },
  ]);
});
