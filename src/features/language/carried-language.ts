import { readStore } from '../../browser/storage.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/language.ts';
import { preferenceKey } from './preference-key.ts';

/**
 * The language that links to pages of both languages have to name, for a visit to stay in one language: that of a document
 * whose visitor has chosen none and of whose country the server knows nothing, so that such a page would come in the
 * default language. Null where it comes in this one anyway.
 */
export function languageToCarry(): Language | null {
  const { lang, dataset } = document.documentElement;
  if (!isLanguage(lang) || lang === defaultLanguage || dataset['guess']) return null;
  return readStore('localStorage', preferenceKey) === null ? lang : null;
}
