import { expect, test } from 'vitest';
import { readEuros } from './amounts.ts';

test('an amount in whole euros is read', () => expect(readEuros('57.000,00 €')).toBe(57_000));

test.each(['57,5', '1.250,50', '1250.5', '-57000', 'unos 57000', ''])('%s is not an amount in whole euros', (typed) =>
  expect(readEuros(typed)).toBeNull(),
);
