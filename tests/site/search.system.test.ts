import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeNumber } from '../../src/i18n/format.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { pathTo } from '../../src/site/links.ts';
import { routeIds } from '../../src/site/routes.ts';
import { openSearchIndex } from '../../src/site/search/search-engine.ts';
import { searchIndexPath, shownPath, type SearchIndexFile } from '../../src/site/search/search-index.ts';
import { builtContent } from '../built-content.ts';
import { readHtml } from '../html-elements.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { typedQuestions } from './search-questions.ts';

let site: SiteServer;
const indexes = {} as Record<Language, SearchIndexFile>;
beforeAll(async () => {
  site = await startSite();
  for (const language of languages)
    indexes[language] = (await (await fetch(site.url + searchIndexPath(language))).json()) as SearchIndexFile;
});
afterAll(() => site.stop());

const amount = (id: string, language: Language) =>
  wholeNumber(builtContent.courses[id]?.facts.price?.amount ?? Number.NaN, language);

/** Questions of visitors, and the words that their answers must contain. */
const answers: Record<Language, readonly (readonly [question: string, ...words: string[]])[]> = {
  es: [
    ['precio', amount('block-1-tower', 'es'), amount('complete-rating', 'es')],
    ['cuanto cuesta el bloque 2', amount('block-2-route-approach', 'es')],
    ['cuánto dura', 'Bloque 1, 6 meses', '11 a 13 meses'],
    ['cuándo empieza el curso', 'Bloque 1: básico y torre, 25 de noviembre de 2025'],
    ['beca', 'becas'],
    ['dónde estáis', 'Madrid y en Gran Canaria'],
    ['cuántos viajes a Madrid para las pruebas', 'la 2 y la 3, en Madrid'],
  ],
  en: [
    ['how expensive', amount('block-1-tower', 'en'), amount('call-preparation', 'en')],
    ['how long', 'Block 1, 6 months'],
    ['refund', 'in writing'],
    ['do i need spanish', 'level 6'],
    ['conversion of licence', 'AESA'],
    ['how many trips to Madrid for the tests', 'phases 2 and 3 in Madrid'],
  ],
};

/** The path of a page by the name of its route, or of an article by its slug. */
function pathOf(page: string, language: Language): string {
  const route = routeIds.find((id) => id === page);
  return route ? pathTo(route, language) : pathTo('article', language, { slug: page });
}

describe.each(languages)('in %s', (language) => {
  test('at least 36 of 40 typed questions find their page first', () => {
    const search = openSearchIndex(indexes[language], language);
    const missed = typedQuestions[language].filter(([question, ...pages]) => {
      const first = search(question).results[0]?.path.split('#')[0];
      return !pages.some((page) => pathOf(page, language) === first);
    });
    expect(typedQuestions[language]).toHaveLength(40);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(4);
  });

  test.each(answers[language])('“%s” is answered above the list of results', async (question, ...words) => {
    const { answer } = openSearchIndex(indexes[language], language)(question);
    for (const each of words) expect(answer?.replaceAll('\u00A0', ' ')).toContain(each);
    const page = await fetch(`${site.url}${pathTo('search', language)}?${new URLSearchParams({ q: question })}`);
    expect(await page.text()).toContain('<p data-answer>');
  });

  test('every result leads to an existing page and anchor', async () => {
    const found = [...new Set(indexes[language].shown.map(shownPath))].map((path) => path.split('#'));
    const pages = Object.groupBy(found, ([path = '']) => path);
    expect(Object.keys(pages).length).toBeGreaterThan(40);
    for (const [path, addresses = []] of Object.entries(pages)) {
      const page = await fetch(site.url + path, {
        redirect: 'manual',
        headers: { cookie: `site-language=${language}` },
      });
      expect(page.status, path).toBe(200);
      const ids = readHtml(await page.text()).map(({ attributes }) => attributes['id']);
      expect(ids, path).toEqual(expect.arrayContaining(addresses.flatMap(([, anchor]) => anchor ?? [])));
    }
  });
});
