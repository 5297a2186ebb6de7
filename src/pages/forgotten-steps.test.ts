import { expect, expectTypeOf, test } from 'vitest';
import { languages, type Language, type Localized } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import type { Words } from '../i18n/words/words.ts';
import { routes, type PairedRow, type RouteId, type Screen, type SharedRow } from '../site/routes.ts';
import { contents, type Contents } from './contents.ts';
import { screens } from './screens.ts';

// Most tests leave out or misspell an entry of a table. `tsc` refuses the line below each "@ts-expect-error"; if one
// compiled, the type check would fail.

test('the real table of contents has every screen of the route table, and no other', () => {
  expectTypeOf<keyof typeof contents>().toEqualTypeOf<Screen | 'not-found'>();
  const used = new Set<string>(Object.values(routes).map(({ screen }) => screen));
  expect(new Set(Object.keys(contents))).toEqual(new Set([...used, 'not-found']));
});

test('a screen that is missing in the contents does not compile', () => {
  const { services, ...rest } = contents;
  // @ts-expect-error -- "services" is missing
  const forgotten: Contents = rest;
  expect(forgotten).not.toHaveProperty('services');
  expect(services).toBeTypeOf('function');
});

test('a screen that is misspelt in the contents does not compile', () => {
  const { services, ...rest } = contents;
  // @ts-expect-error -- "servicos" is no screen
  const misspelt = { ...rest, services, servicos: services } satisfies Contents;
  expect(misspelt).toHaveProperty('servicos');
});

test('neither a screen without a component nor a component without its screen compiles', () => {
  const { services, ...rest } = screens;
  // @ts-expect-error -- "services" is missing
  const forgotten: Record<Screen | 'not-found', unknown> = rest;
  expect(forgotten).not.toHaveProperty('services');
  // @ts-expect-error -- "servicos" is no screen
  const misspelt = { ...rest, services, servicos: services } satisfies Record<Screen | 'not-found', unknown>;
  expect(misspelt).toHaveProperty('servicos');
  expect(new Set(Object.keys(screens))).toEqual(new Set(Object.keys(contents)));
});

test('a row of the route table with a screen that does not exist does not compile', () => {
  // @ts-expect-error -- "hom" is no screen
  const row: SharedRow = { shared: '/a', screen: 'hom' };
  expect(row.shared).toBe('/a');
});

test('a row of the route table without one of its languages does not compile', () => {
  // @ts-expect-error -- the English address is missing
  const row: PairedRow = { es: '/cursos', screen: 'catalogue' };
  expect(row.es).toBe('/cursos');
});

test('a link to a page that does not exist does not compile', () => {
  expectTypeOf<'noSuchPage'>().not.toExtend<RouteId>();
});

test.each(languages)('a site without its texts in %s does not compile', (language: Language) => {
  const { [language]: taken, ...rest } = dictionaries;
  // @ts-expect-error -- a language is missing
  const forgotten: Localized<Words> = rest;
  expect(forgotten).not.toHaveProperty(language);
  expect(taken).toBeTypeOf('object');
});

test('a language without one of the texts does not compile', () => {
  const { loading: _, ...rest } = dictionaries.es;
  // @ts-expect-error -- "loading" is missing
  const words: Words = rest;
  expect(words).not.toHaveProperty('loading');
});
