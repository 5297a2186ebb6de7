import { drawPaper, type DrawnQuestion } from './draw-paper.ts';
import type { ExamPart, ExamQuestion, ExamRules } from './exam-bank.ts';
import type { Given } from './mark-paper.ts';
import { longestSheet, type SheetRequest } from './sheet-answers.ts';

/** A sheet with its questions and the answers given to them. */
export type Sheet = { drawn: DrawnQuestion[]; given: Given[] };

/** Selects the questions of the sheet that an address requests, and reads the answers given to them. */
export function drawSheet(
  { part, seed, places: chosen }: SheetRequest & { part: ExamPart },
  bank: readonly ExamQuestion[],
  { sheetQuestions }: Pick<ExamRules, 'sheetQuestions'>,
): Sheet {
  const drawn = drawPaper(part, seed, bank, Math.min(sheetQuestions, longestSheet));
  return { drawn, given: drawn.map(({ order }, index) => order[(chosen[index] ?? 0) - 1] ?? null) };
}
