import { afterEach, describe, expect, test } from 'vitest';
import { euros, longDate, longMonth, wordList } from './format.ts';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(['America/Los_Angeles', 'Europe/Madrid', 'Pacific/Auckland'])('in the zone %s', (timeZone) => {
  test('days and months are independent of the machine’s time zone', () => {
    process.env.TZ = timeZone;
    expect(longDate('2025-11-01', 'es')).toBe('1 de noviembre de 2025');
    expect(longMonth('2025-11', 'en')).toBe('November 2025');
  });
});

test.each([
  ['2025-10-29', '29 de octubre de 2025', 'October 29, 2025'],
  ['2025-02-30', '2025-02-30', '2025-02-30'],
  ['pronto', 'pronto', 'pronto'],
  ['el 2025-10-29', 'el 2025-10-29', 'el 2025-10-29'],
  ['2025-10-29T10', '2025-10-29T10', '2025-10-29T10'],
  ['', '', ''],
])('“%s” is written as a long date, or unchanged if it is not a day', (iso, es, en) => {
  expect(longDate(iso, 'es')).toBe(es);
  expect(longDate(iso, 'en')).toBe(en);
});

test('a month is written in long form', () => {
  expect(longMonth('2025-11', 'es')).toBe('noviembre de 2025');
  expect(longMonth('2025-11', 'en')).toBe('November 2025');
});

test.each([
  [3000, '3.000\u00A0EUR', '3,000\u00A0EUR'],
  [57000, '57.000\u00A0EUR', '57,000\u00A0EUR'],
])('%i euros are written with separators', (amount, es, en) => {
  expect(euros(amount, 'es')).toBe(es);
  expect(euros(amount, 'en')).toBe(en);
});

test('a list of words has no comma before the last', () => {
  expect(wordList(['Madrid', 'Gran Canaria'], 'es')).toBe('Madrid y Gran Canaria');
  expect(wordList(['Madrid', 'Barcelona', 'Gran Canaria'], 'en')).toBe('Madrid, Barcelona and Gran Canaria');
});
