import { expect, test } from 'vitest';
import { documentTitle, escapeJson, headElements, headHtml } from './head.ts';

const facts = {
  params: {},
  language: 'en' as const,
  siteUrl: 'https://site.example',
  siteName: 'Centro ATCO',
  head: { title: 'Courses "A" & <B>', description: 'What we teach.' },
};

test('an indexed page names itself and both languages', () => {
  const html = headHtml(headElements({ ...facts, page: 'courses' }));
  expect(html).toContain(
    '<title data-page-head>Courses "A" &amp; &lt;B&gt; | Centro ATCO</title>'.replaceAll('"A"', '&quot;A&quot;'),
  );
  expect(html).toContain('<link rel="canonical" href="https://site.example/courses" data-page-head>');
  expect(html).toContain('hreflang="es" href="https://site.example/cursos"');
  expect(html).toContain('hreflang="en" href="https://site.example/courses"');
  expect(html).toContain('hreflang="x-default" href="https://site.example/cursos"');
});

test.each([
  ['feedback', 'https://site.example/feedback?lang=en'],
  ['homeAlternative', 'https://site.example/?lang=en'],
] as const)('%s is not kept by search engines', (page, canonical) => {
  const html = headHtml(headElements({ ...facts, page }));
  expect(html).toContain('content="noindex, follow"');
  expect(html).toContain(`rel="canonical" href="${canonical}"`);
  expect(html).not.toContain('hreflang');
});

test('data cannot end their script', () => {
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
])('the title "%s" stands in the document as "%s"', (title, written) => {
  expect(documentTitle(title, 'Centro ATCO')).toBe(written);
});
