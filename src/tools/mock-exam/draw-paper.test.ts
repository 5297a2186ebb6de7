import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answerText, drawnAgain, drawPaper, type Choice } from './draw-paper.ts';
import { examUnits, knowledgeUnits, type ExamQuestion, type ExamUnit } from './exam-bank.ts';

/** A bank with a given number of questions of each unit. */
function bankOf(counts: Partial<Record<ExamUnit, number>>): ExamQuestion[] {
  return Object.entries(counts).flatMap(([unit, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${unit}-${index}`,
      unit: unit as ExamUnit,
      question: `${unit} ${index}`,
      right: 'right',
      wrong: ['first', 'second', 'third'],
      explanation: '',
      source: { name: '', address: '', read: '' },
    })),
  );
}

const full = bankOf({ ...Object.fromEntries(knowledgeUnits.map((unit) => [unit, 22])), english: 40 });

function countsOf(paper: readonly { question: ExamQuestion }[]): number[] {
  return knowledgeUnits.map((unit) => paper.filter(({ question }) => question.unit === unit).length);
}

test.each([1, 2, 77, 99_999])('paper %i has fifty questions, five or six of each unit, none twice', (seed) => {
  const paper = drawPaper('paper', seed, full, 50);
  expect(new Set(paper.map(({ question }) => question.id)).size).toBe(50);
  expect(countsOf(paper).toSorted((a, b) => a - b)).toEqual([5, 5, 5, 5, 6, 6, 6, 6, 6]);
});

test('if a unit has too few questions, the other units share the remaining places evenly', () => {
  const short = bankOf({ ...Object.fromEntries(knowledgeUnits.map((unit) => [unit, 22])), charts: 1, codes: 0 });
  const counts = countsOf(drawPaper('paper', 3, short, 50));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1, 7, 7, 7, 7, 7, 7, 7]);
  expect(drawPaper('paper', 3, bankOf({ charts: 4, codes: 3 }), 50)).toHaveLength(7);
});

test('the same seed draws the same paper, and another seed draws another paper', () => {
  expect(drawPaper('paper', 5, full, 50)).toEqual(drawPaper('paper', 5, full, 50));
  expect(drawPaper('paper', 5, full, 50)).not.toEqual(drawPaper('paper', 6, full, 50));
});

test.each([
  ['english', 20],
  ['meteorology', 20],
  ['charts', 10],
] as const)('a paper of one unit, %s, has %i questions', (part, length) => {
  const paper = drawPaper(part, 8, full, length);
  expect(paper).toHaveLength(length);
  expect(paper.every(({ question }) => question.unit === part)).toBe(true);
});

test('a stored paper is drawn again with its answers in the same order, without questions that were removed', () => {
  const paper = drawPaper('paper', 9, full, 50);
  const ids = paper.map(({ question }) => question.id);
  expect(drawnAgain(ids, 9, full.toReversed())).toEqual(paper);
  expect(drawnAgain([...ids, 'charts-gone'], 9, full)).toHaveLength(50);
});

test('the choice 0 is the right answer, and 1 to 3 are the wrong ones', () => {
  const [question] = full as [ExamQuestion];
  expect(([0, 1, 2, 3] as Choice[]).map((choice) => answerText(question, choice))).toEqual([
    'right',
    'first',
    'second',
    'third',
  ]);
});

describe('the bank of the site', () => {
  const bank = examUnits.flatMap((unit) => {
    const { questions } = parse(readFileSync(`content/exam/${unit}.yaml`, 'utf8')) as { questions: ExamQuestion[] };
    return questions.map((question) => ({ ...question, unit }));
  });

  test('has at least twenty questions of each knowledge unit, and at least forty of English', () => {
    const counts = countsOf(bank.map((question) => ({ question })));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
    expect(bank.filter(({ unit }) => unit === 'english').length).toBeGreaterThanOrEqual(40);
  });

  test('the right answer is about equally often in each of the four positions', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 1; seed <= 40; seed += 1)
      for (const part of ['paper', 'english'] as const)
        for (const { order } of drawPaper(part, seed, bank, part === 'paper' ? 50 : 20))
          places[order.indexOf(0)] = (places[order.indexOf(0)] ?? 0) + 1;
    const all = places.reduce((sum, count) => sum + count, 0);
    for (const count of places) expect(Math.abs(count / all - 1 / 4)).toBeLessThan(0.03);
  });
});
