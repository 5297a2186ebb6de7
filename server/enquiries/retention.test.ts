import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { quietLog } from '../../tests/quiet-log.ts';
import { monthsBefore, retentionMonths, startRetention } from './retention.ts';
import type { EnquiryStore } from './store/store.ts';

test.each([
  ['2026-11-21T02:15:43.123Z', 12, '2025-11-21T02:15:43.123Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 13, '2024-12-15T10:00:00.000Z'],
])('%s minus %i months is %s', (date, months, earlier) => {
  expect(monthsBefore(new Date(date), months).toISOString()).toBe(earlier);
});

test('is never later, never more than a month and four days off, and keeps the order of dates', () => {
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
])('a setting of %s keeps enquiries for %i months where the policy says 12', (set, months, levels) => {
  const { lines, log } = quietLog();
  expect(retentionMonths({ RETENTION_MONTHS: set }, { retentionMonths: 12 }, log)).toBe(months);
  expect(lines.map(({ level }) => level)).toEqual(levels);
});

test('deletes at the start and every day, says what it deleted, and survives a database that is away', async () => {
  vi.useFakeTimers();
  const { lines, log } = quietLog();
  const purge = vi
    .fn<EnquiryStore['purge']>()
    .mockResolvedValueOnce({ enquiries: 3, deliveries: 6, unsent: 1 })
    .mockRejectedValueOnce(new Error('The enquiry store could not purge: ECONNREFUSED'))
    .mockResolvedValue({ enquiries: 0, deliveries: 0, unsent: 0 });
  const retention = startRetention({ store: { purge } as unknown as EnquiryStore, months: 12, log });
  await vi.advanceTimersByTimeAsync(3 * 86_400_000);
  retention.stop();
  await vi.advanceTimersByTimeAsync(3 * 86_400_000);
  expect(purge).toHaveBeenCalledTimes(4);
  expect(lines.map(({ level }) => level)).toEqual(['info', 'warn', 'error']);
  vi.useRealTimers();
});
