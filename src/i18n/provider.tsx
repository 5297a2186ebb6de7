import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from './language.ts';
import { translator, type Translate, type Words } from './words/words.ts';

const LanguageContext = createContext<{ language: Language; t: Translate } | null>(null);

/**
 * Provides the language and its texts to the components inside. A document never changes its language: the toggle loads
 * another document.
 */
export function LanguageProvider({
  language,
  words,
  children,
}: {
  language: Language;
  words: Words;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ language, t: translator(words) }), [language, words]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageContext() {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('The language is read outside its provider: wrap the component in <LanguageProvider>.');
  return value;
}

/**
 * The language of the document.
 * @throws Error outside a `LanguageProvider`
 */
export function useLanguage(): Language {
  return useLanguageContext().language;
}

/**
 * The interface texts of the document's language.
 * @throws Error outside a `LanguageProvider`
 */
export function useWords(): Translate {
  return useLanguageContext().t;
}
