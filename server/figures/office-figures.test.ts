import { expect, test } from 'vitest';
import { figuresCsv, figuresText } from './office-figures-text.ts';
import { officeFigures, weeksBefore } from './office-figures.ts';

const at = (text: string) => new Date(text);

const stored = {
  enquiries: [
    { receivedAt: at('2026-11-15T23:59:59Z'), form: 'contact', course: null },
    { receivedAt: at('2026-11-16T00:00:00Z'), form: 'contact', course: null },
    { receivedAt: at('2026-11-17T10:00:00Z'), form: 'information', course: 'block-1-tower' },
    { receivedAt: at('2026-11-22T10:00:00Z'), form: 'information', course: 'block-1-tower' },
  ],
  deliveries: [1, 2, 3, 4, 5, 6, 7, 8, 9, 7200].map((seconds) => ({
    kind: 'centre-mail' as const,
    state: 'sent' as const,
    begunAt: at('2026-11-16T00:00:00Z'),
    sentAt: new Date(Date.parse('2026-11-16T00:00:00Z') + seconds * 1000),
  })),
} satisfies Parameters<typeof officeFigures>[0];
const failed = {
  kind: 'visitor-mail' as const,
  state: 'failed' as const,
  begunAt: at('2026-11-16T00:00:00Z'),
  sentAt: null,
};
const figures = officeFigures(
  { ...stored, deliveries: [...stored.deliveries, failed] },
  at('2026-11-09'),
  at('2026-11-22T12:00:00Z'),
);

test('weeks begin on Monday, by UTC', () => {
  expect(figures.weeks).toEqual([
    { week: '2026-11-09', form: 'contact', course: null, enquiries: 1 },
    { week: '2026-11-16', form: 'contact', course: null, enquiries: 1 },
    { week: '2026-11-16', form: 'information', course: 'block-1-tower', enquiries: 2 },
  ]);
  expect(weeksBefore(at('2026-11-22T12:00:00Z'), 2)).toEqual(at('2026-11-09T00:00:00Z'));
  expect(weeksBefore(at('2026-11-16T00:00:00Z'), 1)).toEqual(at('2026-11-16T00:00:00Z'));
});

test('a mail’s wait lasts from the enquiry’s arrival to the mail’s acceptance; failed mails have none', () => {
  expect(figures.waits[0]).toMatchObject({ kind: 'centre-mail', sent: 10, median: 5, ninetieth: 9, longest: 7200 });
  expect(figures.waits[1]).toMatchObject({ kind: 'visitor-mail', sent: 0, median: null, failed: 1 });
});

test('as text the figures are tables with totals', () => {
  const text = figuresText(figures);
  expect(text).toContain('4 enquiries since 2026-11-09');
  expect(text).toMatch(
    /WEEK \\ FORM +contact +information +ALL\n2026-11-09 +1 +0 +1\n2026-11-16 +1 +2 +3\nall +2 +2 +4\n/,
  );
  expect(text).toMatch(/WEEK \\ COURSE +block-1-tower +none +ALL\n/);
  expect(text).toMatch(/centre-mail +10 +5 s +9 s +2\.0 h +0 +0 +0\n/);
  expect(text).not.toContain('webhook  ');
});

test('a program reads it as CSV', () => {
  expect(figuresCsv(figures)).toContain('2026-11-16,information,block-1-tower,2\r\n');
});

test('the whole text', () => {
  const wait = { median: null, ninetieth: null, longest: null, sent: 0, waiting: 0, failed: 0, uncertain: 0 };
  const text = figuresText({
    since: '2026-11-09',
    weeks: [{ week: '2026-11-09', form: 'contact', course: null, enquiries: 1 }],
    waits: [
      { ...wait, kind: 'centre-mail', sent: 1, median: 119.6, ninetieth: 7199, longest: 7200 },
      { ...wait, kind: 'visitor-mail', waiting: 1 },
      { ...wait, kind: 'webhook', uncertain: 1 },
      { ...wait, kind: 'subscriber-mail' },
    ] as never,
  });
  expect(text.split('\n')).toEqual([
    '1 enquiry since 2026-11-09, by the Monday of their week',
    '',
    'WEEK \\ FORM  contact  ALL',
    '2026-11-09   1        1',
    'all          1        1',
    '',
    'WEEK \\ COURSE  none  ALL',
    '2026-11-09     1     1',
    'all            1     1',
    '',
    'From arrival to the mail server’s yes (a webhook’s receiver)',
    '',
    'DELIVERY      SENT  MEDIAN  90 %     LONGEST  WAITING  GIVEN UP  UNCERTAIN',
    'centre-mail   1     120 s   120 min  2.0 h    0        0         0',
    'visitor-mail  0     -       -        -        1        0         0',
    'webhook       0     -       -        -        0        0         1',
    '',
  ]);
});

test('a period without enquiries has no tables', () => {
  expect(figuresText({ since: '2026-11-09', weeks: [], waits: [] })).toBe('0 enquiries since 2026-11-09\n');
  expect(figuresCsv({ ...figures, weeks: figures.weeks.slice(0, 1) })).toMatch(
    /week,form,course,enquiries\r\n2026-11-09,contact,,1\r\n$/,
  );
});
