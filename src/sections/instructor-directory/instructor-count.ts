import { locales, type Language } from '../../i18n/language.ts';
import { fill } from '../../i18n/words/fill.ts';

/** The text with the number of results, for none, one and more; `{count}` is the number. */
export type CountTexts = { zero: string; one: string; other: string };

/** The number of instructors found, as text: «1 instructor encontrado», “17 instructors found”. */
export function instructorCount(texts: CountTexts, count: number, language: Language): string {
  const form = new Intl.PluralRules(locales[language]).select(count) === 'one' ? 'one' : 'other';
  return fill(texts[count === 0 ? 'zero' : form], { count });
}
