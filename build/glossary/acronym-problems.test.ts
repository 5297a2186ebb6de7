import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test.each(texts)('of “%s” these are unexplained: %j', (text, found) => {
  expect(unexplained(text, known)).toEqual(found);
});

test('an acronym without an entry is reported with file, line and language, once in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glossary-'));
  await mkdir(join(folder, 'articles', 'one'), { recursive: true });
  await writeFile(join(folder, 'page.yaml'), 'code: { es: XYZ }\nlead:\n  es: La OACI\n  en: The OACI\n');
  await writeFile(join(folder, 'articles', 'one', 'es.md'), '---\ntitle: a\n---\n\nQNH y QNH\n');
  const glossary = {
    terms: [{ id: 'icao', term: { es: 'OACI', en: 'ICAO' } }],
    plain: { words: [], names: [], articles: [] },
  } as unknown as Glossary;
  const problems = await acronymProblems(folder, glossary);
  await rm(folder, { recursive: true });
  expect(
    problems.map(({ file, line, message }) => [file, line, /"(\w+)".*in "(\w+)"/.exec(message)?.slice(1)]),
  ).toEqual([
    ['content/articles/one/es.md', 5, ['QNH', 'es']],
    ['content/page.yaml', 4, ['OACI', 'en']],
  ]);
});
