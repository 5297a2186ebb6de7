import { plainText } from '../../src/i18n/plain-text.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import type { ExamUnitFile } from '../../src/tools/mock-exam/exam-unit.ts';
import { isRightLongest, standsOut } from './answer-lengths.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './problem.ts';

type Question = ExamUnitFile['questions'][number];
type Placed = { question: Question; unit: string; at: readonly [string, string]; words: Words };
type Words = { stem: ReadonlySet<string>; all: ReadonlySet<string>; right: string };
type Found = { unit: string; path: readonly string[]; message: string };

/**
 * Two questions count as duplicates from these shares of common words. `question` includes the words of the right
 * answers. `stem` leaves them out, and applies only if the right answers are the same.
 */
const sameWords = { question: 0.85, stem: 0.6 };

/** The right answer may be the longest in this share of questions. With four answers, a quarter is chance. */
const longestShare = 0.4;

/** With fewer questions, shares are not checked. */
const fewQuestions = 20;

/** Fewest questions of a unit of the knowledge test, and of the English test. */
const fewest = { unit: 20, english: 40 };

/** Finds units of the mock exam with too few questions. */
export function examLengthProblems(
  { exam }: Pick<SiteContent, 'exam'>,
  files: readonly ContentFile[],
): ContentProblem[] {
  const found = Object.entries(exam).flatMap(
    ([
      unit,
      {
        questions: { length },
      },
    ]): Found[] => {
      const needed = unit === 'english' ? fewest.english : fewest.unit;
      if (length >= needed) return [];
      return [{ unit, path: ['questions'], message: `the unit "${unit}" needs ${needed} questions; found ${length}` }];
    },
  );
  return placedIn(files, found);
}

/** Finds questions of the mock exam that give their answer away or are duplicates, and files that name another unit. */
export function examProblems({ exam }: Pick<SiteContent, 'exam'>, files: readonly ContentFile[]): ContentProblem[] {
  const placed = Object.entries(exam).flatMap(([unit, { questions }]) =>
    questions.map((question, index): Placed => ({
      question,
      unit,
      at: ['questions', String(index)],
      words: wordsOf(question),
    })),
  );
  const found: Found[] = [
    ...Object.entries(exam).flatMap(([unit, { unit: named }]) =>
      unit === named ? [] : [{ unit, path: ['unit'], message: `the file is that of "${unit}"; found "${named}"` }],
    ),
    ...placed.flatMap((each) => answerProblems(each)),
    ...placed.flatMap((each, index) => doubles(each, placed.slice(0, index))),
    ...longestProblems(placed),
  ];
  return placedIn(files, found);
}

function placedIn(files: readonly ContentFile[], found: readonly Found[]): ContentProblem[] {
  return found.map(({ unit, path, message }) => {
    const file = `content/exam/${unit}.yaml`;
    const line = files.find((one) => one.file === file)?.lineOf(path) ?? 1;
    return { file, line, place: path.join(' > '), message };
  });
}

function answerProblems({ question: { id, right, wrong }, unit, at }: Placed): Found[] {
  const folded = [right, ...wrong].map(folds);
  const found: Found[] = [];
  if (!id.startsWith(`${unit}-`)) found.push({ unit, path: [...at, 'id'], message: `an id begins with "${unit}-"` });
  folded.forEach((answer, index) => {
    if (folded.indexOf(answer) === index) return;
    const path = [...at, 'wrong', String(index - 1)];
    found.push({ unit, path, message: `the answer "${wrong[index - 1]}" is given twice` });
  });
  const message = standsOut(right, wrong);
  if (message) found.push({ unit, path: [...at, 'right'], message });
  return found;
}

function doubles({ question, unit, at, words }: Placed, before: readonly Placed[]): Found[] {
  return before.flatMap((other) => {
    const where = `"${other.question.id}" in content/exam/${other.unit}.yaml`;
    if (other.question.id === question.id)
      return [{ unit, path: [...at, 'id'], message: `the id is that of another question: ${where}` }];
    const isSame =
      common(words.all, other.words.all) >= sameWords.question ||
      (words.right === other.words.right && common(words.stem, other.words.stem) >= sameWords.stem);
    return isSame ? [{ unit, path: [...at, 'question'], message: `it says the same as ${where}` }] : [];
  });
}

/** Reports right answers that are too often the longest: choosing the longest must not be enough to pass. */
function longestProblems(placed: readonly Placed[]): Found[] {
  const longest = placed.filter(({ question: { right, wrong } }) => isRightLongest(right, wrong));
  const [last] = longest.slice(-1);
  if (!last || placed.length < fewQuestions || longest.length <= placed.length * longestShare) return [];
  const message = `the right answer is the longest in ${longest.length} of ${placed.length} questions: shorten some, or lengthen wrong ones`;
  return [{ unit: last.unit, path: [...last.at, 'right'], message }];
}

function wordsOf({ question, right }: Question): Words {
  return { stem: wordSet(question), all: wordSet(`${question} ${right}`), right: folds(right) };
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(folds(text).split(' '));
}

/** A text without accents, case and punctuation; signs of numbers are kept. */
function folds(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}+−<>=/°%-]+/gu, ' ')
    .trim();
}

/** The share of common words among all words of two texts. */
function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
