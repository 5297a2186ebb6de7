import type { Language, Localized } from '../language.ts';
import { fill, type Values } from './fill.ts';

/** Makes the function that returns texts of one part of the site in a language. */
export function readWords<Key extends string>(
  words: Readonly<Record<Key, Localized<string>>>,
  language: Language,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => fill(words[key][language], values);
}
