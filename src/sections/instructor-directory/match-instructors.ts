/**
 * Finds the instructors whose name contains the typed text, in upper or lower case; a blank search lists everyone.
 * Without a match, accents are left out too: «oscar» means Óscar.
 */
export function matchInstructors<T extends { name: string }>(instructors: readonly T[], search: string): readonly T[] {
  const wanted = search.trim().toLowerCase();
  const matches = instructors.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (matches.length > 0) return matches;
  return instructors.filter(({ name }) => withoutAccents(name).includes(withoutAccents(wanted)));
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
