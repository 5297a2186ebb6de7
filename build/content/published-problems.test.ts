import { expect, test } from 'vitest';
import { content } from '../../tests/page-words.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import type { PlacedText } from './placed-texts.ts';
import { publishedProblems } from './published-problems.ts';
import { publishedBy, readPublished, type Published } from './published.ts';

const all = await content;
const now = publishedBy(all);

/** Lists the problems of content that differs from the published one. */
function told(published: Partial<Published>, changes: Partial<SiteContent> = {}, texts: PlacedText[] = []): string[] {
  const problems = publishedProblems({ ...now, ...published }, { ...all, ...changes }, { files: [], texts });
  return problems.map(({ file, place, message }) => `${file} ${place}: ${message}`);
}

/** All courses, with a change of the only edition of Block 2. */
function withEdition(change: object): Partial<SiteContent> {
  const { 'block-2-route-approach': course } = all.courses;
  if (!course) throw new Error('There is no Block 2.');
  const editions = course.editions.map((edition) => ({ ...edition, ...change }));
  return { courses: { ...all.courses, 'block-2-route-approach': { ...course, editions } } };
}

test('content/published.json is up to date; otherwise run "npm run content:published"', async () => {
  const kept = await readPublished('content');
  expect(now.addresses.filter((address) => !kept.addresses.includes(address))).toEqual([]);
  expect(kept.editions).toEqual(now.editions);
  expect(kept.campuses).toEqual(now.campuses);
});

test('present addresses and aliases are not reported', () => {
  expect(told({ addresses: [...now.addresses, '/bloque-1', '/procesos-selectivos'] })).toEqual([]);
});

test('an address without a page or an alias is reported, with its likely successor', () => {
  const others = now.addresses.filter((address) => address !== '/calendario');
  expect(told({ addresses: ['/calendarios', ...others] })).toEqual([
    expect.stringMatching(/published\.json addresses: \/calendarios .* "aliases" .* Did you mean "\/calendario"\?$/),
  ]);
});

test('the lost address of an article is reported', () => {
  const { 'que-es-ser-controlador-aereo': _, ...articles } = all.articles;
  expect(told({}, { articles })).toEqual([
    expect.stringMatching(/addresses: \/blog\/que-es-ser-controlador-aereo .* "moved" of the row "article"/),
  ]);
});

test('the address of an article that has become a draft again is not reported', () => {
  const id = 'que-es-ser-controlador-aereo';
  const article = all.articles[id]!;
  const articles = { ...all.articles, [id]: { ...article, es: { ...article.es, draft: true } } };
  expect(told({}, { articles })).toEqual([]);
});

test.each([
  ['another start', { start: { month: '2026-02' } }],
  ['another campus', { campus: 'canarias' }],
  ['been cancelled', { cancelled: true }],
])('an edition that has %s needs a higher sequence', (_, change) => {
  expect(told({}, withEdition(change))).toEqual([
    expect.stringMatching(/block-2-route-approach\.yaml editions > 0 > id: .* write "sequence: 1"/),
  ]);
  expect(told({}, withEdition({ ...change, sequence: 1 }))).toEqual([]);
});

test('a lost edition is reported', () => {
  expect(told({}, withEdition({ id: 'block-2-2026-02' }))).toEqual([
    expect.stringContaining('"block-2-2025-11" was published and is in no course now'),
  ]);
});

test('a text with the former name of a campus is reported with file and place', () => {
  const place = { file: 'content/pages/home.yaml', line: 7, place: 'lead', path: [] };
  const texts: PlacedText[] = [
    { ...place, language: 'es', text: 'En Las Palmas y Madrid' },
    { ...place, language: 'en', text: 'In Las Palmas and Madrid' },
  ];
  expect(
    told({ campuses: { ...now.campuses, canarias: { es: 'Las Palmas', en: 'Gran Canaria' } } }, {}, texts),
  ).toEqual([
    'content/pages/home.yaml lead: the campus "Las Palmas" is called "Gran Canaria" now; where the old name means something else, "npm run content:published" accepts the present texts',
  ]);
});
