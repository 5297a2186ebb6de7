import { expect, test } from 'vitest';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { translator } from '../../i18n/words/words.ts';
import { nameOf } from './journey.ts';

const t = translator(dictionaries.en);

test.each([
  ['courses', 'Courses'],
  ['article', 'Blog'],
  ['privacy', 'Privacy policy'],
  ['block1', 'This page could not be loaded'],
] as const)('without its data the page %s is called %s', (page, name) => {
  expect(nameOf(page, t)).toBe(name);
});
