/** A term and the id of its glossary entry, to which its first use is linked. */
export type MarkedTerm = { term: string; id: string };

/** Elements in which terms are not linked: links and controls, headings, and parts that are not read as text. */
export const unmarkedElements =
  'a,button,summary,label,h1,h2,h3,h4,h5,h6,nav,svg,script,style,template,select,textarea,code,kbd,form';

/** Class of running text inserted as HTML, which React does not compare. */
export const proseClass = 'prose';

/** Matches any of these terms as a whole word, the longest first: ADS-B before ADS. */
export function termPattern(terms: readonly MarkedTerm[]): RegExp {
  const written = terms.map(({ term }) => term).toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}_/.@-])(?:${written.join('|')})(?![\\p{L}\\p{N}_]|-\\p{L})`, 'gu');
}

/**
 * Splits a text into terms that are not yet linked and the parts between them. Null if there are no such terms.
 * @param seen the terms already linked; the found terms are added
 */
export function splitAtTerms(
  text: string,
  pattern: RegExp,
  seen: Set<string>,
): { text: string; isTerm: boolean }[] | null {
  const parts: { text: string; isTerm: boolean }[] = [];
  let from = 0;
  for (const { 0: term, index } of text.matchAll(pattern)) {
    if (seen.has(term)) continue;
    seen.add(term);
    if (index > from) parts.push({ text: text.slice(from, index), isTerm: false });
    parts.push({ text: term, isTerm: true });
    from = index + term.length;
  }
  if (parts.length === 0) return null;
  if (from < text.length) parts.push({ text: text.slice(from), isTerm: false });
  return parts;
}
