import { expect, test } from 'vitest';
import { forgedAddresses, costOf } from '../../../tests/forged-addresses.ts';
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
])('reads the address “%s”', (search, choice) => {
  expect(chosenCourses(search, known)).toEqual(choice);
});

test.each([[[]], [['block-1']], [['call', 'full', 'atco']]])(
  '%j is read back as the same courses',
  (courses: string[]) => {
    expect(chosenCourses(comparisonQuery(courses), known)?.courses ?? []).toEqual(courses);
  },
);

test('any address gives at most four known courses, each once, in less than 50 ms', () => {
  const strays = forgedAddresses(['courses'], known).filter((search) => {
    const choice = chosenCourses(search, known);
    const { courses, problems } = choice ?? { courses: [], problems: ['none'] };
    const isSound =
      courses.length <= mostCompared &&
      new Set(courses).size === courses.length &&
      courses.every((id) => known.includes(id)) &&
      courses.length + problems.length > 0;
    return !isSound || costOf(() => chosenCourses(search, known)) >= 50;
  });
  expect(strays).toEqual([]);
});
