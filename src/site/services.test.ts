import { expect, test } from 'vitest';
import { markWhen, withoutUnmetParts, type Condition } from './services.ts';

const held = new Set<Condition>(['own-forms', 'webhook']);

test.each([
  ['what holds stays, without its mark', `a${markWhen('own-forms', '<p>b\n</p>')}c`, 'a<p>b\n</p>c'],
  ['what does not hold goes', `a${markWhen('google', '<p>b\n</p>')}c`, 'ac'],
  ['one after the other', markWhen('google', 'x') + markWhen('webhook', 'y') + markWhen('tally', 'z'), 'y'],
  [
    'in JSON too',
    JSON.stringify({ html: `a\n${markWhen('google', '<a href="b">')}c"` }),
    JSON.stringify({ html: 'a\nc"' }),
  ],
])('%s', (_, text, expected) => {
  expect(withoutUnmetParts(text, held)).toBe(expected);
});
