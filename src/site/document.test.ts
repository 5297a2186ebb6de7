import { expect, test } from 'vitest';
import { documentHtml, type DocumentAssets } from './document.ts';
import type { PageData } from './page-data.ts';

const assets: DocumentAssets = {
  build: 'b1',
  themeColor: '#0a1418',
  inlineScript: 'first()',
  consentScript: '/assets/consent.js',
  script: '/assets/entry.js',
  modules: (screen, language) => [`/assets/${screen}.js`, `/assets/${language}.js`],
  sheet: '/assets/site.css',
  toolsSheet: '/assets/tools.css',
  criticalStyles: (markup) => `/* ${markup.length} */`,
};

function data(changes: Partial<PageData> = {}): PageData {
  const head = { title: 'Inicio', description: 'Una página' };
  const page = { page: 'home', language: 'es', params: {}, path: '/', build: 'b1', head, trail: [], toggle: {} };
  return { ...page, shell: { name: 'Centro' }, content: 'not in the document', ...changes } as PageData;
}

const write = (changes?: Partial<PageData>, given = assets) =>
  documentHtml(
    data(changes),
    { before: '<p>b</p>', root: '<p>x</p>', after: '<p>a</p>' },
    given,
    'https://example.org',
  );

test('a document contains the styles of its first view, requests no script, and names its scripts and data', () => {
  const html = write();
  expect(html).toContain('<style>/* 24 */</style><script>');
  expect(html).toContain(
    '<body><p>b</p><div id="root"><p>x</p></div><p>a</p><link rel="stylesheet" href="/assets/site.css">',
  );
  expect(html).toContain(
    'data-page="home" data-page-data="/data/es/home.json" data-consent-script="/assets/consent.js"',
  );
  expect(html).toContain(
    'data-script="/assets/entry.js" data-tools-sheet="/assets/tools.css" data-modules="/assets/home.js /assets/es.js"',
  );
  expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual(['<script>']);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('not in the document');
});

test('without styles of the first view, the style sheet is loaded before the first paint', () => {
  const html = write({}, { ...assets, criticalStyles: () => null });
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"><script>');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('a tool’s page loads the tools’ sheet before the sheet of all pages; other pages only name the tools’ sheet', () => {
  expect(write({ page: 'costs' })).toContain(
    '<link rel="stylesheet" href="/assets/tools.css"><link rel="stylesheet" href="/assets/site.css">',
  );
  expect(write()).toContain('data-tools-sheet="/assets/tools.css"');
  expect(write().match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('values and data are escaped in attributes and scripts', () => {
  const html = write(
    {
      page: 'article',
      params: { slug: '"><b>x' },
      head: { title: 'Artículo', description: '"><b>', structuredData: [{ name: '</script><b>' }] },
    },
    { ...assets, script: '/assets/"><b>.js' },
  );
  expect(html).not.toContain('<b>');
  expect(html).toContain('data-script="/assets/&quot;&gt;&lt;b&gt;.js"');
});

test('a document has attributes for the scripts, and structured data', () => {
  const html = write({ page: 'courses', trail: [{ route: 'home', name: 'Inicio' }] });
  const begin =
    '<!doctype html><html lang="es" data-address="paired" data-other="/courses" data-build="b1" data-page="courses"';
  expect(html.startsWith(begin)).toBe(true);
  expect(html).toContain(
    ' data-visitor><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, ',
  );
  expect(html).toContain('</script><title data-page-head>');
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon"');
  expect(html).toContain(
    '<link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0a1418"></head>',
  );
  expect(html).toMatch(
    /<div id="root"><p>x<\/p><\/div><p>a<\/p><link rel="stylesheet" href="\/assets\/site.css"><script type="application\/ld\+json" data-page-head>.+<\/script><\/body><\/html>$/,
  );
  const graph = JSON.parse(/ld\+json"[^>]*>(.+?)<\/script>/.exec(html)?.[1] ?? '') as object;
  expect(JSON.stringify(graph)).toContain('"https://example.org/cursos#webpage"');
  expect(JSON.stringify(graph)).toContain('"name":"Inicio","item":"https://example.org/"');
});

test('a page with one address for both languages names no second one; an unknown address has no structured data', () => {
  expect(write()).toContain('<html lang="es" data-address="shared" data-build="b1"');
  const html = write({ page: 'notFound' });
  expect(html).toContain('data-address="shared" data-build="b1" data-page="notFound"');
  expect(html).toContain('data-modules="/assets/not-found.js /assets/es.js"');
  expect(html).toMatch(/<p>a<\/p><link rel="stylesheet" href="\/assets\/site.css"><\/body><\/html>$/);
});
