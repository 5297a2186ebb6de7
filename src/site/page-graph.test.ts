import { expect, test } from 'vitest';
import { pageGraph, questionsData } from './page-graph.ts';
import { wayTo } from './trail.ts';

const siteUrl = 'https://example.org';
const facts = {
  route: 'courses',
  language: 'en',
  siteUrl,
  url: `${siteUrl}/courses`,
  head: { title: 'Courses', description: 'All of them' },
  trail: [
    { name: 'Home', url: `${siteUrl}/?lang=en` },
    { name: 'Courses', url: `${siteUrl}/courses` },
  ],
} as const;

test('a page and its breadcrumbs are one graph', () => {
  expect(pageGraph(facts)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      expect.objectContaining({
        '@type': 'CollectionPage',
        '@id': `${siteUrl}/courses#webpage`,
        inLanguage: 'en',
        isPartOf: { '@id': `${siteUrl}/#website` },
        breadcrumb: { '@id': `${siteUrl}/courses#breadcrumb` },
      }),
      {
        '@type': 'BreadcrumbList',
        '@id': `${siteUrl}/courses#breadcrumb`,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/?lang=en` },
          { '@type': 'ListItem', position: 2, name: 'Courses', item: `${siteUrl}/courses` },
        ],
      },
    ],
  });
});

test('nodes that a page adds are part of the same graph', () => {
  const questions = questionsData(facts.url, [{ question: 'How long?', answer: 'A year.' }]);
  const { '@graph': graph } = pageGraph({
    ...facts,
    trail: [],
    head: { ...facts.head, structuredData: [questions] },
  }) as {
    '@graph': object[];
  };
  expect(graph).toHaveLength(2);
  expect(graph[0]).not.toHaveProperty('breadcrumb');
  expect(graph[1]).toMatchObject({
    '@id': `${siteUrl}/courses#faq`,
    mainEntity: [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { text: 'A year.' } }],
  });
});

test.each([
  ['home', []],
  ['homeAlternative', []],
  ['thanks', []],
  ['contact', ['home', 'contact']],
  ['block1', ['home', 'courses', 'block1']],
  ['article', ['home', 'blog', 'article']],
] as const)('the breadcrumbs of %s are %j', (route, way) => {
  expect(wayTo(route)).toEqual(way);
});

test('a page without a special type is a web page of the centre', () => {
  const graph = pageGraph({ ...facts, route: 'services' }) as unknown as { '@graph': object[] };
  expect(graph['@graph'][0]).toMatchObject({ '@type': 'WebPage', publisher: { '@id': `${siteUrl}/#organization` } });
});
