import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [null, '–'],
  [40, '0,7 minutos'],
  [9000, '2,5 horas'],
  [1_300_000, '15 días'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationText(seconds, 'es')).toBe(text);
});
