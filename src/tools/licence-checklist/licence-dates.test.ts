import { expect, test } from 'vitest';
import { content } from '../../../tests/page-words.ts';
import { licenceDeadlines, type LicenceDates } from './licence-dates.ts';

/** The days of a medical certificate and of a birth, and the last day of the certificate. */
const medicals: [what: string, medical: string, born: string, until: string][] = [
  ['of a young candidate', '2026-03-31', '2001-05-02', '2028-03-31'],
  ['that ends in a leap year', '2026-02-28', '2001-05-02', '2028-02-28'],
  ['on a leap day', '2028-02-29', '2001-05-02', '2030-02-28'],
  ['issued at 39, which ends at 41', '2026-03-10', '1986-04-01', '2027-04-01'],
  ['issued on the fortieth birthday', '2026-04-01', '1986-04-01', '2027-04-01'],
  ['issued at 38, which ends after two years', '2024-03-10', '1985-04-01', '2026-03-10'],
  ['of a candidate born on a leap day, 41 in a year without one', '2028-02-01', '1988-02-29', '2029-02-28'],
  ['issued at 56 years and 2 months, which ends at 57', '2026-10-31', '1970-08-31', '2027-08-31'],
  ['issued at 56 years and 10 months, which ends after six months', '2026-06-30', '1969-08-31', '2026-12-30'],
  ['issued at 57', '2026-08-31', '1969-08-31', '2027-02-28'],
];

const cases: (readonly [what: string, given: LicenceDates, expected: Record<string, string>])[] = [
  ['no days', {}, {}],
  ['twelve months to apply', { finished: '2026-07-15' }, { apply: '2027-07-15' }],
  ['twelve months from a leap day', { finished: '2028-02-29' }, { apply: '2029-02-28' }],
  ['one year to start at a unit', { issued: '2026-12-31' }, { start: '2027-12-31' }],
  ...medicals.map(
    ([what, medical, born, until]) => [`a medical ${what}`, { medical, born }, { medical: until }] as const,
  ),
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
