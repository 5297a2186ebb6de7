import { beforeAll, expect, test } from 'vitest';
import { withoutHidden } from '../../build/content/without-hidden.ts';
import { editionsRecord } from '../../build/editions-record.ts';
import { siteFacts, sitePages } from '../../build/site-facts.ts';
import { content, drawDocument, requestOf } from '../../tests/page-words.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { llmsText } from '../site/llms.ts';
import { sitemapXml } from '../site/sitemap.ts';
import type { PageData, PageId } from '../site/page-data.ts';
import { existingPages, pageData } from './all-pages.ts';

/** Three kinds of course: a part of longer courses, one with a notice in an article, and one of three on a page. */
const taken = ['block-1-tower', 'call-preparation', 'instructor-training'];
const addresses = ['/bloque-1-habilitacion-torre', '/preparacion-convocatoria', '/formacion-avanzada#instructor'];

const lists: readonly PageId[] = [
  ...(['home', 'homeAlternative', 'courses', 'calendar', 'services', 'contact', 'madrid', 'canarias'] as const),
  ...(['canI', 'costs', 'compare', 'career', 'position', 'glossary', 'completeRating', 'search'] as const),
];

let all: SiteContent;
let left: SiteContent;
let drawn: { html: string; data: PageData }[];

beforeAll(async () => {
  all = await content;
  left = withoutHidden(hiding(taken));
  drawn = existingPages(left).map((address) => drawDocument(left, { ...address, language: 'es' }));
});

function hiding(ids: readonly string[]): SiteContent {
  const courses = Object.entries(all.courses).map(([id, course]) => [id, { ...course, shown: !ids.includes(id) }]);
  return { ...all, courses: Object.fromEntries(courses) as SiteContent['courses'] };
}

/** A document without the data that its islands carry, which name every course. */
const withoutProps = (html: string) => html.replaceAll(/ data-props="[^"]*"/g, '');

test('no list, menu, tool or structured data links to a hidden course', () => {
  const found = drawn
    .filter(({ data }) => lists.includes(data.page))
    .flatMap(({ data, html }) =>
      [...addresses, ...taken.map((id) => `course=${id}`)]
        .filter((way) => withoutProps(html).includes(way))
        .map((way) => `${data.page}: ${way}`),
    );
  expect(found).toEqual([]);
});

test('running text still links to a hidden course, but no link asks for notices about one', () => {
  const to = (way: string) => drawn.filter(({ html }) => html.includes(way)).map(({ data }) => data.path);
  expect(to(`href="${addresses[0]}"`)).toContain('/blog/torres-privadas-en-espana');
  expect(to('course=call-preparation')).toEqual([]);
});

test('the page of a hidden course says that it is not offered and how to ask, with `noindex`', () => {
  const [html = '', ...others] = drawn.flatMap((page) =>
    page.data.page === 'notFound' && page.data.params.route === 'block1' ? [page.html] : [],
  );
  expect(others).toEqual([]);
  expect(html).toContain(all.courses['block-1-tower']?.card.title.es);
  expect(html).toContain('No lo ofrecemos de momento');
  expect(html).toMatch(/href="\/forms\/contact\?[^"]*message=Me\+interesa/);
  expect(html).toContain('content="noindex, follow"');
  expect(drawn.some(({ data }) => data.page === 'block1')).toBe(false);
});

test('the page of several courses stays until all of them are hidden', () => {
  const shared = drawn.find(({ data }) => data.page === 'advancedTraining');
  expect(shared?.html).toContain('id="evaluator"');
  expect(shared?.html).not.toContain('id="instructor"');
  const none = withoutHidden(hiding(['instructor-training', 'evaluator-training', 'atc-refresher']));
  expect(existingPages(none).filter(({ page, params }) => page === 'advancedTraining' || params.route)).toEqual([
    { page: 'notFound', params: { of: 'course', route: 'advancedTraining' } },
  ]);
});

test('calendars, sitemap and other lists omit a hidden course; its name stays known for enquiries', () => {
  const data = drawn.map((each) => each.data);
  const pages = sitePages(existingPages(left));
  const facts = siteFacts(left, 'test', pages);
  const said = JSON.stringify([facts.calendars, facts.editions, facts.offeredCourses, facts.syllabuses]);
  const listed = sitemapXml('', pages) + llmsText('', data);
  for (const id of taken) expect(said).not.toContain(id);
  for (const address of addresses) expect(listed).not.toContain(`${address}<`);
  expect(listed).toContain('/habilitacion-completa<');
  expect(facts.courses.map(({ id }) => id).toSorted()).toEqual(Object.keys(all.courses).toSorted());
  const { courses, editions } = editionsRecord(left);
  expect(courses.find(({ id }) => id === 'block-1-tower')).toMatchObject({ name: { es: expect.any(String) } });
  expect(courses.find(({ id }) => id === 'block-1-tower')).not.toHaveProperty('path');
  expect(editions.filter(({ course }) => taken.includes(course))).toEqual([]);
});

test('the content of every page except articles can be selected while any one course is hidden', () => {
  for (const id of Object.keys(all.courses).filter((each) => !taken.includes(each))) {
    const others = withoutHidden(hiding([id]));
    const pages = existingPages(others).filter(({ page }) => page !== 'article');
    for (const address of pages) pageData(requestOf(others, { ...address, language: 'en' }));
  }
});
