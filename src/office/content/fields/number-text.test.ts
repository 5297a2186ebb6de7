import { expect, test } from 'vitest';
import { numberOf, numberText } from './number-text.ts';

test.each([
  ['50.000', 50_000],
  [' ', null],
  ['mil', undefined],
])('%j is read as %j', (text, number) => expect(numberOf(text)).toBe(number));

test('a written number is read as the same number', () => {
  for (const number of [0, 16, 950, 27_000, 7.5]) expect(numberOf(numberText(number))).toBe(number);
  expect(numberText(27_000)).toBe('27.000');
  expect(numberText(null)).toBe('');
});
