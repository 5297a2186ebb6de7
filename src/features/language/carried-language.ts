import { readStore } from '../../browser/storage.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/language.ts';
import { preferenceKey } from './preference-key.ts';

/**
 * The language to write into links, so that the visit continues in the language of this document. A page with one
 * address for both languages needs this. Null if the document has the default language, or if the server decides by a
 * stored choice or a known country.
 */
export function languageToCarry(): Language | null {
  const { lang, dataset } = document.documentElement;
  if (!isLanguage(lang) || lang === defaultLanguage || dataset['guess']) return null;
  return readStore('localStorage', preferenceKey) === null ? lang : null;
}
