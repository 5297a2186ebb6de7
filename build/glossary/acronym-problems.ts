import { languages, type Language } from '../../src/i18n/language.ts';
import type { Glossary } from '../../src/schema/glossary.ts';
import { termIn } from '../../src/site/glossary-terms.ts';
import type { PlacedText } from '../content/placed-texts.ts';
import type { ContentProblem } from '../content/problem.ts';

/** Keys whose values are not checked: codes and search terms. */
const skippedKeys = new Set(['code', 'keywords']);

/** Two or more capitals or digits, beginning with a capital, alone or joined by hyphens, as a separate word. */
const capitals = /(?<![\p{L}\p{N}_/.@#-])\p{Lu}[\p{Lu}\p{N}]+(?:-\p{Lu}[\p{Lu}\p{N}]*)*(?![\p{L}\p{N}_])/gu;

/** Invented call signs, and labels such as those of a puzzle: a letter with two or more digits. */
const label = /^(?:SIM\d+|\p{Lu}\d{2,})$/u;

/** Matches parts of a text that are not checked: addresses, tags, code, paths. */
const unread = /https?:\/\/[^\s)'"]+|<[^<>]*>|`[^`]*`|\]\([^)]*\)/g;

/**
 * Finds the acronyms of content texts that the glossary does not explain. An acronym is a word in capitals that the
 * glossary does not list under `plain`.
 */
export function acronymProblems(texts: readonly PlacedText[], glossary: Glossary): ContentProblem[] {
  const known = Object.fromEntries(languages.map((language) => [language, knownIn(glossary, language)]));
  const told = new Set<string>();
  const skipped = ['content/glossary.yaml', ...glossary.plain.articles.map((id) => `content/articles/${id}/`)];
  const read = texts.filter(
    ({ file, path }) => !skipped.some((start) => file.startsWith(start)) && !path.some((key) => skippedKeys.has(key)),
  );
  return read.flatMap(({ file, line, place, language, text }) =>
    unexplained(text, known[language] ?? new Set()).flatMap((found) => {
      if (told.has(`${file} ${found}`)) return [];
      told.add(`${file} ${found}`);
      const message = `"${found}" is an acronym that content/glossary.yaml does not explain in "${language}"; explain it under "terms", or name it under "plain" if it is none`;
      return [{ file, line, place, message }];
    }),
  );
}

/** The acronyms of a text that are not in `known`. */
export function unexplained(text: string, known: ReadonlySet<string>): string[] {
  const found = text.replace(unread, ' ').match(capitals) ?? [];
  return found.filter((each) => !label.test(each) && !isKnown(each, known));
}

/** Also true for a joined word such as ADC-SUR if all its parts are known. */
function isKnown(found: string, known: ReadonlySet<string>): boolean {
  return known.has(found) || found.split('-').every((part) => known.has(part));
}

function knownIn({ terms, plain }: Glossary, language: Language): ReadonlySet<string> {
  const written = terms.flatMap((term) => [termIn(term, language), ...(term.also ?? [])]);
  return new Set([...written.flatMap((term) => [term, ...term.split(' ')]), ...plain.words, ...plain.names]);
}
