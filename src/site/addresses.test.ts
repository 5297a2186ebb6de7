import { describe, expect, test } from 'vitest';
import { courseCalendarPath, editionCalendarPath, takenCalendarIds } from './calendar-paths.ts';
import { dataPath, forNavigation, screenOf, type PageData } from './page-data.ts';
import { pressDocumentPath } from './press-documents.ts';
import { questionId } from './question-id.ts';
import { concealEmail, revealEmail } from './shell.ts';
import { socialPicturePath } from './social-picture.ts';
import { isView, viewOf, viewQuery } from './views.ts';

test('the paths of the site’s files contain the names of their contents', () => {
  expect(courseCalendarPath('es')).toBe('/calendario/cursos.ics');
  expect(editionCalendarPath('tower-2026-03', 'en')).toBe('/calendar/tower-2026-03.ics');
  expect(takenCalendarIds).toEqual(['cursos', 'courses']);
  expect(pressDocumentPath('a.pdf')).toBe('/press/a.pdf');
  expect(dataPath('home', 'en')).toBe('/data/en/home.json');
  expect(dataPath('calendar', 'es', { course: 'tower', campus: 'all' })).toBe('/data/es/calendar/tower/all.json');
});

test.each([
  ['courses', {}, '/social/en/courses.jpg'],
  ['article', { slug: 'uno' }, '/social/en/article/uno.jpg'],
  ['calendar', { course: 'tower', campus: 'all' }, '/social/en/calendar.jpg'],
  ['thanksEnglish', {}, '/social/en/thanks.jpg'],
] as const)('the picture of %s with %j is %s', (route, params, path) => {
  expect(socialPicturePath(route, 'en', params)).toBe(path);
});

test('a page has the screen of its row, and an unknown address has a screen of its own', () => {
  expect([screenOf('courses'), screenOf('notFound')]).toEqual(['catalogue', 'not-found']);
});

test('data that only crawlers read are not fetched by navigation', () => {
  const head = { title: 'a', description: 'b', structuredData: [{}] };
  const data = forNavigation({ page: 'home', head, content: 'c' } as unknown as PageData);
  expect(data).toEqual({ page: 'home', head: { title: 'a', description: 'b' }, content: 'c' });
});

test.each([
  ['¿Cuánto cuesta el curso?', 'cuanto-cuesta-el-curso'],
  ['one two, three four five six seven eight nine ten', 'one-two-three-four-five-six-seven-eight'],
  ['¿?', ''],
])('the id of the answer to "%s" is "%s"', (question, id) => {
  expect(questionId(question)).toBe(id);
});

test('a concealed e-mail address has no part of the plain one, and can be revealed', () => {
  const concealed = concealEmail('office@example.org');
  expect(concealed).not.toMatch(/office|@|example/);
  expect(atob(concealed)).toBe('gro.elpmaxe@eciffo');
  expect(revealEmail(concealed)).toBe('office@example.org');
});

describe('the query of a page', () => {
  test.each([
    ['', {}],
    ['?x=1', {}],
    ['?course=', {}],
    ['?course=all&campus=all', {}],
    ['?course=tower', { course: 'tower', campus: 'all' }],
    ['campus=madrid', { course: 'all', campus: 'madrid' }],
  ])('"%s" chooses %j', (search, view) => {
    expect(viewOf('calendar', search)).toEqual(view);
    expect(viewOf('courses', search)).toEqual({});
  });

  test.each([
    [{}, ''],
    [{ course: 'all', campus: 'all' }, ''],
    [{ course: 'all', campus: 'madrid' }, '?campus=madrid'],
    [{ campus: 'madrid', course: 'tower' }, '?course=tower&campus=madrid'],
  ])('%j is chosen by "%s"', (view, query) => {
    expect(viewQuery('calendar', view)).toBe(query);
    expect(viewQuery('courses', view)).toBe('');
  });

  test('a page without choices has no view', () => {
    expect(isView('calendar', {})).toBe(false);
    expect(isView('calendar', { campus: 'all' })).toBe(true);
    expect(isView('article', { slug: 'a' })).toBe(false);
  });
});
