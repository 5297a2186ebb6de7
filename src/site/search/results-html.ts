import type { Language } from '../../i18n/language.ts';
import { searchWord } from '../../i18n/words/search.ts';
import { escapeHtml } from '../head.ts';
import { pathTo } from '../links.ts';
import { markedParts } from './marked-parts.ts';
import type { SearchFound } from './search-engine.ts';

/** Id of the element on the results page that the server fills for browsers without JavaScript. */
export const resultsId = 'search-results';

/** Name of the query parameter. */
export const queryParameter = 'q';

/** Maximum number of results shown; if there are more, a better query is needed. */
const mostResults = 20;

/**
 * Writes the results of a query as HTML: their number, and each with its kind, title and sentence, with marked words.
 * An answer, if there is one, is between the number and the results.
 */
export function resultsHtml(query: string, { answer, results }: SearchFound, language: Language): string {
  const word = searchWord(language);
  const shown = results.slice(0, mostResults);
  if (shown.length === 0) {
    const none = word('found.none', { query: query.trim() });
    const links = (['contact', 'glossary'] as const).map(
      (route) => `<a href="${pathTo(route, language)}">${word(route === 'contact' ? 'ask' : 'glossary')}</a>`,
    );
    return `<p role="status">${escapeHtml(none)}</p><p>${links.join(' · ')}</p>`;
  }
  const marked = (text: string) =>
    markedParts(text, query, language)
      .map((part) => (part.marked ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
      .join('');
  const items = shown.map(
    ({ kind, path, title, excerpt }) =>
      `<li><a href="${escapeHtml(path)}">${marked(title)}</a><span>${word(`kind.${kind}`)}</span><p>${marked(excerpt)}</p></li>`,
  );
  const answered = answer === null ? '' : `<p data-answer>${escapeHtml(answer)}</p>`;
  return `<p role="status">${countText(results.length, shown.length, language)}</p>${answered}<ol>${items.join('')}</ol>`;
}

function countText(count: number, shown: number, language: Language): string {
  const word = searchWord(language);
  if (count === 1) return word('found.one');
  return count > shown ? word('found.most', { shown, count }) : word('found.other', { count });
}
