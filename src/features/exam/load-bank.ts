import type { ExamQuestion } from '../../deciding/exam/exam-bank.ts';
import { routes } from '../../site/routes.ts';

/**
 * Loads the questions.
 * @throws Error if they cannot be loaded
 */
export async function loadBank(): Promise<readonly ExamQuestion[]> {
  const response = await fetch(routes.mockExam.bank);
  if (!response.ok) throw new Error(`The questions answered ${response.status}.`);
  return (await response.json()) as readonly ExamQuestion[];
}
