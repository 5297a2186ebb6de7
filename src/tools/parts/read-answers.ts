import { fill } from '../../i18n/words/fill.ts';
import { readNumber } from '../../i18n/typed-number.ts';

/** A question with a list of answers, or one that is answered with a number. */
export type Question = { options: readonly string[] } | { from: number; to: number; decimals?: number };

/** The texts of a question; one without options asks for a number. */
export type AskedTexts = { label: string; help?: string | undefined; options?: Readonly<Record<string, string>> };

/** Why an answer was refused. `range` also covers implausible numbers. */
export type Problem = 'choice' | 'number' | 'range';

type AnswerTo<Asked> = Asked extends { options: readonly (infer Option)[] } ? Option : number;
export type AnswersTo<Questions> = { [Name in keyof Questions]?: AnswerTo<Questions[Name]> };

export type ReadAnswers<Questions> = {
  /** Valid answers. */
  answers: AnswersTo<Questions>;
  problems: { [Name in keyof Questions]?: Problem };
};

/** Length of the longest answer that is read, in characters. */
const longest = 40;

/**
 * Reads the answers to a form from the query of an address, which may be any text. An empty answer counts as none. If a
 * parameter occurs twice, the first counts.
 */
export function readAnswers<const Questions extends Readonly<Record<string, Question>>>(
  questions: Questions,
  query: URLSearchParams,
): ReadAnswers<Questions> {
  const answers: Record<string, string | number> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, question] of Object.entries(questions)) {
    const given = (query.get(name) ?? '').trim();
    if (given === '') continue;
    const read = given.length > longest ? 'too long' : readOne(question, given);
    if (typeof read === 'object') answers[name] = read.answer;
    else problems[name] = read === 'too long' ? ('options' in question ? 'choice' : 'number') : read;
  }
  return { answers, problems } as ReadAnswers<Questions>;
}

function readOne(question: Question, given: string): { answer: string | number } | Problem {
  if ('options' in question) return question.options.includes(given) ? { answer: given } : 'choice';
  const { from, to, decimals = 0 } = question;
  const value = readNumber(given);
  if (Number.isNaN(value) || (decimals === 0 && !Number.isInteger(value))) return 'number';
  return value < from || value > to ? 'range' : { answer: value };
}

/** The refused answers by question: its label, and the message. */
export type Refused = Readonly<Record<string, { label: string; message: string }>>;

/** Puts the problems of a form into words. */
export function refusedAnswers(
  questions: Readonly<Record<string, Question>>,
  texts: { questions: Readonly<Record<string, AskedTexts>>; problems: Readonly<Record<Problem, string>> },
  problems: { readonly [name: string]: Problem | undefined },
): Refused {
  return Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const problem = problems[name];
      if (!problem) return [];
      const bounds = 'options' in question ? {} : { from: question.from, to: question.to };
      const label = texts.questions[name]?.label ?? '';
      return [[name, { label, message: fill(texts.problems[problem], bounds) }] as const];
    }),
  );
}
