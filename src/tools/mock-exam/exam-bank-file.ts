import type { ExamQuestion } from './exam-bank.ts';
import { examUnits } from './exam-bank.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { routes } from '../../site/routes.ts';

/** The address of the file with all questions. */
export const examBankPath = routes.mockExam.bank;

/** All questions of the mock exam: a file of its own, loaded when an exam is started. */
export function examBank({ exam }: Pick<SiteContent, 'exam'>): ExamQuestion[] {
  return examUnits.flatMap((unit) => exam[unit].questions.map((question) => ({ ...question, unit })));
}
