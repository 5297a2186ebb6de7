import { documentTitle } from '../src/site/head.ts';
import { descriptionLength, titleLength } from '../src/schema/head-lengths.ts';
import type { PageData } from '../src/site/page-data.ts';
import { routeRow } from '../src/site/routes.ts';

/** A problem in the head of a page; `text` is the title or description as written in the content. */
export type HeadProblem = { text: string; message: string } & Pick<PageData, 'page' | 'language'>;

type HeadOfPage = Pick<PageData, 'page' | 'path' | 'language' | 'params' | 'head'> & { shell: { name: string } };

/**
 * Finds titles and descriptions that search engines would show badly: too long, too short, or the same on two pages.
 * Screens for unknown addresses are not checked, nor pages whose canonical address is that of another page.
 */
export function headProblems(pages: readonly HeadOfPage[]): HeadProblem[] {
  const problems: HeadProblem[] = [];
  const taken = new Map<string, string>();
  for (const { page, path, language, params, head, shell } of pages) {
    if (page === 'notFound' || routeRow(page).canonical) continue;
    // Views of a page share its head.
    if (page !== 'article' && Object.keys(params).length > 0) continue;
    const at = `${path} (${language})`;
    const texts = [
      { name: 'title', own: head.title, text: documentTitle(head.title, shell.name), length: titleLength },
      { name: 'description', own: head.description, text: head.description, length: descriptionLength },
    ];
    for (const { name, own, text, length } of texts) {
      const tell = (message: string) => problems.push({ page, language, text: own, message: `${at}: its ${message}` });
      const { min, max } = length;
      if (text.length < min || text.length > max) {
        tell(`${name} has ${text.length} characters, not ${min} to ${max}: “${text}”`);
      }
      const other = taken.get(text);
      if (other) tell(`${name} is that of ${other}: “${text}”`);
      taken.set(text, at);
    }
  }
  return problems;
}
