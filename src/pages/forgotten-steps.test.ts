import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { languages, type Language, type Localized } from '../i18n/language.ts';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import type { Words } from '../i18n/words/words.ts';
import type { PairedRow } from '../site/route-row.ts';
import { routes, type RouteId } from '../site/routes.ts';
import { defineScreen } from './page-content.ts';

// Most tests leave out or misspell an entry of a table. `tsc` refuses the line below each "@ts-expect-error"; if one
// compiled, the type check would fail.

test('every screen of the route table has its folder, and every folder its screen', () => {
  const folders = globSync('src/pages/*/page.tsx').map((file) => basename(dirname(file)));
  const used = new Set<string>(Object.values(routes).map(({ screen }) => screen));
  expect(new Set(folders)).toEqual(new Set([...used, 'not-found']));
});

test('a component that takes other content than its function picks does not compile', () => {
  const content = () => ({ head: { title: '', description: '' }, content: { hero: 'a' } });
  // @ts-expect-error -- "hero" is a text, not a number
  expect(defineScreen(content, ({ hero }: { hero: number }) => hero.toFixed())).toHaveProperty('content');
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
