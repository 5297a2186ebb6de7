import { expect, test } from 'vitest';
import { compareCourses } from './compare-courses.ts';

const rows = [
  { id: 'length', label: 'Length' },
  { id: 'campus', label: 'Campus' },
  { id: 'entry', label: 'Entry' },
];
const fact = (...lines: string[]) => ({ lines });

test('a row whose facts differ has a fact for each course; a row whose facts agree has one fact', () => {
  const short = { length: fact('6 months'), campus: fact('Madrid'), entry: fact('18', 'B2') };
  const long = { length: fact('2 years'), campus: fact('Madrid'), entry: fact('18', 'B2') };
  expect(compareCourses(rows, [short, long])).toEqual({
    differ: [{ id: 'length', label: 'Length', facts: [fact('6 months'), fact('2 years')] }],
    agree: [
      { id: 'campus', label: 'Campus', fact: fact('Madrid') },
      { id: 'entry', label: 'Entry', fact: fact('18', 'B2') },
    ],
  });
});

test('three courses agree only if all of them do', () => {
  const here = { campus: fact('Madrid') };
  expect(compareCourses(rows, [here, here, { campus: fact('Online') }]).agree).toEqual([]);
});

test('a sample and a confirmed fact with the same text differ', () => {
  const { differ } = compareCourses(rows, [
    { campus: fact('Madrid') },
    { campus: { ...fact('Madrid'), sample: true } },
  ]);
  expect(differ.map(({ id }) => id)).toEqual(['campus']);
});

test('a single course has no agreeing rows', () => {
  const { differ, agree } = compareCourses(rows, [{ length: fact('6 months'), campus: fact('Madrid') }]);
  expect([differ.map(({ id }) => id), agree]).toEqual([['length', 'campus'], []]);
});

test('without courses there are no rows', () => {
  expect(compareCourses(rows, [])).toEqual({ differ: [], agree: [] });
});
