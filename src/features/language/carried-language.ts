import { readStore } from '../../browser/storage.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/language.ts';
import { preferenceKey } from './preference-key.ts';

/**
 * The language that links to shared pages have to name, for a visit to stay in one language. Links need it where the
 * visitor has chosen none and the server has no country: such a page would come in the default language. Null where it
 * comes in this one anyway.
 */
export function languageToCarry(): Language | null {
  const { lang, dataset } = document.documentElement;
  if (!isLanguage(lang) || lang === defaultLanguage || dataset['guess']) return null;
  return readStore('localStorage', preferenceKey) === null ? lang : null;
}
