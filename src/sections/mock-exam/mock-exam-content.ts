import type { ExamPart, ExamQuestion, ExamRules } from '../../deciding/exam/exam-bank.ts';
import type { SheetRequest } from '../../deciding/exam/sheet-answers.ts';

type Words<Id extends string> = Readonly<Record<Id, string>>;

/** The content of the mock exam, in one language. */
export type MockExamToolContent = {
  rules: ExamRules;
  parts: Readonly<Record<ExamPart, { name: string; questions: number; bank: number }>>;
  words: {
    form: Words<'label' | 'part' | 'time' | 'timed' | 'untimed' | 'seed' | 'seedHelp' | 'start' | 'sheet' | 'clear'>;
    problems: Words<'part' | 'seed' | 'answers'>;
    format: Words<'title' | 'time' | 'ours' | 'language' | 'sources'> & { marks: Words<'right' | 'wrong' | 'blank'> };
    board: Words<'title' | 'units' | 'questions' | 'bank' | 'minimum' | 'last'>;
    sheet: Words<'title' | 'status' | 'question' | 'blank' | 'submit' | 'other' | 'failed'>;
    result: Words<
      | 'title'
      | 'points'
      | 'counts'
      | 'reached'
      | 'missed'
      | 'units'
      | 'unitsNote'
      | 'wrong'
      | 'noneWrong'
      | 'blank'
      | 'yours'
      | 'right'
      | 'source'
      | 'read'
    >;
    progress: Words<
      'title' | 'running' | 'left' | 'resume' | 'gone' | 'done' | 'see' | 'kept' | 'export' | 'delete' | 'back' | 'sure'
    >;
  };
  sources: readonly { title: string; publisher: string; url: string; dates: string }[];
};

/** A sheet, the questions from which it is drawn, and the request in its address. */
export type ExamSheetProps = MockExamToolContent & {
  bank: readonly ExamQuestion[];
  request: SheetRequest & { part: ExamPart };
};
