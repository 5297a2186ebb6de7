/** Lower-cases a text and removes its accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text contains every word of a search, regardless of accents and case. */
export function matchesWords(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
