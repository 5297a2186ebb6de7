import { expect, test } from 'vitest';
import type { Language } from '../../src/i18n/language.ts';
import type { Glossary } from '../../src/schema/glossary.ts';
import { acronymProblems, unexplained } from './acronym-problems.ts';

const known = new Set(['ADC', 'PFATC', 'ADS-B', 'SUR']);

const texts: readonly (readonly [text: string, found: string[]])[] = [
  ['La habilitación ADC y el AESA', ['AESA']],
  ['El centro PFATC-19, con ADC-SUR y ADS-B', []],
  ['SIM214, sector K482, palabra Normal', []],
  ['[el BOE](https://www.boe.es/BOE-A-2010?id=XYZ) <span lang="EN">', ['BOE']],
  ['`GET /X/YZ` y docs/ABC.md', []],
  ['la ÚLTIMA', ['ÚLTIMA']],
];

test.each(texts)('“%s” has these unexplained acronyms: %j', (text, found) => {
  expect(unexplained(text, known)).toEqual(found);
});

test('an acronym without an entry is reported with file, line and language, once in a file', () => {
  const glossary = {
    terms: [{ id: 'icao', term: { es: 'OACI', en: 'ICAO' } }],
    plain: { words: [], names: [], articles: ['plain'] },
  } as unknown as Glossary;
  const placed = (file: string, line: number, language: Language, text: string, path: readonly string[] = []) => ({
    file: `content/${file}`,
    line,
    place: '',
    path,
    language,
    text,
  });
  const problems = acronymProblems(
    [
      placed('articles/one/es.md', 5, 'es', 'QNH y QNH'),
      placed('articles/plain/es.md', 5, 'es', 'QNH'),
      placed('glossary.yaml', 1, 'es', 'QNH'),
      placed('page.yaml', 1, 'es', 'XYZ', ['code', 'es']),
      placed('page.yaml', 3, 'es', 'La OACI', ['lead', 'es']),
      placed('page.yaml', 4, 'en', 'The OACI', ['lead', 'en']),
    ],
    glossary,
  );
  expect(
    problems.map(({ file, line, message }) => [file, line, /"(\w+)".*in "(\w+)"/.exec(message)?.slice(1)]),
  ).toEqual([
    ['content/articles/one/es.md', 5, ['QNH', 'es']],
    ['content/page.yaml', 4, ['OACI', 'en']],
  ]);
});
