import { expect, test } from 'vitest';
import { headProblems } from './head-problems.ts';

const description =
  'A description that says in one sentence of good length what a visitor finds on this page, and for whom it was made.';
const good = { title: 'Air traffic controller courses', description };
const of = (changes: object) =>
  ({
    page: 'courses',
    path: '/courses',
    language: 'en',
    params: {},
    head: good,
    shell: { name: 'Centro' },
    ...changes,
  }) as Parameters<typeof headProblems>[0][number];

const messages = (...pages: Parameters<typeof headProblems>[0]) => headProblems(pages).map(({ message }) => message);

test('a good head has no problem', () => {
  expect(headProblems([of({})])).toEqual([]);
});

test.each([
  ['a short title', { ...good, title: 'Courses' }, '/courses (en): its title has 16 characters, not 30 to 60'],
  ['a long title', { ...good, title: 'a'.repeat(61) }, '/courses (en): its title has 61 characters'],
  ['a short description', { ...good, description: 'Courses.' }, '/courses (en): its description has 8 characters'],
  [
    'a long description',
    { ...good, description: 'a'.repeat(161) },
    '/courses (en): its description has 161 characters',
  ],
])('%s is reported', (_, head, problem) => {
  expect(messages(of({ head }))).toEqual([expect.stringContaining(problem)]);
});

test('two pages with the same head are reported; a page and its copy are not', () => {
  expect(messages(of({}), of({ page: 'contact', path: '/contact' }))).toEqual([
    expect.stringContaining('/contact (en): its title is that of /courses (en)'),
    expect.stringContaining('/contact (en): its description is that of /courses (en)'),
  ]);
  expect(headProblems([of({ page: 'home', path: '/' }), of({ page: 'homeAlternative', path: '/home' })])).toEqual([]);
});

test('the head of a screen for unknown addresses is not checked', () => {
  expect(headProblems([of({ page: 'notFound', head: { title: '404', description: '' } })])).toEqual([]);
});
