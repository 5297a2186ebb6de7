import type { DrawnQuestion, Given } from './draw-paper.ts';
import { examUnits, type ExamPart, type ExamRules, type ExamUnit } from './exam-bank.ts';

/** The mark of a paper. `points` has two decimals and may be negative. */
export type Mark = { right: number; wrong: number; blank: number; questions: number; points: number };

/**
 * Marks answers as the test does: a right one gives a point, a wrong one costs the penalty, and a blank counts nothing.
 */
export function markOf(given: readonly Given[], { penalty }: Pick<ExamRules, 'penalty'>): Mark {
  const right = given.filter((choice) => choice === 0).length;
  const blank = given.filter((choice) => choice === null).length;
  const wrong = given.length - right - blank;
  return { right, wrong, blank, questions: given.length, points: Math.round((right - wrong * penalty) * 100) / 100 };
}

/** Marks a paper unit by unit, in the order of the syllabus; units without a question on the paper are left out. */
export function markByUnit(
  drawn: readonly DrawnQuestion[],
  given: readonly Given[],
  rules: Pick<ExamRules, 'penalty'>,
): { unit: ExamUnit; mark: Mark }[] {
  return examUnits.flatMap((unit) => {
    const ofUnit = given.filter((_, index) => drawn[index]?.question.unit === unit);
    return ofUnit.length > 0 ? [{ unit, mark: markOf(ofUnit, rules) }] : [];
  });
}

/**
 * The points that pass a part: the minimum of its test, in proportion when there are fewer questions. Both tests and
 * each unit are passed with half of their points.
 */
export function minimumOf(part: ExamPart, questions: number, { knowledge, english }: ExamRules): number {
  const test = part === 'english' ? english : knowledge;
  return (questions * test.minimum) / test.questions;
}
