import { expect, test } from 'vitest';
import { chosenCourses, comparisonQuery, mostCompared } from './chosen-courses.ts';

const known = ['atco', 'block-1', 'block-2', 'complete', 'full', 'call'];

test.each([
  ['', null],
  ['?', null],
  ['?courses=', null],
  ['?courses=,,%20,', null],
  ['?lang=en', null],
  ['?courses=block-1', { courses: ['block-1'], problems: [] }],
  ['courses=complete,block-1', { courses: ['complete', 'block-1'], problems: [] }],
  ['?courses=block-1&courses=&courses=block-2&courses=', { courses: ['block-1', 'block-2'], problems: [] }],
  ['?courses=block-1,block-1%20&courses=block-1', { courses: ['block-1'], problems: [] }],
  ['?courses=pilot', { courses: [], problems: ['unknown'] }],
  ['?courses=block-1,<script>', { courses: ['block-1'], problems: ['unknown'] }],
  ['?courses=__proto__,constructor', { courses: [], problems: ['unknown'] }],
  [
    '?courses=atco,block-1,block-2,complete,full',
    { courses: ['atco', 'block-1', 'block-2', 'complete'], problems: ['too-many'] },
  ],
  [
    '?courses=x,atco,block-1,block-2,complete,full',
    { courses: ['atco', 'block-1', 'block-2', 'complete'], problems: ['unknown', 'too-many'] },
  ],
])('%s', (search, choice) => {
  expect(chosenCourses(search, known)).toEqual(choice);
});

test.each([[[]], [['block-1']], [['call', 'full', 'atco']]])(
  'the query of %j names them again',
  (courses: string[]) => {
    expect(chosenCourses(comparisonQuery(courses), known)?.courses ?? []).toEqual(courses);
  },
);

test('any address gives at most four known courses, each once, within 50 ms', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pieces = [
    ...known,
    'courses=',
    '&',
    ',',
    '%',
    '%00',
    '?',
    '=',
    '\u{1F6E9}',
    'NaN',
    '-5',
    '400',
    ' ',
    '+',
    '%E0%A4',
  ];
  let slowest = 0;
  const strays: string[] = [];
  for (let round = 0; round < 3000; round += 1) {
    const length = round % 500 === 0 ? 4000 : random(24);
    const search = `?courses=${Array.from({ length }, () => pieces[random(pieces.length)]).join('')}`;
    const before = performance.now();
    const choice = chosenCourses(search, known);
    slowest = Math.max(slowest, performance.now() - before);
    if (choice === null) continue;
    const { courses, problems } = choice;
    const isSound =
      courses.length <= mostCompared &&
      new Set(courses).size === courses.length &&
      courses.every((id) => known.includes(id)) &&
      courses.length + problems.length > 0;
    if (!isSound) strays.push(search);
  }
  expect(strays).toEqual([]);
  expect(slowest).toBeLessThan(50);
});
