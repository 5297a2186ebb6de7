import { expect, test } from 'vitest';
import { matchesWords } from './plain-text.ts';

const row = 'Mantenga posición Hold position';

test.each([
  ['', true],
  ['  ', true],
  ['posicion', true],
  ['POSICIÓN mantenga', true],
  ['hold posición', true],
  ['despegue', false],
  ['hold despegue', false],
])('the search “%s” finds the row: %s', (search, found) => {
  expect(matchesWords(row, search)).toBe(found);
});
