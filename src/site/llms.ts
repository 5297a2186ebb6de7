import { languages, type Localized } from '../i18n/language.ts';
import { canonicalPath } from './links.ts';
import type { PageData } from './page-data.ts';
import { isIndexed } from './routes.ts';

const headings: Localized<string> = { es: 'Páginas en español', en: 'Pages in English' };

/**
 * The list of pages for language models (llmstxt.org): the indexed pages in both languages, each with its description.
 * Views of pages are left out.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function llmsText(siteUrl: string, siteName: string, drawn: readonly PageData[]): string {
  const pages = drawn.flatMap((data) => {
    const { page, language, params, head } = data;
    const isView = page !== 'article' && Object.keys(params).length > 0;
    if (page === 'notFound' || isView || !isIndexed(page)) return [];
    const address = siteUrl + canonicalPath(page, language, params);
    return [{ page, language, line: `- [${head.title}](${address}): ${head.description}` }];
  });
  const home = drawn.find(({ page, language }) => page === 'home' && language === 'es');
  return [
    `# ${siteName}`,
    `> ${home?.head.description ?? ''}`,
    ...languages.map((language) =>
      [`## ${headings[language]}`, ...pages.filter((each) => each.language === language).map(({ line }) => line)].join(
        '\n',
      ),
    ),
    '',
  ].join('\n\n');
}
