import { plainText } from '../../i18n/plain-text.ts';

/**
 * Finds the instructors whose name contains the typed text, ignoring case; a blank search returns all. Without a match,
 * accents are ignored too: «oscar» finds Óscar.
 */
export function matchInstructors<T extends { name: string }>(instructors: readonly T[], search: string): readonly T[] {
  const wanted = search.trim().toLowerCase();
  const matches = instructors.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (matches.length > 0) return matches;
  return instructors.filter(({ name }) => plainText(name).includes(plainText(wanted)));
}
