import { beforeAll, expect, test } from 'vitest';
import { searchDocuments } from '../../build/search/search-documents.ts';
import { waysToHiddenArticles } from '../../build/content/ways-to-hidden-articles.ts';
import { withoutSamples } from '../../build/content/without-samples.ts';
import { content, drawDocument } from '../../tests/page-words.ts';
import { languages, type Language } from '../i18n/language.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { pathTo } from '../site/links.ts';
import type { PageData, PageId } from '../site/page-data.ts';
import { existingPages } from './all-pages.ts';

type Drawn = { language: Language; page: PageId; html: string; data: PageData };

const sampleTag = />(?:Ejemplo|Sample)</;
/** The marks of dates, which stay: dates are samples while the content sets its own day (`asOf`). */
const dateTags =
  /<span[^>]* data-sample[^>]*>[^<]*<|>(?:Ejemplo|Sample)<\/span>[^<]*(?:<!-- -->)?(?:Fechas de ejemplo|Sample dates)/g;

let all: SiteContent;
let left: SiteContent;
let drawn: Drawn[];

beforeAll(async () => {
  all = await content;
  left = withoutSamples(all);
  const wanted = languages.flatMap((language) => existingPages(left).map((page) => ({ ...page, language })));
  drawn = wanted.map((address) => ({ ...address, ...drawDocument(left, address) }));
});

test('without samples, nothing in the content is marked as a sample', () => {
  const marks: string[] = [];
  JSON.stringify(left, (key, value: unknown) => {
    if (key === 'sample' && value === true) marks.push(key);
    return value;
  });
  expect(marks).toEqual([]);
  expect(waysToHiddenArticles(left, all)).toEqual([]);
});

test('without samples, no page has the mark, the name or the id of a sample', () => {
  const names = [
    ...all.people.testimonials,
    ...all.people.alumni,
    ...(all.campuses.madrid.accommodation?.options ?? []),
    ...(all.feedback.sample ? all.feedback.instructors.map(({ name }) => ({ name, sample: true })) : []),
  ].flatMap(({ name, sample }) => (sample ? [`>${name}<`] : []));
  const titles = all.press.items.flatMap(({ title, sample }) => (sample ? [title.es, title.en] : []));
  const articles = Object.keys(all.articles).filter((id) => !(id in left.articles));
  expect(names.length + titles.length + articles.length).toBeGreaterThan(0);
  const found = drawn.flatMap(({ data, html }) => [
    ...(sampleTag.test(html.replaceAll(dateTags, '')) ? [`${data.path}: a sample's mark`] : []),
    ...[...names, ...titles, ...articles]
      .filter((words) => html.includes(words))
      .map((words) => `${data.path}: ${words}`),
  ]);
  expect(found).toEqual([]);
});

test('without samples, no list is empty, and no link to an anchor is broken', () => {
  const place = (language: Language, path: string) => `${language} ${path}`;
  const ids = new Map(
    drawn.map(({ language, data, html }) => [
      place(language, data.path),
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const broken = drawn.flatMap(({ language, data, html }) =>
    [...html.matchAll(/<a [^>]*href="((?:\/[^":?#]*)?)(?:\?[^"#]*)?#([^"]+)"/g)].flatMap(([, path = '', id = '']) => {
      const target = ids.get(place(language, path || data.path));
      return target?.has(decodeURIComponent(id)) ? [] : [`${data.path} → ${path}#${id}`];
    }),
  );
  expect(broken).toEqual([]);
  const empty = drawn.flatMap(({ data, html }) =>
    [...html.matchAll(/<(ul|ol|dl|tbody)\b[^>]*><\/\1>/g)].map(([element]) => `${data.path}: ${element}`),
  );
  expect(empty).toEqual([]);
});

test('without samples, no empty band separates two bands of one background, which would double their space', () => {
  const place = /<div data-section="true">(?:<!--.*?-->)*(?:<section[^>]* data-tone="(\w+)"|<\/div>)?/g;
  const doubled = drawn.flatMap(({ data, html }) => {
    const grounds = [...html.matchAll(place)].map(([found, tone]) => tone ?? (found.endsWith('</div>') ? '' : 'other'));
    return [...grounds.join(' ').matchAll(/(\w+)  +\1\b/g)].map(([, ground]) => `${data.path}: ${ground}`);
  });
  expect(doubled.filter((line) => !line.endsWith('other'))).toEqual([]);
});

test('without instructors, the feedback page says so and has no search', () => {
  const { language, html } = drawn.find(({ page }) => page === 'feedback') ?? { language: 'es', html: '' };
  expect(html).toContain(left.feedback.empty[language]);
  expect(html).not.toContain(`placeholder="${left.feedback.search.placeholder[language]}"`);
});

test.each(languages)('without samples, the search in %s does not find a sample article', (language) => {
  const pages = drawn.filter((page) => page.language === language);
  const found = searchDocuments(pages, left, language);
  expect(found.length).toBeGreaterThan(100);
  const sample = Object.keys(all.articles).find((id) => !(id in left.articles));
  const address = pathTo('article', language, { slug: sample ?? '' });
  expect(found.filter(({ path }) => path.startsWith(address))).toEqual([]);
});

test('the content check reports links to an article that is left out', () => {
  const hidden = Object.keys(all.articles).find((id) => !(id in left.articles)) ?? '';
  const startHere = [...left.blog.startHere, { article: hidden, step: { es: 'Visita', en: 'Visit' } }];
  expect(waysToHiddenArticles({ ...left, blog: { ...left.blog, startHere } }, all)).toMatchObject([
    { file: 'content/pages/blog.yaml', place: hidden },
  ]);
});
