import type { AnswersTo } from '../parts/read-answers.ts';

/**
 * The questions about the cost of a way and about paying it back. Amounts are whole euros: rent and living for a month,
 * travel for the whole time.
 */
export const costsQuestions = {
  way: { options: ['complete', 'enaire', 'tower', 'block2'] },
  campus: { options: ['madrid', 'canarias'] },
  rent: { from: 0, to: 5000, decimals: 2 },
  living: { from: 0, to: 5000, decimals: 2 },
  travel: { from: 0, to: 50_000, decimals: 2 },
  medical: { from: 0, to: 5000, decimals: 2 },
  loan: { from: 0, to: 200_000, decimals: 2 },
  interest: { from: 0, to: 30, decimals: 2 },
  grace: { from: 0, to: 60 },
  years: { from: 1, to: 30 },
  aside: { from: 1, to: 100 },
} as const;

export type CostsAnswers = AnswersTo<typeof costsQuestions>;
export type CostsQuestion = keyof typeof costsQuestions;
