import { expect, test } from 'vitest';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { translator } from '../../i18n/words/words.ts';
import type { ArticleSource } from '../../schema/article.ts';
import { sourceWords } from './source-words.ts';

const source: ArticleSource = {
  title: 'Norma',
  publisher: 'BOE',
  url: 'https://www.boe.es/',
  dated: '2026-05-13',
  read: '2026-11-21',
};

function words(changes: Partial<ArticleSource>, language: 'es' | 'en' = 'es') {
  const { dated, read } = sourceWords({ ...source, ...changes }, '2026-11-23', {
    language,
    t: translator(dictionaries[language]),
  });
  return [dated, read].map((text) => text.replaceAll('\u00A0', ' '));
}

test('the date of a source and the day of reading are stated separately, in the order of each language', () => {
  expect(words({})).toEqual(['Fecha: 13 de mayo de 2026', 'Leída el 21 de noviembre de 2026']);
  expect(words({}, 'en')).toEqual(['Dated 13 May 2026', 'Read on 21 November 2026']);
});

test.each([
  ['2025', 'Dated 2025'],
  ['2026-04', 'Dated April 2026'],
  ['2022-12-20', 'Dated 20 December 2022, more than three years ago'],
  ['unknown', 'Undated'],
])('a source dated %s is stated as “%s”', (dated, said) => {
  expect(words({ dated }, 'en')[0]).toBe(said);
});

test('the version of the text that was read is stated beside the date', () => {
  expect(words({ note: 'consolidated text' }, 'en')[0]).toBe('Dated 13 May 2026 (consolidated text)');
});

test('a source for looking up is stated as such, without a date', () => {
  expect(words({ dated: 'unknown', read: 'never' }, 'en')).toEqual(['', 'For reference']);
});
