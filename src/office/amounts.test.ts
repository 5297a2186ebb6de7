import { expect, test } from 'vitest';
import { readEuros } from './amounts.ts';

test.each(['57000', '57.000', '57,000', '57 000', '57.000 EUR', '57.000,00 €', ' 57000.00 '])(
  '%s is read as 57,000 whole euros',
  (typed) => expect(readEuros(typed)).toBe(57_000),
);

test('an amount of millions has a point before each group of three digits', () => {
  expect(readEuros('12.345.678')).toBe(12_345_678);
});

test.each(['57,5', '1.250,50', '1250.5', '57.00.000', 'unos 57000', '-57000', ''])(
  '%s is not an amount in whole euros',
  (typed) => expect(readEuros(typed)).toBeNull(),
);
