import { expect, test } from 'vitest';
import { markWhen, withoutUnmetParts, type Condition } from './services.ts';

const held = new Set<Condition>(['own-forms', 'webhook']);

test.each([
  ['a part with a met condition stays, without its mark', `a${markWhen('own-forms', '<p>b\n</p>')}c`, 'a<p>b\n</p>c'],
  ['a part with an unmet condition is removed', `a${markWhen('google', '<p>b\n</p>')}c`, 'ac'],
  [
    'each of several parts is kept or removed',
    markWhen('google', 'x') + markWhen('webhook', 'y') + markWhen('tally', 'z'),
    'y',
  ],
  [
    'a part in JSON is removed',
    JSON.stringify({ html: `a\n${markWhen('google', '<a href="b">')}c"` }),
    JSON.stringify({ html: 'a\nc"' }),
  ],
])('%s', (_, text, expected) => {
  expect(withoutUnmetParts(text, held)).toBe(expected);
});
