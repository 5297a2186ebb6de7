import { expect, test } from 'vitest';
import { languages } from '../i18n/language.ts';
import { localized, localizedList, text } from './localized.ts';

test('a value in every language has exactly the languages of the site', () => {
  expect(Object.keys(localized(text).shape)).toEqual([...languages]);
  expect(localized(text).safeParse({ es: 'uno', en: 'one', pt: 'um' }).success).toBe(false);
});

test('a list with a different length in one language is reported', () => {
  expect(localizedList(text).safeParse({ es: ['uno', 'dos'], en: ['one', 'two'] }).success).toBe(true);
  expect(localizedList(text).safeParse({ es: ['uno', 'dos'], en: ['one'] }).error?.issues).toMatchObject([
    { message: 'every language needs the same number of items' },
  ]);
});

test.each([
  ['uno dos', true],
  ['', false],
  [' uno', false],
  ['uno ', false],
])('"%s" is a text: %s', (value, expected) => {
  expect(text.safeParse(value).success).toBe(expected);
});
