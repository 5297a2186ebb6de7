import { expect, test } from 'vitest';
import { courseCalendarPath, editionCalendarPath, takenCalendarIds } from './calendar-paths.ts';
import { pageName, screenOf } from './page-data.ts';
import { pageQuery } from './page-query.ts';
import { pressDocumentPath } from './press-documents.ts';
import { questionId } from './question-id.ts';
import { concealEmail, revealEmail } from './shell.ts';
import { socialPicturePath } from './social-picture.ts';

test('the paths of the site’s files contain the names of their contents', () => {
  expect(courseCalendarPath('es')).toBe('/calendario/cursos.ics');
  expect(editionCalendarPath('tower-2026-03', 'en')).toBe('/calendar/tower-2026-03.ics');
  expect(takenCalendarIds).toEqual(['cursos', 'courses']);
  expect(pressDocumentPath('a.pdf')).toBe('/press/a.pdf');
  expect(pageName('article', 'es', { slug: 'uno' })).toBe('es/article/uno');
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

test.each([
  ['', ''],
  ['?x=1&lang=es&utm_source=a', ''],
  ['?course=', ''],
  ['?course=tower&x=1', '?course=tower'],
  ['campus=madrid&course=%20tower', '?course=tower&campus=madrid'],
  ['?course=%3Cb%3E', '?course=%3Cb%3E'],
] as const)('of the query "%s" the calendar reads "%s", and a campus reads nothing', (search, read) => {
  expect(pageQuery('calendar', search)).toBe(read);
  expect(pageQuery('madrid', search)).toBe('');
});

test('a tool reads its answers, and a repeated one repeatedly', () => {
  expect(pageQuery('compare', '?courses=a&q=1&courses=b')).toBe('?courses=a&courses=b');
});
