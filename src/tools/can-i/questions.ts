import type { AnswersTo } from '../parts/read-answers.ts';

/** Questions to a candidate: each asks one thing, and none identifies a person. */
export const canIQuestions = {
  age: { from: 10, to: 99 },
  studies: { options: ['below', 'school', 'degree'] },
  spanish: { options: ['below', 'working', 'native'] },
  english: { options: ['below', 'b2', 'c1'] },
  nationality: { options: ['eu', 'resident', 'other'] },
  licence: { options: ['none', 'tower', 'all', 'towerController', 'controller'] },
  issuer: { options: ['eu', 'military', 'outside'] },
  health: { options: ['clear', 'doubt', 'certificate'] },
  months: { options: ['none', 'six', 'year', 'two'] },
} as const;

export type CanIAnswers = AnswersTo<typeof canIQuestions>;

/**
 * The licence as European law counts it: one from outside the EU, or of armed forces, is none until AESA has accepted
 * it. Without an answer about the issuer, the candidate's nationality decides.
 */
export function europeanLicence(answers: CanIAnswers): NonNullable<CanIAnswers['licence']> {
  return isForeign(answers) ? 'none' : (answers.licence ?? 'none');
}

/** Whether the candidate has a licence that AESA would have to accept first. */
export function isForeign({ licence, issuer, nationality }: CanIAnswers): boolean {
  if (licence === 'none') return false;
  if (issuer !== undefined) return issuer !== 'eu';
  return licence !== undefined && nationality !== undefined && nationality !== 'eu';
}

/** Whether the licence has the tower rating, but no rating for approach or area. Block 2 adds these ratings. */
export function hasTowerAlone(answers: CanIAnswers): boolean {
  const licence = europeanLicence(answers);
  return licence === 'tower' || licence === 'towerController';
}

export type CanIQuestion = keyof typeof canIQuestions;
