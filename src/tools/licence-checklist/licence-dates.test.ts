import { expect, test } from 'vitest';
import { content } from '../../../tests/page-words.ts';
import { licenceDeadlines, type LicenceDates } from './licence-dates.ts';

const cases: [what: string, given: LicenceDates, expected: Record<string, string>][] = [
  ['no days', {}, {}],
  ['twelve months to apply', { finished: '2026-07-15' }, { apply: '2027-07-15' }],
  ['twelve months from a leap day', { finished: '2028-02-29' }, { apply: '2029-02-28' }],
  ['one year to start at a unit', { issued: '2026-12-31' }, { start: '2027-12-31' }],
  ['a young candidate’s medical', { medical: '2026-03-31', born: '2001-05-02' }, { medical: '2028-03-31' }],
  ['a medical that ends in a leap year', { medical: '2026-02-28', born: '2001-05-02' }, { medical: '2028-02-28' }],
  ['a medical on a leap day', { medical: '2028-02-29', born: '2001-05-02' }, { medical: '2030-02-28' }],
  [
    'a medical issued at 39, which ends at 41',
    { medical: '2026-03-10', born: '1986-04-01' },
    { medical: '2027-04-01' },
  ],
  [
    'a medical issued on the fortieth birthday',
    { medical: '2026-04-01', born: '1986-04-01' },
    { medical: '2027-04-01' },
  ],
  [
    'a medical issued at 38, which ends after two years',
    { medical: '2024-03-10', born: '1985-04-01' },
    { medical: '2026-03-10' },
  ],
  [
    'a candidate born on a leap day, 41 in a year without one',
    { medical: '2028-02-01', born: '1988-02-29' },
    { medical: '2029-02-28' },
  ],
  [
    'a medical issued at 56 years and 2 months, which ends at 57',
    { medical: '2026-10-31', born: '1970-08-31' },
    { medical: '2027-08-31' },
  ],
  [
    'a medical issued at 56 years and 10 months, which ends after six months',
    { medical: '2026-06-30', born: '1969-08-31' },
    { medical: '2026-12-30' },
  ],
  ['a medical issued at 57', { medical: '2026-08-31', born: '1969-08-31' }, { medical: '2027-02-28' }],
  ['a medical without a birthday', { medical: '2026-03-10' }, {}],
  ['a birth on the day of the medical', { medical: '2026-03-10', born: '2026-03-10' }, {}],
  ['English, level 4', { english: '2026-06-30', level: '4' }, { language: '2029-06-30' }],
  ['English, level 5', { english: '2024-02-29', level: '5' }, { language: '2030-02-28' }],
  ['English, level 6', { english: '2026-06-30', level: '6' }, { language: '2035-06-30' }],
  ['English without its level', { english: '2026-06-30' }, {}],
];

test.each(cases)('calculates the deadlines for %s', (_, given, expected) => {
  expect(Object.fromEntries(licenceDeadlines(given).map(({ id, day }) => [id, day]))).toEqual(expected);
});

test('the soonest deadline comes first', () => {
  const all = licenceDeadlines({ finished: '2026-07-15', issued: '2026-03-01', english: '2023-01-10', level: '4' });
  expect(all.map(({ id }) => id)).toEqual(['language', 'start', 'apply']);
});

test('the career map states the same periods', async () => {
  const { items } = (await content).career.clocks;
  const short = (id: string) => items.find((clock) => clock.id === id)?.short.en;
  expect(['apply', 'start', 'medical', 'medical-57', 'language'].map(short)).toEqual([
    '12 months',
    '1 year',
    '24 · 12 months',
    '6 months',
    '3 · 6 · 9 years',
  ]);
});
