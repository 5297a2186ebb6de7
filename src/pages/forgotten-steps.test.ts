import { expect, expectTypeOf, test } from 'vitest';
import type { Localized } from '../i18n/language.ts';
import { es } from '../i18n/words/es.ts';
import type { Words } from '../i18n/words/words.ts';
import type { RouteId, Screen } from '../site/routes.ts';

// Each line below forgets a step. If the compiler ever accepts one, "@ts-expect-error" itself fails the type check.

test('a screen without a component does not compile', () => {
  // @ts-expect-error -- every other screen is missing
  const screens = { home: () => null } satisfies Record<Screen, () => null>;
  expect(Object.keys(screens)).toEqual(['home']);
});

test('a language without its words does not compile', () => {
  // @ts-expect-error -- English is missing
  const dictionaries: Localized<Words> = { es };
  expect(Object.keys(dictionaries)).toEqual(['es']);
});

test('a language with a key less does not compile', () => {
  const { loading: _, ...rest } = es;
  // @ts-expect-error -- "loading" is missing
  const words: Words = rest;
  expect('loading' in words).toBe(false);
});

test('a link to a page that does not exist does not compile', () => {
  expectTypeOf<'noSuchPage'>().not.toExtend<RouteId>();
});
