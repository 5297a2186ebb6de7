import { expect, test } from 'vitest';
import { documentHtml, type DocumentAssets } from './document.ts';
import type { PageData } from './page-data.ts';
import type { VisitorKind } from './visitor-kind.ts';

const assets: DocumentAssets = {
  themeColor: '#0a1418',
  inlineScript: 'first()',
  script: '/assets/site.js',
  styles: (screen) => `<style>/* ${screen} */</style>`,
  settings: { 'data-geo': '/geo' },
};

function write(changes: Partial<PageData> = {}, given = assets, visitor: VisitorKind = 'unknown'): string {
  const head = { title: 'Inicio', description: 'Una página' };
  const page = { page: 'home', language: 'es', params: {}, path: '/', head, trail: [], shell: { name: 'Centro' } };
  const data = { ...page, content: 'not in the document', ...changes } as unknown as PageData;
  return documentHtml(data, '<p>x</p>', given, { siteUrl: 'https://example.org', visitor });
}

test('a document has its screen’s styles, one inline script, one module and its page, but no data', () => {
  const html = write();
  expect(html).toContain('<script>first()</script><style>/* home */</style>');
  expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
    '<script>',
    '<script type="module" src="/assets/site.js">',
  ]);
  expect(html).toContain('<body><p>x</p><script type="application/ld+json"');
  expect(html).not.toContain('not in the document');
});

test('values and data are escaped in attributes and scripts', () => {
  const html = write(
    {
      page: 'article',
      params: { slug: '"><b>x' },
      head: { title: 'Artículo', description: '"><b>', structuredData: [{ name: '</script><b>' }] },
    },
    { ...assets, script: '/assets/"><b>.js', settings: { 'data-geo': '"><b>' } },
  );
  expect(html).not.toContain('<b>');
  expect(html).toContain('src="/assets/&quot;&gt;&lt;b&gt;.js"');
});

test('a document has attributes for the scripts, and structured data', () => {
  const html = write({ page: 'courses', trail: [{ route: 'home', name: 'Inicio' }] });
  const begin =
    '<html lang="es" data-address="paired" data-other="/courses" data-page="courses" data-screen="catalogue" data-ahead="/cursos /servicios" data-geo="/geo"><head>';
  expect(html.startsWith(`<!doctype html>${begin}`)).toBe(true);
  expect(html).toContain(
    '<link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0a1418"></head>',
  );
  const graph = JSON.parse(/ld\+json"[^>]*>(.+?)<\/script>/.exec(html)?.[1] ?? '') as object;
  expect(JSON.stringify(graph)).toContain('"https://example.org/cursos#webpage"');
  expect(JSON.stringify(graph)).toContain('"name":"Inicio","item":"https://example.org/"');
});

test('a page with one address for both languages names no second one; an unknown address has no structured data', () => {
  expect(write()).toContain('<html lang="es" data-address="shared" data-page="home"');
  const html = write({ page: 'notFound' });
  expect(html).toContain('data-address="shared" data-page="notFound"');
  expect(html).toContain('<style>/* not-found */</style>');
  expect(html).toContain('<body><p>x</p></body>');
});

test.each([
  ['unknown', null],
  ['spain', 'es'],
  ['spanish', 'es'],
  ['elsewhere', 'en'],
] as const)('for visitors of the kind %s the guessed language is %s', (visitor, guess) => {
  expect(/ data-guess="(\w+)"/.exec(write({}, assets, visitor))?.[1] ?? null).toBe(guess);
});
