import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../tests/markup-words.ts';
import { content as loading, drawDocument } from '../tests/page-words.ts';
import { languages } from './i18n/language.ts';
import { dictionaries } from './i18n/words/dictionaries.ts';
import type { SiteContent } from './schema/site-content.ts';
import { visitorKinds } from './site/visitor-kind.ts';

let content: SiteContent;
beforeAll(async () => (content = await loading));

const home = { page: 'home', language: 'es', params: {} } as const;
const catalogue = { page: 'courses', language: 'en', params: {} } as const;

test.each(languages)('a page is drawn in %s', (language) => {
  const { html, data } = drawDocument(content, { ...home, language });
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
  expect(html).toContain(`<h1>${content.home.hero.title[language]}`);
  expect(data).toMatchObject({ language, page: 'home' });
});

test('visitors in Spain, and those whose country is unknown, get other words than visitors elsewhere', () => {
  const titles = (['certified.inSpain', 'certified.abroad'] as const).map((key) => dictionaries.es[key]);
  const shown = visitorKinds.map((visitor) => {
    const words = wordsOf(drawDocument(content, { ...home, visitor }).html);
    return titles.map((title) => words.includes(title));
  });
  const [inSpain, abroad] = [
    [true, false],
    [false, true],
  ];
  expect(shown).toEqual([inSpain, inSpain, abroad, abroad]);
});

test('the tag for citizens of the European Union is shown outside Spain, and hidden where the country is unknown', () => {
  const tag = dictionaries.en['catalogue.euTag'];
  const tags = visitorKinds.map((visitor) => {
    const { html } = drawDocument(content, { ...catalogue, visitor });
    return [wordsOf(html).includes(tag), html.includes('data-abroad')];
  });
  const [hidden, absent, shown] = [
    [true, true],
    [false, false],
    [true, false],
  ];
  expect(tags).toEqual([hidden, absent, shown, shown]);
});

test('the query is a property of the page', () => {
  const { html } = drawDocument(content, { ...catalogue, search: '?category=initial' });
  expect(html).toMatch(/<section[^>]* id="advanced"[^>]* hidden=""/);
  expect(html).not.toMatch(/<section[^>]* id="initial"[^>]* hidden=""/);
});

test('an unknown address shows its letters, and no markup', () => {
  const asked = { page: 'notFound', language: 'es', params: {}, requested: '/ni%C3%B1o/%3Cb%3E' } as const;
  expect(drawDocument(content, asked).html).toContain('>/niño/&lt;b&gt;</dd>');
});

test('the cookie notice and the cookie policy name a service only if it is switched on', () => {
  const policy = { page: 'cookies', language: 'es', params: {} } as const;
  const without = drawDocument(content, policy).html;
  const { html } = drawDocument(content, { ...policy, held: new Set(['google', 'google-analytics'] as const) });
  const words = dictionaries.es['consent.google'];
  expect(without).not.toContain(words);
  expect(without).not.toContain('_ga');
  expect(html).toContain(words);
  expect(html).toContain('_ga');
});
