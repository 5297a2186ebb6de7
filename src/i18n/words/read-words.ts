import type { Language, Localized } from '../language.ts';
import { fill, type Values } from './fill.ts';

/** Reads the words that a part of the site brings with itself, in a language. */
export function readWords<Key extends string>(
  words: Readonly<Record<Key, Localized<string>>>,
  language: Language,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => fill(words[key][language], values);
}
