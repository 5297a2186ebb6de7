import { expect, test } from 'vitest';
import { content } from '../../../tests/page-words.ts';
import { languages } from '../../i18n/language.ts';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { translator } from '../../i18n/words/words.ts';
import { contentDay } from '../../site/content-day.ts';
import { nextStep } from './next-step.ts';

test.each(languages)('the note on the price of the next course is made of sentences (%s)', async (language) => {
  const all = await content;
  const t = translator(dictionaries[language]);
  const request = {
    page: 'article',
    params: {},
    language,
    content: all,
    today: contentDay(all, new Date()),
    t,
  } as const;
  const steps = Object.values(all.articles).map((article) =>
    nextStep(
      { ...request, syllabuses: {}, siteUrl: '', picture: () => expect.fail('a step has no picture') },
      article[language].next,
    ),
  );
  const notes = steps.flatMap(({ tax }) => tax ?? []);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toMatch(/^\p{Lu}.*\. \p{Lu}.*\.$/u);
});

test('no two articles have the same cover', async () => {
  const covers = Object.values((await content).articles).map(({ es }) => es.cover);
  expect(new Set(covers).size).toBe(covers.length);
});
