import { expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

test.each([
  '57000',
  '57.000',
  '57,000',
  '57 000',
  '57\u00a0000',
  '57.000 EUR',
  '57.000,00 €',
  '57,000.00',
  ' 57000.00 ',
])('%j is read as 57,000', (typed) => expect(readNumber(typed)).toBe(57_000));

test.each([
  ['12.345.678', 12_345_678],
  ['1.250.000,5', 1_250_000.5],
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['0,125', 0.125],
  ['5,85 %', 5.85],
  ['-3', -3],
  ['+3', 3],
])('%j is read as %d', (typed, number) => expect(readNumber(typed)).toBe(number));

test.each([
  '57.00.000',
  '57.000.00',
  '7,5,1',
  'unos 57000',
  '1e3',
  'NaN',
  '1.234,567,8',
  '5 0',
  '9'.repeat(10_000),
  '',
])('%j is not a number', (typed) => expect(readNumber(typed)).toBeNaN());
