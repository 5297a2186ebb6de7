import { plainText } from '../i18n/plain-text.ts';

/** Whether a text contains every word of a search, regardless of accents and case. */
export function matchesWords(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
