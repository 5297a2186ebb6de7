import { languages, type Language } from '../../src/i18n/language.ts';

/** A variant that texts of a language must not use, and the term to use instead. */
export type ForbiddenVariant = { language: Language; variant: string; exact: boolean; instead: string };

/** An exception for a forbidden variant, such as the name of a course: the file, and the words around it. */
export type KeptPlace = { file: string; text: string };

export type Terms = { forbidden: ForbiddenVariant[]; kept: KeptPlace[] };

/**
 * Parses the two tables of `docs/terms.md`. Terms: `term es | term en | forbidden es | forbidden en | note`.
 * Exceptions: `file | text | why`.
 * @param markdown the text of that file
 * @throws Error if a row has a wrong number of cells, or the second table is missing
 */
export function readTerms(markdown: string): Terms {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    );
  const keptHead = rows.findIndex(([first]) => first === 'file');
  if (keptHead < 0) throw new Error('The terms list lacks its second table: file, text, why.');
  const terms = rows.slice(1, keptHead);
  const kept = rows.slice(keptHead + 1);
  for (const row of [...terms.filter(({ length }) => length !== 5), ...kept.filter(({ length }) => length !== 3)])
    throw new Error(`A row of the terms list has ${row.length} cells: ${row.join(' | ')}`);
  return {
    forbidden: terms.flatMap((row) =>
      languages.flatMap((language, index) =>
        (row[languages.length + index] ?? '')
          .split(';')
          .map((variant) => variant.trim())
          .filter((variant) => variant !== '' && variant !== '-')
          .map((variant) => ({
            language,
            exact: variant.startsWith('exact:'),
            variant: variant.replace(/^exact:/, ''),
            instead: row[index] ?? '',
          })),
      ),
    ),
    kept: kept.map(([file = '', text = '']) => ({ file, text: text.replace(/^`|`$/g, '') })),
  };
}
