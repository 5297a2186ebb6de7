import type { Language, Localized } from '../language.ts';
import { fill, type Values } from './fill.ts';

/** Reads texts that a part of the site has in a module of its own, in a language. */
export function readWords<Key extends string>(
  words: Readonly<Record<Key, Localized<string>>>,
  language: Language,
): (key: Key, values?: Values) => string {
  return (key, values = {}) => fill(words[key][language], values);
}
