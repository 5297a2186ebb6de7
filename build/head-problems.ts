import { descriptionLength, documentTitle, titleLength } from '../src/site/head.ts';
import type { PageData } from '../src/site/page-data.ts';
import { routeRow } from '../src/site/routes.ts';

type HeadOfPage = Pick<PageData, 'page' | 'path' | 'language' | 'params' | 'head'> & { shell: { name: string } };

/**
 * What search engines would show badly of the pages: titles and descriptions that they would cut or that say next to
 * nothing, those that two pages share, and pages without a picture to share. Screens for unknown addresses are no pages,
 * and a page whose canonical address is another page's repeats that page's on purpose.
 */
export function headProblems(pages: readonly HeadOfPage[]): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const { page, path, language, params, head, shell } of pages) {
    if (page === 'notFound' || routeRow(page).canonical) continue;
    // The choices of one page are parts of it: they share its head.
    if (page !== 'article' && Object.keys(params).length > 0) continue;
    const at = `${path} (${language})`;
    const texts = [
      { name: 'title', text: documentTitle(head.title, shell.name), length: titleLength },
      { name: 'description', text: head.description, length: descriptionLength },
    ];
    for (const { name, text, length } of texts) {
      const { min, max } = length;
      if (text.length < min || text.length > max) {
        problems.push(`${at}: its ${name} has ${text.length} characters, not ${min} to ${max}: “${text}”`);
      }
      const other = taken.get(text);
      if (other) problems.push(`${at}: its ${name} is that of ${other}: “${text}”`);
      taken.set(text, at);
    }
  }
  return problems;
}
