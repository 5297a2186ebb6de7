import { expect, test } from 'vitest';
import { documentTitle, escapeJson, headElements, headHtml } from './head.ts';

const facts = {
  params: {},
  language: 'en' as const,
  siteUrl: 'https://site.example',
  siteName: 'Centro ATCO',
  head: { title: 'Courses "A" & <B>', description: 'What we teach.' },
};

test('an indexed page has its canonical address and those of both languages', () => {
  const html = headHtml(headElements({ ...facts, page: 'courses' }));
  expect(html).toContain('<title>Courses "A" &amp; &lt;B&gt; | Centro ATCO</title>'.replaceAll('"A"', '&quot;A&quot;'));
  expect(html).toContain('<link rel="canonical" href="https://site.example/courses">');
  expect(html).toContain('hreflang="es" href="https://site.example/cursos"');
  expect(html).toContain('hreflang="en" href="https://site.example/courses"');
  expect(html).toContain('hreflang="x-default" href="https://site.example/cursos"');
});

test.each([
  ['feedback', 'https://site.example/feedback?lang=en'],
  ['homeAlternative', 'https://site.example/?lang=en'],
] as const)('%s is not indexed by search engines', (page, canonical) => {
  const html = headHtml(headElements({ ...facts, page }));
  expect(html).toContain('content="noindex, follow"');
  expect(html).toContain(`rel="canonical" href="${canonical}"`);
  expect(html).not.toContain('hreflang');
});

test('JSON cannot end its script element', () => {
  const written = escapeJson(JSON.stringify({ text: '</script><!--\u2028' }));
  expect(written).not.toMatch(/<|\u2028/);
  expect(JSON.parse(written)).toEqual({ text: '</script><!--\u2028' });
});

test.each([
  ['Courses', 'Courses | Centro ATCO'],
  ['Search the Centro ATCO site', 'Search the Centro ATCO site'],
  [
    'Air traffic controller courses in Madrid and Gran Canaria',
    'Air traffic controller courses in Madrid and Gran Canaria',
  ],
])('the title "%s" is "%s" in the document', (title, written) => {
  expect(documentTitle(title, 'Centro ATCO')).toBe(written);
});

test('a head has all elements for browsers, search engines and social networks', () => {
  const said = (page: 'article' | 'notFound', params = {}) =>
    headElements({ ...facts, page, params }).map(({ tag, attributes, text }) => [
      tag,
      ...Object.values(attributes),
      text,
    ]);
  const common = [
    ['title', 'Courses "A" & <B> | Centro ATCO'],
    ['meta', 'description', 'What we teach.', undefined],
  ];
  const graph = [
    ['meta', 'og:site_name', 'Centro ATCO', undefined],
    ['meta', 'og:title', 'Courses "A" & <B>', undefined],
    ['meta', 'og:description', 'What we teach.', undefined],
    ['meta', 'og:locale', 'en_GB', undefined],
    ['meta', 'og:locale:alternate', 'es_ES', undefined],
  ];
  expect(said('notFound')).toEqual([
    ...common,
    ['meta', 'robots', 'noindex, follow', undefined],
    ['meta', 'og:type', 'website', undefined],
    ...graph,
  ]);
  const url = 'https://site.example/blog/uno';
  expect(said('article', { slug: 'uno' })).toEqual([
    ...common,
    ['meta', 'robots', 'index, follow, max-image-preview:large', undefined],
    ['meta', 'og:type', 'article', undefined],
    ...graph,
    ['link', 'canonical', `${url}?lang=en`, undefined],
    ['meta', 'og:url', `${url}?lang=en`, undefined],
    ['meta', 'og:image', 'https://site.example/social/en/article/uno.jpg', undefined],
    ['meta', 'og:image:width', '1200', undefined],
    ['meta', 'og:image:height', '630', undefined],
    ['meta', 'og:image:alt', 'Courses "A" & <B>', undefined],
    ['meta', 'twitter:card', 'summary_large_image', undefined],
    ['link', 'alternate', 'es', url, undefined],
    ['link', 'alternate', 'en', `${url}?lang=en`, undefined],
    ['link', 'alternate', 'x-default', url, undefined],
  ]);
});

test('a head has keywords, feeds and the right attribute names', () => {
  const feeds = [{ title: 'Blog', path: '/feed.xml', type: 'application/atom+xml' }];
  const html = headHtml(headElements({ ...facts, page: 'blog', head: { ...facts.head, keywords: ['a', 'b'], feeds } }));
  expect(html).toContain('<meta name="keywords" content="a, b">');
  expect(html).toContain('<meta property="og:type" content="website">');
  expect(html).toContain('<link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml">');
  expect(html).toContain('</title><meta name="description"');
  const none = headHtml(headElements({ ...facts, page: 'blog', head: { ...facts.head, keywords: [] } }));
  expect(none).not.toContain('keywords');
});

test('the name of the site is added to a title if the result has at most sixty characters', () => {
  expect(documentTitle('a'.repeat(46), 'Centro ATCO')).toBe(`${'a'.repeat(46)} | Centro ATCO`);
  expect(documentTitle('a'.repeat(47), 'Centro ATCO')).toBe('a'.repeat(47));
});
