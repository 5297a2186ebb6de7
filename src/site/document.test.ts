import { expect, test } from 'vitest';
import { documentHtml, type DocumentAssets } from './document.ts';
import type { PageData } from './page-data.ts';

const assets: DocumentAssets = {
  build: 'b1',
  themeColor: '#0a1418',
  inlineScript: 'first()',
  startScript: '/assets/start.js',
  script: '/assets/entry.js',
  modules: (screen, language) => [`/assets/${screen}.js`, `/assets/${language}.js`],
  sheet: '/assets/site.css',
  criticalStyles: (markup) => `/* ${markup.length} */`,
};

function data(changes: Partial<PageData> = {}): PageData {
  const head = { title: 'Inicio', description: 'Una página' };
  const page = { page: 'home', language: 'es', params: {}, path: '/', build: 'b1', head, trail: [], toggle: {} };
  return { ...page, shell: { name: 'Centro' }, content: 'not in the document', ...changes } as PageData;
}

const write = (changes?: Partial<PageData>, given = assets) =>
  documentHtml(data(changes), '<p>x</p>', given, 'https://example.org');

test('a document holds the first styles, and asks for the small script that waits, and names the rest', () => {
  const html = write();
  expect(html).toContain('<style>/* 8 */</style><noscript><link rel="stylesheet" href="/assets/site.css"></noscript>');
  expect(html).toContain('data-page="home" data-page-data="/data/es/home.json" data-sheet="/assets/site.css"');
  expect(html).toContain('data-script="/assets/entry.js" data-modules="/assets/home.js /assets/es.js"');
  expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)).toEqual([
    '<script>',
    '<script type="module" async fetchpriority="low" src="/assets/start.js">',
  ]);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('not in the document');
});

test('where no first styles are picked the sheet stands before the paint', () => {
  const html = write({}, { ...assets, criticalStyles: () => null });
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
  expect(html).not.toContain('<noscript>');
});

test('no value ends its attribute, and no data end their script', () => {
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
