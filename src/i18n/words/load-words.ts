import type { Language, Localized } from '../language.ts';
import type { Words } from './words.ts';

const loaders: Localized<() => Promise<Words>> = {
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
};

/** Loads the interface texts of a document's language, and of no other. */
export function loadWords(language: Language): Promise<Words> {
  return loaders[language]();
}
