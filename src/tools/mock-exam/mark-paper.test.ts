import { expect, test } from 'vitest';
import type { DrawnQuestion, Given } from './draw-paper.ts';
import type { ExamRules, ExamUnit } from './exam-bank.ts';
import { markByUnit, markOf, minimumOf } from './mark-paper.ts';

const rules: ExamRules = {
  knowledge: { questions: 50, minimum: 25 },
  english: { questions: 20, minimum: 10 },
  penalty: 0.33,
  unitQuestions: 20,
  sheetQuestions: 10,
  secondsPerQuestion: 60,
};

function answers(right: number, wrong: number, blank: number): Given[] {
  return [
    ...Array.from({ length: right }, () => 0 as const),
    ...Array.from({ length: wrong }, (_, index) => ((index % 3) + 1) as Given),
    ...Array.from({ length: blank }, () => null),
  ];
}

/** Marks that were published or worked out from the published rules. */
test.each([
  [32, 18, 0, 26.06],
  [31, 19, 0, 24.73],
  [28, 9, 13, 25.03],
  [27, 6, 17, 25.02],
  [25, 0, 25, 25],
  [50, 0, 0, 50],
  [0, 0, 50, 0],
  [0, 50, 0, -16.5],
  [13, 7, 0, 10.69],
  [12, 8, 0, 9.36],
])('%i right, %i wrong and %i blank are %d points', (right, wrong, blank, points) => {
  const questions = right + wrong + blank;
  expect(markOf(answers(right, wrong, blank), rules)).toEqual({ right, wrong, blank, questions, points });
});

test.each([
  ['paper', 50, 25],
  ['english', 20, 10],
  ['paper', 10, 5],
  ['charts', 20, 10],
  ['english', 10, 5],
] as const)('%s with %i questions requires %d points', (part, questions, minimum) => {
  expect(minimumOf(part, questions, rules)).toBe(minimum);
});

test('units are marked one by one, in the order of the syllabus', () => {
  const units: ExamUnit[] = ['charts', 'codes', 'charts', 'charts'];
  const drawn = units.map((unit) => ({ question: { unit } })) as DrawnQuestion[];
  expect(markByUnit(drawn, [0, 2, 1, null], rules)).toEqual([
    { unit: 'codes', mark: { right: 0, wrong: 1, blank: 0, questions: 1, points: -0.33 } },
    { unit: 'charts', mark: { right: 1, wrong: 1, blank: 1, questions: 3, points: 0.67 } },
  ]);
});
