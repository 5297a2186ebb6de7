/** Whether a text contains every word of a search, regardless of accents and case. */
export function matchesWords(text: string, search: string): boolean {
  const plain = withoutAccents(text);
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
