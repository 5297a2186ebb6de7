import { expect, test } from 'vitest';
import { content } from '../../tests/page-words.ts';
import { languages } from '../../src/i18n/language.ts';
import { searchTopics } from '../../src/schema/search-topics.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { pathTo } from '../../src/site/links.ts';
import { searchTopicsIn } from './search-topics.ts';

const all = await content;

/** The answer about the next starts. */
function starts(changes: Partial<SiteContent>, today: string): string | null | undefined {
  const path = pathTo('calendar', 'en');
  return searchTopicsIn({ ...all, ...changes }, 'en', today).find((topic) => topic.path === path)?.answer;
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

test('the topic of the next starts has no answer without a future edition', () => {
  expect(starts({}, '2027-01-01')).toBeNull();
});

test.each(languages)('in %s every placeholder of an answer is replaced', (language) => {
  const answers = searchTopicsIn(all, language, '2025-10-30').flatMap(({ answer, ofCourses }) => [
    ...(answer === null ? [] : [answer]),
    ...ofCourses.map((each) => each.answer),
  ]);
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((answer) => /[{}]/.test(answer))).toEqual([]);
});

test('a topic about all courses answers for each with a known figure, and for no other', () => {
  const [price] = searchTopicsIn(all, 'en', '2025-10-30');
  const paths = price?.ofCourses.map(({ path }) => path) ?? [];
  expect(paths).toContain(pathTo('block1', 'en'));
  expect(paths).not.toContain(pathTo('atcoInitial', 'en'));
  expect(price?.ofCourses[0]?.answer).toMatch(/\d\sEUR \(/);
});

test('a topic leads only to a page that the search finds', () => {
  const isTaken = (page: string) =>
    searchTopics.safeParse({ topics: [{ words: { es: ['a'], en: ['a'] }, to: { page } }] }).success;
  expect(['calendar', 'feedback', 'search', 'thanks'].filter(isTaken)).toEqual(['calendar']);
});
