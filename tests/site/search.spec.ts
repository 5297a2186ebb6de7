import { expect } from '@playwright/test';
import { languages, type Language, type Localized } from '../../src/i18n/language.ts';
import {
  openSearchIndex,
  searchIndexPath,
  shownPath,
  type SearchEngine,
  type SearchIndexFile,
} from '../../src/site/search/search-index.ts';
import type { SiteServer } from '../site-server.ts';
import { test } from '../site-test.ts';

/** What people ask, and the pages any of which answers it. */
const questions: Localized<readonly (readonly [question: string, ...answers: string[]])[]> = {
  es: [
    ['¿qué nota piden en inglés?', '/blog/ingles-para-controladores', '/preparacion-convocatoria'],
    ['cuánto cuesta el bloque 1', '/bloque-1-habilitacion-torre'],
    ['gafas', '/blog/reconocimiento-medico-clase-3', '/glosario#class-3'],
    ['ADI', '/glosario#adi'],
    ['ADV', '/glosario#adv'],
    ['cuánto dura el curso', '/atco-initial', '/habilitacion-completa', '/cursos'],
    ['cuánto gana un controlador', '/blog/cuanto-gana-un-controlador-aereo'],
    ['hace falta carrera', '/blog/que-estudiar-y-hasta-que-edad', '/blog/requisitos-para-ser-controlador-aereo'],
    ['hasta qué edad puedo presentarme', '/blog/que-estudiar-y-hasta-que-edad'],
    ['metar', '/glosario#metar'],
    ['ojti', '/glosario#ojti'],
    ['feast', '/glosario#feast'],
    ['cómo llego al campus de madrid', '/madrid'],
    ['alojamiento en gran canaria', '/canarias'],
    ['teléfono', '/contacto'],
    ['solicitar la licencia de alumno', '/solicitar-licencia', '/blog/como-solicitar-la-licencia-de-controlador-aereo'],
    ['torres privadas', '/blog/torres-privadas-en-espana'],
    ['convocatria enaire', '/blog/convocatoria-enaire'],
    ['full rating', '/full-rating-enaire'],
    ['reconocimiento medico', '/blog/reconocimiento-medico-clase-3'],
    ['daltónico', '/blog/reconocimiento-medico-clase-3'],
    ['curso de instructor', '/formacion-avanzada'],
    ['fraseologa', '/blog/fraseologia-aeronautica'],
  ],
  en: [
    ['how long is the course', '/atco-initial', '/courses'],
    ['what english level is needed', '/blog/ingles-para-controladores'],
    ['how much does block 1 cost', '/bloque-1-habilitacion-torre'],
    ['glasses', '/blog/reconocimiento-medico-clase-3', '/glossary#class-3'],
    ['ADI', '/glossary#adi'],
    ['ADV', '/glossary#adv'],
    ['salary', '/blog/cuanto-gana-un-controlador-aereo'],
    ['do I need a degree', '/blog/que-estudiar-y-hasta-que-edad', '/blog/requisitos-para-ser-controlador-aereo'],
    ['am I too old', '/blog/que-estudiar-y-hasta-que-edad'],
    ['notam', '/glossary#notam'],
    ['stdi', '/glossary#stdi'],
    ['feast test', '/glossary#feast', '/blog/prueba-digital-de-aptitudes', '/selection-process'],
    ['how do I get to the madrid campus', '/madrid-campus'],
    ['accommodation gran canaria', '/canary-islands'],
    ['phone number', '/contact'],
    ['apply for the student licence', '/solicitar-licencia', '/blog/como-solicitar-la-licencia-de-controlador-aereo'],
    ['private towers', '/blog/torres-privadas-en-espana'],
    ['phraselogy', '/blog/fraseologia-aeronautica'],
    ['full rating', '/full-rating-enaire'],
    ['medical examination', '/blog/reconocimiento-medico-clase-3'],
    ['colour blind', '/blog/reconocimiento-medico-clase-3'],
    ['instructor course', '/advanced-training'],
    ['working in europe', '/blog/controlador-aereo-en-europa'],
  ],
};

async function openEngine(site: SiteServer, language: Language): Promise<SearchEngine> {
  const response = await fetch(site.url + searchIndexPath(language));
  return openSearchIndex((await response.json()) as SearchIndexFile, language);
}

for (const language of languages)
  test(`${language}: each question finds its page among the first three`, async ({ site }) => {
    const search = await openEngine(site, language);
    const missed = questions[language].flatMap(([question, ...answers]) => {
      const first = search(question).slice(0, 3);
      const paths = first.flatMap(({ path }) => [path, path.split('#')[0] ?? path]);
      return answers.some((answer) => paths.includes(answer))
        ? []
        : [{ question, first: first.map(({ path }) => path) }];
    });
    expect(missed).toEqual([]);
  });

for (const language of languages)
  test(`${language}: everything that can be found is there`, async ({ site, request }) => {
    const file = (await (await fetch(site.url + searchIndexPath(language))).json()) as SearchIndexFile;
    const found = file.shown.map(shownPath);
    const paths = [...new Set(found.map((path) => path.split('#')[0] ?? path))];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const page = await request.get(site.url + path, {
        maxRedirects: 0,
        headers: { cookie: `site-language=${language}` },
      });
      expect(page.status(), path).toBe(200);
      const html = await page.text();
      const anchors = found.flatMap((each) => (each.startsWith(`${path}#`) ? [each.slice(path.length + 1)] : []));
      for (const anchor of anchors) expect(html, `${path}#${anchor}`).toContain(`id="${anchor}"`);
    }
  });

test('a query is answered without JavaScript, said back safely, and told to nobody', async ({ site, request }) => {
  const answer = await request.get(`${site.url}/buscar?q=${encodeURIComponent('"><script>alert(1)</script> gafas')}`);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; gafas"');
  expect(html).toMatch(/id="search-results"[^>]*><p role="status">Los 20 primeros de \d+ resultados/);
  expect(html).toContain('<mark>gafas</mark>');
  expect(html).toContain('<meta name="robots" content="noindex');
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(site.output()).not.toContain('gafas');
});

test('a query in the other language goes with the choice of it', async ({ site, request }) => {
  const answer = await request.get(`${site.url}/buscar?q=gafas&lang=en`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/search?q=gafas&lang=en');
});
