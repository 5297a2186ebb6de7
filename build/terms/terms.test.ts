import { expect, test } from 'vitest';
import { findVariants, type ReadableText } from './find-variants.ts';
import { readTerms } from './read-terms.ts';
import { textsOfWords } from '../content/placed-texts.ts';
import { textsOfPage } from './readable-texts.ts';

const list = `# Terms

| term es | term en | forbidden es | forbidden en | note |
| --- | --- | --- | --- | --- |
| edición | intake | promoción; hornada | edition | a start of a course |
| AESA | AESA | exact:Aesa | - | - |

| file | text | why |
| --- | --- | --- |
| content/a.yaml | \`promoción 12\` | its name |
`;
const terms = readTerms(list);
const kept = { file: 'content/a.yaml', line: 1, language: 'es', text: 'La promoción 12' } as const;

function found(...texts: ReadableText[]): string[] {
  return findVariants([kept, ...texts], terms).map(({ file, line, place }) => `${file}:${line} ${place}`);
}

test('a forbidden variant is found as a whole word in its own language, in upper and lower case', () => {
  expect(found({ file: 'x', line: 3, language: 'es', text: 'Otra\nPromoción, promocionada' })).toEqual([
    'x:4 “Promoción”',
  ]);
  expect(found({ file: 'x', line: 3, language: 'es', text: 'edition' })).toEqual([]);
  expect(found({ file: 'x', line: 3, language: 'en', text: 'The next edition' })).toEqual(['x:3 “edition”']);
});

test('case matters for a variant that is marked as exact', () => {
  expect(found({ file: 'x', line: 1, language: 'es', text: 'AESA y Aesa' })).toEqual(['x:1 “Aesa”']);
});

test('an exception applies to its own words only', () => {
  expect(found({ ...kept, line: 9, text: 'promoción 12, promoción 13' })).toEqual(['content/a.yaml:9 “promoción”']);
  expect(found({ ...kept, file: 'content/b.yaml', text: 'promoción 12' })).toEqual(['content/b.yaml:1 “promoción”']);
});

test('an exception that matches no text is reported', () => {
  expect(findVariants([], terms).map(({ message }) => message)).toEqual([
    'the exception “promoción 12” covers no forbidden word: remove its row',
  ]);
});

test('a row without all cells, and a list without its second table, are refused', () => {
  expect(() => readTerms(list.replace(' | a start of a course |', ' |'))).toThrow('has 4 cells');
  expect(() => readTerms(list.split('\n\n| file')[0]!)).toThrow('second table');
});

test('texts of dictionaries and press notes are read with their language and line', () => {
  expect(textsOfWords('src/i18n/words/content-en.ts', "  'a.b': 'One more',").map(({ text }) => text)).toContain(
    'One more',
  );
  expect(textsOfWords('forms.ts', "  { es: 'Uno', en: 'One' },").map(({ language, text }) => [language, text])).toEqual(
    [
      ['es', 'Uno'],
      ['en', 'One'],
    ],
  );
  const mail =
    "const words = {\n  es: {\n    a: 'Uno',\n    b: (n: string) => `Dos ${n}`,\n  },\n  en: {\n    a: 'One',\n  },\n  c: 'x',\n};";
  expect(textsOfWords('mail-words.ts', mail).map(({ line, language, text }) => [line, language, text])).toEqual([
    [3, 'es', 'Uno'],
    [4, 'es', 'Dos ${n}'],
    [7, 'en', 'One'],
  ]);
  const [page] = textsOfPage('art/press/note.es.html', '<p\n  class="x">\n  Torre</p>');
  expect(page).toMatchObject({ line: 1, language: 'es', text: '\n\n  Torre' });
});
