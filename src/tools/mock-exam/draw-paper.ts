import { randomNumbers } from '../../exercises/simulation/random.ts';
import { shuffled } from '../../exercises/simulation/shuffled.ts';
import { knowledgeUnits, type ExamPart, type ExamQuestion, type ExamRules } from './exam-bank.ts';
import { longestSheet, type SheetRequest } from './sheet-answers.ts';

/** The answer to a question: 0 is the right one, 1 to 3 are the wrong ones. */
export type Choice = 0 | 1 | 2 | 3;

/** An answer that was given, or null for a blank. */
export type Given = Choice | null;

/** A question of a paper, and the order in which it offers its answers. */
export type DrawnQuestion = { question: ExamQuestion; order: readonly Choice[] };

/**
 * Draws a paper by its seed. The same seed gives the same paper, as long as the bank stays the same. The knowledge test
 * takes its units in turn. The units therefore have equally many questions or differ by one, unless a unit has too few.
 * @param length the number of questions; fewer if the bank has fewer
 */
export function drawPaper(
  part: ExamPart,
  seed: number,
  bank: readonly ExamQuestion[],
  length: number,
): DrawnQuestion[] {
  const random = randomNumbers(seed);
  const units = part === 'paper' ? shuffled(knowledgeUnits, random) : [part];
  const piles = units.map((unit) =>
    shuffled(
      bank.filter((question) => question.unit === unit),
      random,
    ),
  );
  const longest = Math.max(...piles.map((pile) => pile.length));
  const inTurn = Array.from({ length: longest }, (_, round) => piles.flatMap((pile) => pile.slice(round, round + 1)));
  return shuffled(inTurn.flat().slice(0, length), random).map((question) => withOrder(question, seed));
}

/** The drawn questions of a paper, by the ids of its questions; those that are no longer in the bank are left out. */
export function drawnAgain(ids: readonly string[], seed: number, bank: readonly ExamQuestion[]): DrawnQuestion[] {
  const byId = new Map(bank.map((question) => [question.id, question]));
  return ids.flatMap((id) => {
    const question = byId.get(id);
    return question ? [withOrder(question, seed)] : [];
  });
}

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

export function answerText({ right, wrong }: ExamQuestion, choice: Choice): string {
  return [right, ...wrong][choice] ?? '';
}

/** Draws the order of the answers by seed and question only, whatever the other questions are. */
function withOrder(question: ExamQuestion, seed: number): DrawnQuestion {
  const random = randomNumbers([...question.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed));
  return { question, order: shuffled<Choice>([0, 1, 2, 3], random) };
}
