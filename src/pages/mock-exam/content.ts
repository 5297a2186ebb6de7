import { examParts, lengthOf, type ExamPart, type ExamRules } from '../../tools/mock-exam/exam-bank.ts';
import { fill } from '../../i18n/words/fill.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { inLanguage } from '../../i18n/language.ts';
import { examBank } from '../../tools/mock-exam/exam-bank-file.ts';
import { shownSources } from '../../tools/parts/shown-sources.ts';
import type { ContentRequest } from '../page-content.ts';

export type MockExamContent = ReturnType<typeof mockExamContent>['content'];

/** Picks the page of the mock exam: its texts and rules, and the questions from which it draws a sheet. */
export function mockExamContent({ content, language }: ContentRequest) {
  const { mockExam, exam } = content;
  const { head, hero, units, form, problems, format, board, sheet, result, progress, next } = inLanguage(
    mockExam,
    language,
  );
  const { knowledge, english, penalty } = mockExam.rules;
  const rules: ExamRules = { knowledge, english, penalty: penalty.points, ...mockExam.ours };
  return {
    head,
    content: {
      hero,
      rules,
      /** The name of each part, the number of its questions, and the number of questions in its bank. */
      parts: fromKeys(examParts, (part) => ({
        name: part === 'paper' ? form.paper : units[part],
        questions: Math.min(lengthOf(part, rules), inBank(part)),
        bank: inBank(part),
      })),
      words: { form, problems, format, board, sheet, result, progress },
      sources: shownSources(
        { sources: mockExam.sources, facts: { rules: mockExam.rules } },
        ['rules'],
        language,
        (dated, read) => fill(format.dates, { dated: dated ?? format.undated, read }),
      ),
      next,
      bank: examBank(content),
    },
  };

  function inBank(part: ExamPart): number {
    if (part !== 'paper') return exam[part].questions.length;
    return Object.values(exam).reduce(
      (sum, { unit, questions }) => sum + (unit === 'english' ? 0 : questions.length),
      0,
    );
  }
}
