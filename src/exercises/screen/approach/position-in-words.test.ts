import { expect, test } from 'vitest';
import { oneDecimal } from './position-in-words.ts';

test('a distance has one decimal, with the sign of its language', () => {
  expect([oneDecimal(2.36, 'es'), oneDecimal(2.36, 'en')]).toEqual(['2,4', '2.4']);
});
