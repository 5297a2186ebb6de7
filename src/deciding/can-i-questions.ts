import type { AnswersTo } from './read-answers.ts';

/** Questions to a candidate: each asks one thing, and none identifies a person. */
export const canIQuestions = {
  age: { from: 10, to: 99 },
  studies: { options: ['below', 'school', 'degree'] },
  spanish: { options: ['below', 'working', 'native'] },
  english: { options: ['below', 'b2', 'c1'] },
  nationality: { options: ['eu', 'resident', 'other'] },
  licence: { options: ['none', 'tower', 'all', 'towerController', 'controller'] },
  health: { options: ['clear', 'doubt', 'certificate'] },
  months: { options: ['none', 'six', 'year', 'two'] },
} as const;

export type CanIAnswers = AnswersTo<typeof canIQuestions>;
/** Whether the licence has the tower rating, but no rating for approach or area. Block 2 adds these ratings. */
export function hasTowerAlone({ licence }: CanIAnswers): boolean {
  return licence === 'tower' || licence === 'towerController';
}

export type CanIQuestion = keyof typeof canIQuestions;
