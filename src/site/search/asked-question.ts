import type { Language } from '../../i18n/language.ts';
import { allTermsOf, relatedTo } from './analyse.ts';
import { isNear } from './near.ts';

/** A question of `content/search.yaml` in one language. */
export type AskedQuestion = {
  /** The terms of each wording. */
  ways: readonly (readonly string[])[];
  /** The index of the document that answers the question. */
  document: number;
  answer: string | null;
};

const isNumber = /^\d+$/;

/** The terms of one wording of a question. */
export function termsOfWay(text: string, language: Language): string[] {
  return allTermsOf(text, language).map(({ term }) => term);
}

/**
 * Finds the question that a query asks: the query has every word of one wording, and no other significant word.
 * Additional numbers are ignored, since they may be a year or a number of people.
 * @param isWritten whether any text contains a term: only an unknown term may be a typing error
 */
export function askedQuestion(
  query: string,
  questions: readonly AskedQuestion[],
  { language, isWritten }: { language: Language; isWritten: (term: string) => boolean },
): AskedQuestion | null {
  const typed = allTermsOf(query, language).map((each) => ({ ...each, mayBeMistake: !isWritten(each.term) }));
  type Typed = (typeof typed)[number];
  const means = ({ term, mayBeMistake }: Typed, word: string) =>
    term === word || relatedTo(word, language).includes(term) || (mayBeMistake && isNear(term, word));
  let best: { question: AskedQuestion; weight: number } | null = null;
  for (const question of questions) {
    for (const way of question.ways) {
      const isAsked = way.every((word) => typed.some((each) => means(each, word)));
      const isAll = typed.every(
        (each) => !each.isTelling || isNumber.test(each.term) || way.some((word) => means(each, word)),
      );
      const exact = way.filter((word) => typed.some(({ term }) => term === word)).length;
      const weight = way.length + exact / 10;
      if (isAsked && isAll && weight > (best?.weight ?? 0)) best = { question, weight };
    }
  }
  return best?.question ?? null;
}
