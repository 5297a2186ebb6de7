import { expect, test } from 'vitest';
import { content } from '../../tests/page-words.ts';
import { languages } from '../../src/i18n/language.ts';
import { searchQuestions } from '../../src/schema/search-questions.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { pathTo } from '../../src/site/links.ts';
import { searchQuestionsIn } from './search-questions.ts';

const all = await content;

/** The answer to the question about the next starts. */
function starts(changes: Partial<SiteContent>, today: string): string | null | undefined {
  const path = pathTo('calendar', 'en');
  return searchQuestionsIn({ ...all, ...changes }, 'en', today).find((question) => question.path === path)?.answer;
}

const { asOf: _, ...withoutDay } = all.editions;

test('the answer has the next starts in order, and marks samples', () => {
  const answer = starts({}, '2025-10-30')?.replaceAll('\u00A0', ' ');
  expect(answer).toMatch(
    /^Next starts: Call Preparation, November 3, 2025; .*Block 1: Basic and Tower, November 25, 2025/,
  );
  expect(answer).toContain('Course dates are a sample, as of October 30, 2025.');
});

test('an answer with real dates has no note about samples', () => {
  expect(starts({ editions: withoutDay }, '2025-10-30')).not.toContain('sample');
});

test('the question about the next starts has no answer without a future edition', () => {
  expect(starts({}, '2027-01-01')).toBeNull();
});

test.each(languages)('in %s every placeholder of an answer is replaced', (language) => {
  const answers = searchQuestionsIn(all, language, '2025-10-30').flatMap(({ answer }) => answer ?? []);
  expect(answers.length).toBeGreaterThan(15);
  expect(answers.filter((answer) => /[{}]/.test(answer))).toEqual([]);
});

test('a question leads only to a page that the search finds', () => {
  const isTaken = (page: string) =>
    searchQuestions.safeParse({ questions: [{ keywords: { es: ['a'], en: ['a'] }, to: { page } }] }).success;
  expect(['calendar', 'feedback', 'search', 'thanks'].filter(isTaken)).toEqual(['calendar']);
});
