import { expect, test } from 'vitest';
import { matchesWords } from './match-words.ts';

const row = 'Mantenga posición Hold position';

test.each([
  ['', true],
  ['  ', true],
  ['posicion', true],
  ['POSICIÓN mantenga', true],
  ['hold posición', true],
  ['despegue', false],
  ['hold despegue', false],
])('for “%s” the result is %s', (search, found) => {
  expect(matchesWords(row, search)).toBe(found);
});
