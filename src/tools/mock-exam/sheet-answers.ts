import { readAnswers, type Problem } from '../parts/read-answers.ts';
import { examParts, type ExamPart } from './exam-bank.ts';

/** Range of the seeds of a paper. */
export const seeds = { from: 1, to: 99_999 };

/** Maximum number of questions on a sheet; its address has a parameter for each answer. */
export const longestSheet = 10;

/** Names of the answers in an address: q1 to q10. The value is the position of the answer on the sheet, 1 to 4. */
export const sheetFields = Array.from({ length: longestSheet }, (_, index) => `q${index + 1}`);

const places = ['1', '2', '3', '4'];
const questions = {
  part: { options: examParts },
  seed: seeds,
  done: { options: ['1'] },
  ...Object.fromEntries(sheetFields.map((name) => [name, { options: places }])),
} as const;

/** The sheet requested by an address. */
export type SheetRequest = {
  /** Undefined if the address names no existing part: then there is no sheet. */
  part: ExamPart | undefined;
  seed: number;
  /** Positions of the answers, 1 to 4, or null for a blank. */
  places: (number | null)[];
  /** Whether the sheet has been handed in. */
  isDone: boolean;
  /** `answers`: an answer or `done` in the address is invalid. */
  problems: { part?: Problem; seed?: Problem; answers?: true };
};

/** Reads a sheet from the query of an address, which may be any text. */
export function readSheet(query: URLSearchParams): SheetRequest {
  const { answers, problems } = readAnswers(questions, query);
  const given = answers as Record<string, string | number | undefined>;
  const faults = problems as Record<string, Problem | undefined>;
  return {
    part: answers.part,
    seed: answers.seed ?? seeds.from,
    places: sheetFields.map((name) => (given[name] === undefined ? null : Number(given[name]))),
    isDone: answers.done === '1',
    problems: {
      ...(problems.part && { part: problems.part }),
      ...(problems.seed && { seed: problems.seed }),
      ...([...sheetFields, 'done'].some((name) => faults[name]) && { answers: true as const }),
    },
  };
}
