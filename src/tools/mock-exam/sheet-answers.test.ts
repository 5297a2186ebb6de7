import { expect, test } from 'vitest';
import { routes } from '../../site/routes.ts';
import { readSheet, sheetFields } from './sheet-answers.ts';

const read = (search: string) => readSheet(new URLSearchParams(search));

test('an address names a sheet and the positions of its answers', () => {
  expect(read('?part=charts&seed=12&q1=4&q3=1&q2=&done=1')).toEqual({
    part: 'charts',
    seed: 12,
    isDone: true,
    places: [4, null, 1, null, null, null, null, null, null, null],
    problems: {},
  });
});

test.each([
  ['', undefined, 1, {}],
  ['?part=radar', undefined, 1, { part: 'choice' }],
  ['?part=english&seed=0', 'english', 1, { seed: 'range' }],
  ['?part=english&seed=1.5', 'english', 1, { seed: 'number' }],
  ['?part=paper&q1=5', 'paper', 1, { answers: true }],
  ['?part=paper&q10=0&done=2', 'paper', 1, { answers: true }],
] as const)('%s names %s, sheet %i, with the problems %j', (search, part, seed, problems) => {
  expect(read(search)).toMatchObject({ part, seed, isDone: false, problems });
});

test('the route of the mock exam lists each answer that a sheet reads', () => {
  expect(routes.mockExam.answers).toEqual(['part', 'seed', 'done', ...sheetFields]);
});
